/** Above the selection so much of the field is left in view. */
const SHARE_ABOVE = 0.3;

/** Selects a part of a text field and scrolls both the field and the page to it; browsers scroll neither by themselves. */
export function revealSelection(field: HTMLTextAreaElement, start: number, end: number): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  field.scrollTop = Math.max(0, heightBefore(field, start) - field.clientHeight * SHARE_ABOVE);
  field.scrollIntoView({ block: "nearest" });
}

/** How far down a character stands, measured by a copy of the field that is as high as the text before it. */
function heightBefore(field: HTMLTextAreaElement, position: number): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute("id");
  copy.rows = 1;
  copy.value = field.value.slice(0, position);
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    width: `${field.clientWidth}px`,
    height: "0",
  });
  field.after(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}
