import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";

/** Numbers that stand nowhere else. */
const facts = testFacts({
  averageResponse: 437,
  promise: 439,
  treatments: 4441,
  rating: { value: 4.9, count: 4447 },
});

const withNumber = (number: number): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(PAGE_TEXTS)
      .map(
        ([name, make]) =>
          [name, textsIn(make(facts)).filter((text) => text.includes(String(number)))] as const,
      )
      .filter(([, texts]) => texts.length > 0),
  );

it("only the contact page, which has no service's own time, shows the promise", () => {
  expect(withNumber(439)).toEqual({
    contactPageTexts: [
      expect.stringMatching(/at your door, often in 439 minutes\.$/),
      expect.stringMatching(/ونصل إلى بابك غالبًا خلال 439 دقيقة\.$/),
    ],
  });
});

it("the average is about arrivals, never about answers, and is on no service's page", () => {
  const said = withNumber(437);
  expect(Object.keys(said).toSorted((one, other) => one.localeCompare(other, "en"))).toEqual([
    "aboutPageTexts",
    "Arabic ones of every page",
    "English ones of every page",
  ]);
  for (const text of Object.values(said).flat())
    expect(text).not.toMatch(/answer|reply|\b(?:we|who) respond|نردّ?|الردّ?|نجيب|يجيب/i);
});

it("without a promise the contact page shows the average time until arrival", () => {
  const { contactPageTexts } = PAGE_TEXTS;
  const texts = textsIn(contactPageTexts?.(testFacts({ averageResponse: 437, promise: undefined })));
  expect(texts.filter((text) => text.includes("437"))).toEqual([
    expect.stringMatching(/someone is with you in about 437 minutes\.$/),
    expect.stringMatching(/ونكون عندك خلال نحو 437 دقيقة في المتوسط\.$/),
  ]);
});

it("reviews belong to the rating, and the number beside them counts treatments", () => {
  const formatted = (number: string) =>
    Object.values(PAGE_TEXTS)
      .flatMap((make) => textsIn(make(facts)))
      .filter((text) => text.includes(number));
  for (const text of formatted("4,441")) expect(text).not.toMatch(/4,441\+? (?:reviews|تقييم)/);
  expect(formatted("4,441").length).toBeGreaterThan(1);
  for (const text of formatted("4,447")) expect(text).toMatch(/4,447 (?:reviews|تقييم)/);
});
