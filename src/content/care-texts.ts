import { textsOfFacts } from "@/i18n/texts-of-facts";
import { texts } from "./elderly-care-page.yaml";
import { pageTexts } from "./fill-texts";

/** The texts of the elderly care page alone. A reason that needs a number is left out while that has no value. */
export const careTexts = textsOfFacts((facts) => {
  const reasons = texts.why.reasons
    .filter(({ onlyWith }) => !onlyWith || facts[onlyWith])
    .map(({ title, text }) => ({ title, text }));
  return pageTexts({ ...texts, why: { ...texts.why, reasons } }, "elderly-care")(facts);
});
