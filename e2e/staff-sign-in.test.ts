import { expect, it } from "vitest";
import { createPerson } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { goTo, openBrowser, withStoredLanguage } from "./support/browser";
import { settled } from "./support/settled";
import { fillIn, SESSION_KEY, someAddress } from "./support/sign-in";
import { toastSays } from "./support/screen";

// Without routes: when requests are intercepted, the browser sends no preflight to another origin.
const visit = openBrowser();

/** Every person signs in from a different address, so that nobody waits for another's failures. */
const visitFromSomewhere = (options = {}) => visit({ ...options, extraHTTPHeaders: someAddress() });

async function ownAdminRows(token: string): Promise<number> {
  const answer = await fetch(`${stack.apiUrl}/rest/v1/admins?select=email`, {
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
  });
  return answer.ok ? ((await answer.json()) as unknown[]).length : 0;
}

it("a protected page opens after the sign-in; after Logout its token is refused, and the sign-in is required again", async () => {
  const person = await createPerson("editor");
  const { page } = await visitFromSomewhere();
  await page.goto("/admin?from=bookmark");
  await page.waitForURL("/admin/login");
  await expect.poll(() => page.title()).toBe("Back office | Dar Afiya back office");
  expect(await page.locator('meta[name="robots"]').evaluateAll((metas) => metas.length)).toBeGreaterThan(0);
  await fillIn(page, person);
  await toastSays(page, "Login successful", "Welcome back!");
  await page.waitForURL("/admin?from=bookmark");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();

  const session = await page.evaluate((key) => localStorage.getItem(key) ?? "", SESSION_KEY);
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  expect(await ownAdminRows(token)).toBe(1);
  // Running requests of the dashboard would be refused, and the browser would report it.
  await settled(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/admin/login");
  // The browser does not wait for the server.
  await expect.poll(() => ownAdminRows(token)).toBe(0);
  await page.goto("/admin");
  await page.waitForURL("/admin/login");
});

it("the back office is Arabic for a person who chose Arabic, here or on the site", async () => {
  const { page, log } = await visitFromSomewhere(withStoredLanguage("ar"));
  log.expect(/status of 401/);
  await page.goto("/admin/login");
  await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
  await page.getByLabel("البريد الإلكتروني").fill(stack.admin.email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "تسجيل الدخول" }).click();
  await toastSays(page, "تعذّر تسجيل الدخول", "بيانات الدخول غير صحيحة");
  await page.getByLabel("كلمة المرور", { exact: true }).fill(stack.admin.password);
  await page.getByRole("button", { name: "تسجيل الدخول" }).click();
  await page.getByRole("heading", { level: 1, name: "لوحة المعلومات" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.locator('html[lang="en"][dir="ltr"]').waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Logout" }).isVisible()).toBe(true);
});

/*
 * A hosted project is another origin than the site, so the browser sends a preflight (CORS). The built pages use 127.0.0.1:
 * opened at localhost, they are another origin too.
 */
const pages = stack.siteUrl.replace("127.0.0.1", "localhost");

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
  await goTo(page, "/admin/posts");
  await page.getByRole("table").waitFor();
  await goTo(page, "/admin/media");
  await page.getByRole("heading", { level: 1, name: "Media" }).waitFor();
  await expect.poll(() => [...asked].sort()).toEqual(["auth", "functions", "rest", "storage"]);
});
