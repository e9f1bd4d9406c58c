/** Figures of the Arabic and the Persian script as 0 to 9. */
export const asciiFigures = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (figure) => String(figure.charCodeAt(0) % 16));
