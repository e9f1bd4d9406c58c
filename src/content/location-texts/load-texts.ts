import type { LocationTexts } from "./types";

/** One file per place, so that a visitor downloads the words of one page. */
const loaders: Readonly<Record<string, () => Promise<{ texts: LocationTexts }>>> = {
  "dubai-marina": () => import("./dubai-marina"),
  "downtown-dubai": () => import("./downtown-dubai"),
  "business-bay": () => import("./business-bay"),
  jlt: () => import("./jlt"),
  "palm-jumeirah": () => import("./palm-jumeirah"),
  "dubai-hills": () => import("./dubai-hills"),
  jumeirah: () => import("./jumeirah"),
  deira: () => import("./deira"),
};

/** The texts of a place; undefined for one that has none yet, whose page does without them. */
export async function loadLocationTexts(slug: string): Promise<LocationTexts | undefined> {
  // A slug comes from an address: `constructor` is in every object, but it is no place.
  const load = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
  return (await load?.())?.texts;
}
