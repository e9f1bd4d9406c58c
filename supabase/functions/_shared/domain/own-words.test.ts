import assert from "node:assert/strict";
import { isListed, measurePage, type PageTexts, type PlacePage, sequencesOf, wordsOf } from "./own-words.ts";

/** Words that occur in no other text. */
const words = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(" ");

const texts = (own: string, changes: Partial<PageTexts> = {}): PageTexts => ({
  own,
  name: "Deira",
  description: "Old streets and busy evenings by the Creek.",
  landmarks: "the Creek",
  directions: "A shop nearby is enough for us.",
  ...changes,
});
const page = (id: string, en: string, ar = words(120, `ن${id}ن`)): PlacePage => ({
  id,
  en: texts(en),
  ar: texts(ar),
});

for (const [text, expected] of [
  ["Don't ask; the Villa’s gate (No. 7) is open", "dont ask the villas gate no 7 is open"],
  ["طَبِيبٌ إلى المنزلـــ، أو الى الشقّة؟", "طبيب الي المنزل او الي الشقه"],
  ["٣٠ دقيقة", "30 دقيقه"],
  ["  — … !", ""],
] as const) {
  Deno.test(`the words of ${JSON.stringify(text)} are "${expected}"`, () => {
    assert.equal(wordsOf(text).join(" "), expected);
  });
}

Deno.test("every five consecutive words form a sequence", () => {
  assert.deepEqual([...sequencesOf("a b c d e f")], ["a b c d e", "b c d e f"]);
  assert.equal(sequencesOf("a b c d").size, 0);
});

for (const [count, own] of [
  [0, ""],
  [3, "three of them"],
  [119, words(119, "a")],
  [120, words(120, "a")],
  // What is said again is nothing new but for the joint.
  [64, `${words(60, "a")} ${words(60, "a")}`],
] as const) {
  Deno.test(`${count} words are a page's own of "${own.slice(0, 20)}"`, () => {
    assert.equal(measurePage(page("1", own), []).en.words, count);
  });
}

Deno.test("a page is listed from 120 own words in both languages on", () => {
  assert.ok(isListed(measurePage(page("1", words(120, "a")), [])));
  assert.ok(!isListed(measurePage(page("1", words(119, "a")), [])));
  assert.ok(!isListed(measurePage(page("1", words(120, "a"), words(119, "ن")), [])));
});

Deno.test("words that all pages of the location share do not count as its own", () => {
  const long = texts(words(60, "a"), { description: words(200, "b") });
  assert.equal(measurePage({ id: "1", en: long, ar: long }, []).en.words, 60);
});

for (const name of ["name", "description", "landmarks", "directions"] as const) {
  Deno.test(`a page without ${name} in one language is not listed`, () => {
    const whole = page("1", words(120, "a"));
    const measure = measurePage({ ...whole, ar: { ...whole.ar, [name]: " " } }, []);
    assert.deepEqual(measure.ar.empty, [name]);
    assert.ok(!isListed(measure));
  });
}

// 120 words are 116 sequences, of which 40 % are 46.4: 50 words in a row have 46, and 51 have 47.
for (const [count, expected] of [
  [50, true],
  [51, false],
] as const) {
  Deno.test(`a page that shares ${count} words in a row is listed: ${expected}`, () => {
    const one = page("1", `${words(count, "same")} ${words(120 - count, "a")}`);
    const other = page("2", `${words(count, "same")} ${words(120 - count, "b")}`);
    const measure = measurePage(one, [one, other]);
    assert.equal(isListed(measure), expected);
    assert.equal(measure.en.sharedWith, "2");
    assert.equal(isListed(measurePage(other, [one, other])), expected);
  });
}

Deno.test("a page that differs from another only in the location's name is not listed", () => {
  const say = (name: string) =>
    Array.from({ length: 12 }, (_, index) => `${words(9, `w${index}x`)} ${name}`).join(" ");
  const [one, other] = [page("1", say("Deira")), page("2", say("Naif"))];
  assert.ok(measurePage(one, [other]).en.shared > 0.4);
});

Deno.test("a page that repeats another location's text is not listed", () => {
  const said = words(120, "place");
  const other = page("2", words(120, "b"));
  const measure = measurePage(page("1", said), [{ ...other, en: { ...other.en, description: said } }]);
  assert.equal(measure.en.shared, 1);
  assert.equal(measure.en.sharedWith, "2");
});

Deno.test("a page is compared with the most similar one, in each language alone", () => {
  const one = page("1", words(120, "a"), words(120, "ن"));
  const near = page("2", words(120, "a"));
  const far = page("3", words(20, "a"), words(120, "ن"));
  const measure = measurePage(one, [far, one, near]);
  assert.deepEqual([measure.en.shared, measure.en.sharedWith], [1, "2"]);
  assert.deepEqual([measure.ar.shared, measure.ar.sharedWith], [1, "3"]);
});
