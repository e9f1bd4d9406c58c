/** For sorting by a text, in the order of its characters: the same in every language and on every machine. */
export const compareBy =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    textOf(one) < textOf(other) ? -1 : 1;
