import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { stubMatchMedia } from "@/testing/stub-match-media";

const TABLES = ["reviews", "blog_posts", "locations", "page_schemas", "site_settings"];

it("the home page requests the files for partners, also when it is not the first page of a visit", async () => {
  serveApi({
    ...Object.fromEntries(TABLES.map((table) => [`GET ${table}`, []])),
    "POST functions/review-sync": { reviews: [] },
  });
  stubMatchMedia(false);
  const send = fetch;
  const asked = vi.fn<typeof fetch>((address, init) =>
    typeof address === "string" && address.startsWith("/api/")
      ? Promise.resolve(new Response())
      : send(address, init),
  );
  vi.stubGlobal("fetch", asked);
  // A page load of its own.
  vi.resetModules();
  const [{ Component }, { renderSite }] = await Promise.all([
    import("./home-page"),
    import("@/testing/render-site"),
  ]);
  renderSite(<Component />);
  await screen.findByRole("heading", { level: 1 });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("/api/services", { priority: "high" }));
});
