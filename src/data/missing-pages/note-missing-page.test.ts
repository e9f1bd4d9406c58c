import { beforeEach, expect, it, vi } from "vitest";

const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })));
});

const noted = async (...paths: string[]) => {
  const { noteMissingPage } = await import("./note-missing-page");
  paths.forEach(noteMissingPage);
  return fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
};

it("sends the path alone, as a visitor and even when the page is being left", async () => {
  expect(await noted("/old-page/")).toEqual([{ p_path: "/old-page" }]);
  const [address, request] = fetched.mock.lastCall ?? [];
  expect(address).toBe("http://127.0.0.1:9/rest/v1/rpc/note_missing_path");
  expect(request).toMatchObject({
    method: "POST",
    keepalive: true,
    headers: { apikey: "sb_publishable_test", "Content-Type": "application/json" },
  });
});

it("sends each path once, in the letters that people read", async () => {
  const path = "/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA";
  expect(await noted(path, path, "/خدمات", "/other")).toEqual([{ p_path: "/خدمات" }, { p_path: "/other" }]);
});

it.each(["/admin", "/ar/admin/x", "//evil.example", "/a b", "/..", `/${"a".repeat(300)}`])(
  "says nothing of %s",
  async (path) => {
    expect(await noted(path)).toEqual([]);
  },
);

it("leaves visitors alone when it does not arrive", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(noted("/old-page")).resolves.toHaveLength(1);
});
