import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emergencyNumbers } from "@/config/contact";
import * as storageKeys from "@/lib/storage-keys";
import { testFacts } from "@/testing/facts";
import { privacyPageTexts } from "@/texts/site/privacy-page";
import { termsPageTexts } from "@/texts/site/terms-page";
import { LOCALES, type Locale } from "@/config/locales";

/** The calls that store something in a browser, including those of React Router. */
const STORES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker)\b|\bdocument\.cookie\b|\bcaches\.|<ScrollRestoration\b|\bviewTransition\b/;

it.each([
  ["privacy policy", privacyPageTexts(testFacts())],
  ["terms of service", termsPageTexts(testFacts())],
])("the %s has the same sections and points in both languages, and a contact address", (_, texts) => {
  const outline = (lang: Locale) =>
    texts[lang].sections.map(({ id, points, after }) => [id, points?.length, after !== undefined]);
  expect(outline("ar")).toEqual(outline("en"));
  for (const lang of LOCALES) expect(JSON.stringify(texts[lang])).toContain("care@example.com");
});

const privacy = (lang: Locale) => JSON.stringify(privacyPageTexts(testFacts())[lang]);

it.each(LOCALES)("the privacy policy names the law, the 90 days and the click ids (%s)", (lang) => {
  expect(privacy(lang)).toMatch(/45 (?:of|لسنة) 2021/);
  expect(privacy(lang)).toMatch(/90 (?:days|يومًا)/);
  for (const name of ["gbraid", "wbraid", "fbclid", "ttclid"]) expect(privacy(lang)).toContain(name);
});

/** The keys that this part of the page names. A prefix counts when a key with it is named. */
const namedKeys = (lang: Locale) => {
  const section = privacyPageTexts(testFacts())[lang].sections.find(({ id }) => id === "browser");
  return (JSON.stringify(section).match(/\([\w…-][^)]*\)/g) ?? []).flatMap((names) =>
    names.slice(1, -1).split(/, | و/),
  );
};
const begins = (key: string) => /\W$/.test(key);
const isOf = (key: string) => (name: string) =>
  begins(key) ? name.startsWith(key.replace(/[: ]$/, "")) : name === key;

it.each(LOCALES)("the privacy policy names what the browser keeps, and nothing else (%s)", (lang) => {
  const keys = Object.values(storageKeys);
  const named = namedKeys(lang);
  expect(keys.filter((key) => !named.some(isOf(key)))).toEqual([]);
  expect(named.filter((name) => !keys.some((key) => isOf(key)(name)))).toEqual([]);
});

it("every key of the browser's storage is from the list", () => {
  const root = join(import.meta.dirname, "../..");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const direct = files.filter((file) => STORES.test(readFileSync(join(root, file), "utf8")));
  // The first file writes only keys of the list; the others, which are separate files, only read.
  expect(direct.toSorted()).toEqual(["lib/safe-storage.ts", "starter.ts", "tag-manager.ts"]);
  const tagManager = readFileSync(join(root, "tag-manager.ts"), "utf8");
  expect(tagManager.match(/(?:local|session)Storage\.\S+/g)).toEqual(["localStorage.getItem(CONSENT)"]);
  const starter = readFileSync(join(root, "starter.ts"), "utf8");
  expect(starter.match(/(?:local|session)Storage\b.*/g)).toEqual(["localStorage.getItem(key);"]);
  expect(starter.match(/kept\([^)]*\)/g)).toEqual([
    "kept(CONSENT)",
    "kept(LANGUAGE)",
    "kept(LANGUAGE_OFFERED)",
    "kept(`${FONTS}${lang}`)",
  ]);
});

it.each([
  ["en", /\bfee\b|courts?\b|cancel|prevails/i],
  ["ar", /رسوم|محاكم|محكمة|إلغاء|تلغي/],
] as const)(
  "the terms name the ambulance's number first, and no fee, court or cancellation (%s)",
  (lang, words) => {
    const terms = termsPageTexts(testFacts())[lang];
    expect(terms.lead).toContain(emergencyNumbers.ambulance);
    expect(JSON.stringify(terms)).not.toMatch(words);
  },
);
