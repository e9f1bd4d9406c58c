import assert from "node:assert/strict";
import { drawInfographic, planOf } from "./infographic.ts";

Deno.test("a description is parsed into a title and parts", () => {
  assert.deepEqual(planOf("Guide for adults: call 998, see a doctor, and rest at home."), {
    title: "Guide for adults",
    items: ["Call 998", "See a doctor", "Rest at home"],
  });
  assert.deepEqual(planOf("خطوات: اسأل، وافحص، ثم اشرح"), {
    title: "خطوات",
    items: ["اسأل", "افحص", "اشرح"],
  });
  assert.deepEqual(planOf("A calm heart"), { title: "A calm heart", items: [] });
  assert.equal(planOf(`List: ${"a, ".repeat(20)}`).items.length, 6);
});

Deno.test("equal descriptions give the same picture, different ones a different picture, and none fails", async () => {
  const [one, again, other] = await Promise.all(
    ["Steps: a, b, c", "Steps: a, b, c", "Steps: a, b, d"].map((text) => drawInfographic(text)),
  );
  assert.deepEqual(one, again);
  assert.notDeepEqual(one, other);
  for (const text of ["x", "😀: 😀, 漢字", "a".repeat(2_000), "ب".repeat(300), ": , ,", "1٢3 و4: ۵، 6"]) {
    const png = await drawInfographic(text);
    const header = new DataView(png.buffer, png.byteOffset);
    assert.deepEqual(
      [header.getUint32(0), header.getUint32(16), header.getUint32(20)],
      [0x89504e47, 1440, 810],
    );
  }
});
