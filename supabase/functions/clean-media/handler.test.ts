import assert from "node:assert/strict";
import { ask } from "../_shared/testing/ask.ts";
import { secret, stack, withClient } from "../_shared/testing/people.ts";
import { createCleanMedia } from "./handler.ts";

const bucket = secret.storage.from("blog-media");
/** A picture of one pixel. */
const PIXEL = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);
const PLACE = "25.2048 N, 55.2708 E";
const text = (letters: string) => new TextEncoder().encode(letters);
/** The same with a location: a text chunk before its data. */
const PLACED = Uint8Array.from([
  ...PIXEL.subarray(0, 33),
  ...[0, 0, 0, PLACE.length + 8],
  ...text(`tEXtComment\0${PLACE}sum!`),
  ...PIXEL.subarray(33),
]);

const call = () => ask(createCleanMedia({ filesPerRun: 1_000 }), {}, { apikey: stack.secretKey });

async function store(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const name = `test-${crypto.randomUUID()}.png`;
  const options = { contentType: "image/png", cacheControl: "3600", metadata: { name: "صورة عيادة.png" } };
  const { error } = await bucket.upload(name, content.buffer, options);
  assert.equal(error, null);
  return name;
}

async function content(name: string): Promise<Uint8Array | undefined> {
  const { data } = await bucket.download(name);
  return data ? new Uint8Array(await data.arrayBuffer()) : undefined;
}

/** The log for staff about a file. */
async function logged(name: string) {
  let entries: { action: string; label: string; actor: string | null; subject: string }[] = [];
  await withClient("editor", async (editor) => {
    ({ entries } = (await editor.rpc("list_activity", { p_entity: "media" })).data);
  });
  return entries
    .filter(({ subject }) => subject === name)
    .map(({ action, label, actor }) => ({ action, label, actor }));
}

Deno.test("metadata is removed from stored files once, unreadable ones are removed, and both are logged", async () => {
  const [placed, clean, unreadable] = [
    await store(PLACED),
    await store(PIXEL),
    await store(PLACED.slice(0, 60)),
  ];
  try {
    const { body } = await call();
    assert.ok(body.cleaned >= 1 && body.clean >= 1 && body.unreadable >= 1, JSON.stringify(body));
    assert.deepEqual(await content(placed), PIXEL);
    assert.deepEqual(await content(clean), PIXEL);
    assert.equal(await content(unreadable), undefined);
    const label = "صورة عيادة.png";
    assert.deepEqual(await logged(placed), [{ action: "cleaned", label, actor: null }]);
    assert.deepEqual(await logged(clean), []);
    assert.deepEqual(await logged(unreadable), [{ action: "unreadable", label, actor: null }]);
    const served = await fetch(bucket.getPublicUrl(placed).data.publicUrl);
    await served.body?.cancel();
    assert.equal(served.headers.get("content-type"), "image/png");
    assert.match(served.headers.get("cache-control") ?? "", /max-age=3600/);

    const { data: left } = await secret.rpc("unexamined_media", { p_limit: 1_000 });
    const names = (left as { name: string }[]).map(({ name }) => name);
    assert.deepEqual([names.includes(placed), names.includes(clean)], [false, false]);
    assert.equal((await logged(placed)).length, 1);
  } finally {
    await bucket.remove([placed, clean, unreadable]);
  }
});

/** An element of a WebM: its id, its length, its content. */
const element = (id: number[], ...content: number[]) => [...id, 0x80 + content.length, ...content];
/** A film that contains only its codec. */
const filmIn = (codec: string) =>
  Uint8Array.from([
    ...element([0x1a, 0x45, 0xdf, 0xa3], ...element([0x42, 0x82], ...text("webm"))),
    ...element(
      [0x18, 0x53, 0x80, 0x67],
      ...element(
        [0x16, 0x54, 0xae, 0x6b],
        ...element([0xae], ...element([0x83], 1), ...element([0x86], ...text(codec))),
      ),
    ),
  ]);

Deno.test("the formats of a stored film that not every browser plays are recorded", async () => {
  const names = [`test-${crypto.randomUUID()}.webm`, `test-${crypto.randomUUID()}.webm`];
  try {
    for (const [index, codec] of ["V_MPEGH/ISO/HEVC", "V_VP9"].entries()) {
      const content = filmIn(codec).buffer;
      const { error } = await bucket.upload(names[index]!, content, { contentType: "video/webm" });
      assert.equal(error, null);
    }
    await call();
    await withClient("editor", async (editor) => {
      const { data } = await editor.rpc("unplayable_media");
      assert.deepEqual(
        names.map((name) => data[name]),
        ["HEVC (H.265)", undefined],
      );
    });
  } finally {
    await bucket.remove(names);
  }
});
