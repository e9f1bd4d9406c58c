import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { createPerson } from "../supabase/tests/support/people";
import { a11yViolations } from "./support/axe";
import { openHydrated, openBrowser } from "./support/browser";
import { readHead } from "./support/head";
import { fillIn, someAddress } from "./support/sign-in";
import { toastSays } from "./support/screen";

const visit = openBrowser();

interface Call {
  topics: Record<string, string>[];
  authorization: string;
}

/** Answers the publishing function's calls itself, and records them. */
async function answerPublishing(page: Page, status: number, body: object): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route("**/functions/v1/bulk-generate-blog", async (route) => {
    const request = route.request();
    if (request.method() === "POST") {
      calls.push({
        ...(request.postDataJSON() as { topics: Call["topics"] }),
        authorization: (await request.headerValue("authorization")) ?? "",
      });
    }
    await route.fulfill({ status, json: body });
  });
  return calls;
}

const created = (count: number) => ({ ok: true, created: Array.from({ length: count }, () => ({})) });

/** Opens a publishing address as a person who is not signed in. */
async function arrive(path: string) {
  const visitor = await visit({ intercepts: true, extraHTTPHeaders: someAddress() });
  await openHydrated(visitor.page, path);
  return visitor;
}

it("the publishing buttons lead a visitor to the sign-in and back before anything is published; from the back office they publish at once", async () => {
  const { page } = await arrive("/blog?admin=1");
  const calls = await answerPublishing(page, 200, created(10));
  const button = page.getByRole("button", { name: "Publish 10 Nursing + Care" });
  await button.waitFor();
  expect((await readHead(page)).robots).toEqual(["noindex,follow"]);
  expect(await a11yViolations(page)).toEqual([]);
  await button.click();
  await page.waitForURL("/admin/login");
  await fillIn(page, await createPerson("editor"));
  await page.waitForURL("/blog?admin=1");
  expect(calls).toEqual([]);

  await button.click();
  await toastSays(page, "Published", "10 Nursing + Care articles published (EN/AR)");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.topics).toHaveLength(10);
  expect(calls[0]?.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await page.evaluate(() => localStorage.getItem("blog-seeded"))).toBe("1");

  // An address with autorun that is opened from the back office starts without a question.
  await page.goto("/admin/posts");
  await page.evaluate(() => location.assign("/blog?admin=1&autorun=1&set=nursing"));
  await page.waitForURL("/blog?admin=1&set=nursing");
  await expect.poll(() => calls.length).toBe(2);
  await toastSays(page, "Published", "10 articles published (EN/AR)");
});
