/*
 * Everything that the website stores in the browser, by its key. Each export is a key that the privacy page names, or the
 * prefix of several keys, which ends in a punctuation mark.
 */

/** The language that a person chose. */
export const LANGUAGE = "lang";
/** Whether the Arabic home page has been offered. */
export const LANGUAGE_OFFERED = "lang-offered";
export const CONSENT = "consent";
/** Ids of clicks on advertisements by kind, after consent. */
export const GCLID = "gclid";
export const GBRAID = "gbraid";
export const WBRAID = "wbraid";
export const FBCLID = "fbclid";
export const TTCLID = "ttclid";
/** The key for deleting them from the database after a withdrawal, and the time since when each is kept. */
export const AD_CLICKS = "ad-clicks";
/** Prefix of an id: a contact click that could not be sent yet. */
export const UNSENT = "unsent:";
/** Prefix of a language: the styles that load the fonts on the next page. */
export const FONTS = "fonts-";
/** Prefix of the hash of a description: the address of its drawing. */
export const INFOGRAPHIC = "infographic:";
/** Prefix of the project and `-auth-token`: the session of a member of staff. */
export const SIGN_IN = "sb-";
export const SETTINGS = "adminSettings";
/** The default for a missing setting in `SETTINGS`. */
export const GENERATION_FLAG = "aiGenerationEnabled";
/** Whether the editor shows one language or both. */
export const EDITOR_VIEW = "editor-view";
/** Whether an owner has dismissed the offer of the rule that readers get only approved texts. */
export const REVIEW_OFFER = "medical-review-offer";
/** The columns of cost files, and what each contains. */
export const COST_COLUMNS = "cost-columns";
/** Prefix of the person and the post: a text that is not on the server yet. */
export const UNSAVED_TEXT = "editor-unsaved:";
/** Prefix of the person: the progress of their run of generated articles. */
export const GENERATION_RUN = "bulkGeneration:";
/** Whether the first articles have been published from this browser. */
export const BLOG_SEEDED = "blog-seeded";

/** The id of a tab's visit. */
export const VISIT = "visit";
/** The last campaign of the visit, and the first and the last article. */
export const TRAIL = "visit-trail";
/** Whether the visit's first page was in the chosen language. */
export const LANGUAGE_CHECKED = "lang-checked";
/** Prefix of an address: whether its page was loaded again for missing scripts. */
export const LOADED_AGAIN = "loaded-again ";
