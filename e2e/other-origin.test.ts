import { afterAll, expect, it } from "vitest";
import { createPerson, removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser } from "./support/browser";
import { fillIn } from "./support/sign-in";

/*
 * A hosted project is another origin than the site, so the browser asks it first whether it may (CORS). The built pages
 * ask 127.0.0.1: opened at localhost, they are another origin too.
 */
const pages = stack.siteUrl.replace("127.0.0.1", "localhost");
// Without routes: where requests are intercepted, the browser does not ask first.
const visit = openBrowser();
afterAll(removePeople);

it("staff sign in and see posts and media from another origin than the API's", async () => {
  const person = await createPerson("owner");
  const { page } = await visit({ baseURL: pages });
  const asked = new Set<string>();
  page.on("response", (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === stack.apiUrl && response.ok()) asked.add(pathname.split("/")[1] ?? "");
  });
  await page.goto("/admin/login");
  expect(new URL(page.url()).origin).not.toBe(stack.apiUrl);
  await fillIn(page, person);
  await page.waitForURL("/admin");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.goto("/admin/posts");
  await page.getByRole("table").waitFor();
  await page.goto("/admin/media");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => [...asked].sort()).toEqual(["auth", "functions", "rest", "storage"]);
});
