import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectAsOwner } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser } from "./support/browser";
import { settled } from "./support/settled";
import { signIn } from "./support/sign-in";

const visit = openBrowser();
const database = connectAsOwner();
const PLAN = "plan-of-five";

/** Removes only what the generation made. */
const forget = async () => {
  await database`delete from blog_posts where id in (select post_id from generation_topics where run_key = ${PLAN})`;
  await database`delete from generation_topics where run_key = ${PLAN}`;
};

beforeAll(forget);
afterAll(async () => {
  await forget();
  await database.end();
});

const postsOf = async (run: string) =>
  await database<{ slug: string; status: string; origin: string; languages: number }[]>`
    select post.slug, post.status, post.origin,
      (select count(*)::int from blog_post_translations where post_id = post.id) as languages
    from generation_topics as topic
    join blog_posts as post on post.id = topic.post_id
    where topic.run_key = ${run}
    order by post.slug`;

const start = (page: Page) => page.getByRole("button", { name: /^Step 2 Generate 5 Blog Posts/ });
const finished = (page: Page) => page.getByText("Successfully generated 5 blog posts!").waitFor();

it("two tabs that run the plan, one of them reloaded, publish each article once", async () => {
  const { page, context } = await signIn(visit, "/admin/bulk-generate");
  await start(page).waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  const second = await context.newPage();
  await second.goto("/admin/bulk-generate");
  await start(second).waitFor();
  await start(page).click();
  await page.getByText(/^Writing post/).waitFor();
  if (await start(second).isEnabled()) await start(second).click();
  await second.getByText("This plan is running in another tab.").waitFor();
  await page.reload();
  // Five articles take longer than one wait.
  for (const count of [2, 4])
    await expect.poll(async () => (await postsOf(PLAN)).length).toBeGreaterThanOrEqual(count);
  await Promise.race([finished(page), finished(second)]);

  const posts = await postsOf(PLAN);
  expect(posts).toHaveLength(5);
  for (const post of posts)
    expect(post).toMatchObject({ status: "published", origin: "generated", languages: 2 });
  const links = page.getByRole("region", { name: "Generated posts" }).getByRole("link");
  await expect.poll(() => links.count()).toBe(5);
  // The end of the run is recorded after its message; a tab that is closed before reports a failure.
  await settled(page);
});
