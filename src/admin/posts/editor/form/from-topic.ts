import type { CalendarTopic } from "@/data/editorial-calendar/calendar-link";
import { type EditorForm, emptyForm, withLanguage } from "./editor-form";

/** What a new post begins with when it is written for an item of the calendar. */
export function formOfTopic(topic: CalendarTopic): EditorForm {
  const form = withLanguage(emptyForm(), "en", {
    title: topic.topic_en,
    meta_title: metaTitleOf(topic.topic_en, topic.target_keyword_en),
  });
  return {
    ...withLanguage(form, "ar", {
      title: topic.topic_ar,
      meta_title: topic.topic_ar && metaTitleOf(topic.topic_ar, topic.target_keyword_ar),
    }),
    primary_service: topic.service_cluster,
    tags: [topic.target_keyword_en, topic.target_keyword_ar].filter(Boolean).join(", "),
  };
}

/** The title with the keyword in it, once. */
const metaTitleOf = (title: string, keyword: string): string =>
  keyword === "" || title.toLowerCase().includes(keyword.toLowerCase()) ? title : `${title} | ${keyword}`;
