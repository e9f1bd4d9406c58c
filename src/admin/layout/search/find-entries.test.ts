import { describe, expect, it } from "vitest";
import { findEntries, type SearchEntry } from "./find-entries";

const entry = (kind: SearchEntry["kind"], en: string, ar: string, slug?: string): SearchEntry => ({
  kind,
  id: `${kind} ${en}${ar}`,
  to: "/admin",
  name: { en, ar },
  ...(slug !== undefined && { slug }),
});

const entries = [
  entry("post", "When a fever needs a doctor", "متى تحتاج الحُمّى إلى طبيب", "fever-doctor"),
  entry("post", "Doctor at your hotel", "طبيب في غرفتك الفندقية"),
  entry("post", "", "الأشعّة في المنزل"),
  entry("post", "Questions in an emergency", "أسئلة في الطوارئ ومسؤولية الأهل"),
  entry("service", "Doctor on Call", "طبيب تحت الطلب", "doctor-on-call"),
  entry("location", "Dubai Marina", "دبي مارينا", "dubai-marina"),
  entry("page", "Services", "الخدمات"),
  entry("page", "Opening hours 2026", ""),
];
const found = (typed: string) => findEntries(entries, typed).map(({ name }) => name.en || name.ar);

describe("the search finds", () => {
  it.each([
    ["whatever the case", "DOCTOR ON", "Doctor on Call"],
    ["a part of a word", "marin", "Dubai Marina"],
    ["words in any order", "call doctor", "Doctor on Call"],
    ["a slug", "fever-doc", "When a fever needs a doctor"],
    ["without vowel marks", "الحمى", "When a fever needs a doctor"],
    ["with vowel marks", "خَدَمات", "Services"],
    ["with another form of alif", "الاشعة", "الأشعّة في المنزل"],
    ["with ha for ta marbuta", "الاشعه", "الأشعّة في المنزل"],
    ["without the hamza on its seat", "اسيلة طواري مسوولية", "Questions in an emergency"],
    ["with the article that the name lacks", "الطبيب تحت", "Doctor on Call"],
    ["with a Persian keyboard's letters", "دبی", "Dubai Marina"],
    ["with Arabic digits", "٢٠٢٦", "Opening hours 2026"],
    ["with stretched letters", "خـدمـات", "Services"],
  ])("%s: %s", (_, typed, name) => {
    expect(found(typed)).toContain(name);
  });

  it("nothing for signs alone, and nothing across two names", () => {
    expect(found(" «» ")).toEqual([]);
    expect(found("on call طبيب")).toEqual(["Doctor on Call"]);
    expect(found("calltabib")).toEqual([]);
  });
});

it("the search groups results by kind, with those that begin with the words first", () => {
  expect(found("doctor")).toEqual(["Doctor on Call", "Doctor at your hotel", "When a fever needs a doctor"]);
});
