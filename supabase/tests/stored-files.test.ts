import { z } from "zod";
import { describe, expect, test } from "vitest";
import { roles, service, type Caller, type Role } from "./support/callers";
import { newCallers } from "./support/new-staff";
import { permitRow } from "./support/permit";
import { call } from "./support/rest";
import { onScratch } from "./support/scratch";
import { sql, stack } from "./support/stack";
import {
  fetchPublic,
  freshName,
  isListed,
  isStored,
  newName,
  removeObject,
  upload,
  type Bucket,
} from "./support/storage";

const STAFF: Role[] = ["editor", "owner", "service"];
/** The roles that add and remove files; all staff see them. */
const KEEPERS: Record<Bucket, Role[]> = { "blog-media": STAFF, permits: ["owner", "service"] };

const filesSchema = z.array(z.object({ id: z.string(), name: z.string(), updated_at: z.string() }));

const { sandbox, callers } = newCallers();

/** Stores it again, like a replaced file or one without its metadata. */
const replace = (name: string) =>
  upload({ ...service, headers: { ...service.headers, "x-upsert": "true" } }, name);

const PNG_SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Files of each bucket have one of its types. */
const file = (bucket: Bucket) =>
  bucket === "permits"
    ? { bucket, extension: "pdf", type: "application/pdf" }
    : { bucket, extension: "png", type: "image/png" };

async function storedObject(bucket: Bucket = "blog-media"): Promise<string> {
  const { extension, type } = file(bucket);
  const name = newName(sandbox, extension, bucket);
  expect((await upload(service, name, { bucket, type })).status).toBe(200);
  return name;
}

test.each(roles.flatMap((role) => [[role, "blog-media"] as const, [role, "permits"] as const]))(
  "staff alone list files, and those who may add and remove them: %s, %s",
  async (role, bucket) => {
    const { extension, type } = file(bucket);
    const may = KEEPERS[bucket].includes(role);
    const [there, own] = [await storedObject(bucket), newName(sandbox, extension, bucket)];
    expect(await isListed(callers[role], there, bucket)).toBe(STAFF.includes(role));
    await upload(callers[role], own, { bucket, type });
    expect(await isStored(own, bucket)).toBe(may);
    // An editor removes their own files; only the nightly upkeep removes papers.
    const removed = may ? own : there;
    await removeObject(callers[role], removed, bucket);
    expect(await isStored(removed, bucket)).toBe(bucket === "permits" ? role !== "service" : !may);
  },
);

test.each<[what: string, bucket: Bucket, extension: string, type: string]>([
  ["a drawing that calls itself a picture", "blog-media", "svg", "image/png"],
  ["a picture that calls itself a drawing", "blog-media", "png", "image/svg+xml"],
  ["a drawing that calls itself a paper", "permits", "svg", "application/pdf"],
  ["a page that calls itself a paper", "permits", "pdf", "text/html"],
])("%s is refused by the bucket %s (.%s as %s)", async (_what, bucket, extension, type) => {
  const name = newName(sandbox, extension, bucket);
  await upload(callers.owner, name, { bucket, type });
  expect(await isStored(name, bucket)).toBe(false);
});

test("everyone fetches an object by its address, and nobody overwrites it", async () => {
  const name = await storedObject();
  expect((await upload(callers.editor, name, { type: "image/webp" })).ok).toBe(false);
  expect((await fetchPublic(name)).headers.get("content-type")).toBe("image/png");
});

test("the original name of a file is visible to staff alone, if there is one, within the limit of names", async () => {
  const [named, nameless, long] = [newName(sandbox), newName(sandbox), newName(sandbox)];
  await upload(callers.editor, named, { ownName: "صورة عيادة.jpg" });
  await upload(callers.editor, nameless);
  await upload(callers.editor, long, { ownName: "a".repeat(900) });
  const told = async (caller: Caller) =>
    (await call(caller, "media_own_names", { p_names: [named, nameless, long] })).value;
  expect(await told(callers.editor)).toEqual({ [named]: "صورة عيادة.jpg", [long]: "a".repeat(200) });
  expect(await told(callers.member)).toEqual({});
});

test("everyone may ask which of some files are not stored", async () => {
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

  test("is listed until it was examined, and again after it was replaced", async () => {
    const name = await storedObject();
    await note(await found(name), "clean");
    expect(await found(name)).toBeUndefined();
    await replace(name);
    await expect.poll(() => found(name)).toBeDefined();
  });

  test("is marked for removal when it cannot be read, unless earlier rules have accepted it", async () => {
    const name = await storedObject();
    const file = await found(name);
    expect(await note(file, "unreadable")).toMatchObject({ value: true });
    await note(file, "clean");
    await sql`update private.examined_media set object_updated_at = '-infinity' where object_id = ${file?.id ?? ""}`;
    expect(await note(await found(name), "unreadable")).toMatchObject({ value: false });
    expect(await found(name), "it is not looked at again").toBeUndefined();
  });

  test("keeps its owner and its own name when it is stored without metadata", async () => {
    const name = newName(sandbox);
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

describe("the format of a film that not every browser plays is for staff alone", () => {
  const formatOf = async (caller: Caller, name: string) => {
    const { value } = await call(caller, "unplayable_media", {});
    return z.record(z.string(), z.string()).parse(value)[name];
  };
  const storedFilm = async (unplayable?: string) => {
    const name = newName(sandbox, "mp4");
    await upload(callers.editor, name, { type: "video/mp4", unplayable });
    return name;
  };

  test("after its upload by a browser", async () => {
    const [film, played] = [await storedFilm("HEVC (H.265)"), await storedFilm()];
    expect([await formatOf(callers.editor, film), await formatOf(callers.editor, played)]).toEqual([
      "HEVC (H.265)",
      undefined,
    ]);
    expect(await formatOf(callers.member, film)).toBeUndefined();
  });

  test("after its examination by the function", async () => {
    const film = await storedFilm("HEVC (H.265)");
    const { value } = await call(service, "unexamined_media", { p_limit: 10_000 });
    const file = filesSchema.parse(value).find(({ name }) => name === film);
    await call(service, "note_examined_media", {
      p_id: file?.id,
      p_seen: file?.updated_at,
      p_outcome: "clean",
      p_unplayable: "AMR",
    });
    expect(await formatOf(callers.editor, film)).toBe("AMR");
  });
});

test("a file that was stored incompletely is not removed as unreadable, and an outdated entry is corrected", async () => {
  const [damaged, behind] = [await storedObject(), await storedObject()];
  // Only the signature of a picture, while the entry has the original length.
  const shortened = { ...service, headers: { ...service.headers, "x-upsert": "true" } };
  expect((await upload(shortened, damaged, { body: PNG_SIGNATURE })).status).toBe(200);
  for (const name of [damaged, behind]) {
    await sql`
      update storage.objects set metadata = jsonb_set(metadata, '{size}', to_jsonb(45000000))
      where bucket_id = 'blog-media' and name = ${name}`;
  }
  const answer = await fetch(`${stack.apiUrl}/functions/v1/clean-media`, {
    method: "POST",
    headers: { ...service.headers, "content-type": "application/json" },
    body: "{}",
  });
  expect(answer.status).toBe(200);
  expect([await isStored(damaged), await isStored(behind)]).toEqual([true, true]);
  const [mended] = await sql`select metadata -> 'size' as size from storage.objects where name = ${behind}`;
  expect(mended?.["size"]).toBeLessThan(1_000);
});

test("a paper that no permit names is removed by the nightly upkeep after a day", async () => {
  const [lost, named] = [await storedObject("permits"), await storedObject("permits")];
  await onScratch(sql, async (transaction) => {
    await transaction`insert into public.permits ${transaction(permitRow({ file_path: named }) as never)}`;
    await transaction`create temporary table called (name text)`;
    await transaction`grant insert on pg_temp.called to public`;
    await transaction`
      create or replace function private.call_scheduled_function(p_name text) returns void language sql
      as 'insert into pg_temp.called values (p_name)'`;
    const upkeep = async (age: string) => {
      await transaction`
        update storage.objects set created_at = now() - ${age}::interval where name in (${lost}, ${named})`;
      await transaction`select public.daily_upkeep()`;
      const old = await transaction`select public.unnamed_papers(86400) as name`;
      return {
        old: old.map(({ name }) => String(name)),
        called: (await transaction`table pg_temp.called`).length,
      };
    };
    expect(await upkeep("23 hours")).toEqual({ old: [], called: 0 });
    expect(await upkeep("25 hours")).toEqual({ old: [lost], called: 1 });
  });
});
