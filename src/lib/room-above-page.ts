/**
 * Height of the room above the page, a property of the document that its styles read. The first lines of script keep it for what is asked
 * or offered there (src/starter.ts), which is as high and takes its place.
 */
export const ROOM = "--room";

/** The heights of src/site/page-script/consent-notice.css: from 48rem on, from 20rem on, and on phones with large letters. */
export const QUESTION_HEIGHT =
  "max(clamp(5.75rem,(48rem - 100vw)*99,10.75rem),min(18.5rem,(20rem - 100vw)*99))";

/** Of one line. Only the offer of the Arabic page has this height, so the room also tells that it is due. */
export const OFFER_HEIGHT = "3.5rem";
