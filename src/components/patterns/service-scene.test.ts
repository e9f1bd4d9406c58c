import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { sceneOf } from "./service-scene";

// The slugs are repeated here, because the drawings must not import the content.
const KNOWN = {
  "doctor-on-call": "doctor-at-door",
  "doctor-at-home": "doctor-at-door",
  "doctor-at-hotel": "doctor-at-hotel",
  "family-doctors": "family-doctor",
  "nurse-on-call": "nurse-with-bag",
  "nurse-at-home": "nurse-with-bag",
  "nurse-at-hotel": "nurse-with-bag",
  "post-surgery-nursing": "post-surgery",
  "pre-post-operative-care": "post-surgery",
  "flu-vaccination": "vaccination",
  "lab-test-at-home": "lab-kitchen-table",
  "wellness-packages": "lab-kitchen-table",
  "iv-therapy-at-home": "drip-beside-sofa",
  "physiotherapy-at-home": "physiotherapy",
  "elderly-care": "walking-with-carer",
  "palliative-care": "palliative",
  "maternity-newborn-care": "newborn-evening",
  "babysitting-childcare": "childcare",
};

it.each(Object.entries(KNOWN))("%s has the scene %s, on its page and in link previews", (slug, file) => {
  const { src, card, alt } = sceneOf(slug);
  expect(src).toContain(`${file}.svg`);
  expect(card).toBe(`/social/${file}.jpg`);
  expect(alt.en).toMatch(/^[A-Z]/);
  expect(alt.ar).toMatch(/^\p{Script=Arabic}/u);
});

it.each([
  ["vitamin-drip", "drip-beside-sofa"],
  ["nurse-for-the-night", "nurse-with-bag"],
  ["dementia-care", "walking-with-carer"],
  ["child-vaccines", "childcare"],
  ["allergy-test", "lab-kitchen-table"],
  ["podiatry", "medical-team"],
  [null, "medical-team"],
])("a service added by staff gets a scene by its words: %s gets %s", (slug, file) => {
  expect(sceneOf(slug).src).toContain(file);
});

it("every scene is used", () => {
  const drawings = readdirSync("src/assets/scenes").map((file) => file.replace(/\.svg$/, ""));
  const used = [...Object.values(KNOWN), "medical-team"];
  // The skyline, the team's car and the empty door belong to pages and to no service.
  expect(drawings.filter((file) => !used.includes(file)).toSorted()).toEqual([
    "about-team-car",
    "dubai-dusk",
    "empty-doorway",
  ]);
});
