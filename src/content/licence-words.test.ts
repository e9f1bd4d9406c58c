import { describe, expect, it } from "vitest";
import { ar } from "@/texts/site/ar";
import { en } from "@/texts/site/en";
import { locationPageTexts } from "@/texts/site/location-page";
import { fillFacts } from "@/i18n/fill-facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";
import { testFacts } from "@/testing/facts";

/** A claim about ourselves. A laboratory and a clinician have their own licences, and the authority takes complaints about anybody. */
const CLAIM = /licen[cs]e|DHA|(?<!مختبر )مرخ|ترخيص|بترخيص/i;
const OTHERS =
  /licensed laborator(?:y|ies)|may also turn to the Dubai Health Authority|driving licence|^x licence$|^ترخيص x رقم$/gi;

const claimsIn = (texts: unknown) => textsIn(texts).filter((text) => CLAIM.test(text.replaceAll(OTHERS, "")));

describe.each(Object.entries(PAGE_TEXTS))("the texts of: %s", (_, make) => {
  it("claim no licence without a valid one, and are complete sentences", () => {
    const texts = make(testFacts({ isLicensed: false }));
    // The lines with a permit's number are shown only with one.
    const others = "footer" in texts ? { ...texts, footer: undefined } : texts;
    expect(claimsIn(others)).toEqual([]);
    // A comma alone goes between others.
    const sentences = textsIn(texts).filter((text) => /\p{L}/u.test(text));
    const gaps = sentences.filter((text) => /^[\s,،·;]| {2}|[,،] ?[,،.]| \./u.test(text));
    expect(gaps).toEqual([]);
  });
});

it("the texts claim a valid licence in the specification's words", () => {
  const facts = testFacts();
  expect(en(facts).navigation.serviceStrip).toBe("24/7 Available, DHA Licensed, 30-Min Response");
  expect(locationPageTexts(facts).en.badges.licensed).toBe("DHA Licensed");
  expect(claimsIn(en(facts)).length).toBeGreaterThan(4);
  expect(claimsIn(ar(facts)).length).toBeGreaterThan(4);
});

it("texts of staff follow the licence through a placeholder", () => {
  const text = "{{licensed:A DHA-licensed nurse|A nurse}} comes{{licensed:, as the law asks|}}.";
  expect(fillFacts(text, testFacts(), "en")).toBe("A DHA-licensed nurse comes, as the law asks.");
  expect(fillFacts(text, testFacts({ isLicensed: false }), "en")).toBe("A nurse comes.");
});
