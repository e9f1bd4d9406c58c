// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { ChangedRow, Content, Version } from "@/data/staff/changes";
import type { Locale } from "@/config/locales";
import { authorsTexts } from "@/texts/admin/authors";
import { locationsTexts } from "@/texts/admin/locations";
import { redirectsTexts } from "@/texts/admin/redirects";
import { servicesTexts } from "@/texts/admin/services";
import { changesBetween, differencesOf } from "./row-differences";
import { formTexts } from "./column-labels";
import type { ValueTexts } from "./value-text";

const PAGES = {
  services: servicesTexts,
  locations: locationsTexts,
  url_redirects: redirectsTexts,
  authors: authorsTexts,
};

const texts = (locale: Locale = "en"): ValueTexts => ({
  t: formTexts[locale],
  tables: Object.fromEntries(Object.entries(PAGES).map(([table, texts]) => [table, texts[locale]])),
  locale,
  serviceName: (service) => (service === "s1" || service === "nurse-on-call" ? "Nurse on Call" : service),
  authorName: (id) => `Author ${id}`,
});

const row = (table: string, before: Content, after: Content, rest: Partial<ChangedRow> = {}): ChangedRow => ({
  table,
  key: { id: "r1" },
  before,
  after,
  current: after,
  isChangedSince: false,
  ...rest,
});

const fieldsOf = (changed: ChangedRow, locale?: Locale) =>
  differencesOf([changed], texts(locale)).flatMap(({ fields }) =>
    fields.map(({ label, before, after }) => [label, before, after]),
  );

it("a difference has the form's labels and values as people read them", () => {
  const before = {
    id: "r1",
    starting_price: 199,
    price_unit: "visit",
    is_active: true,
    updated_at: "1",
    odd: "x",
  };
  const after = {
    ...before,
    starting_price: 1299,
    price_unit: "hour",
    is_active: false,
    updated_at: "2",
    odd: "y",
  };
  expect(fieldsOf(row("services", before, after))).toEqual([
    ["Starting Price (AED)", "AED 199", "AED 1,299"],
    ["Price is per", "Visit", "Hour"],
    ["Active", "Yes", "No"],
    ["odd", "x", "y"],
  ]);
  const { fields, options } = servicesTexts.ar;
  expect(fieldsOf(row("services", before, after), "ar").slice(1, 3)).toEqual([
    [fields.price_unit, options.price_unit.visit, options.price_unit.hour],
    [fields.is_active, "نعم", "لا"],
  ]);
});

it.each<[string, unknown, unknown, string, string]>([
  ["editorial_calendar.scheduled_date", "2026-11-22", "2026-12-01", "Nov 22, 2026", "Dec 01, 2026"],
  ["blog_posts.scheduled_at", null, "2026-11-21T20:30:00+00:00", "", "Nov 22, 2026 00:30"],
  ["blog_posts.author_id", "a1", null, "Author a1", ""],
  ["reviews.service_slug", null, "nurse-on-call", "", "Nurse on Call"],
  ["url_redirects.redirect_type", 301, 302, "301 Permanent", "302 Temporary"],
  ["locations.areas_covered", ["North"], ["North", "South"], "North", "North\nSouth"],
  ["business_facts.value", { opens: "08:00", closes: "20:00" }, null, "08:00–20:00", ""],
  ["page_schemas.schema_data", { a: 1 }, { a: 2 }, '{\n  "a": 1\n}', '{\n  "a": 2\n}'],
  [
    "services.content_data",
    {},
    { faqs: [{ answer: { ar: "نعم", en: "Yes" }, question: { en: "Now?", ar: "الآن؟" } }], more: { x: 1 } },
    "",
    "1. Question (EN): Now?\n1. Question (AR): الآن؟\n1. Answer (EN): Yes\n1. Answer (AR): نعم\nmore › x: 1",
  ],
])("a value of %s is readable: %j, %j", (place, before, after, ...sides) => {
  const [table = "", column = ""] = place.split(".");
  // The key decides the kind of a fact.
  const rowWith = (value: unknown) => ({ key: "hours", [column]: value }) as Content;
  const shown = fieldsOf(row(table, rowWith(before), rowWith(after)));
  expect(shown.map(([, ...texts]) => texts)).toEqual([sides]);
});

it("an article's texts are labelled with their language, and a service's texts for a location with the service", () => {
  const text = row("blog_post_translations", { title: "حمى" }, { title: "" }, { key: { lang: "ar" } });
  expect(fieldsOf(text)).toEqual([["Title, Arabic", "حمى", ""]]);
  const key = { service_id: "s1" };
  const place = row("location_services", { requests_en: "A" }, { requests_en: "B" }, { key });
  expect(fieldsOf(place)).toEqual([["What people here ask for (EN): Nurse on Call", "A", "B"]]);
});

it("shows a field's current value if it has changed again", () => {
  const current = { name: "B", bio: "3" };
  const changed = row(
    "authors",
    { name: "A", bio: "1" },
    { name: "B", bio: "2" },
    { current, isChangedSince: true },
  );
  const [difference] = differencesOf([changed], texts());
  expect(difference?.fields.map(({ column, now }) => [column, now])).toEqual([
    ["name", undefined],
    ["bio", "3"],
  ]);
});

it("a version is compared row by row, with added and removed rows", () => {
  const common = { at: "", actor: null, action: "updated" };
  const version = (id: number, ...rows: Version["rows"]): Version => ({ ...common, id, rows });
  const kept = (note: string) => ({ table: "locations", key: { id: "l1" }, content: { name_en: note } });
  const link = { table: "location_services", key: { service_id: "s1" }, content: { is_active: true } };
  const later = version(2, kept("New"), { ...link, content: null });
  const changes = changesBetween(version(1, kept("Old"), link), later);
  expect(changes.map(({ table, before, after }) => [table, before, after])).toEqual([
    ["locations", { name_en: "Old" }, { name_en: "New" }],
    ["location_services", { is_active: true }, null],
  ]);
  expect(changesBetween(undefined, version(1, kept("First")))[0]).toMatchObject({ before: null });
});
