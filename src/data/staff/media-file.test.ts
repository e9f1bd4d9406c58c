import { expect, it } from "vitest";
import { toMediaFile } from "./media-file";

const entry = (metadata: unknown) => ({ name: "a.png", created_at: "2026-11-01T08:00:00Z", metadata });

it("a picture is recognised by its type, with its folder in its name", () => {
  expect(toMediaFile(entry({ mimetype: "image/webp", size: 2048 }), "infographics")).toEqual({
    name: "infographics/a.png",
    ownName: "infographics/a.png",
    url: "http://127.0.0.1:9/storage/v1/object/public/blog-media/infographics/a.png",
    kind: "image",
    type: "image/webp",
    sizeBytes: 2048,
    createdAt: "2026-11-01T08:00:00Z",
  });
});

it.each([
  ["a folder", null],
  ["what keeps a folder", { mimetype: "application/octet-stream", size: 0 }],
  ["what has no size", { mimetype: "image/png" }],
])("the list leaves out %s", (_what, metadata) => {
  expect(toMediaFile(entry(metadata))).toBeUndefined();
});
