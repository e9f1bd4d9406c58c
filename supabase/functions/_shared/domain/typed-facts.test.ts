import assert from "node:assert/strict";
import type { Facts } from "./facts.ts";
import { typedFacts } from "./typed-facts.ts";

const service = (slug: string, en: string, ar: string, priceAED?: number): Facts["services"][number] => ({
  slug,
  name: { en, ar },
  ...(priceAED !== undefined && { priceAED }),
  unit: "visit",
});

const FACTS: Facts = {
  name: { en: "Dar Afiya", ar: "دار عافية" },
  phone: "+97140000000",
  whatsapp: "+971500000000",
  email: "care@example.com",
  street: { en: "Al Barsha", ar: "البرشاء" },
  hours: { opens: "00:00", closes: "24:00" },
  languages: ["en", "ar"],
  areas: [{ en: "Deira", ar: "ديرة" }],
  payments: [{ en: "Cash", ar: "نقدًا" }],
  sameDayUntil: 23,
  labResults: [6, 24],
  careShifts: [8, 12],
  permits: [],
  isLicensed: true,
  services: [
    service("nurse-on-call", "Nurse on Call", "ممرّض تحت الطلب", 99),
    service("doctor-on-call", "Doctor on Call", "طبيب تحت الطلب", 1200),
    service("elderly-care", "Elderly Care", "رعاية كبار السن"),
  ],
};

const found = (text: string, primaryService: string | null = null) =>
  typedFacts(text, FACTS, primaryService).map((fact) => [fact.typed, fact.placeholder, fact.isCurrent]);

const texts: Record<string, [typed: string, placeholder: string, isCurrent: boolean][]> = {
  "Nurse on call starts from AED 149.": [["AED 149", "{{price:nurse-on-call}}", false]],
  "A nurse on call costs 99 dirhams, a doctor on call AED 1,200.": [
    ["99 dirhams", "{{price:nurse-on-call}}", true],
    ["AED 1,200", "{{price:doctor-on-call}}", true],
  ],
  "Read about the [doctor](/services/doctor-on-call): 99 AED": [
    ["99 AED", "{{price:doctor-on-call}}", false],
  ],
  "Elderly Care from Dhs 50": [["Dhs 50", "{{price:elderly-care}}", false]],
  "خدمة ممرّض تحت الطلب من 99 درهمًا.": [["99 درهمًا", "{{price:nurse-on-call}}", true]],
  "طبيب تحت الطلب بسعر ٩٩ درهمًا": [["٩٩ درهمًا", "{{price:doctor-on-call}}", false]],
  "Elderly Care: 99 د.إ": [["99 د.إ", "{{price:elderly-care}}", false]],
  "Nurse on call: AED 99-199, a doctor on call 1,200 to 1,500 dirhams": [
    ["AED 99-199", "{{price:nurse-on-call}}", false],
    ["1,200 to 1,500 dirhams", "{{price:doctor-on-call}}", false],
  ],
  "طبيب تحت الطلب بسعر ٩٩٫٥ درهمًا": [["٩٩٫٥ درهمًا", "{{price:doctor-on-call}}", false]],
  "Call 800 1234 or (04) 123 4567 (free).": [
    ["800 1234", "{{phone}}", false],
    ["(04) 123 4567", "{{phone}}", false],
  ],
  "Call +971 4 000 0000 at any hour.": [["+971 4 000 0000", "{{phone}}", true]],
  "Call 04 000 0000 or 0097140000000.": [
    ["04 000 0000", "{{phone}}", true],
    ["0097140000000", "{{phone}}", true],
  ],
  "اتصل على ٠٤٠٠٠٠٠٠٠": [["٠٤٠٠٠٠٠٠٠", "{{phone}}", true]],
  "WhatsApp: +971 50 123 4567": [["+971 50 123 4567", "{{whatsapp}}", false]],
  "راسلنا على واتساب 050 000 0000": [["050 000 0000", "{{whatsapp}}", true]],
  "Call +971 4 111 1111.": [["+971 4 111 1111", "{{phone}}", false]],
  "It hurts. We answer 24/7.": [["24/7", "{{hours}}", true]],
  "Our nurses are there 24 hours a day, seven days a week.": [
    ["24 hours a day, seven days a week", "{{hours}}", true],
  ],
  "فريقنا متاح على مدار الساعة.": [["على مدار الساعة", "{{hours}}", true]],
  "راسلنا ٢٤/٧": [["٢٤/٧", "{{hours}}", true]],
};
for (const [text, expected] of Object.entries(texts))
  Deno.test(`finds the typed fact in “${text}”`, () => assert.deepEqual(found(text), expected));

for (const text of [
  "A taxi costs AED 30.",
  "A nurse on call comes.\nA taxi costs AED 30.",
  "Nurse on Call from {{price:nurse-on-call}}, call {{phone}}.",
  "[Call](tel:+97140000000) or https://wa.me/971500000000",
  "Call 998 or 999. Licence 1234567890. Nurse on call: 20 to 40 minutes.",
  "Somebody should watch the child around the clock. We come.",
  "We ask you to call 998, which answers 24/7.",
  "Our team is there {{hours}}.",
  "In Dubai 600 000 people live in 800 000 rooms.",
  "Call +44 20 7946 0000 when you are in London.",
])
  Deno.test(`finds no typed fact in “${text.slice(0, 40)}”`, () => assert.deepEqual(found(text), []));

Deno.test("attributes a price without a service nearby to the article's service, if it has one", () => {
  assert.deepEqual(found("From AED 30.", "nurse-on-call"), [["AED 30", "{{price:nurse-on-call}}", false]]);
  assert.deepEqual(found("From AED 30.", "no-such-service"), []);
});

/* An article with such a text kept every build from finishing for eleven minutes, and froze the editor. */
for (const [text, count] of [
  [`${"1AED ".repeat(19_960)}${"elderly care ".repeat(7_676)}`, 200],
  ["AED 1 nurse on call ".repeat(10_000), 200],
  ["1,".repeat(100_000), 0],
  ["1 1 1 1 1 1 1 1 x ".repeat(11_000), 0],
  ["We are there 24/7 ".repeat(11_000), 200],
  ["24/7\n".repeat(40_000), 0],
  ["call 800 ".repeat(22_000), 0],
  ["](((".repeat(50_000), 0],
  ["{{".repeat(100_000), 0],
] as const)
  Deno.test(`reads a long text of “${text.slice(0, 20)}” in one pass`, () => {
    assert.equal(typedFacts(text, FACTS, "nurse-on-call").length, count);
  });

Deno.test("attributes a price to the longer of two names, and to none of another line", () => {
  const items = [{ en: "Nurse on Call Plus", ar: "ممرّض بلس" }];
  const slugs = (text: string) => typedFacts(text, FACTS, null, items).map(({ placeholder }) => placeholder);
  assert.deepEqual(slugs("Nurse on Call Plus: AED 30."), []);
  assert.deepEqual(slugs("AED 30: nurse on call plus, elderly care."), []);
  assert.deepEqual(slugs("Elderly care.\nAED 30.\nDoctor on call."), []);
  assert.deepEqual(slugs("Elderly care AED 5.\nAED 30 for a doctor on call, AED 40."), [
    "{{price:elderly-care}}",
    "{{price:doctor-on-call}}",
    "{{price:doctor-on-call}}",
  ]);
});

Deno.test("reports typed hours that are not ours, and the price of a service that an owner has added, with their places", () => {
  const hours = { opens: "08:00", closes: "22:00" };
  const services = [service("new-service", "New Service", "خدمة", 10)];
  const text = "[New](/services/new-service): AED 10. We are there 24/7.";
  const facts = typedFacts(text, { ...FACTS, hours, services }, null);
  assert.deepEqual(
    facts.map(({ placeholder, isCurrent, start, end }) => [placeholder, isCurrent, text.slice(start, end)]),
    [
      ["{{price:new-service}}", true, "AED 10"],
      ["{{hours}}", false, "24/7"],
    ],
  );
});

for (const [text, placeholder] of [
  ["A DHA-licensed nurse comes.", "{{licensed:DHA-licensed|qualified}}"],
  [
    "Our nurses are licensed by the Dubai Health Authority.",
    "{{licensed:licensed by the Dubai Health Authority|qualified}}",
  ],
  ["تأتي ممرّضة مرخّصة من هيئة الصحة بدبي.", "{{licensed:مرخّصة من هيئة الصحة بدبي|مؤهّلة}}"],
  ["فريقنا المرخّص من هيئة الصحة بدبي", "{{licensed:المرخّص من هيئة الصحة بدبي|المؤهّل}}"],
  ["أطباء وممرّضون مرخصون من هيئة الصحة", "{{licensed:مرخصون من هيئة الصحة|مؤهّلون}}"],
] as const) {
  Deno.test(`finds the licence claim in “${text}”`, () => {
    const [found, ...others] = typedFacts(text, FACTS, null);
    assert.deepEqual(
      [found?.kind, found?.placeholder, found?.isCurrent, others],
      ["claim", placeholder, true, []],
    );
    assert.equal(typedFacts(text, { ...FACTS, isLicensed: false }, null)[0]?.isCurrent, false);
  });
}

Deno.test("ignores a claim that is already a placeholder, and what the law requires of everybody", () => {
  for (const text of [
    "{{licensed:A DHA-licensed nurse|A nurse}} comes.",
    "Every nurse needs a licence of the Dubai Health Authority.",
    "كل ممرّض يحتاج إلى ترخيص من هيئة الصحة بدبي، ويرسلها مختبر مرخّص.",
  ])
    assert.deepEqual(typedFacts(text, FACTS, null), [], text);
});

Deno.test("a price beside the name of a single item is not taken for the starting price of a service", () => {
  const items = [{ en: "Myers Cocktail", ar: "كوكتيل مايرز" }];
  const typed = (text: string) => typedFacts(text, FACTS, "nurse-on-call", items).map((fact) => fact.typed);
  assert.deepEqual(typed("Nurse on Call: AED 99; a Myers cocktail AED 450"), ["AED 99"]);
  assert.deepEqual(typed("كوكتيل مايرز بسعر 450 درهمًا"), []);
  assert.deepEqual(typed("A Myers cocktail helps.\nIt starts from AED 99."), ["AED 99"]);
});
