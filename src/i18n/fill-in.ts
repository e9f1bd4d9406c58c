/** A text with values in its places: `fillIn("Near {landmarks}", { landmarks: "Almas Tower" })`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (place, name: string) => values[name] ?? place);
