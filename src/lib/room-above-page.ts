/**
 * Height of the space above the page, as a custom property of the document. The first lines of script reserve it for the
 * question or the offer (src/starter.ts), which have the same height.
 */
export const ROOM = "--room";

/** The heights in src/site/page-script/consent-notice.css: from 48rem on, from 20rem on, and on phones with large letters. */
export const QUESTION_HEIGHT =
  "max(clamp(5.75rem,(48rem - 100vw)*99,10.75rem),min(18.5rem,(20rem - 100vw)*99))";

/** The height of one line. Only the offer of the Arabic page has it, so this height also means that the offer is due. */
export const OFFER_HEIGHT = "3.5rem";
