import { expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";
import { requestsOf, settled } from "./support/settled";
import { hrefsOf } from "./support/screen";

const visit = openBrowser();
const sql = openDatabase();

const SECTIONS = [
  "ثلاث خطوات ورسالة واحدة",
  "لست متأكدًا مما تحتاجه؟ تحدّث إلينا.",
  "الرعاية تأتي إليك",
  "25 عامًا ونحن نذهب إلى المريض",
  "بكلمات من زرناهم",
  "قريبون منك أينما كنت في دبي",
  "تبحث عن خدمة أخرى؟",
  "معلومات تفيدك قبل أن تتصل",
  "لماذا تحتفظ العائلات برقمنا",
] as const;
const ARTICLES_SHOWN = 4;

it("the home page is complete without JavaScript: every section, the newest articles, a call and a chat with its reference", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/");
  await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
  await page.getByRole("heading", { level: 1, name: "طبيب عند بابك، ليلًا ونهارًا.", exact: true }).waitFor();
  const sections = await page.locator("main section[aria-labelledby]").all();
  const names = await Promise.all(
    sections.map(async (section) => {
      const heading = await section.getAttribute("aria-labelledby");
      return await section.locator(`[id="${heading}"]`).textContent();
    }),
  );
  expect(names).toEqual(SECTIONS);

  const chats = await hrefsOf(page.locator('a[href^="https://wa.me/97140000000?text="]'));
  expect(chats.length).toBeGreaterThanOrEqual(8);
  for (const href of chats)
    expect(new URL(href).searchParams.get("text")).toMatch(
      /^مرحبًا دار عافية، .+ \(المرجع [2-9A-HJ-NP-Z]{5}\)$/,
    );
  const calls = await hrefsOf(page.locator('main a[href^="tel:"]'));
  expect(calls.length).toBeGreaterThanOrEqual(3);
  expect(new Set(calls)).toEqual(new Set(["tel:+97140000000"]));
  const footer = await hrefsOf(page.getByRole("contentinfo").locator('a[href^="tel:"]'));
  expect(footer.sort()).toEqual(["tel:+97140000000", "tel:998", "tel:999"]);

  const rows = await sql<{ slug: string; title: string; excerpt: string }[]>`
    select p.slug, t.title, t.excerpt
    from public.blog_posts p join public.blog_post_translations t on t.post_id = p.id and t.lang = 'ar'
    where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    order by p.published_at desc limit ${ARTICLES_SHOWN}`;
  expect(rows).toHaveLength(ARTICLES_SHOWN);
  const shown = await page
    .getByRole("region", { name: SECTIONS[7] })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute("href"),
        title: link.querySelector("h3")?.textContent,
        excerpt: link.querySelector("h3 + span")?.textContent,
      })),
    );
  expect(shown).toEqual(
    rows.map(({ slug, title, excerpt }) => ({ href: `/ar/blog/${slug}`, title, excerpt })),
  );
});

it("the home page loads neither the client library nor the back office", async () => {
  const { page } = await visit();
  const scripts = requestsOf(page, "script");
  const BACK_OFFICE = /GoTrue|admin-login|Login failed/;
  // Requested again: a browser gives no text of a page that it has left.
  const loaded = async () =>
    (await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))).join("\n");

  await openHydrated(page, "/");
  await settled(page);
  const publicScripts = await loaded();
  expect(publicScripts).toContain("whatsapp_click");
  expect(publicScripts).not.toMatch(BACK_OFFICE);

  scripts.length = 0;
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  expect(await loaded(), "the words looked for are those of the back office").toMatch(BACK_OFFICE);
});

it("the home page has one title, description and canonical, and its structured data, which stay when the application takes over", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/");
  const prerendered = await readHead(page);
  const address = `${stack.siteUrl}/ar/`;
  expect(prerendered.titles).toEqual(["طبيب وممرّض وتحاليل في منزلك بدبي | دار عافية"]);
  expect(prerendered.descriptions).toHaveLength(1);
  expect(prerendered.canonicals).toEqual([address]);
  expect(prerendered.jsonLd).toEqual([
    expect.objectContaining({ "@type": "MedicalBusiness", url: address, telephone: "+97140000000" }),
    // The staff's structured data of the home page.
    expect.objectContaining({ "@type": "Organization", alternateName: "دار عافية" }),
  ]);
  const { page: hydratedPage } = await visit();
  await openHydrated(hydratedPage, "/ar/");
  expect(await readHead(hydratedPage)).toEqual(prerendered);
});
