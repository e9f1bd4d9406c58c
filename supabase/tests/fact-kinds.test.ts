import { cleanPhone } from "@domain/clean-text";
import { storedPhone } from "@domain/phone";
import { expect, test } from "vitest";
import { sql } from "./support/stack";

/* The valid values of each kind of fact. */

const both = (text: string) => ({ en: text, ar: text });

const namesOf = (count: number) => Array.from({ length: count }, (_, place) => both(`x${place}`));
const numbers = { least: 1, most: 24 };

/** For each kind: its limits, valid values, and invalid ones. */
const KINDS: readonly [kind: string, rule: object, right: unknown[], wrong: unknown[]][] = [
  [
    "text",
    { most: 60 },
    [both("x".repeat(60)), both("😀".repeat(60)), both("a b")],
    [
      both("x".repeat(61)),
      both(""),
      both(" x"),
      both("x\u00a0"),
      both("<b>x</b>"),
      both("a\nb"),
      both("{{phone}}"),
      both("[x](y)"),
      both(`x${" ".repeat(5_000)}`),
      { en: "x" },
      { ...both("x"), fr: "x" },
      { en: "x", ar: 1 },
      "x",
      ["x"],
    ],
  ],
  [
    "names",
    { most: 40, count: 12 },
    [[both("x")], [both("x".repeat(40))], namesOf(12)],
    [
      [],
      [both("x"), both("x")],
      [both("x"), { en: "x", ar: "y" }],
      [{ en: "x", ar: "y" }, both("y")],
      ["x"],
      namesOf(13),
      both("x"),
    ],
  ],
  [
    "phone",
    {},
    ["+97140000000", "+971501234567", "+97180012345", "+971600123456", "+1234567"],
    [
      "+0971400000",
      "97140000000",
      "+971 4 000",
      "+97140000000000000",
      "+9714000000",
      "+971400000000",
      "+97110000000",
      "+97150123456",
      "800-CARE",
      97140000000,
    ],
  ],
  [
    "email",
    {},
    ["care@example.com", "a'b@example.com"],
    [
      "a..b@example.com",
      ".a@example.com",
      "a.@example.com",
      "a'@example.com",
      "care",
      "care@example",
      "a b@example.com",
      "care@example.com<",
      `${"a".repeat(243)}@example.com`,
    ],
  ],
  [
    "link",
    {},
    ["https://www.instagram.com/x", "https://example.com?a=b#c"],
    [
      "http://www.instagram.com/x",
      "https://localhost/x",
      "javascript:alert(1)",
      "https://example.com/<b>",
      `https://example.com/${"x".repeat(500)}`,
    ],
  ],
  ["number", numbers, [1, 24], [0, 25, -1, 1.5, "7", [7], true]],
  [
    "range",
    numbers,
    [
      [1, 2],
      [5, 5],
      [1, 24],
    ],
    [[2, 1], [1], [1, 2, 3], [0, 5], [1, 25], [1.5, 2], ["1", 2], 5],
  ],
  [
    "numbers",
    { ...numbers, count: 3 },
    [[8], [8, 12, 24]],
    [[], [12, 8], [8, 8], [1, 2, 3, 4], [0, 5], [8, 25]],
  ],
  [
    "rating",
    { least: 1, most: 1000 },
    [
      { value: 4.9, count: 1000 },
      { value: 5, count: 1 },
      { value: 1, count: 2 },
    ],
    [
      { value: 6, count: 1 },
      { value: 0.9, count: 1 },
      { value: 4.95, count: 1 },
      { value: "4.9", count: 1 },
      { value: 4.9, count: 0 },
      { value: 4.9, count: 1001 },
      { value: 4.9, count: 1.5 },
      { value: 4.9 },
      { value: 4.9, count: 1, more: 1 },
    ],
  ],
  [
    "languages",
    { codes: ["en", "ar"] },
    [["en"], ["ar", "en"]],
    [[], ["en", "en"], ["xx"], ["en", "xx"], "en", [["en"]], [1]],
  ],
  [
    "hours",
    {},
    [
      { opens: "00:00", closes: "24:00" },
      { opens: "08:00", closes: "22:30" },
      { opens: "22:00", closes: "08:00" },
    ],
    [
      { opens: "08:00", closes: "08:00" },
      { opens: "24:00", closes: "08:00" },
      { opens: "8:00", closes: "22:00" },
      { opens: "08:00", closes: "25:00" },
      { opens: "08:00" },
      { opens: "08:00", closes: "22:00", more: 1 },
    ],
  ],
  ["unknown", {}, [], ["x", 1, {}, []]],
];

test.each(KINDS)(
  "a fact of the kind %s with the limits %j has its values alone",
  async (kind, rule, right, wrong) => {
    const values = [...right, ...wrong, null, "", true, {}];
    const answers = await sql<{ allowed: boolean }[]>`
    select private.is_fact(${kind}, ${sql.json(rule as never)}, value) as allowed
    from jsonb_array_elements(${sql.json(values as never)}) with ordinality as entry (value, place)
    order by place`;
    expect(values.filter((_, place) => answers[place]?.allowed)).toEqual(right);
  },
);

test.each([
  "04 000 0000",
  "٠٥٠ ٠٠٠ ٠٠٠٠",
  "800 12345",
  "600 123456",
  "+44 20 7946 0000",
  "1234567",
  "+971 1 000 0000",
])("the phone number %j is taken by the form as the database takes it", async (typed) => {
  const number = storedPhone(typed);
  const [row] = await sql`
      select private.is_fact('phone', '{}', ${sql.json(number ?? cleanPhone(typed))}) as "isTaken"`;
  expect(row?.["isTaken"]).toBe(number !== undefined);
});
