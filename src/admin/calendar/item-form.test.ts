// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { calendar } from "./item-form";
import { calendarTexts } from "@/texts/admin/calendar";
import { manageTexts } from "@/texts/admin/manage";

const { errors } = calendarTexts.en;
const schema = calendar.schemaFor(manageTexts.en.errors, "en");
const fitting = { ...calendar.formValues({ scheduled_date: "2026-11-22" }), topic_en: "Fever" };

it.each(Object.entries({ "": 0, soon: 0, "7": 7, " 7 ": 7, "3.9": 3, "10": 10 }))(
  "reads the priority %j as %i",
  (text, priority) => expect(schema.parse({ ...fitting, priority: text }).priority).toBe(priority),
);

describe("a new item", () => {
  it("has its defaults: pending, for Doctor on Call, without a date", () => {
    expect(calendar.formValues({ scheduled_date: "2026-11-22" })).toMatchObject({
      scheduled_date: "2026-11-22",
      status: "pending",
      priority: "0",
      service_cluster: "doctor-on-call",
    });
  });

  it.each([
    ["everything it needs", {}, []],
    ["no English topic", { topic_en: " " }, [errors.topic_en]],
    ["a priority of 11", { priority: "11" }, [errors.priority]],
    ["a priority below zero", { priority: "-1" }, [errors.priority]],
  ])("is refused with %s", (_, values, messages) => {
    const { error } = schema.safeParse({ ...fitting, ...values });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});
