import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CheckedFile, MediaRefusal } from "./accepted-files";
import { prepareFile } from "./prepare-file";
import { corpusFile } from "./testing/corpus";
import { box, filmOf, text, track } from "./testing/films";

const SECRET = "A Person";
const jpeg: CheckedFile = { kind: "image", type: "image/jpeg", isAnimated: false };

/** The width that the browser reports for this picture. */
let width = 800;
beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width, height: 10, close: () => undefined }));
});
afterEach(() => {
  width = 800;
  vi.unstubAllGlobals();
});

const picture = (format: "jpeg" | "webp" | "gif" | "png", side = 32) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "red" } })
    .withExif({ IFD0: { Artist: SECRET } })
    .toFormat(format, { quality: 80 })
    .toBuffer();
const fileOf = (content: Uint8Array, name = "a.jpg") => new File([Uint8Array.from(content)], name);

async function prepare(file: File, checked: CheckedFile, compress: (file: File) => Promise<Blob>) {
  const onCompress = vi.fn<() => void>();
  const prepared = await prepareFile(file, checked, {
    signal: new AbortController().signal,
    onCompress,
    compress,
  });
  const content = Buffer.from(await prepared.content.arrayBuffer());
  return { ...prepared, content, type: prepared.content.type, onCompress };
}
const cannot = () => Promise.reject(new Error("no memory"));

describe("a picture is sent as", () => {
  it("the smaller one, with the type of what is in it and without metadata", async () => {
    const small = await picture("webp");
    const large = await picture("jpeg", 400);
    const { content, type, isOriginal, onCompress } = await prepare(fileOf(large), jpeg, () =>
      Promise.resolve(new Blob([Uint8Array.from(small)], { type: "image/png" })),
    );
    expect([small.includes(SECRET), content.includes(SECRET)]).toEqual([true, false]);
    expect([type, isOriginal, content.length < small.length]).toEqual(["image/webp", false, true]);
    expect(onCompress).toHaveBeenCalledOnce();
  });

  it("the original without metadata, when making it smaller made it larger", async () => {
    const large = await picture("webp", 400);
    const { content, type, isOriginal } = await prepare(fileOf(await picture("jpeg")), jpeg, () =>
      Promise.resolve(new Blob([Uint8Array.from(large)])),
    );
    expect([type, isOriginal, content.includes(SECRET)]).toEqual(["image/jpeg", false, false]);
  });

  it.each([
    ["is small enough as it is", 800, false],
    ["is wider than pages need it", 4000, true],
  ])(
    "the original without metadata, when it cannot be made smaller and %s",
    async (_why, wide, isOriginal) => {
      width = wide;
      const prepared = await prepare(fileOf(await picture("jpeg")), jpeg, cannot);
      expect(prepared).toMatchObject({ isOriginal, type: "image/jpeg" });
      expect(prepared.content.includes(SECRET)).toBe(false);
    },
  );

  it("the smaller one, when the original's other contents are unknown", async () => {
    const large = await picture("jpeg", 400);
    const damaged = Uint8Array.from([...large.subarray(0, 2), 0, ...large.subarray(2)]);
    const small = new Blob([Uint8Array.from(await picture("webp"))]);
    expect((await prepare(fileOf(damaged), jpeg, () => Promise.resolve(small))).type).toBe("image/webp");
    await expect(prepare(fileOf(damaged), jpeg, cannot)).rejects.toMatchObject({ problem: "broken" });
  });

  it("nothing, when it cannot be opened", async () => {
    const refuse = () => Promise.reject(new MediaRefusal("broken"));
    const broken = prepare(fileOf(await picture("jpeg")), jpeg, refuse);
    await expect(broken).rejects.toMatchObject({ problem: "broken" });
  });
});

it.each([
  ["an animation", { kind: "image", type: "image/gif", isAnimated: true }],
  ["a film", { kind: "video", type: "video/mp4", isAnimated: false }],
] as const)(
  "%s keeps its size, loses its metadata, and is refused when it cannot be read",
  async (what, checked) => {
    const gif = await picture("gif");
    const content =
      what === "an animation"
        ? Uint8Array.from([...gif.subarray(0, -1), 0x21, 0xfe, SECRET.length, ...text(SECRET), 0, 0x3b])
        : filmOf("isom", { tracks: [track("vide", "frames")], movie: [box("udta", text(SECRET))] });
    const compress = vi.fn<(file: File) => Promise<Blob>>();
    const prepared = await prepare(fileOf(content), checked, compress);
    expect(compress).not.toHaveBeenCalled();
    expect(prepared).toMatchObject({ isOriginal: false, type: checked.type });
    expect(prepared.content.includes(SECRET)).toBe(false);
    const cut = prepare(fileOf(content.slice(0, 14)), checked, compress);
    await expect(cut).rejects.toMatchObject({ problem: "broken" });
  },
);

const film: CheckedFile = { kind: "video", type: "video/mp4", isAnimated: false };

it.each([
  ["mp4-faststart.mp4", ""],
  ["mp4-hevc.mp4", "HEVC (H.265)"],
  ["mov-prores.mov", "Apple ProRes"],
])("the formats of %s that not every browser plays are returned: %j", async (name, unplayable) => {
  expect(await prepare(fileOf(corpusFile(name)), film, cannot)).toMatchObject({ unplayable });
});

it.each([
  ["an MP4 that was cut in the middle", "cut-mp4.mp4", "broken"],
  ["a WebM that was cut in the middle", "cut-webm.webm", "broken"],
  ["sound without a picture", "mp4-sound-alone.mp4", "no_picture"],
  ["a film of which what describes it is compressed", "mov-compressed-header.mov", "unreadable"],
])("%s is refused", async (_what, name, problem) => {
  await expect(prepare(fileOf(corpusFile(name)), film, cannot)).rejects.toMatchObject({ problem });
});

it("a file that cannot be read any more is refused", async () => {
  const file = fileOf(await picture("jpeg"));
  vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("gone", "NotReadableError"));
  await expect(prepare(file, film, cannot)).rejects.toMatchObject({ problem: "broken" });
});
