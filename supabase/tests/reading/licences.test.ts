import { beforeAll, describe, expect, test } from "vitest";
import { type Caller } from "../support/callers";
import { newStaff } from "../support/new-staff";
import { createPerson } from "../support/people";
import { saveAuthor } from "../support/records";
import { call, stored, type Row } from "../support/rest";
import { addReviewer, refused } from "../support/reviewers";

const { sandbox, staff } = newStaff(beforeAll);

describe("a licence", () => {
  const licence = {
    licence_number: "DHA-77",
    licence_authority: "DHA",
    licence_until: "2999-12-31",
    languages: ["en"],
  };
  const licencesOf = (name: string) =>
    stored(`authors?name=eq.${name}&select=clinicians(licence_number,languages)`);

  test("is saved with its author by owners alone; editors change the rest", async () => {
    const { name, value } = await saveAuthor(sandbox, staff.owner, { p_licence: licence });
    const p_id = value;
    expect(await licencesOf(name)).toEqual([{ clinicians: { licence_number: "DHA-77", languages: ["en"] } }]);
    const author = { p_id, p_name: name };
    for (const p_licence of [{ ...licence, licence_number: "MINE" }, {}])
      expect((await saveAuthor(sandbox, staff.editor, { ...author, p_licence })).status).toBe(403);
    expect((await saveAuthor(sandbox, staff.editor, { ...author, p_role: "Physician" })).status).toBe(200);
    expect(await licencesOf(name)).toEqual([{ clinicians: { licence_number: "DHA-77", languages: ["en"] } }]);
    expect((await saveAuthor(sandbox, staff.owner, { ...author, p_licence: {} })).status).toBe(200);
    expect(await licencesOf(name)).toEqual([{ clinicians: null }]);
  });

  test.each<[string, Row]>([
    ["a number that is none", { licence_number: "<b>" }],
    ["no authority", { licence_authority: " " }],
    ["a language that no article has", { languages: ["fr"] }],
    ["no language", { languages: [] }],
    ["no last day", { licence_until: null }],
  ])("is refused with %s", async (_, change) => {
    expect((await saveAuthor(sandbox, staff.owner, { p_licence: { ...licence, ...change } })).status).toBe(
      400,
    );
  });

  test("belongs to one account, which an owner names with the password", async () => {
    const { author } = await addReviewer(sandbox);
    const [one, other] = [await createPerson("reviewer"), await createPerson("reviewer")];
    const name = (caller: Caller, p_id: string, p_author_id: string | null) =>
      call(caller, "set_staff_author", { p_id, p_author_id });
    expect(await name(staff.editor, one.id, author)).toMatchObject(refused("owner_only"));
    expect(await name(staff.owner, one.id, author)).toMatchObject(refused("author_taken", 409));
    const free = await sandbox.addRow("authors", { name: "Dr Free" });
    expect((await name(staff.owner, one.id, free)).status).toBe(204);
    expect(await name(staff.owner, other.id, free)).toMatchObject(refused("author_taken", 409));
    expect((await name(staff.owner, one.id, null)).status).toBe(204);
    expect((await name(staff.owner, other.id, free)).status).toBe(204);
    expect(await stored(`admins?author_id=eq.${free}&select=user_id`)).toEqual([{ user_id: other.id }]);
  });
});
