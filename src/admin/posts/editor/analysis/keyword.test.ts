import { keywordCounter } from "@domain/keyword";
import fc from "fast-check";
import { expect, it } from "vitest";
import { serviceSlugs, serviceTitle } from "@/content/service-titles";

it.each([
  ["Doctor on Call", "Our doctor on call is a doctor-on-call. Doctor  on\ncall!", 3],
  ["Doctor on Call", "doctors on call, doctor on calls, indoctor on call, doctor, on call", 0],
  ["Pre- and Post-Operative Care", "pre- and post-operative care, pre and post operative care", 2],
  ["IV Therapy at Home", "iv therapy at home", 1],
])("English: %s in %j", (keyword, text, count) => {
  expect(keywordCounter(keyword, "en")(text)).toBe(count);
});

it.each([
  ["ممرّض تحت الطلب", "ممرض تحت الطلب، وممرّض تحت الطلب والممرّض تحت الطلب", 3],
  ["علاج وريدي في المنزل", "العلاج الوريدي في المنزل وبالعلاج الوريدي في منزل", 2],
  ["رعاية كبار السن", "لرعاية كبار السنّ. رعايه كبار السن", 2],
  ["أطباء الأسرة", "للأطباء الأسرة واطباء الاسره", 2],
  ["طبيب تحت الطلب", "أطبيب تحت الطلبات، طبيبة تحت الطلب", 0],
  ["رعاية الأم والمولود", "رعاية الأم والمولود ورعاية الأمومة", 1],
])("Arabic: %s in %j", (keyword, text, count) => {
  expect(keywordCounter(keyword, "ar")(text)).toBe(count);
});

it("finds the name of every service in its spelling", () => {
  for (const slug of serviceSlugs) {
    const title = serviceTitle(slug) ?? { en: "", ar: "" };
    expect([slug, keywordCounter(title.en, "en")(title.en)]).toEqual([slug, 1]);
    expect([slug, keywordCounter(title.ar, "ar")(`«${title.ar}»`)]).toEqual([slug, 1]);
  }
});

it("accepts any keyword, also one without letters", () => {
  expect(keywordCounter("", "en")("text")).toBe(0);
  expect(keywordCounter("(*", "en")("(*")).toBe(0);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom("en", "ar"), (keyword, text, locale) => {
      expect(keywordCounter(keyword, locale)(text)).toBeGreaterThanOrEqual(0);
    }),
  );
});
