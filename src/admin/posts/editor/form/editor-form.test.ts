import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { postDraft, savedPost } from "../testing/post-factory";
import {
  draftOf,
  emptyForm,
  formOf,
  formOfTopic,
  hasPendingStatus,
  mainStatus,
  withChosenHero,
  withLanguage,
  withSlug,
} from "./editor-form";

describe("a stored post", () => {
  const draft = postDraft();

  it("survives a round trip through the fields, with its schedule in Dubai and its tags with commas", () => {
    const form = formOf(draft);
    expect(form).toMatchObject({
      scheduledDate: "2026-12-01",
      scheduledTime: "09:30",
      tags: "children, fever",
    });
    const post = { ...draft.post, scheduled_at: "2026-12-01T05:30:00.000Z" };
    expect(draftOf(form)).toEqual({ ...draft, post });
  });

  // Revisions, working copies, copies kept after a crash, templates and generated texts reach the page through this form.
  it("keeps every letter, figure and sign of its texts, from the server to the fields and back", () => {
    const written = fc.array(
      fc.constantFrom(
        "1*3*7",
        "4~6 h",
        ">38.5 °C",
        "- 5",
        "10⁹/L",
        "H₂O",
        "<name>",
        "a_b",
        "\\(x)",
        "٣٫٥ مل",
        "[1]: ٥",
        "\n\n",
        " ",
      ),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(written, (parts) => {
        // Letters on both sides keep the ends of the text.
        const text = `a ${parts.join(" ")} b`;
        const fields = { title: text.replace(/\s+/g, " "), excerpt: text, content_markdown: text };
        const stored = { ...draft, translations: draft.translations.map((one) => ({ ...one, ...fields })) };
        for (const translation of draftOf(formOf(stored)).translations)
          expect(translation).toMatchObject(fields);
      }),
    );
  });

  it("without Arabic has empty Arabic fields", () => {
    expect(formOf({ ...draft, translations: draft.translations.slice(0, 1) }).ar).toEqual(emptyForm().ar);
  });
});

it("a post has no schedule until there are a date and a time", () => {
  expect(draftOf({ ...emptyForm(), scheduledDate: "2026-12-01" }).post.scheduled_at).toBeNull();
});

it("a chosen picture is that of both languages, unless the other one has its own", () => {
  const both = withChosenHero(emptyForm(), "ar", "/a.png", "ميزان حرارة");
  expect([both.en, both.ar]).toMatchObject([
    { hero_image_url: "/a.png", alt_text: "" },
    { hero_image_url: "/a.png", alt_text: "ميزان حرارة" },
  ]);
  expect(withChosenHero(both, "en", "/b.png").ar.hero_image_url).toBe("/a.png");
});

describe("the slug", () => {
  const titled = (title: string, form = emptyForm()) => withLanguage(form, "en", { title });

  it("follows the English title, or without it the Arabic one, and no text", () => {
    const form = withLanguage(emptyForm(), "ar", { title: "رعاية كبار السن" });
    expect(form.slug).toBe("raayh-kbar-alsn");
    expect(withLanguage(form, "en", { content_markdown: "Fever" }).slug).toBe("raayh-kbar-alsn");
    expect(withLanguage(titled("Fever", form), "ar", { title: "حمى" }).slug).toBe("fever");
    expect(titled("Fever at home").slug).toBe("fever-at-home");
    expect(titled("Fever at night", titled("Fever at home")).slug).toBe("fever-at-night");
  });

  it("does not follow the title once it is typed, until it is emptied, or once it is stored", () => {
    const typed = withSlug(titled("Fever"), "my-slug");
    expect(titled("Cough", typed).slug).toBe("my-slug");
    expect(titled("Cough", withSlug(typed, "")).slug).toBe("cough");
    expect(titled("Cough", formOf(postDraft())).slug).toBe("fever-at-home");
  });
});

const topic = {
  id: "1",
  topic_en: "Fever at home",
  topic_ar: "الحمّى في المنزل",
  service_cluster: "doctor-on-call",
  target_keyword_en: "doctor on call",
  target_keyword_ar: "الحمّى",
  post_id: null,
};

it("a topic fills both titles, the slug, the service, the tags and the meta titles", () => {
  expect(formOfTopic(topic)).toMatchObject({
    slug: "fever-at-home",
    isSlugOwn: false,
    status: "draft",
    primary_service: "doctor-on-call",
    tags: "doctor on call, الحمّى",
    en: { title: "Fever at home", meta_title: "Fever at home | doctor on call" },
    ar: { title: "الحمّى في المنزل", meta_title: "الحمّى في المنزل" },
  });
});

it("empty fields of a topic stay empty in the post", () => {
  const form = formOfTopic({ ...topic, topic_ar: "", target_keyword_en: "", target_keyword_ar: "x" });
  expect(form).toMatchObject({
    tags: "x",
    en: { meta_title: "Fever at home" },
    ar: { title: "", meta_title: "" },
  });
});

const post = savedPost(postDraft({ status: "scheduled" }));
const form = formOf(post.draft);

it.each([
  ["the chosen one is not the stored one", { status: "published" } as const],
  ["a scheduled post gets another time", { scheduledTime: "09:31" }],
  ["a scheduled post loses its date", { scheduledDate: "" }],
])("a status is pending when %s", (_, choice) => {
  expect(hasPendingStatus({ ...form, ...choice }, post)).toBe(true);
  expect(hasPendingStatus(form, post)).toBe(false);
});

it("a status is not pending for hidden seconds, a draft's date, or a new post", () => {
  const odd = savedPost(postDraft({ status: "scheduled", scheduled_at: "2026-12-01T05:30:42Z" }));
  expect(hasPendingStatus(formOf(odd.draft), odd)).toBe(false);
  const draft = savedPost(postDraft({ status: "draft" }));
  expect(hasPendingStatus({ ...formOf(draft.draft), scheduledDate: "2027-01-01" }, draft)).toBe(false);
  expect(hasPendingStatus({ ...emptyForm(), status: "scheduled" }, null)).toBe(false);
});

it.each([
  ["draft", "draft", "published"],
  ["draft", "published", "draft"],
  ["draft", "scheduled", "draft"],
  ["published", "draft", "published"],
  ["published", "published", "published"],
  ["published", "scheduled", "published"],
  ["scheduled", "published", "scheduled"],
] as const)("the main button with %s chosen for a %s post leads to %s", (chosen, stored, status) => {
  expect(mainStatus(chosen, stored)).toBe(status);
});
