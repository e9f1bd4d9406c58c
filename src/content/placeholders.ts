/** Facts that the texts of a page may name: `{{price}}`. Those of a service are the page's own. */
export const PAGE_FACTS = [
  "name",
  "price",
  "starts-from",
  "arrival",
  "visit",
  "hours",
  "languages",
  "any-language",
  "results",
  "same-day",
  "shifts",
  "shortest-shift",
  "night-shift",
  "rating",
  "treatments",
  "years",
  "year-count",
  "patients",
  "patient-count",
] as const;
export type PageFact = (typeof PAGE_FACTS)[number];

/** Conditions, with texts for both cases: `{{licensed:A DHA-licensed nurse|A nurse}}`. */
export const PAGE_CONDITIONS = [
  "licensed",
  "always-open",
  "arrival",
  "rating",
  "treatments",
  "years",
] as const;
export type PageCondition = (typeof PAGE_CONDITIONS)[number];

const WORDS = String.raw`((?:[^{}|]|\{\{[a-z-]+\}\})*)`;

/** Matches a placeholder: its name, and of a condition the words while it holds and the other ones, which may name facts. */
export const PAGE_PLACEHOLDER = new RegExp(String.raw`\{\{([a-z-]+)(?::${WORDS}\|${WORDS})?\}\}`, "g");
