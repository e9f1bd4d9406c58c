import { z } from "zod";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCallers, roles, service, type Caller, type Role } from "./support/callers";
import { removePeople } from "./support/people";
import { call } from "./support/rest";
import { fetchPublic, freshName, isStored, list, removeObject, upload } from "./support/storage";

const MAY_MANAGE: Role[] = ["editor", "owner", "service"];

const filesSchema = z.array(z.object({ id: z.string(), name: z.string(), updated_at: z.string() }));

const used: string[] = [];
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});
afterEach(async () => {
  for (const name of used.splice(0)) await removeObject(service, name);
});
afterAll(removePeople);

function newName(extension?: string): string {
  const name = freshName(extension);
  used.push(name);
  return name;
}

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
describe("the bucket", () => {
  test.each([
    ["a drawing that calls itself a picture", "svg", "image/png"],
    ["a picture that calls itself a drawing", "png", "image/svg+xml"],
  ])("refuses %s (.%s as %s)", async (_what, extension, type) => {
    const name = newName(extension);
    await upload(callers.owner, name, { type });
    expect(await isStored(name)).toBe(false);
  });

  test("does not overwrite an existing object", async () => {
    const name = await storedObject();
    const answer = await upload(callers.editor, name, { type: "image/webp" });
    expect(answer.ok).toBe(false);
    expect((await fetchPublic(name)).headers.get("content-type")).toBe("image/png");
  });
});

describe("the name of a file on the device it came from", () => {
  const names = (caller: Caller, asked: string[]) => call(caller, "media_own_names", { p_names: asked });

  test("is told to staff, where there is one", async () => {
    const [named, nameless] = [newName(), newName()];
    await upload(callers.editor, named, { ownName: "صورة عيادة.jpg" });
    await upload(callers.editor, nameless);
    expect(await names(callers.editor, [named, nameless])).toMatchObject({
      value: { [named]: "صورة عيادة.jpg" },
    });
    expect((await names(callers.member, [named])).value).toEqual({});
  });

  test("is not longer than names are", async () => {
    const name = newName();
    await upload(callers.editor, name, { ownName: "a".repeat(900) });
    expect((await names(callers.editor, [name])).value).toEqual({ [name]: "a".repeat(200) });
  });
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
    await upload({ ...service, headers: { ...service.headers, "x-upsert": "true" } }, name);
    await expect.poll(() => found(name)).toBeDefined();
  });

  test("keeps its owner and its own name when it is stored without metadata", async () => {
    const name = newName();
    await upload(callers.editor, name, { ownName: "صورة عيادة.jpg" });
    await upload({ ...service, headers: { ...service.headers, "x-upsert": "true" } }, name);
    await note(await found(name), "cleaned");
    expect(await found(name)).toBeUndefined();
    const { value } = await call(callers.editor, "media_own_names", { p_names: [name] });
    expect(value).toEqual({ [name]: "صورة عيادة.jpg" });
    await removeObject(callers.editor, name);
    expect(await isStored(name)).toBe(false);
  });
});
