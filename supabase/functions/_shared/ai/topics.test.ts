import assert from "node:assert/strict";
import { TopicSchema, topicKey } from "./topics.ts";

const topic = {
  title_en: "Fever at night",
  title_ar: "الحمى ليلًا",
  keywords_en: "fever dubai",
  keywords_ar: "حمى دبي",
  service: "doctor-on-call",
};

Deno.test("a topic loses invisible marks, and is the same topic as without them", () => {
  const marked = {
    ...topic,
    title_en: "\u200FFever at\u000Bnight\uFEFF",
    title_ar: "\u200Bالحمى ليلًا\u200E",
    keywords_en: "fever dubai\u00A0",
  };
  assert.deepEqual(TopicSchema.parse(marked), TopicSchema.parse(topic));
  assert.equal(topicKey(TopicSchema.parse(marked)), topicKey(TopicSchema.parse(topic)));
});

Deno.test("a title of nothing but marks is none", () => {
  assert.equal(TopicSchema.safeParse({ ...topic, title_ar: "\u200F\u200B\u00A0\uFEFF" }).success, false);
});
