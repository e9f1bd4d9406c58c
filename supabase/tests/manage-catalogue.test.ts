import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { authorNamed, saveAuthor, said, saveLocation, uniqueEmail } from "./support/records";
import type { Caller } from "./support/callers";

import { call, stored, type Row } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, staff } = newStaff(beforeAll);

describe("an author", () => {
  test("has an address that no other author has, in any case", async () => {
    const email = uniqueEmail();
    await saveAuthor(sandbox, staff.owner, { p_email: email });
    const refused = await saveAuthor(sandbox, staff.owner, { p_email: email.toUpperCase() });
    expect(refused).toMatchObject({ status: 409, value: { code: "23505" } });
    expect(await authorNamed(refused.name)).toEqual([]);
  });

  test("changes name and address together; only an owner may remove the address", async () => {
    const [first, second] = [uniqueEmail(), uniqueEmail()];
    const { name, value } = await saveAuthor(sandbox, staff.editor, { p_email: first });
    const change = (caller: Caller, p_email: string) =>
      saveAuthor(sandbox, caller, { p_id: value, p_name: name, p_avatar_url: "/a.jpg", p_email });
    expect(await change(staff.editor, second)).toMatchObject({ status: 200, value });
    expect(await authorNamed(name)).toMatchObject([
      { avatar_url: "/a.jpg", author_contacts: { email: second } },
    ]);
    expect(await change(staff.editor, "")).toMatchObject({
      status: 403,
      value: { code: "42501", details: "email_kept" },
    });
    expect(await authorNamed(name)).toMatchObject([{ author_contacts: { email: second } }]);
    expect(await change(staff.owner, "")).toMatchObject({ status: 200 });
    expect(await authorNamed(name)).toMatchObject([{ author_contacts: null }]);
  });
});

const addService = () => sandbox.addRow("services");

const pairsOf = (id: unknown) =>
  stored(
    `location_services?location_id=eq.${String(id)}&select=service_id,is_active&order=is_active.desc,service_id`,
  );

describe("a location", () => {
  test("is added at the end, with its areas and its services", async () => {
    const service = await addService();
    const [last] = await stored("locations?select=display_order&order=display_order.desc&limit=1");
    const { slug, value } = await saveLocation(sandbox, staff.owner, { p_services: [said(service)] });
    expect(await stored(`locations?slug=eq.${slug}&select=id,areas_covered,display_order`)).toEqual([
      {
        id: value,
        areas_covered: ["Marina Walk", "Tower 1, north"],
        display_order: expect.toSatisfy((place: number) => place > Number(last?.["display_order"])) as number,
      },
    ]);
    expect(await pairsOf(value)).toEqual([{ service_id: service, is_active: true }]);
  });

  test("switches the named services and leaves the others alone", async () => {
    const [stays, off, on] = [await addService(), await addService(), await addService()];
    const { slug, value } = await saveLocation(sandbox, staff.owner, {
      p_services: [said(stays), said(off)],
    });
    const again = { p_id: value, p_slug: slug };
    await saveLocation(sandbox, staff.owner, {
      ...again,
      p_services: [said(on), said(randomUUID()), said(off, { is_active: false })],
    });
    expect(await pairsOf(value)).toEqual([
      ...[stays, on].sort().map((service_id) => ({ service_id, is_active: true })),
      { service_id: off, is_active: false },
    ]);
    await saveLocation(sandbox, staff.owner, { ...again, p_services: [said(off)] });
    expect((await pairsOf(value)).filter(({ is_active }) => is_active)).toHaveLength(3);
  });

  test("keeps a service's text for it, and is changed together with it", async () => {
    const service = await addService();
    const { slug: p_slug, value: p_id } = await saveLocation(sandbox, staff.owner);
    const version = async () => (await stored(`locations?id=eq.${String(p_id)}&select=updated_at`))[0];
    const before = await version();
    const texts = {
      requests_en: "Fever.",
      requests_ar: "حرارة.",
      response_least_minutes: 20,
      response_most_minutes: 30,
    };
    const change = { p_id, p_slug, p_services: [said(service, texts)], p_version: before?.["updated_at"] };
    expect(await saveLocation(sandbox, staff.owner, change)).toMatchObject({ status: 200 });
    expect(await stored(`location_services?location_id=eq.${String(p_id)}`)).toMatchObject([texts]);
    expect(await version()).not.toEqual(before);
  });

  test.each<[what: string, change: Row, service?: Row]>([
    ["more fewest minutes than most", { p_response_least_minutes: 31 }],
    ["no fewest minutes", { p_response_least_minutes: 0 }],
    ["absurd minutes", { p_response_time_minutes: 601 }],
    ["markup in the landmarks", { p_landmarks_ar: "قرب <b>الخور</b>" }],
    ["markup in what is asked for", {}, { requests_en: "<script>" }],
    ["one of two minutes of a service", {}, { response_most_minutes: 30 }],
    [
      "minutes of a service the wrong way round",
      {},
      { response_least_minutes: 31, response_most_minutes: 30 },
    ],
    ["an area without a name", { p_areas_covered_ar: ["الرقة", ""] }],
    ["areas in a list of lists", { p_areas_covered: [["Marina Walk"]] }],
    ["an area as long as a page", { p_areas_covered: ["Marina Walk", "x".repeat(121)] }],
  ])("is not stored with %s", async (_what, change, service) => {
    const p_services = service ? [said(await addService(), service)] : [];
    const answer = await saveLocation(sandbox, staff.owner, { ...change, p_services });
    expect(answer).toMatchObject({ status: 400, value: { code: "23514" } });
    expect(await stored(`locations?slug=eq.${answer.slug}`)).toEqual([]);
  });
});

test.each(["services", "locations"])(
  "the order of %s is the one that the owner sent, without deleted rows",
  async (table) => {
    const ids = await Promise.all([1, 2, 3].map(() => sandbox.addRow(table, { display_order: 900 })));
    const [a, b, c] = ids;
    const p_ids = [c, randomUUID(), a, b];
    expect(await call(staff.owner, "order_rows", { p_table: table, p_ids })).toEqual({
      status: 204,
      value: null,
    });
    const rows = await stored(`${table}?id=in.(${ids.join(",")})&select=id&order=display_order`);
    expect(rows.map(({ id }) => id)).toEqual([c, a, b]);
  },
);
