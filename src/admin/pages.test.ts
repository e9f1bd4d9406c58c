import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { adminRoutes } from "./routes";
import { adminPaths } from "./shared/admin-paths";

const POST = "7d5cf7d4-0000-4000-8000-0000000000aa";

it("every address of the back office leads to a route", () => {
  const { post, edit, entry, ...plain } = adminPaths;
  const addresses = [...Object.values(plain), post(POST), edit("services", POST), entry(1)];
  const routes = [{ path: "/admin", children: adminRoutes }];
  const lost = addresses.filter((address) => !matchRoutes(routes, address.replace(/\?.*/, "")));
  expect(addresses.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});
