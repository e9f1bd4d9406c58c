// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { StorageClient } from "./files-on-demand";

const answering = (body: BodyInit, type: string) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { headers: { "Content-Type": type } })));
const bucketOf = (send: typeof fetch) =>
  new StorageClient("http://127.0.0.1:9/storage/v1", { "x-one": "1" }, send).from("media");
const requestsOf = (send: ReturnType<typeof answering>) =>
  send.mock.calls.map((sent) => {
    const { method, url } = new Request(...sent);
    return `${method} ${new URL(url).pathname}`;
  });

it("sends each request with the address, the headers and the fetch of the staff's client", async () => {
  const send = answering("[]", "application/json");
  const bucket = bucketOf(send);
  expect(await bucket.list("posts")).toMatchObject({ data: [], error: null });
  expect(await bucket.remove(["one.webp"])).toMatchObject({ data: [], error: null });
  await bucket.upload("two.webp", new Blob(["two"]));
  expect(requestsOf(send)).toEqual([
    "POST /storage/v1/object/list/media",
    "DELETE /storage/v1/object/media",
    "POST /storage/v1/object/media/two.webp",
  ]);
  for (const [, init] of send.mock.calls) expect(new Headers(init?.headers).get("x-one")).toBe("1");
});

it("returns the content of a file", async () => {
  const send = answering("paper", "application/pdf");
  const { data } = await bucketOf(send).download("one.pdf");
  expect(await data?.text()).toBe("paper");
  expect(requestsOf(send)).toEqual(["GET /storage/v1/object/media/one.pdf"]);
});
