import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { adminRoutes } from "./routes";
import { adminPaths } from "./shared/admin-paths";

const POST = "7d5cf7d4-0000-4000-8000-0000000000aa";

const routes = [{ path: "/admin", children: adminRoutes }];
const leadsToPage = (address: string) => {
  const page = matchRoutes(routes, address.replace(/\?.*/, ""))?.at(-1);
  return page !== undefined && page.route.path !== "*";
};

it("every address of the back office leads to its page, and any other one to the not-found page", () => {
  const { post, edit, entry, reviewText, ...plain } = adminPaths;
  const addresses = [
    ...Object.values(plain),
    post(POST),
    edit("services", POST),
    entry(1),
    reviewText(POST, "ar"),
  ];
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !leadsToPage(address))).toEqual([]);
  expect(leadsToPage("/admin/posts/one/two")).toBe(false);
});
