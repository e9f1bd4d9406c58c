import { expect, it } from "vitest";
import { plainForChat, shareText } from "./sharing";

it.each([
  ["Dose 1*3*7 and ~2 ml_5 ml_", "Dose 1∗3∗7 and ∼2 mlˍ5 mlˍ"],
  ["> 38 °C: call\n- 5 °C\n1. `one`", "\u2060> 38 °C: call\n\u2060- 5 °C\n\u20601. ˋoneˋ"],
  ["Call 998", "Call 998"],
])("WhatsApp shows %j to the letter", (written, shared) => {
  expect(plainForChat(written)).toBe(shared);
});

it("a chat's title is bold to its end, whatever signs are in it", () => {
  const page = { title: "Dose 1*3*7", excerpt: "*all* of it" };
  const [title, excerpt] = shareText("whatsapp", page, "Brand", "https://x.example/a_b", "en").split("\n\n");
  expect([title, excerpt]).toEqual(["*Dose 1∗3∗7*", "∗all∗ of it"]);
  expect(shareText("facebook", page, "Brand", "https://x.example", "en")).toContain(
    "Dose 1*3*7\n\n*all* of it",
  );
});
