/** The id of the styles that keep a place above the page free, see src/starter.ts. */
export const ROOM = "room";
