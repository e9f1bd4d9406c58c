export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

export function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
