import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isListed, measurePage, sequencesOf, wordsOf, type PlacePage } from "@domain/own-words";
import { LOCATION_LIMITS } from "@/admin/locations/location-form.schema";
import { callerWith, service, type Caller } from "./support/callers";
import { createPerson } from "./support/people";
import { said, saveLocation } from "./support/records";
import { discard, stored, update, upsert, type Row } from "./support/rest";
import { connectAsOwner } from "./support/stack";
import { newSandbox } from "./support/new-sandbox";
import type { Locale } from "../functions/_shared/domain/locales.ts";

/* Which pages of places are named in lists and offered to search engines. */
const sql = connectAsOwner();
const sandbox = newSandbox();
let owner: Caller;

beforeAll(async () => {
  owner = callerWith("owner", await createPerson("owner"));
});
afterAll(() => sql.end());

/** Words that occur on no other page. */
const words = (count: number) => Array.from({ length: count }, () => `w${randomUUID().slice(-12)}`).join(" ");
const texts = () => ({ requests_en: words(120), requests_ar: words(120) });
const complete = {
  p_name_en: "Test",
  p_name_ar: "تجربة",
  p_description_en: "A place.",
  p_description_ar: "مكان.",
  p_landmarks_en: "A tower",
  p_landmarks_ar: "برج",
  p_directions_en: "Ring.",
  p_directions_ar: "اتصل.",
};

async function addServices(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await sandbox.add("services", { id, slug: `test-${id}` }, `id=eq.${id}`);
  return ids;
}

async function addPlace(pages: Row[], changes: Row = {}) {
  const { value, slug } = await saveLocation(sandbox, owner, { ...complete, p_services: pages, ...changes });
  return { p_id: String(value), p_slug: slug };
}

const listedIn = async ({ p_id }: { p_id: string }) =>
  (await stored(`location_services?location_id=eq.${p_id}&is_listed=is.true&select=service_id`)).map(
    (row) => row["service_id"],
  );

describe("a page of a service in a place", () => {
  test("is listed while it has text of its own in both languages", async () => {
    const [id = ""] = await addServices(1);
    const place = await addPlace([said(id, { ...texts(), requests_ar: words(119) })]);
    expect(await listedIn(place)).toEqual([]);
    const whole = texts();
    const save = (changes: Row, said_there: Row = whole) =>
      saveLocation(sandbox, owner, { ...complete, ...place, ...changes, p_services: [said(id, said_there)] });
    await save({});
    expect(await listedIn(place)).toEqual([id]);
    await save({ p_landmarks_ar: " " });
    expect(await listedIn(place)).toEqual([]);
    await save({});
    await save({ p_is_active: false });
    expect(await listedIn(place)).toEqual([]);
    await save({});
    expect(await listedIn(place)).toEqual([id]);
    await update(service, `services?id=eq.${id}`, { is_active: false });
    expect(await listedIn(place)).toEqual([]);
  });

  test("is not listed while it repeats another page, and neither is that page, until one of them changes", async () => {
    const [one = "", other = ""] = await addServices(2);
    const same = texts();
    const place = await addPlace([
      said(one, same),
      said(other, { ...texts(), requests_ar: same.requests_ar }),
    ]);
    expect(await listedIn(place)).toEqual([]);
    const p_services = [said(other, texts())];
    await saveLocation(sandbox, owner, { ...complete, ...place, p_services });
    expect(new Set(await listedIn(place))).toEqual(new Set([one, other]));
  });

  test("is not listed while it repeats a location's text, however short that location's pages are", async () => {
    const [id = ""] = await addServices(1);
    const repeated = texts();
    const place = await addPlace([said(id, repeated)]);
    const other = await addPlace([], { p_description_en: repeated.requests_en });
    expect(await listedIn(place)).toEqual([id]);
    await upsert(service, "location_services", { location_id: other.p_id, service_id: id });
    expect(await listedIn(place)).toEqual([]);
    await discard(`locations?id=eq.${other.p_id}`);
    expect(await listedIn(place)).toEqual([id]);
  });

  test("cannot be marked as listed by a client", async () => {
    const [id = ""] = await addServices(1);
    const place = await addPlace([said(id)]);
    const pair = { location_id: place.p_id, service_id: id };
    for (const caller of [owner, service]) {
      await update(caller, `location_services?location_id=eq.${place.p_id}`, { is_listed: true });
      await upsert(caller, "location_services", { ...pair, is_listed: true });
      expect(await listedIn(place)).toEqual([]);
    }
  });
});

/** All pages that answer, as the form measures them. */
async function pages(): Promise<(PlacePage & { isListed: boolean })[]> {
  const rows = await sql<(Record<string, string> & { is_listed: boolean })[]>`
    select link.location_id || ' ' || link.service_id as id, link.is_listed, link.requests_en, link.requests_ar,
      place.name_en, place.name_ar, place.description_en, place.description_ar, place.landmarks_en,
      place.landmarks_ar, place.directions_en, place.directions_ar
    from public.location_services as link
    join public.locations as place on place.id = link.location_id and place.is_active
    join public.services as service on service.id = link.service_id and service.is_active
    where link.is_active`;
  return rows.map((row) => {
    const textsIn = (lang: Locale) => ({
      own: row[`requests_${lang}`] ?? "",
      name: row[`name_${lang}`] ?? "",
      description: row[`description_${lang}`] ?? "",
      landmarks: row[`landmarks_${lang}`] ?? "",
      directions: row[`directions_${lang}`] ?? "",
    });
    return { id: row["id"] ?? "", isListed: row.is_listed, en: textsIn("en"), ar: textsIn("ar") };
  });
}

describe("the database and the form", () => {
  test("agree on every page, and every page of the first locations is listed", async () => {
    const [one = "", other = ""] = await addServices(2);
    const [same, half] = [words(120), words(50)];
    await addPlace([
      said(one, { requests_en: same, requests_ar: `${half} ${words(70)}` }),
      said(other, texts()),
    ]);
    await addPlace([said(one, { requests_en: words(120), requests_ar: `${half} ${words(70)}` })]);
    await addPlace([said(one, { requests_en: same, requests_ar: words(120) })]);
    await addPlace([said(one, { ...texts(), requests_en: `${words(60)}\n${words(59)}` })], { p_name_ar: "" });
    const all = await pages();
    const measured = all.map((page) => ({ id: page.id, isListed: isListed(measurePage(page, all)) }));
    expect(measured).toEqual(all.map(({ id, isListed: listed }) => ({ id, isListed: listed })));
    expect(all.filter((page) => page.isListed).length).toBeGreaterThan(54);
  });

  test("find the same words and sequences in every text", async () => {
    const unit = fc.constantFrom(
      ...Array.from("aZé7٣ ,.'’-\n\t«؟،ـأإآٱاىيةهؤئءلطبيب"),
      "\u064b",
      "\u0651",
      "\u0670",
      "\u0653",
      "\u00a0",
      "پ",
      "ﻻ",
      "😀",
    );
    const samples = fc.sample(fc.string({ unit, maxLength: 60 }), 300);
    const rows = await sql<{ words: string[]; sequences: string[] }[]>`
      select private.words_of(text) as words,
        array(select distinct sequence from private.sequences_of(text) as sequence) as sequences
      from unnest(${samples}::text[]) with ordinality as sample (text, place)
      order by place`;
    expect(rows.map(({ words: found }) => found)).toEqual(samples.map(wordsOf));
    expect(rows.map(({ sequences }) => sequences.toSorted())).toEqual(
      samples.map((text) => [...sequencesOf(text)].toSorted()),
    );
  });

  test("have the same limits", async () => {
    const rows = await sql<{ definition: string }[]>`
      select pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'c' and conrelid in ('public.locations'::regclass, 'public.location_services'::regclass)`;
    const limits = rows.flatMap(({ definition }) => [
      ...definition.matchAll(/char_length\((summary|landmarks|directions|requests)_(?:en|ar)\) <= (\d+)/g),
    ]);
    expect(limits).toHaveLength(8);
    expect(Object.fromEntries(limits.map(([, name, most]) => [name, Number(most)]))).toEqual(LOCATION_LIMITS);
  });
});
