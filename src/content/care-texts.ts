import { textsOfFacts } from "@/i18n/texts-of-facts";
import { texts } from "./elderly-care-page.yaml";
import { pageTexts } from "./fill-texts";

/** What only the elderly care page says. A reason that rests on a number is left out while nobody has counted. */
export const careTexts = textsOfFacts((facts) => {
  const reasons = texts.why.reasons
    .filter(({ onlyWith }) => !onlyWith || facts[onlyWith])
    .map(({ title, text }) => ({ title, text }));
  return pageTexts({ ...texts, why: { ...texts.why, reasons } }, "elderly-care")(facts);
});
