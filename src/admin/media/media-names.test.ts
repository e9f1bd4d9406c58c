import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { anyText } from "@/testing/any-text";
import { MEDIA_FORMATS } from "./accepted-files";
import { editorName, libraryName, ownName } from "./media-names";

/** The pattern of the bucket's policy (supabase/migrations, blog_media). */
const ALLOWED = /^[a-z0-9][a-z0-9._/-]*\.(jpe?g|png|webp|gif|avif|mp4|webm|mov)$/i;

it.each([
  ["صورة عيادة.jpg", "صورة عيادة.jpg"],
  ["photo.jpg ", "photo.jpg"],
  ["photo.jpg\u200F", "photo.jpg"],
  ["\u202A\u00A0photo.jpg\u202C\u200B", "photo.jpg"],
  ["two\nlines\u0000.jpg", "two lines.jpg"],
  ["می\u200Cخواهم.jpg", "می\u200Cخواهم.jpg"],
  [`${"a".repeat(300)}.jpg`, "a".repeat(200)],
])("the name of %j is %j", (fileName, name) => {
  expect(ownName(fileName)).toBe(name);
});

it("a library file's name is a time, a random text and the original extension", () => {
  expect(libraryName("My Photo.JPG", "image/webp")).toMatch(/^\d{13}-[a-z0-9]{8}\.jpg$/);
});

it.each([
  ["photo.jfif", "image/jpeg", "jpg"],
  ["photo.jfif", "image/webp", "webp"],
  ["photo", "image/png", "png"],
  ["photo.jpg\u200F", "image/jpeg", "jpg"],
  ["visit.m4v", "video/mp4", "mp4"],
  ["visit.3gp", "video/mp4", "mp4"],
  ["visit.qt", "video/quicktime", "mov"],
  ["visit.MOV", "video/mp4", "mov"],
  ["visit.mp4", "image/png", "png"],
  ["photo.png.exe", "image/png", "png"],
])("%s with %s in it is stored as .%s", (fileName, type, ending) => {
  expect(libraryName(fileName, type)).toMatch(new RegExp(`^\\d{13}-[a-z0-9]{8}\\.${ending}$`));
});

it.each([
  ["fever.png", "fever.png"],
  ["Rückenübung (1).JPG", "Ruckenubung-1.jpg"],
  ["صورة.png", "image.png"],
  ["زيارة home visit.png", "home-visit.png"],
  ["..hidden.png", "hidden.png"],
  ["a/b\\c.png", "a-b-c.png"],
  ["two.dots.webp", "two-dots.webp"],
  ["😀.gif", "image.gif"],
  ["night.jfif", "night.png"],
  [`${"x".repeat(200)}.png`, `${"x".repeat(60)}.png`],
])("an editor file's name is a time and the original name: %s", (fileName, name) => {
  expect(editorName(fileName, "image/png").replace(/^\d{13}-/, "")).toBe(name);
});

it("files with the same name at the same moment get different names", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const names = Array.from({ length: 50 }, () => editorName("photo.png", "image/png"));
  expect(new Set(names).size).toBe(50);
});

it("every name is valid for the bucket", () => {
  const ending = fc.oneof(
    fc.constantFrom("jpg", "JPEG", "png", "webp", "gif", "avif", "mp4", "webm", "MOV", "jfif", "m4v"),
    anyText({ maxLength: 9 }),
  );
  const type = fc.constantFrom(...Object.values(MEDIA_FORMATS).map((format) => format.type));
  fc.assert(
    fc.property(anyText({ maxLength: 90 }), ending, type, (stem, end, content) => {
      for (const nameFile of [editorName, libraryName]) {
        const name = nameFile(`${stem}.${end}`, content);
        expect(name).toMatch(ALLOWED);
        expect(name).not.toMatch(/\.\.|\/|[^\x20-\x7E]/);
      }
    }),
  );
});
