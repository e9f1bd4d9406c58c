import { describe, expect, it } from "vitest";
import { dashboardTexts } from "@/texts/admin/dashboard";
import { type Activity, pathOf, sentenceOf } from "./activity-sentence";
import type { Locale } from "@/config/locales";

const activity = (overrides: Partial<Activity>): Activity => ({
  actor: "Amal",
  action: "updated",
  entity: "blog_post",
  subject: "p1",
  label: "Fever",
  ...overrides,
});

const said = (overrides: Partial<Activity>, locale: Locale = "en") =>
  sentenceOf(activity(overrides), dashboardTexts[locale], locale)
    .map(({ text }) => text)
    .join("");

describe("an activity", () => {
  it.each<[Partial<Activity>, string, string]>([
    [{ action: "published" }, "Amal published the post “Fever”.", "نشر Amal المقال «Fever»."],
    [
      { entity: "business_fact", label: "promise" },
      "Amal changed the business fact “Promised arrival”.",
      "عدّل Amal معلومة المنشأة «وعد الوصول».",
    ],
    [
      { action: "created", entity: "lead", label: "nurse-on-call" },
      "Amal created the lead “Nurse on Call”.",
      "أضاف Amal الطلب «ممرّض تحت الطلب».",
    ],
    [
      { entity: "lead", label: "" },
      "Amal changed the lead (no service yet).",
      "عدّل Amal الطلب بلا خدمة محددة.",
    ],
    [
      { action: "created", entity: "conversion_export", label: "2026-11-20 – 2026-11-26" },
      "Amal created the files for Google Ads “2026-11-20 – 2026-11-26”.",
      "أضاف Amal ملفات إعلانات Google «2026-11-20 – 2026-11-26».",
    ],
    [
      { entity: "site_settings", label: "Dar Afiya" },
      "Amal changed the site settings.",
      "عدّل Amal إعدادات الموقع.",
    ],
    [
      { action: "published", actor: null },
      "The post “Fever” was published on schedule.",
      "نُشر في موعده: المقال «Fever».",
    ],
    [
      { action: "moved", entity: "service", subject: "", label: "" },
      "Amal changed the order of the services.",
      "غيّر Amal ترتيب الخدمات.",
    ],
    [{ label: "" }, "Amal changed the post “p1”.", "عدّل Amal المقال «p1»."],
    [{ entity: "robot", action: "danced" }, "Amal changed the entry “Fever”.", "عدّل Amal العنصر «Fever»."],
  ])("%j is described in both languages", (overrides, english, arabic) => {
    expect(said(overrides)).toBe(english);
    expect(said(overrides, "ar")).toBe(arabic);
  });

  it("has the person and the object separate, at any position in the sentence", () => {
    expect(sentenceOf(activity({ label: "A who $& what" }), dashboardTexts.en, "en")).toEqual([
      { kind: "who", text: "Amal" },
      { kind: "words", text: " changed the post " },
      { kind: "what", text: "“A who $& what”" },
      { kind: "words", text: "." },
    ]);
  });
});

it.each<[Partial<Activity>, string | undefined]>([
  [{}, "/admin/posts/p1"],
  [{ action: "trashed" }, "/admin/posts/p1"],
  [{ action: "deleted" }, undefined],
  [{ entity: "editorial_calendar" }, "/admin/calendar"],
  [{ entity: "staff_settings" }, "/admin/settings"],
  [{ entity: "content_template" }, undefined],
  [{ entity: "toString" }, undefined],
])("%j links to %s", (overrides, path) => expect(pathOf(activity(overrides))).toBe(path));
