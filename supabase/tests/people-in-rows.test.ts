import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anonymous } from "./support/callers";
import { call, stored } from "./support/rest";
import { sql } from "./support/stack";

/* An address or campaign word that looks like a person is not stored, in any notation. */

const named = async (texts: readonly string[]) => {
  const rows = await sql<{ text: string }[]>`
    select text from unnest(${texts}::text[]) with ordinality as given (text, place)
    where private.names_a_person(text) order by place`;
  return rows.map(({ text }) => text);
};

const NUMBERS = [
  "0501234567",
  "041234567",
  "971501234567",
  "00971501234567",
  "+971501234567",
  "+12125550123",
  "784199012345671",
];

const PEOPLE = [
  "amal@example.com",
  "amal＠example.com",
  "amal%40example.com",
  "amal%252540example.com",
  "+971 50 123 4567",
  "+971 (0)50 123 4567",
  "tel00971501234567",
  "مرحبا٠٥٠١٢٣٤٥٦٧",
  "050-123-4567",
  "050/123/4567",
  "050,123,4567",
  "050.123.45.67",
  "050-123.45-67",
  "050:12:34:567",
  "050٫123٬4567",
  "050\u200b1234567",
  "050\u2066123\u20694567",
  "0️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣",
  "⓪⑤⓪①②③④⑤⑥⑦",
  "𝟎𝟓𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕",
  "०५०१२३४५६७",
  "050 123 4567, 2026-11-28",
  "784-1990-1234567-1",
  // Perhaps two prices, which are not as bad to lose.
  "784,100.00_1,000.00",
  // A byte that is not a character hides nothing next to it.
  "/call/%FF%D9%A0%D9%A5%D9%A0%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5%D9%A6%D9%A7",
];

const NOBODY = [
  "",
  "november_2026",
  "summer-2026-11-28",
  "2026/11/28",
  "02-11-2026",
  "٢٠٢٦/١١/٠٥",
  "05/11/2026-07/11/2026",
  "2026-11-01_2026-11-30",
  "20261101-20261130",
  "2026-11-28T09:00:00.000Z",
  "09:00-17:30:00",
  "17234567890",
  "120210987654321",
  "letter 12",
  "AED 1,299.00-2,499.00",
  "from+12,999.00",
  "0.25,0.50,0.75",
  "1,050.00-2,400.00",
  "AED 971.00 - 1,299.00",
  "room-05-2026-11-28",
  "room-05-12",
  "ages 3 to 12",
  "10.0.0.255",
  "100%",
  "50% off",
  "%D8%B1%D8%A8%D9%8A%D8%B9",
  "%FF%FE%zz%",
];

describe("in written text", () => {
  test("people are found", async () => {
    expect(await named(PEOPLE)).toEqual(PEOPLE);
  });

  test("dates, times, prices, ids and campaign names are not taken for people", async () => {
    expect(await named(NOBODY)).toEqual([]);
  });
});

/** The code points of zeros that digits follow, by script or style. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xabf0, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7ec,
  0x1e950, 0x1fbf0,
];
const SIGNS = [
  "",
  "",
  " ",
  "-",
  ".",
  ",",
  "/",
  "_",
  ":",
  "|",
  "*",
  "·",
  "•",
  "–",
  "−",
  "٫",
  "٬",
  "،",
  "ـ",
  "۔",
  "।",
  "־",
  "⸱",
  "\ufffd",
  "\u00a0",
  "\u202f",
  "\u3000",
];
const UNSEEN = [
  "",
  "",
  "\u200b",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u2066",
  "\u2069",
  "\ufeff",
  "\u00ad",
  "\ufe0f",
  "\u20e3",
];

const inDigits = (number: string, zero: number) =>
  number.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** A number with signs between its digits, which no prefix of letters hides. */
const written = fc
  .record({
    number: fc.constantFrom(...NUMBERS),
    zero: fc.constantFrom(...ZEROS),
    signs: fc.array(fc.tuple(fc.constantFrom(...SIGNS), fc.constantFrom(...UNSEEN)), {
      minLength: 14,
      maxLength: 14,
    }),
    around: fc.constantFrom(["", ""], ["call ", ""], ["/call/", "/now"], ["اتصل", "الآن"], ["x", "x"]),
    encodings: fc.nat(3),
  })
  .map(({ number, zero, signs, around: [before = "", after = ""], encodings }) => {
    const digits = Array.from(inDigits(number, zero));
    // A sign that starts a number is before its first digit.
    const spaced = digits.map((digit, index) => {
      const [sign = "", unseen = ""] = index < 3 ? [] : (signs[index] ?? []);
      return unseen + sign + digit;
    });
    let text = before + spaced.join("") + after;
    for (let times = 0; times < encodings; times += 1) text = encodeURIComponent(text);
    return text;
  });

const two = (number: number) => String(number).padStart(2, "0");
const day = fc
  .record({
    year: fc.integer({ min: 1990, max: 2039 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
    sign: fc.constantFrom("-", "/", "."),
    turned: fc.boolean(),
  })
  .map(({ year, month, date, sign, turned }) => {
    const parts = [String(year), two(month), two(date)];
    return (turned ? parts.toReversed() : parts).join(sign);
  });
const price = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((fils) => (fils / 100).toLocaleString("en", { minimumFractionDigits: 2 }));
const ordinary = fc
  .record({
    zero: fc.constantFrom(...ZEROS),
    word: fc.constantFrom("", "summer-", "offer ", "عرض ", "/archive/"),
    things: fc.array(fc.oneof(day, price), { minLength: 1, maxLength: 3 }),
    between: fc.constantFrom("_", " - ", " to ", "..", " | "),
  })
  .map(({ zero, word, things, between }) => ({ zero, text: word + things.join(between) }))
  // Prices that spell an identity number are taken for one: better a price too few than a person in a row.
  .filter(({ text }) => !/784[12]\d{10}/.test(text.replace(/\D/g, "")))
  .map(({ zero, text }) => inDigits(text, zero));

describe("for random input", () => {
  test("a number in any digits, with any punctuation, encoded any number of times, is found", async () => {
    await fc.assert(
      fc.asyncProperty(written, async (text) => {
        expect(await named([text])).toEqual([text]);
      }),
      { numRuns: 400 },
    );
  });

  test("days and prices are not taken for people", async () => {
    await fc.assert(
      fc.asyncProperty(ordinary, async (text) => {
        expect(await named([text])).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

test("an address without a page is not noted with a person's data or a long number", async () => {
  const digits = (number: string) => encodeURIComponent(inDigits(number, 0x6f0));
  const paths = [
    `/test-missing/${digits("0501234567")}`,
    `/test-missing/${encodeURIComponent(digits("0501234567"))}`,
    `/test-missing/${digits("123456789")}`,
    "/test-missing/050,123,4567",
  ];
  for (const p_path of paths)
    expect((await call(anonymous, "note_missing_path", { p_path })).status).toBe(204);
  expect(await stored("missing_paths?path=like./test-missing/*")).toEqual([]);
});
