import { describe, expect, it } from "vitest";
import { acceptedTypes, checkFile, endingOf, MAX_BYTES } from "./accepted-files";

const JPEG = "\u00FF\u00D8\u00FF\u00E0";
const PNG = "\u0089PNG\r\n\u001A\n";
const MP4 = "\0\0\0\u0010ftypisom\0\0\0\0";

const HEIC = MP4.replace("isom", "heic");
const M4V = MP4.replace("isom", "M4V ");

const file = (name: string, type: string, content: string) =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type });

/** A file that reports this size, because a test should not create fifty megabytes. */
function sized(original: File, size: number): File {
  Object.defineProperty(original, "size", { value: size });
  return original;
}

describe("accepted:", () => {
  it.each<[what: string, candidate: File, type: string, only?: "image"]>([
    ["a photo", file("a.jpg", "image/jpeg", JPEG), "image/jpeg"],
    ["a file of which the browser knows no type", file("a.png", "", PNG), "image/png"],
    ["a film", file("a.mp4", "video/mp4", MP4), "video/mp4"],
    ["a film in the other envelope", file("a.mov", "video/quicktime", MP4), "video/mp4"],
    ["a JPEG as Windows names it", file("a.jfif", "image/jpeg", JPEG), "image/jpeg"],
    ["a film as Apple names it", file("a.m4v", "video/x-m4v", M4V), "video/mp4"],
    ["a film of an old telephone", file("a.3gp", "video/3gpp", MP4), "video/mp4"],
    ["a name without an ending", file("photo", "", PNG), "image/png"],
    ["an ending behind another one", file("a.png.exe", "application/x-msdownload", PNG), "image/png"],
    ["a picture that says it is a film", file("a.mp4", "video/mp4", PNG), "image/png"],
    ["ending, type and content that disagree", file("a.gif", "video/webm", JPEG), "image/jpeg", "image"],
    ["PNG that a browser saved as JPEG, as what it is", file("a.jpg", "image/jpeg", PNG), "image/png"],
    ["a picture where only images are allowed", file("a.png", "image/png", PNG), "image/png", "image"],
    ["exactly 50 MB", sized(file("a.mp4", "video/mp4", MP4), MAX_BYTES), "video/mp4"],
  ])("%s", async (_what, candidate, type, only) => {
    expect((await checkFile(candidate, only)).type).toBe(type);
  });
});

it.each(["photo.jpg ", "photo.JPG\u200F", "photo.\u200Fjpg", "صورة\u200F.jpg"])("%j ends in jpg", (name) => {
  expect(endingOf(name)).toBe("jpg");
});

it("a chooser offers what other programs call the same formats", () => {
  expect(acceptedTypes("image").split(",")).toEqual(expect.arrayContaining(["image/jpeg", ".jfif"]));
  expect(acceptedTypes("image")).not.toContain(".m4v");
  expect(acceptedTypes().split(",")).toEqual(expect.arrayContaining(["video/mp4", ".m4v", ".3gp", ".jfif"]));
});

describe("refused:", () => {
  it.each<[what: string, candidate: File, problem: string, only?: "image"]>([
    ["empty", file("a.png", "image/png", ""), "empty"],
    ["one byte over 50 MB", sized(file("a.mp4", "video/mp4", MP4), MAX_BYTES + 1), "too_large"],
    ["a drawing", file("a.svg", "image/svg+xml", "<svg/>"), "wrong_kind"],
    ["a name without an ending", file("notes", "", "notes"), "wrong_kind"],
    ["a drawing named like a picture", file("a.png", "image/svg+xml", "<svg/>"), "wrong_kind"],
    ["a page that says it is a picture", file("a.png", "image/png", "<html>"), "not_what_it_says"],
    ["a telephone's HEIC named like a JPEG", file("a.jpg", "image/jpeg", HEIC), "not_what_it_says"],
    ["a film named like a picture, among pictures", file("a.png", "image/png", MP4), "only_images", "image"],
    ["a video where only images are allowed", file("a.mp4", "video/mp4", MP4), "only_images", "image"],
  ])("%s", async (_what, candidate, problem, only) => {
    await expect(checkFile(candidate, only)).rejects.toMatchObject({ name: "MediaRefusal", problem });
  });
});
