import { describe, expect, it } from "vitest";
import { isAnimated, sniffFormat } from "@domain/media/sniff-format";

/** One byte per letter, as the signatures of formats are written. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brands: string) => bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);

describe("a file's format is", () => {
  it.each([
    ["jpeg", bytes("\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF")],
    ["png", bytes("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR")],
    ["gif", bytes("GIF89a")],
    ["gif", bytes("GIF87a")],
    ["webp", bytes("RIFF\0\0\0\0WEBPVP8 ")],
    ["avif", box("avif\0\0\0\0mif1miaf")],
    ["avif", box("mif1\0\0\0\0miafavif")],
    ["mp4", box("isom\0\0\0\0isomavc1")],
    ["mp4", box("M4V \0\0\0\0mp42")],
    ["mov", box("qt  \0\0\0\0qt  ")],
    ["mov", bytes("\0\0\0\u0008wide")],
    ["webm", bytes("\u001AE\u00DF\u00A3\u0001\0\0\0\0\0\0\u001FB\u0082\u0084webm")],
  ] as const)("%s", (format, head) => {
    expect(sniffFormat(head)).toBe(format);
  });

  it.each([
    ["nothing", bytes("")],
    ["a page", bytes("<!doctype html><script>alert(1)</script>")],
    ["a drawing", bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a drawing with a declaration", bytes('<?xml version="1.0"?><svg/>')],
    ["a document", bytes("%PDF-1.7")],
    ["an archive", bytes("PK\u0003\u0004")],
    ["a program", bytes("MZ\u0090\0")],
    ["sound in the same envelope as WebP", bytes("RIFF\0\0\0\0WAVEfmt ")],
    ["a photo of a telephone, HEIC", box("heic\0\0\0\0mif1heic")],
    ["Matroska that is not WebM", bytes("\u001AE\u00DF\u00A3\u0001\0\0\0\0\0\0\u001FB\u0082\u0088matroska")],
    ["a JPEG cut after two bytes", bytes("\u00FF\u00D8")],
    ["words that begin like GIF", bytes("GIFT ideas")],
  ])("not recognised for %s", (_what, head) => {
    expect(sniffFormat(head)).toBeUndefined();
  });
});

describe("an animation is", () => {
  const png = (...names: string[]) =>
    bytes(`\u0089PNG\r\n\u001A\n${names.map((name) => `\0\0\0\u0004${name}acTLsum!`).join("")}`);
  const webp = (flags: number) => bytes(`RIFF\0\0\0\0WEBPVP8X\n\0\0\0${String.fromCharCode(flags)}\0\0\0`);
  it.each([
    ["every GIF", "gif", bytes("GIF89a"), true],
    ["WebP with the flag", "webp", webp(0b10), true],
    ["WebP with another flag", "webp", webp(0b10000), false],
    ["simple WebP", "webp", bytes("RIFF\0\0\0\0WEBPVP8 \n\0\0\0\u0002\0\0\0"), false],
    ["PNG with animation before its data", "png", png("IHDR", "acTL", "IDAT"), true],
    ["PNG with those letters in its data", "png", png("IHDR", "IDAT"), false],
    ["AVIF sequence", "avif", box("avis\0\0\0\0avif"), true],
    ["AVIF", "avif", box("avif\0\0\0\0mif1"), false],
    ["JPEG", "jpeg", bytes("\u00FF\u00D8\u00FF"), false],
  ] as const)("%s", (_what, format, head, moves) => {
    expect(isAnimated(format, head)).toBe(moves);
  });
});
