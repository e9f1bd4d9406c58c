import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { missingPictures } from "./stored-pictures.queries";

const address = (name: string) => `http://127.0.0.1:9/storage/v1/object/public/blog-media/${name}`;
const ASKED = "GET rpc/missing_media";

it("leaves out the pictures whose files were deleted, and nothing else", async () => {
  const { requests } = serveApi({ [ASKED]: ["gone.png"] });
  const existing = await missingPictures([
    address("gone.png"),
    address("here.png"),
    "https://example.com/x.png",
    null,
  ]);
  expect(requests[0]?.query.get("p_names")).toBe("{gone.png,here.png}");
  expect([address("gone.png"), address("here.png"), "https://example.com/x.png", null].map(existing)).toEqual(
    [null, address("here.png"), "https://example.com/x.png", null],
  );
});

it("sends no request without a file of the library", async () => {
  const { requests } = serveApi({});
  const existing = await missingPictures(["/social/home.jpg", null, undefined]);
  expect([existing("/social/home.jpg"), requests]).toEqual(["/social/home.jpg", []]);
});
