// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { calendarTexts } from "@/words/admin/calendar";
import { itemSchema, itemValues, priorityOf } from "./item-form.schema";

const texts = calendarTexts.en;
const fitting = { ...itemValues(undefined, "2026-11-22"), topic_en: "Fever" };

it.each([
  ["", 0],
  ["soon", 0],
  ["7", 7],
  [" 7 ", 7],
  ["3.9", 3],
  ["10", 10],
])("reads the priority %j as %i", (text, priority) => {
  expect(priorityOf(text)).toBe(priority);
  expect(itemSchema(texts).parse({ ...fitting, priority: text }).priority).toBe(priority);
});

describe("a new item", () => {
  it("has its defaults: pending, for Doctor on Call, without a date", () => {
    expect(itemValues(undefined, "2026-11-22")).toMatchObject({
      scheduled_date: "2026-11-22",
      status: "pending",
      priority: "0",
      service_cluster: "doctor-on-call",
    });
  });

  it.each([
    ["everything it needs", {}, []],
    ["no English topic", { topic_en: " " }, [texts.topicRequired]],
    ["a topic of 301 characters", { topic_ar: "أ".repeat(301) }, [texts.tooLong(300)]],
    ["a keyword of 121 characters", { target_keyword_en: "x".repeat(121) }, [texts.tooLong(120)]],
    ["no day", { scheduled_date: "" }, [texts.dateInvalid]],
    ["a day that does not exist", { scheduled_date: "2026-02-30" }, [texts.dateInvalid]],
    ["a priority of 11", { priority: "11" }, [texts.priorityOutside]],
    ["a priority below zero", { priority: "-1" }, [texts.priorityOutside]],
  ])("is refused with %s", (_, values, messages) => {
    const { error } = itemSchema(texts).safeParse({ ...fitting, ...values });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});
