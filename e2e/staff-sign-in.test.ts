import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { createPerson, type Person, removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser, withStoredLanguage } from "./support/browser";
import { keepChatsHere } from "./support/contacts";
import { openDatabase } from "./support/database";
import { settled } from "./support/settled";
import { attemptSignIn, fillIn, someAddress, toast } from "./support/sign-in";

const visit = openBrowser({ routesLate: true });
const sql = openDatabase();
afterAll(removePeople);

/** Everyone signs in from an address of their own, so that nobody waits for somebody else's failures. */
const visitFromSomewhere = (options = {}) => visit({ ...options, extraHTTPHeaders: someAddress() });

async function signedIn(person: Pick<Person, "email" | "password">, options = {}) {
  const visitor = await visitFromSomewhere(options);
  await visitor.page.goto("/admin/login");
  await fillIn(visitor.page, person);
  await visitor.page.waitForURL("/admin");
  return visitor;
}

it("a protected page asks for the sign-in and then opens", async () => {
  const { page } = await visitFromSomewhere();
  await page.goto("/admin?from=bookmark");
  await page.waitForURL("/admin/login");
  await expect.poll(() => page.title()).toBe("Back office | Dar Afiya back office");
  expect(await page.locator('meta[name="robots"]').evaluateAll((metas) => metas.length)).toBeGreaterThan(0);
  await fillIn(page, stack.admin);
  await toast(page, "Login successful", "Welcome back!");
  await page.waitForURL("/admin?from=bookmark");
  await page.getByText(stack.admin.email).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

it("an empty field shows its error, and no request is sent", async () => {
  const { page } = await visitFromSomewhere();
  let questions = 0;
  page.on("request", (request) => {
    if (request.url().includes("/functions/v1/")) questions++;
  });
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  expect((await page.getByRole("alert").allInnerTexts()).sort()).toEqual([
    "Please enter your email.",
    "Please enter your password.",
  ]);
  await expect.poll(() => page.locator(":focus").getAttribute("type")).toBe("email");
  await fillIn(page, { email: "not an address", password: "x" });
  expect(await page.getByRole("alert").allInnerTexts()).toEqual([
    "This does not look like an email address.",
  ]);
  expect(questions).toBe(0);
});

it("an account that is not staff is refused, and no session is kept", async () => {
  const member = await createPerson();
  const { page, log } = await visitFromSomewhere();
  log.expect(/status of 401/);
  await page.goto("/admin/login");
  await fillIn(page, member);
  await toast(page, "Login failed", "Invalid credentials");
  await expect.poll(() => page.locator("[data-sonner-toast]").count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/admin/login");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sb-")))).toEqual(
    [],
  );
});

it("five failures from one address lock the sign-in, and the waiting time is shown", async () => {
  const person = await createPerson("editor");
  const address = someAddress();
  const { page, log } = await visit({ extraHTTPHeaders: address });
  log.expect(/status of 429/);
  const refusals = await Promise.all(
    Array.from({ length: 5 }, () => attemptSignIn(person.email, "wrong", address)),
  );
  expect(refusals).toEqual([401, 401, 401, 401, 401]);
  await page.goto("/admin/login");
  await fillIn(page, person);
  await toast(page, "Login failed", "Too many attempts. Please try again in 1 minute.");
  expect(new URL(page.url()).pathname).toBe("/admin/login");
});

it("the dashboard shows the database's counts, and a visitor's click after a refresh", async () => {
  const { page } = await signedIn(stack.admin);
  // Other tests write and click at the same time: the page and the database must agree at one moment.
  const difference = async () => {
    await page.reload();
    const [shown, stored] = [await figures(page), await expectedFigures()];
    return isDeepStrictEqual(shown, stored) ? null : { shown, stored };
  };
  await expect.poll(difference).toBeNull();
  const before = await expectedFigures();

  const visitor = await visit();
  await keepChatsHere(visitor.context);
  await openHydrated(visitor.page, "/");
  await visitor.page.locator('[data-source="home_hero"][href*="wa.me"]').click();
  await expect
    .poll(async () => (await expectedFigures())["WhatsApp clicks"])
    .toBeGreaterThan(before["WhatsApp clicks"]);

  await expect.poll(difference).toBeNull();
  const after = await figures(page);
  expect(after["WhatsApp clicks"]).toBeGreaterThan(before["WhatsApp clicks"]);
  expect(after["Visits"]).toBeGreaterThan(before["Visits"]);
});

it("Logout ends the session: the token is refused, and Back leads to the sign-in", async () => {
  const person = await createPerson("editor");
  const { page } = await signedIn(person);
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name));
    return (
      (JSON.parse(localStorage.getItem(key ?? "") ?? "{}") as { access_token?: string }).access_token ?? ""
    );
  });
  expect(await ownAdminRows(token)).toBe(1);
  // What the dashboard still asks for would be refused, and the browser would report it.
  await settled(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/admin/login");
  await page.getByRole("heading", { level: 1, name: "Back office" }).waitFor();
  // The browser does not wait for the server.
  await expect.poll(() => ownAdminRows(token)).toBe(0);
  await page.goto("/admin");
  await page.waitForURL("/admin/login");
  await page.getByRole("button", { name: "Sign in" }).waitFor();
});

it("the back office is Arabic for a person who chose Arabic, here or on the site", async () => {
  const { page, log } = await visitFromSomewhere(withStoredLanguage("ar"));
  log.expect(/status of 401/);
  await page.goto("/admin/login");
  await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
  await page.getByLabel("البريد الإلكتروني").fill(stack.admin.email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "تسجيل الدخول" }).click();
  await toast(page, "تعذّر تسجيل الدخول", "بيانات الدخول غير صحيحة");
  await page.getByLabel("كلمة المرور", { exact: true }).fill(stack.admin.password);
  await page.getByRole("button", { name: "تسجيل الدخول" }).click();
  await page.getByRole("heading", { level: 1, name: "لوحة المعلومات" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.locator('html[lang="en"][dir="ltr"]').waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Logout" }).isVisible()).toBe(true);
});

it("the sign-in reports an unreachable server and can be retried", async () => {
  const { page, context, log } = await visitFromSomewhere();
  log.expect(/net::ERR_FAILED/);
  await page.goto("/admin/login");
  await context.route("**/functions/v1/**", (route) => route.abort());
  await fillIn(page, stack.admin);
  await toast(page, "Login failed", "The server cannot be reached. Check your connection and try again.");
  await context.unroute("**/functions/v1/**");
  await fillIn(page, stack.admin);
  await page.waitForURL("/admin");
  await toast(page, "Login successful", "Welcome back!");
  await expect.poll(() => page.getByText(stack.admin.email).isVisible()).toBe(true);
});

/** The dashboard's numbers by their labels, once all of them are there. */
async function figures(page: Page): Promise<Record<string, number>> {
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  const list = page.locator("dl > div", { hasText: /\d/ });
  await expect.poll(() => list.count()).toBe(8);
  const entries = await list.evaluateAll((boxes) =>
    boxes.map((box): [string, number] => [
      box.querySelector("dt")?.textContent ?? "",
      Number(box.querySelector("dd")?.textContent.replace(/[,%]/g, "")),
    ]),
  );
  return Object.fromEntries(entries);
}

async function expectedFigures() {
  const [posts] = await sql<{ total: number; published: number; scheduled: number; drafts: number }[]>`
    select count(*)::int as total,
      count(*) filter (where status = 'published')::int as published,
      count(*) filter (where status = 'scheduled')::int as scheduled,
      count(*) filter (where status = 'draft')::int as drafts
    from public.blog_posts where deleted_at is null`;
  const [clicks] = await sql<{ chats: number; calls: number }[]>`
    select count(*) filter (where event_name = 'whatsapp_clicked')::int as chats,
      count(*) filter (where event_name = 'phone_call_clicked')::int as calls
    from public.analytics_events where created_at >= now() - interval '7 days'`;
  const [visits] = await sql<{ total: number; rate: number }[]>`
    select count(*)::int as total, round(100.0 * count(*) filter (where converted) / count(*), 1)::float as rate
    from public.user_sessions where created_at >= now() - interval '7 days'`;
  if (!posts || !clicks || !visits) throw new Error("A count without a row.");
  return {
    "Total posts": posts.total,
    Published: posts.published,
    Scheduled: posts.scheduled,
    Drafts: posts.drafts,
    "WhatsApp clicks": clicks.chats,
    "Phone clicks": clicks.calls,
    Visits: visits.total,
    "of visits lead to a contact": visits.rate,
  };
}

async function ownAdminRows(token: string): Promise<number> {
  const answer = await fetch(`${stack.apiUrl}/rest/v1/admins?select=email`, {
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
  });
  return answer.ok ? ((await answer.json()) as unknown[]).length : 0;
}
