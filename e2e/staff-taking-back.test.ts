import { loginTexts } from "../src/words/admin/login";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPerson, removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";
import { contentField, removeStoredPosts, storePost, toastSays } from "./support/posts";
import { fillIn, signIn } from "./support/sign-in";
import { siteBuilt } from "./support/site-builds";
import { activityTexts } from "../src/words/admin/activity";

const sql = openDatabase();
const visit = openBrowser();
/** In the name of everything that a test makes, so that it is found again. */
const mark = `e2e-${randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}`;
const SERVICE = "palliative-care";
const OLD = "The old words of the article.";
const OLD_AR = "كلمات المقال القديمة.";

beforeAll(() => siteBuilt(sql), 120_000);

let removed: { service: object; links: object[] } | undefined;

/** What a failed test has left deleted is there again for the next one. */
afterAll(async () => {
  if (removed) {
    await sql`
      insert into public.services select * from jsonb_populate_record(null::public.services, ${sql.json(removed.service as never)})
      on conflict do nothing`;
    await sql`
      insert into public.location_services
      select * from jsonb_populate_recordset(null::public.location_services, ${sql.json(removed.links as never)})
      on conflict do nothing`;
  }
  await removeStoredPosts(sql);
  await sql`delete from public.authors where name like ${`${mark}%`}`;
  await sql`delete from public.editorial_calendar where topic_en like ${`${mark}%`}`;
  await siteBuilt(sql);
  await removePeople();
}, 120_000);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** What somebody without script gets. */
const read = async (path: string) => (await fetch(stack.siteUrl + path)).text();

/** The line of Activity that names something. */
const line = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

const doesNotScrollSideways = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

async function storeAuthors(...people: readonly string[]): Promise<string[]> {
  const names = people.map((name) => `${mark} ${name}`);
  for (const name of names)
    await sql`insert into public.authors (name, bio) values (${name}, ${`Old words of ${name}.`})`;
  return names;
}

it("what an owner deleted and an editor overwrote and emptied is taken back from Activity, and pages say the old words again", async () => {
  const names = await storeAuthors("Amal", "Basma", "Carim");
  const post = await storePost(sql, { status: "published", content: OLD, arabic: OLD_AR });
  await sql`
    update public.blog_posts set author_id = (select id from public.authors where name = ${names[0] ?? ""})
    where id = ${post.id}`;
  const [stored] = await sql<{ service: object; links: object[] }[]>`
    select to_jsonb(service) as service,
      (select jsonb_agg(to_jsonb(link) - 'is_listed') from public.location_services as link where link.service_id = service.id) as links
    from public.services as service where slug = ${SERVICE}`;
  removed = { service: stored?.service ?? {}, links: stored?.links ?? [] };
  const [service] = await sql<{ name_en: string; price: number }[]>`
    select name_en, starting_price as price from public.services where slug = ${SERVICE}`;
  const name = service?.name_en ?? "";

  const owner = await signIn(visit, "/admin/services", "owner", { viewport: PHONE });
  await press(owner.page, `Delete ${name}`);
  await owner.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await toastSays(owner.page, "Service deleted successfully");

  const editor = await signIn(visit, "/admin/authors", "editor", { viewport: PHONE });
  for (const author of names) {
    await press(editor.page, `Edit ${author}`);
    await editor.page.getByLabel("Bio (EN)").fill("Overwritten.");
    await press(editor.page, "Save");
    await toastSays(editor.page, "Author updated successfully");
    await editor.page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await editor.page.goto(`/admin/posts/${post.id}`);
  await contentField(editor.page).fill("Emptied.");
  await press(editor.page, "Update");
  await toastSays(editor.page, "Post updated successfully");
  await siteBuilt(sql);
  expect(await read(`/blog/${post.slug}`)).toContain("Emptied.");
  expect(await read(`/blog/${post.slug}`)).not.toContain(OLD);
  expect(await read(`/services/${SERVICE}`)).not.toContain(`AED ${service?.price}`);

  // A colleague reads Arabic: what was deleted, and the three authors.
  const arabic = await signIn(visit, "/admin/activity", "owner", { lang: "ar", viewport: PHONE });
  await line(arabic.page, name)
    .getByRole("button", { name: /^استعادة: / })
    .click();
  await toastSays(arabic.page, activityTexts.ar.tookBack);
  for (const author of names) {
    await line(arabic.page, author)
      .getByRole("button", { name: /^التراجع عن: / })
      .click();
    await line(arabic.page, author).getByText(activityTexts.ar.takenBack).first().waitFor();
  }
  await doesNotScrollSideways(arabic.page);
  expect(await a11yViolations(arabic.page)).toEqual([]);

  // Another one looks at the article first, in English.
  const english = await signIn(visit, "/admin/activity", "editor", { viewport: PHONE });
  await line(english.page, post.slug)
    .getByRole("button", { name: /^View changes: / })
    .first()
    .click();
  const dialog = english.page.getByRole("dialog");
  await dialog.getByText("Content, English").waitFor();
  await dialog.getByText("Emptied.").waitFor();
  await doesNotScrollSideways(english.page);
  expect(await a11yViolations(english.page)).toEqual([]);
  await dialog.getByRole("button", { name: activityTexts.en.takeBack, exact: true }).click();
  await toastSays(english.page, activityTexts.en.tookBack);
  await dialog.waitFor({ state: "hidden" });

  await siteBuilt(sql);
  const pages = await Promise.all(
    [`/blog/${post.slug}`, `/ar/blog/${post.slug}`, `/services/${SERVICE}`].map(read),
  );
  expect(pages[0]).toContain(OLD);
  expect(pages[0]).toContain(`Old words of ${names[0]}.`);
  expect(pages[1]).toContain(OLD_AR);
  expect(pages[2]).toContain(`AED ${service?.price}`);
  const bios = await sql`select bio from public.authors where name = any(${names}) order by name`;
  expect([...bios]).toEqual(names.map((author) => ({ bio: `Old words of ${author}.` })));
}, 300_000);

it("a form restores a version over unsaved words, and the toast over the open form undoes that", async () => {
  const [name = ""] = await storeAuthors("Dana");
  const { page } = await signIn(visit, "/admin/authors", "editor", { viewport: PHONE });
  const bio = page.getByLabel("Bio (EN)");
  await press(page, `Edit ${name}`);
  await bio.fill("New words.");
  await press(page, "Save");
  await toastSays(page, "Author updated successfully");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await press(page, `Edit ${name}`);
  await bio.fill("Unsaved words.");
  await page.getByRole("button", { name: /^History: / }).click();
  const history = page.getByRole("dialog", { name: /^History: / });
  await history.getByRole("navigation").getByRole("button").nth(1).click();
  await doesNotScrollSideways(page);
  expect(await a11yViolations(page)).toEqual([]);
  await history.getByRole("button", { name: "Restore this version" }).click();
  await press(page, "Restore it");
  await toastSays(page, "This version is back");
  await expect.poll(() => bio.inputValue()).toBe(`Old words of ${name}.`);
  await page
    .locator("[data-sonner-toast]", { hasText: "This version is back" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect.poll(() => bio.inputValue()).toBe("New words.");
});

it.each(["en", "ar"] as const)(
  "an owner takes back everything of one person but what has no tick, with the password: %s",
  async (lang) => {
    const texts = activityTexts[lang].everything;
    const topics = ["kept", "one", "two"].map((topic) => `${mark} ${lang} ${topic}`);
    const thief = await createPerson("editor");
    for (const topic_en of topics) {
      const answer = await fetch(`${stack.apiUrl}/rest/v1/editorial_calendar`, {
        method: "POST",
        headers: {
          apikey: stack.publishableKey,
          authorization: `Bearer ${thief.accessToken}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ topic_en, scheduled_date: "2030-01-01", service_cluster: "doctor-on-call" }),
      });
      expect(answer.status).toBe(201);
    }
    const stored = async () => {
      const rows = await sql<{ topic_en: string }[]>`
      select topic_en from public.editorial_calendar where topic_en like ${`${mark} ${lang}%`} order by 1`;
      return rows.map(({ topic_en }) => topic_en);
    };

    const owner = await createPerson("owner");
    const { page, log } = await signIn(visit, "/admin/activity", owner, { lang, viewport: PHONE });
    await sql`
    update auth.mfa_amr_claims set created_at = created_at - interval '2 hours'
    where session_id in (select id from auth.sessions where user_id = ${owner.id})`;
    await page.getByRole("link", { name: texts.open }).click();
    await page.getByLabel(texts.choose).selectOption({ label: thief.email });
    await page.getByRole("heading", { name: texts.found(3) }).waitFor();
    await page.getByRole("checkbox", { name: topics[0] }).uncheck();
    await doesNotScrollSideways(page);
    expect(await a11yViolations(page)).toEqual([]);
    expect(await stored()).toEqual(topics);

    log.expect(/status of 403/);
    await page.getByRole("button", { name: texts.submit(2) }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: texts.confirm }).click();
    const again = page.getByRole("dialog", { name: loginTexts[lang].again.title });
    if (lang === "en") await fillIn(again, owner, loginTexts[lang].again.confirm);
    else {
      await again.locator('input[type="password"]').fill(owner.password);
      await again.getByRole("button", { name: loginTexts[lang].again.confirm }).click();
    }
    await page.getByRole("heading", { name: texts.done(2) }).waitFor();
    await page.getByText(texts.complete).waitFor();
    expect(await stored()).toEqual(topics.slice(0, 1));

    // Once more: what is left is all that is found.
    await press(page, texts.again);
    await page.getByRole("heading", { name: texts.found(1) }).waitFor();
  },
);
