import { expect, it } from "vitest";
import { withoutRedirect } from "./without-redirect";

const page = (path: string) => ({ path, hits: 3, last_seen: "2026-11-20T10:00:00Z" });
const redirect = (from_path: string, is_active = true) => ({
  id: from_path,
  from_path,
  to_path: "/contact",
  redirect_type: 301,
  is_active,
  updated_at: "",
});

it("leaves out what redirects by now, in either language and spelling", () => {
  const pages = ["/old", "/ar/old", "/خدمات", "/off", "/lost"].map(page);
  const redirects = [redirect("/old"), redirect("/%d8%ae%d8%af%d9%85%d8%a7%d8%aa"), redirect("/off", false)];
  expect(withoutRedirect(pages, redirects).map(({ path }) => path)).toEqual(["/off", "/lost"]);
});
