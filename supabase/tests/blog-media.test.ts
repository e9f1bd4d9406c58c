import { z } from "zod";
import { describe, expect, test } from "vitest";
import { roles, service, type Caller, type Role } from "./support/callers";
import { newCallers } from "./support/new-staff";
import { call } from "./support/rest";
import { fetchPublic, freshName, isStored, list, removeObject, upload } from "./support/storage";

const MAY_MANAGE: Role[] = ["editor", "owner", "service"];

const filesSchema = z.array(z.object({ id: z.string(), name: z.string(), updated_at: z.string() }));

const { sandbox, callers } = newCallers();

/** A name whose object goes after the test. */
function newName(extension?: string): string {
  const name = freshName(extension);
  sandbox.afterwards(async () => void (await removeObject(service, name)));
  return name;
}

/** Stores it again, as a replaced file or one without its metadata. */
const replace = (name: string) =>
  upload({ ...service, headers: { ...service.headers, "x-upsert": "true" } }, name);

async function storedObject(): Promise<string> {
  const name = newName();
  const answer = await upload(service, name);
  expect(answer.status).toBe(200);
  return name;
}

test("everyone can fetch an object by its address", async () => {
  const answer = await fetchPublic(await storedObject());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
});

test.each(roles)("staff alone list, upload and remove objects: %s", async (role) => {
  const may = MAY_MANAGE.includes(role);
  const [there, own] = [await storedObject(), newName()];
  expect(await list(callers[role], there)).toEqual(may ? [there] : []);
  await upload(callers[role], own);
  expect(await isStored(own)).toBe(may);
  // An editor removes files of their own.
  const removed = may ? own : there;
  await removeObject(callers[role], removed);
  expect(await isStored(removed)).toBe(!may);
});

test.each([
  ["a drawing that calls itself a picture", "svg", "image/png"],
  ["a picture that calls itself a drawing", "png", "image/svg+xml"],
])("the bucket refuses %s (.%s as %s)", async (_what, extension, type) => {
  const name = newName(extension);
  await upload(callers.owner, name, { type });
  expect(await isStored(name)).toBe(false);
});

test("the bucket does not overwrite an existing object", async () => {
  const name = await storedObject();
  expect((await upload(callers.editor, name, { type: "image/webp" })).ok).toBe(false);
  expect((await fetchPublic(name)).headers.get("content-type")).toBe("image/png");
});

test("the name of a file on its device is told to staff alone, where there is one, and no longer than names are", async () => {
  const [named, nameless, long] = [newName(), newName(), newName()];
  await upload(callers.editor, named, { ownName: "صورة عيادة.jpg" });
  await upload(callers.editor, nameless);
  await upload(callers.editor, long, { ownName: "a".repeat(900) });
  const told = async (caller: Caller) =>
    (await call(caller, "media_own_names", { p_names: [named, nameless, long] })).value;
  expect(await told(callers.editor)).toEqual({ [named]: "صورة عيادة.jpg", [long]: "a".repeat(200) });
  expect(await told(callers.member)).toEqual({});
});

test("everyone is told which of some files are not stored", async () => {
  const [stored, missing] = [await storedObject(), freshName()];
  const { value } = await call(callers.anonymous, "missing_media", { p_names: [stored, missing] });
  expect(value).toEqual([missing]);
});

describe("a file that is examined", () => {
  const found = async (name: string) => {
    const { value } = await call(service, "unexamined_media", { p_limit: 10_000 });
    return filesSchema.parse(value).find((file) => file.name === name);
  };
  const note = (file: { id: string; updated_at: string } | undefined, p_outcome: string) =>
    call(service, "note_examined_media", { p_id: file?.id, p_seen: file?.updated_at, p_outcome });

  test("is found until it was looked at, and again when it was replaced", async () => {
    const name = await storedObject();
    await note(await found(name), "clean");
    expect(await found(name)).toBeUndefined();
    await replace(name);
    await expect.poll(() => found(name)).toBeDefined();
  });

  test("keeps its owner and its own name when it is stored without metadata", async () => {
    const name = newName();
    await upload(callers.editor, name, { ownName: "صورة عيادة.jpg" });
    await replace(name);
    await note(await found(name), "cleaned");
    expect(await found(name)).toBeUndefined();
    const { value } = await call(callers.editor, "media_own_names", { p_names: [name] });
    expect(value).toEqual({ [name]: "صورة عيادة.jpg" });
    await removeObject(callers.editor, name);
    expect(await isStored(name)).toBe(false);
  });
});
