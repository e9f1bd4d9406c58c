import { expect, it, vi } from "vitest";
import { env } from "@/config/env";
import { connectionLost, serveApi } from "@/testing/serve-api";

const LINE = "POST rpc/note_missing_path";

/** The requests of a page load that did not find these addresses. */
async function noted(paths: string[], reply?: () => Response) {
  // The module remembers what it sent, so every call is a page load of its own.
  vi.resetModules();
  const { noteMissingPage } = await import("./note-missing-page");
  const { requests } = serveApi({ [LINE]: reply, "POST rpc/last": undefined });
  paths.forEach(noteMissingPage);
  await fetch(`${env.VITE_SUPABASE_URL}/rest/v1/rpc/last`, { method: "POST" });
  return requests.filter(({ line }) => line === LINE);
}

const bodies = async (...paths: string[]) => (await noted(paths)).map(({ body }) => body);

it("sends only the path, as a visitor, even while the page is being left", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const [request] = await noted(["/old-page/"]);
  expect(request?.body).toEqual({ p_path: "/old-page" });
  expect(request?.headers.get("apikey")).toBe("sb_publishable_test");
  expect(request?.headers.has("authorization")).toBe(false);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

it("sends each path once, decoded", async () => {
  const path = "/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA";
  expect(await bodies(path, path, "/خدمات", "/other")).toEqual([{ p_path: "/خدمات" }, { p_path: "/other" }]);
});

it.each(["/admin", "/ar/admin/x", "//evil.example", "/a\\b", "/..", `/${"a".repeat(300)}`])(
  "sends nothing for %s",
  async (path) => {
    expect(await bodies(path)).toEqual([]);
  },
);

it("ignores a failed request", async () => {
  await expect(noted(["/old-page"], connectionLost)).resolves.toHaveLength(1);
});
