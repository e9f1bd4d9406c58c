import assert from "node:assert/strict";
import process from "node:process";
import { addressIn, addressMarkdown, linkAddress } from "./link-address.ts";

const RLM = "\u200F";

for (const [written, address] of [
  ["sms:+971500000000", "sms:+971500000000"],
  ["sms:+971 50 000 0000?body=hi there", "sms:+971500000000?body=hi%20there"],
  ["tel:+971 4 000 0000", "tel:+97140000000"],
  ["tel:+971%C2%A04%C2%A0000%C2%A00000", "tel:+97140000000"],
  ["TEL:+97140000000", "tel:+97140000000"],
  ["tel:800-CARE", "tel:8002273"],
  ["tel:+971.4.000.0000", "tel:+97140000000"],
  [`tel:${RLM}+971${RLM}4`, "tel:+9714"],
  ["tel:%E2%80%8F+97140000000", "tel:+97140000000"],
  ["tel:(04) 000‑0000", "tel:040000000"],
  ["tel:00971400", "tel:+971400"],
  ["tel:٠٤٠٠٠٠٠٠٠", "tel:040000000"],
  ["tel:+97140000000,12", "tel:+97140000000,12"],
  ["tel:998", "tel:998"],
  ["tel:+971 4 000 0000 ext. 12", "tel:+97140000000,12"],
  ["tel:04 000 0000 تحويلة ١٢", "tel:040000000,12"],
  ["callto:+971 4 000 0000", "tel:+97140000000"],
  ["tel:javascript:alert(1)", undefined],
  ["tel:", undefined],
  ["tel:*21*1#", undefined],
  ["javascript:alert(1)", undefined],
  ["JaVaScRiPt:alert(1)", undefined],
  [`java${RLM}script:alert(1)`, undefined],
  [" javascript:alert(1)", undefined],
  ["java\tscript:alert(1)", undefined],
  ["vbscript:x", undefined],
  ["data:text/html,x", undefined],
  ["blob:https://x.example/a", undefined],
  ["https://wa.me/+971 4 000 0000?text=a", "https://wa.me/97140000000?text=a"],
  ["https://wa.me/message/ABC", "https://wa.me/message/ABC"],
  ["wa.me/+971 4 000 0000", "https://wa.me/97140000000"],
  [
    "https://api.whatsapp.com/send?text=a&phone=+971 4 000 0000",
    "https://api.whatsapp.com/send?text=a&phone=97140000000",
  ],
  ["whatsapp://send?phone=%2B97140000000&text=a", "https://api.whatsapp.com/send?phone=97140000000&text=a"],
  ["https://x.example/a_(b)?c=d:e#f%", "https://x.example/a_(b)?c=d:e#f%"],
  ["https://x.example/book%E2%80%8F", "https://x.example/book"],
  ["https://x.example/a%C2%A0b", "https://x.example/a%20b"],
  ["mailto:care@clinic.example", "mailto:care@clinic.example"],
  ["clinic.example/x", "https://clinic.example/x"],
  ["https://%20x.example", "https://x.example"],
  ["mailto: care@clinic.example", "mailto:care@clinic.example"],
  ["04%20000%200000", "tel:040000000"],
  ["0500000000", "tel:0500000000"],
  ["800-CARE", "tel:8002273"],
  ["clinic.example:8080/x", "https://clinic.example:8080/x"],
  ["care@clinic.example", "mailto:care@clinic.example"],
  ["+971 4 000 0000", "tel:+97140000000"],
  ["/ar/contact?a=b:c", "/ar/contact?a=b:c"],
  ["#part", "#part"],
  ["contact", "contact"],
] as const) {
  Deno.test(`a link to ${JSON.stringify(written)} leads to ${address}`, () =>
    assert.equal(linkAddress(written), address));
}

for (const [text, address] of [
  ["clinic.example/x", "https://clinic.example/x"],
  ["care@clinic.example", "mailto:care@clinic.example"],
  ["+97140000000", "tel:+97140000000"],
  ["https://x.example/a b", "https://x.example/a b"],
  [`${RLM}https://x.example`, "https://x.example"],
  ["/contact", "/contact"],
  ["our doctors", undefined],
  ["e.g.", undefined],
  ["3.5", undefined],
  ["2024", undefined],
  ["05-12-2024", undefined],
  ["800 AED", undefined],
  ["800 dirhams", undefined],
  ["+20 - 30", undefined],
  ["050 000 0000", "tel:0500000000"],
  ["javascript:alert(1)", undefined],
] as const) {
  Deno.test(`${JSON.stringify(text)} stands for the address ${address}`, () =>
    assert.equal(addressIn(text), address));
}

Deno.test("an address does not end early in Markdown", () => {
  assert.equal(addressMarkdown("https://x.example/a b"), "https://x.example/a%20b");
  assert.equal(addressMarkdown("https://x.example/a)b"), "https://x.example/a%29b");
});

Deno.test("a long text is read in one pass", () => {
  const before = process.cpuUsage().user;
  for (const text of [`04${" ".repeat(200_000)}0000000`, `tel:${" x1".repeat(60_000)}`]) linkAddress(text);
  // Only the CPU time of this process counts.
  assert.ok(process.cpuUsage().user - before < 3_000_000);
});
