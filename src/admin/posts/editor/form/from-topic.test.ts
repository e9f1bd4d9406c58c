import { expect, it } from "vitest";
import type { CalendarTopic } from "@/data/staff/editorial-calendar";
import { formOfTopic } from "./editor-form";

const topic: CalendarTopic = {
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
