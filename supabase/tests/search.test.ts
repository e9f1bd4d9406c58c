import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, isFoundIn } from "../../src/lib/fold-text";
import { sql } from "./support/stack";

/** Letters, marks, digits and signs of both languages, including those with several spellings. */
const text = (maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from("aBÉé5٥۵ اأإآٱبةهوؤيىیئءكکلُّـ-،.%_(*")),
    maxLength,
  });

test("a text is folded as in the browser", async () => {
  const texts = fc.sample(text(30), { numRuns: 500, seed: 1 });
  const folded = await sql<{ folded: string }[]>`
    select private.fold_text(text) as folded from unnest(${texts}::text[]) with ordinality as texts (text, place) order by place`;
  expect(folded.map((row) => row.folded)).toEqual(texts.map(foldText));
});

test("words are found as in the browser", async () => {
  const pairs = fc
    .sample(fc.tuple(text(40), text(40), fc.nat(20), fc.integer({ min: 1, max: 6 })), {
      numRuns: 500,
      seed: 1,
    })
    .map(([one, other, from, length], index) => ({
      written: one,
      // Half of them are a part of it.
      typed:
        index % 2 === 0
          ? Array.from(one)
              .slice(from, from + length)
              .join("")
          : other.slice(0, 3),
    }));
  const found = await sql<{ is_found: boolean }[]>`
    select written collate pg_catalog.pg_c_utf8 ~* all (private.search_patterns(typed)) as is_found
    from unnest(${pairs.map(({ written }) => written)}::text[], ${pairs.map(({ typed }) => typed)}::text[])
      with ordinality as pairs (written, typed, place)
    order by place`;
  const expected = pairs.map(({ written, typed }) => isFoundIn(written, typed));
  expect(new Set(expected)).toEqual(new Set([true, false]));
  expect(found.map((row) => row.is_found)).toEqual(expected);
});
