/** The `ref` of an element that gets the focus when it is mounted, such as the first field of a dialog. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
