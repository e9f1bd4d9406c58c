import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { service } from "./support/callers";
import { said, saveLocation } from "./support/records";
import { call, discard, stored, update, upsert, type Row } from "./support/rest";
import { newStaff } from "./support/new-staff";

/* The pages of locations that lists and the sitemap contain. */
const { sandbox, sql, staff } = newStaff(beforeAll);

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

const addServices = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => sandbox.addRow("services")));

/** Adds or changes a location with these pages. */
async function saveWith(p_services: Row[], changes: Row = {}) {
  const { value, slug } = await saveLocation(sandbox, staff.owner, { ...complete, p_services, ...changes });
  return { p_id: String(value), p_slug: slug };
}

const listedIn = async ({ p_id }: { p_id: string }) =>
  (await stored(`location_services?location_id=eq.${p_id}&is_listed=is.true&select=service_id`)).map(
    (row) => row["service_id"],
  );

describe("a page of a service in a location", () => {
  test("is listed while it has text of its own in both languages", async () => {
    const [id = ""] = await addServices(1);
    const location = await saveWith([said(id, { ...texts(), requests_ar: words(119) })]);
    expect(await listedIn(location)).toEqual([]);
    const whole = texts();
    const save = (changes: Row) => saveWith([said(id, whole)], { ...location, ...changes });
    await save({});
    expect(await listedIn(location)).toEqual([id]);
    await save({ p_landmarks_ar: " " });
    expect(await listedIn(location)).toEqual([]);
    await save({});
    await save({ p_is_active: false });
    expect(await listedIn(location)).toEqual([]);
    await save({});
    expect(await listedIn(location)).toEqual([id]);
    await update(service, `services?id=eq.${id}`, { is_active: false });
    expect(await listedIn(location)).toEqual([]);
  });

  test("is not listed while it repeats another page, which is not listed either, until one of them changes", async () => {
    const [one = "", other = ""] = await addServices(2);
    const same = texts();
    const repeating = { ...texts(), requests_ar: same.requests_ar };
    const location = await saveWith([said(one, same), said(other, repeating)]);
    expect(await listedIn(location)).toEqual([]);
    await saveWith([said(other, texts())], location);
    expect(new Set(await listedIn(location))).toEqual(new Set([one, other]));
  });

  test("is not listed while it repeats a location's text, however short that location's pages are", async () => {
    const [id = ""] = await addServices(1);
    const repeated = texts();
    const location = await saveWith([said(id, repeated)]);
    const other = await saveWith([], { p_description_en: repeated.requests_en });
    expect(await listedIn(location)).toEqual([id]);
    await upsert(service, "location_services", { location_id: other.p_id, service_id: id });
    expect(await listedIn(location)).toEqual([]);
    await discard(`locations?id=eq.${other.p_id}`);
    expect(await listedIn(location)).toEqual([id]);
  });

  test("cannot be marked as listed by a client", async () => {
    const [id = ""] = await addServices(1);
    const location = await saveWith([said(id)]);
    const pair = { location_id: location.p_id, service_id: id };
    for (const caller of [staff.owner, service]) {
      await update(caller, `location_services?location_id=eq.${location.p_id}`, { is_listed: true });
      await upsert(caller, "location_services", { ...pair, is_listed: true });
      expect(await listedIn(location)).toEqual([]);
    }
  });
});

describe("the words of a text", () => {
  test.each([
    ["Don't ask; the Villa’s gate (No. 7) is open", "dont ask the villas gate no 7 is open"],
    ["طَبِيبٌ إلى المنزلـــ، أو الى الشقّة؟", "طبيب الي المنزل او الي الشقه"],
    ["٣٠ دقيقة", "30 دقيقه"],
    ["  — … !", ""],
  ])("%j is split into %j", async (text, expected) => {
    const [row] = await sql`select array_to_string(private.words_of(${text}), ' ') as words`;
    expect(row?.["words"]).toBe(expected);
  });

  test("form a sequence from each five that follow each other", async () => {
    const rows = await sql`select private.sequences_of('a b c d e f') as sequence`;
    expect(rows.map((row) => row["sequence"])).toEqual(["a b c d e", "b c d e f"]);
    expect(await sql`select private.sequences_of('a b c d')`).toHaveLength(0);
  });
});

type Measure = Record<string, { en: { words: number }; isListed: boolean }>;

describe("the measure of an unsaved location", () => {
  const draft = Object.fromEntries(Object.entries(complete).map(([name, text]) => [name.slice(2), text]));
  const measure = async (services: Row[], changes: Row = {}) =>
    (await call(staff.owner, "measure_location", { p_draft: { ...draft, ...changes, services } }))
      .value as Measure;
  test("counts the page's own words, and lists a page with 120", async () => {
    const sixty = words(60);
    const said = new Map([
      [0, ""],
      [3, "three of them"],
      [119, words(119)],
      [120, words(120)],
      // A repeated text is new only at its joint.
      [64, `${sixty} ${sixty}`],
    ]);
    const ids = await addServices(said.size);
    const pages = [...said.values()].map((requests_en, index) => ({
      service_id: ids[index],
      ...texts(),
      requests_en,
    }));
    const measured = await measure(pages, { description_en: words(200) });
    expect(ids.map((id) => [measured[id]?.en.words, measured[id]?.isListed])).toEqual(
      [...said.keys()].map((count) => [count, count === 120]),
    );
  });

  test("names the missing pages", async () => {
    const [id = ""] = await addServices(1);
    for (const name of ["name", "description", "landmarks", "directions"])
      expect(await measure([{ service_id: id, ...texts() }], { [`${name}_ar`]: " " })).toMatchObject({
        [id]: { en: { missing: [] }, ar: { missing: [name] }, isListed: false },
      });
  });
  // 120 words are 116 sequences, of which 40 % are 46.4: 50 words in a row have 46, and 51 have 47.
  test.each([
    [50, 39, true],
    [51, 40, false],
  ])("finds %i words in a row of another page", async (count, shared, isListed) => {
    const [id = ""] = await addServices(1);
    const same = words(count);
    const near = await saveWith([said(id, { ...texts(), requests_en: `${same} ${words(120 - count)}` })]);
    await saveWith([said(id, { ...texts(), requests_en: `${same.slice(0, 200)} ${words(120)}` })]);
    const own = { service_id: id, ...texts(), requests_en: `${same} ${words(120 - count)}` };
    expect(await measure([own])).toMatchObject({
      [id]: { en: { shared, sharedWith: [near.p_id, id] }, ar: { shared: 0, sharedWith: null }, isListed },
    });
  });

  test("equals the stored location's, for its own pages alone, and stores nothing", async () => {
    const [one = "", other = "", off = ""] = await addServices(3);
    const location = await saveWith([said(one, texts()), said(other, texts())]);
    await update(service, `services?id=eq.${off}`, { is_active: false });
    const before = await stored(`location_services?location_id=eq.${location.p_id}`);
    const same = texts();
    const changed = [one, other, off].map((service_id) => ({ service_id, ...same }));
    const measured = await measure(changed, { id: location.p_id });
    expect(Object.keys(measured).toSorted()).toEqual([one, other].toSorted());
    expect(measured[one]).toMatchObject({
      en: { shared: 100, sharedWith: [location.p_id, other] },
      isListed: false,
    });
    expect(await stored(`location_services?location_id=eq.${location.p_id}`)).toEqual(before);
    expect(await measure([], { id: location.p_id })).toEqual({});
  });
});

test("every page of the first locations is listed", async () => {
  const [row] = await sql`select count(*) as count from public.location_services where is_listed`;
  expect(Number(row?.["count"])).toBeGreaterThan(53);
});
