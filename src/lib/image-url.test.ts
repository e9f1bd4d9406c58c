import { describe, expect, it } from "vitest";
import { storedPicture } from "./image-url";

const STORAGE = "https://abc.supabase.co";
const OBJECT = "/storage/v1/object/public/blog-media/2026/team.jpg";
const IMAGE = `${STORAGE}/storage/v1/render/image/public/blog-media/2026/team.jpg`;

describe("an uploaded picture", () => {
  const picture = storedPicture(STORAGE + OBJECT, STORAGE, 400, 470);

  it.each([
    ["avif", "quality=85&format=avif"],
    ["webp", "quality=85&format=webp"],
    ["original", "quality=90&format=origin"],
  ] as const)(
    "is served by the image service as %s at %s, in three sizes of the frame's proportions",
    (set, served) => {
      const heights = { 200: 235, 400: 470, 800: 940 };
      const offers = Object.entries(heights).map(
        ([width, height]) => `${IMAGE}?width=${width}&height=${height}&${served} ${width}w`,
      );
      expect(picture?.[set]).toBe(offers.join(", "));
    },
  );

  it("is recognised without a host", () => {
    expect(storedPicture(OBJECT, STORAGE, 400, 470)).toEqual(picture);
  });

  it("has whole pixels", () => {
    const sizes = storedPicture(OBJECT, STORAGE, 75, 101)?.avif.match(/width=\d+&height=\d+/g);
    expect(sizes).toEqual(["width=38&height=51", "width=75&height=101", "width=150&height=202"]);
  });
});

it.each([
  "https://pictures.example.com/team.jpg",
  `https://other.supabase.co${OBJECT}`,
  `${STORAGE}0${OBJECT}`,
  `${STORAGE}.evil.example${OBJECT}`,
  `${STORAGE}/storage/v1/object/sign/private/team.jpg`,
  `${OBJECT}?download=`,
  "/assets/medical-team-abc123.svg",
  "data:image/svg+xml,<svg/>",
  "",
])("the address %j is unchanged", (address) => {
  expect(storedPicture(address, STORAGE, 400, 470)).toBeUndefined();
});
