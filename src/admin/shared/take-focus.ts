/** The `ref` of what takes the focus as soon as it is there, such as the first field of a window. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
