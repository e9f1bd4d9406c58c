import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "@/testing/any-text";
import { createEditorNames, createLibraryNames } from "./media-names";

const NOW = 1_763_772_000_000;
const clock = () => NOW;
/** What the bucket's policy takes (supabase/migrations, blog_media). */
const ALLOWED = /^[a-z0-9][a-z0-9._/-]*\.(jpe?g|png|webp|gif|avif|mp4|webm|mov)$/i;

it("a library file's name is a time, a random text and the original extension", () => {
  const nameFile = createLibraryNames(clock, () => "k3f9x2ab");
  expect(nameFile("My Photo.JPG")).toBe(`${NOW}-k3f9x2ab.jpg`);
  expect(createLibraryNames()("a.webm")).toMatch(/^\d{13}-[a-z0-9]{8}\.webm$/);
});

describe("an editor file's name is a time and the original name", () => {
  it.each([
    ["fever.png", "fever.png"],
    ["Rückenübung (1).JPG", "Ruckenubung-1.jpg"],
    ["صورة.png", "image.png"],
    ["زيارة home visit.png", "home-visit.png"],
    ["..hidden.png", "hidden.png"],
    ["a/b\\c.png", "a-b-c.png"],
    ["two.dots.webp", "two-dots.webp"],
    ["😀.gif", "image.gif"],
    [`${"x".repeat(200)}.png`, `${"x".repeat(60)}.png`],
  ])("%s", (fileName, name) => {
    expect(createEditorNames(clock)(fileName)).toBe(`${NOW}-${name}`);
  });
});

it("files with the same name at the same moment get different names", () => {
  const nameFile = createEditorNames(clock);
  const names = Array.from({ length: 50 }, () => nameFile("photo.png"));
  expect(new Set(names).size).toBe(50);
});

it("every name is valid for the bucket", () => {
  const ending = fc.constantFrom("jpg", "JPEG", "png", "webp", "gif", "avif", "mp4", "webm", "MOV");
  fc.assert(
    fc.property(anyText({ maxLength: 90 }), ending, (stem, end) => {
      for (const nameFile of [createEditorNames(), createLibraryNames()]) {
        const name = nameFile(`${stem}.${end}`);
        expect(name).toMatch(ALLOWED);
        expect(name).not.toMatch(/\.\.|\/|[^\x20-\x7E]/);
      }
    }),
  );
});
