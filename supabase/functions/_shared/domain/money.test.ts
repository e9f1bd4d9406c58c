import assert from "node:assert/strict";
import { decimalSignOf, foreignCurrency, readMoney, sumOf } from "./money.ts";

const AMOUNTS: [string, number][] = [
  ["7", 7],
  ["1,500", 1500],
  ["١٬٥٠٠", 1500],
  ["262.50", 262.5],
  ["1,234.50", 1234.5],
  ["1.234,56", 1234.56],
  ["1 234,50", 1234.5],
  ["1'234.50", 1234.5],
  ["١٬٢٣٤٫٥٠", 1234.5],
  ["١٫٥٠٠", 1.5],
  ["۱۲۳۴٫۵", 1234.5],
  ["1,23,456.00", 123_456],
  ["1,234,567", 1_234_567],
  ["1.234.567", 1_234_567],
  ["12,5", 12.5],
  [".5", 0.5],
  ["0.125", 0.13],
  ["1.0050", 1.01],
  ["0.30000000000000004", 0.3],
  ["AED 1,200", 1200],
  ["AED1,200", 1200],
  ["aed 12.50", 12.5],
  ["12 Dhs.", 12],
  ["١٢٫٥٠ د.إ", 12.5],
  ["١٢٫٥٠ د.إ.", 12.5],
  ["د.إ.\u200F ١٢٫٥٠", 12.5],
  ["\u20C3 12.50", 12.5],
  ["\u20C312.50", 12.5],
  ["٣ دراهم", 3],
  ["\u200F12.50\u00A0", 12.5],
  ["+12.30", 12.3],
  ["9,999,999,999.99", 9_999_999_999.99],
];
for (const [text, amount] of AMOUNTS) {
  Deno.test(`${text} is ${amount} dirhams`, () => {
    assert.deepEqual(readMoney(text), { kind: "amount", amount });
  });
}

Deno.test("a credit is negative, however it is written", () => {
  for (const text of [
    "-12.30",
    "\u221212.30",
    "(12.30)",
    "12.30-",
    "AED -12.30",
    "-AED 12.30",
    "(AED 12.30)",
    "\u200E-12.30",
  ])
    assert.deepEqual(readMoney(text), { kind: "amount", amount: -12.3 }, text);
});

Deno.test("an amount below the smallest coin is 0", () => {
  for (const text of ["<0.01", "< 0.01", "AED <0.01", "<٠٫٠١", "-0.00"])
    assert.deepEqual(readMoney(text), { kind: "amount", amount: 0 }, text);
});

Deno.test("a sign for a missing amount is read as nothing", () => {
  for (const text of ["", " ", "-", "--", " –", "—", "N/A", "n/a", "#N/A", "AED --", "غير متاح"])
    assert.deepEqual(readMoney(text), { kind: "nothing" }, text);
});

Deno.test("an invalid amount, or one too large for the database, cannot be read", () => {
  for (const text of [
    "12.34.5",
    "12,34.5",
    "abc",
    "1,234.50 x",
    "<5",
    "--5",
    "(5",
    "5%",
    "1e5",
    "NaN",
    "10,000,000,000",
  ])
    assert.deepEqual(readMoney(text), { kind: "unreadable" }, text);
});

Deno.test("a point before three digits is read as in the rest of its column", () => {
  assert.deepEqual(readMoney("1.234"), { kind: "ambiguous" });
  assert.deepEqual(readMoney("1.234", decimalSignOf(["1.234", "9,50"])), { kind: "amount", amount: 1234 });
  assert.deepEqual(readMoney("1.234", decimalSignOf(["N/A", "1.234", "9.50"])), {
    kind: "amount",
    amount: 1.23,
  });
});

Deno.test("another currency is named", () => {
  const currencies = {
    $12: "USD",
    "USD 12": "USD",
    "12 eur": "EUR",
    "١٢ ر.س": "SAR",
    "\u20C1 12": "SAR",
    "12 د.ك": "KWD",
  };
  for (const [text, currency] of Object.entries(currencies))
    assert.deepEqual(readMoney(text), { kind: "currency", currency }, text);
});

Deno.test("the name of a column may name another currency", () => {
  assert.equal(foreignCurrency("Amount spent (USD)"), "USD");
  for (const name of ["Amount spent (AED)", "Avg. CPC", "AED"])
    assert.equal(foreignCurrency(name), undefined, name);
});

Deno.test("amounts are added exactly", () => {
  assert.equal(sumOf(Array.from({ length: 10 }, () => 0.1)), 1);
  assert.equal(sumOf([12.3, -12.3]), 0);
});
