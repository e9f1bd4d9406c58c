import { afterAll, beforeAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { removeStoredPosts, storePost, toastSays } from "./support/posts";
import { siteBuilt } from "./support/site-builds";
import { signIn } from "./support/sign-in";

const sql = openDatabase();
const visit = openBrowser();

// Nothing from before waits to be built.
beforeAll(() => siteBuilt(sql), 120_000);

afterAll(async () => {
  await sql`delete from public.permits where number = 'TEST-42'`;
  await sql`delete from private.permit_kinds where true`;
  await removeStoredPosts(sql);
  await siteBuilt(sql);
  await removePeople();
}, 120_000);

/** What somebody without script gets, such as a crawler, without what only React reads. */
const read = async (path: string) =>
  (await (await fetch(stack.siteUrl + path)).text()).replaceAll(/<\/?(?:bdi|span)[^>]*>|<!-- -->/g, "");

const EN = "Licensed by Test Authority · Licence no. TEST-42";
const AR = "بترخيص من جهة تجريبية · رقم الترخيص TEST-42";
const CLAIM = /DHA[- ]licensed|DHA Licensed|[Ll]icensed by|مرخّص(?:ون|ة)? من هيئة/;

it("an owner enters a licence, and pages name it in both languages until it has expired", async () => {
  const post = await storePost(sql, {
    status: "published",
    content: "{{licensed:A DHA-licensed nurse|A nurse}} comes.",
    arabic: "تأتي {{licensed:ممرّضة مرخّصة من هيئة الصحة بدبي|ممرّضة}}.",
  });
  const pages = ["/", "/contact", "/about", "/services/nurse-on-call", "/dubai/dubai-marina/nurse-on-call"];
  const english = [...pages, `/blog/${post.slug}`];
  const arabic = english.map((path) => (path === "/" ? "/ar" : `/ar${path}`));

  const { page } = await signIn(visit, "/admin/facts", "owner");
  await page.getByRole("button", { name: "Add permit" }).click();
  const fields = {
    Number: "TEST-42",
    "Authority (EN)": "Test Authority",
    "Authority (AR)": "جهة تجريبية",
    "What it allows (EN)": "Care at home",
    "What it allows (AR)": "رعاية منزلية",
    "Issued on": "2020-01-01",
    "Expires on": "2999-12-31",
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.locator("input[type=file]").setInputFiles({
    name: "licence.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 test"),
  });
  await page.getByText("licence.pdf").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Permit saved; pages name it in a moment");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the paper" }).click();
  expect((await download).suggestedFilename()).toBe("facility_licence-TEST-42.pdf");

  await siteBuilt(sql);
  for (const path of english) expect([path, (await read(path)).includes(EN)]).toEqual([path, true]);
  for (const path of arabic) expect([path, (await read(path)).includes(AR)]).toEqual([path, true]);
  const home = await read("/");
  expect(home).toContain('"certificationIdentification":"TEST-42"');
  expect(home).toContain('"issuedBy":{"@type":"Organization","name":"Test Authority"}');
  expect(await read("/ar/contact")).toContain(
    '"name":"رعاية منزلية","certificationIdentification":"TEST-42"',
  );
  // In the article itself and at its foot.
  expect((await read(`/blog/${post.slug}`)).split(EN)).toHaveLength(3);
  expect(await read(`/blog/${post.slug}`)).toContain("A DHA-licensed nurse comes.");
  expect(await read("/services/nurse-on-call")).toContain("A DHA-licensed nurse, a woman or a man");

  await page.reload();
  await page.getByRole("button", { name: "Edit Facility licence TEST-42" }).click();
  await page.getByText("On every page.").waitFor();
  await page.getByLabel("Expires on").fill("2020-12-31");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Permit saved; pages follow in a moment");

  await siteBuilt(sql);
  for (const path of [...english, ...arabic]) {
    const html = await read(path);
    expect([path, html.includes("TEST-42"), CLAIM.exec(html)?.[0]]).toEqual([path, false, undefined]);
  }
  expect(await read(`/blog/${post.slug}`)).toContain("A nurse comes.");
  expect(await read("/ar/services/nurse-on-call")).toContain("ممرّض أو ممرّضة، كما تفضّل");

  await page.goto("/admin");
  await page.getByText(/^Facility licence TEST-42 has expired/).waitFor();
}, 300_000);
