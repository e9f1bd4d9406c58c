import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { activityTexts } from "../src/texts/admin/activity";
import { loginTexts } from "../src/texts/admin/login";
import { callerWith } from "../supabase/tests/support/callers";
import { createPerson } from "../supabase/tests/support/people";
import { insert, remove, update } from "../supabase/tests/support/rest";
import { a11yViolations } from "./support/axe";
import { goTo, openBrowser, PHONE } from "./support/browser";
import { openDatabase, newMark } from "./support/database";
import { contentField, readStored, removeStoredPosts, storePost } from "./support/posts";
import { signIn } from "./support/sign-in";
import { toastSays, excessWidth, press } from "./support/screen";

const sql = openDatabase();
const visit = openBrowser();
const mark = newMark();
const SERVICE = "palliative-care";
const OLD = "The old words of the article.";

let removed: { service: object; links: object[] } | undefined;

/** Restores what a failed test has left deleted. */
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
});

/** The line of Activity with a name. */
const line = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

const doesNotScrollSideways = (page: Page) => expect.poll(() => excessWidth(page)).toBe(0);

/** A person who changes rows without the pages. @returns the person, to sign in with */
async function someone(role: "editor" | "owner") {
  const person = await createPerson(role);
  return { person, caller: callerWith(role, person) };
}

it("an owner's deletion and an editor's change are taken back from Activity, in Arabic and in English", async () => {
  const author = `${mark} Amal`;
  await sql`insert into public.authors (name, bio) values (${author}, 'Old words.')`;
  const post = await storePost(sql, { status: "published", content: OLD, arabic: "النص" });
  const [stored] = await sql<{ service: object; links: object[]; name: string }[]>`
    select to_jsonb(service) as service, name_en as name,
      (select jsonb_agg(to_jsonb(link) - 'is_listed') from public.location_services as link where link.service_id = service.id) as links
    from public.services as service where slug = ${SERVICE}`;
  removed = { service: stored?.service ?? {}, links: stored?.links ?? [] };
  const name = stored?.name ?? "";

  const [owner, editor] = [await someone("owner"), await someone("editor")];
  expect((await remove(owner.caller, `services?slug=eq.${SERVICE}`)).status).toBe(204);
  const overwritten = { bio: "Overwritten." };
  expect((await update(editor.caller, `authors?name=eq.${author}`, overwritten)).status).toBe(204);

  // The editor empties an article, looks at that change, and restores the old words.
  const { page } = await signIn(visit, `/admin/posts/${post.id}`, editor.person, { viewport: PHONE });
  await contentField(page).fill("Emptied.");
  await press(page, "Update");
  await toastSays(page, "Post updated successfully");
  await goTo(page, "/admin/activity");
  await line(page, post.slug)
    .getByRole("button", { name: /^View changes: / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Content, English").waitFor();
  await dialog.getByText("Emptied.").waitFor();
  await doesNotScrollSideways(page);
  await dialog.getByRole("button", { name: activityTexts.en.takeBack, exact: true }).click();
  await toastSays(page, activityTexts.en.tookBack);
  expect((await readStored(sql, post.id)).content).toBe(OLD);

  // A colleague reads Arabic: the deleted row, and the author.
  const arabic = await signIn(visit, "/admin/activity", owner.person, { lang: "ar", viewport: PHONE });
  await line(arabic.page, name)
    .getByRole("button", { name: /^استعادة: / })
    .click();
  await toastSays(arabic.page, activityTexts.ar.tookBack);
  await line(arabic.page, author)
    .getByRole("button", { name: /^التراجع عن: / })
    .click();
  await line(arabic.page, author).getByText(activityTexts.ar.takenBack).first().waitFor();
  await doesNotScrollSideways(arabic.page);
  expect(await a11yViolations(arabic.page)).toEqual([]);
  expect([...(await sql`select bio from public.authors where name = ${author}`)]).toEqual([
    { bio: "Old words." },
  ]);
  expect(await sql`select 1 from public.services where slug = ${SERVICE}`).toHaveLength(1);
});

it("an owner takes back all ticked changes of one person after entering the password", async () => {
  const texts = activityTexts.ar.everything;
  const topics = ["kept", "one", "two"].map((topic) => `${mark} ${topic}`);
  const { person: thief, caller } = await someone("editor");
  for (const topic_en of topics) {
    const topic = { topic_en, scheduled_date: "2030-01-01", service_cluster: "doctor-on-call" };
    expect((await insert(caller, "editorial_calendar", topic)).status).toBe(201);
  }
  const stored = async () => {
    const rows = await sql<{ topic_en: string }[]>`
    select topic_en from public.editorial_calendar where topic_en like ${`${mark}%`} order by 1`;
    return rows.map(({ topic_en }) => topic_en);
  };

  const owner = await createPerson("owner");
  const { page, log } = await signIn(visit, "/admin/activity", owner, { lang: "ar", viewport: PHONE });
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
  const again = page.getByRole("dialog", { name: loginTexts.ar.again.title });
  await again.locator('input[type="password"]').fill(owner.password);
  await again.getByRole("button", { name: loginTexts.ar.again.confirm }).click();
  await page.getByRole("heading", { name: texts.done(2) }).waitFor();
  await page.getByText(texts.complete).waitFor();
  expect(await stored()).toEqual(topics.slice(0, 1));

  // A second search finds only the rest.
  await press(page, texts.again);
  await page.getByRole("heading", { name: texts.found(1) }).waitFor();
});
