/** At most `length` characters, cut at a word, with an ellipsis when something was left out. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > length / 2 ? space : undefined).replace(/[\s,،.;:]+$/, "")}…`;
}
