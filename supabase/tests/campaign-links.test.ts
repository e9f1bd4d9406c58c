import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";

import { keptWord } from "@/lib/campaign-word";
import { callerWith } from "./support/callers";
import { createPerson } from "./support/people";
import { call, insert, stored, update } from "./support/rest";
import { newStaff } from "./support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

async function link(columns: Record<string, unknown> = {}) {
  const id = sandbox.newId("campaign_links");
  const row = {
    id,
    name: "Spring",
    code: `t-${id}`,
    path: "/about",
    source: "print",
    medium: "qr",
    campaign: "spring",
    ...columns,
  };
  return { ...(await insert(staff.editor, "campaign_links", row)), id, code: row.code };
}
const storedLink = async (id: string) => (await stored(`campaign_links?id=eq.${id}`))[0];

describe("the words of a campaign have one spelling, which the form of a link shows before the save", () => {
  test.each([
    [
      "source",
      "facebook",
      [
        "facebook",
        " facebook ",
        "FACEBOOK.COM",
        "fb",
        "Face  Book",
        "face_book-",
        "meta",
        "فيسبوك",
        "فيس-بوك",
        "\u200fفيس\u200e\u200cبوك\ufeff",
      ],
    ],
    ["source", "instagram", ["إنستغرام", "Insta"]],
    [
      "source",
      "khaleej-times",
      ["Khaleej Times", "khaleej - times", "Khaleej\u2013Times", "Khaleej\u00a0\u2003Times"],
    ],
    ["source", "", [" ", "--"]],
    ["campaign", "4.5-stars-1,000", ["٤٫٥ Stars ١٬٠٠٠"]],
    ["medium", "email", ["e-mail", " E Mail", "email"]],
    ["medium", "qr", ["QR code", "qr_code"]],
    ["medium", "fb", ["fb"]],
    ["medium", "cpc", ["Paid ad", "paid-ad", "Paid search"]],
    ["medium", "social", ["منشور", "Post"]],
    ["medium", "window-sign", ["Window sign"]],
    [
      "campaign",
      "spring-sale-2027",
      [
        "Spring  Sale ٢٠٢٧",
        "Spring Sale ۲۰۲۷",
        "Ｓｐｒｉｎｇ　Ｓａｌｅ　２０２７",
        "𝐒𝐩𝐫𝐢𝐧𝐠 Sale २०२७",
        "Spring Sale 2️⃣0️⃣2️⃣7️⃣",
        "Spring\u202fSale\u2011২০২৭",
        "spring_sale--2027",
        " -Spring - Sale_2027",
        "Spring\u200f Sale \u2066٢٠٢٧\u2069",
      ],
    ],
  ])("of the %s %s", async (kind, kept, spellings) => {
    const spelled = await sql`
      select private.campaign_word(${kind}, spelling) as word from unnest(${spellings}::text[]) as spelling`;
    const all = spellings.map(() => kept);
    expect(spelled.map(({ word }) => String(word))).toEqual(all);
    const options =
      await sql`select kind, key, name_en, name_ar, spellings from lead_options order by display_order, key`;
    expect(spellings.map((spelling) => keptWord(spelling, options as never, kind))).toEqual(all);
  });

  test("in a new link, a changed one, and a cost", async () => {
    const { id } = await link({
      source: "fb",
      medium: " E Mail",
      campaign: "Spring  Sale",
      content: "Top Banner",
    });
    const spelled = { source: "facebook", medium: "email", campaign: "spring-sale", content: "top-banner" };
    expect(await storedLink(id)).toMatchObject(spelled);
    await update(staff.editor, `campaign_links?id=eq.${id}`, { source: "Khaleej Times" });
    expect(await storedLink(id)).toMatchObject({ ...spelled, source: "khaleej-times" });
    const days = { first_day: "2026-11-01", last_day: "2026-11-30", cost_aed: 1 };
    const cost = await sandbox.addRow("campaign_costs", { source: "fb", campaign: "Spring  Sale", ...days });
    expect(await stored(`campaign_costs?id=eq.${cost}`)).toMatchObject([
      { source: "facebook", campaign: "spring-sale" },
    ]);
  });

  test.each([
    { source: "" },
    { source: "يوتيوب" },
    { medium: "a&b" },
    { campaign: "spring?x=1" },
    { campaign: "a".repeat(61) },
    { content: "50% off" },
  ])("%j is refused", async (columns) => {
    expect(await link(columns)).toMatchObject({ status: 400, value: { code: "23514" } });
  });
});

describe("a link", () => {
  test.each(["ab", "Spring", "a b", "-a-b", "a".repeat(41), "ربيع"])("has no code like %j", async (code) => {
    expect(await link({ code })).toMatchObject({ status: 400 });
  });

  test("has a code of its own", async () => {
    const { code } = await link();
    expect(await link({ code })).toMatchObject({ status: 409, value: { code: "23505" } });
  });

  test("does not lead elsewhere than to a page", async () => {
    for (const path of ["/admin", "/Admin/posts", "/ar/admin", "/ar/about", "/en/blog/x", "/go/other", "/go"])
      expect([path, await link({ path })]).toMatchObject([path, { value: { details: "link_not_page" } }]);
    for (const path of [
      "https://other.example/",
      "//other.example",
      "/about?x=1",
      "/about#x",
      "about",
      "/a b",
    ])
      expect([path, await link({ path })]).toMatchObject([path, { status: 400 }]);
  });

  test("leads to its page in its language with the campaign", async () => {
    const { id } = await link({ path: "/blog/fever/", lang: "ar", content: "poster" });
    expect(await storedLink(id)).toMatchObject({
      path: "/blog/fever",
      target: "/ar/blog/fever?utm_source=print&utm_medium=qr&utm_campaign=spring&utm_content=poster",
    });
  });

  test("leads to the page without a campaign while it is switched off, and with it when it is on again", async () => {
    const { id } = await link({ path: "/" });
    const turn = async (is_active: boolean) => {
      await update(staff.editor, `campaign_links?id=eq.${id}`, { is_active });
      return storedLink(id);
    };
    expect(await turn(false)).toMatchObject({ target: "/" });
    expect(await turn(true)).toMatchObject({
      target: "/?utm_source=print&utm_medium=qr&utm_campaign=spring",
    });
  });

  test("leads to the same page, with its campaign, after it is archived", async () => {
    const { id } = await link();
    const { target } = (await storedLink(id)) as { target: string };
    await update(staff.editor, `campaign_links?id=eq.${id}`, { is_archived: true });
    expect(await storedLink(id)).toMatchObject({ is_archived: true, target });
  });
});

test("the visits of a link are counted by their day in Dubai, those of other campaigns are not, and reception reads none", async () => {
  const campaign = `c${randomUUID().slice(0, 8)}`;
  const { id } = await link({ campaign, is_archived: true });
  await sql`
    insert into user_sessions (id, landing_path, lang, utm_source, utm_medium, utm_campaign, utm_content, created_at)
    select gen_random_uuid(), '/', 'en', source, 'qr', ${campaign}, content, moment
    from (values
      ('print', null, '2026-11-01T19:59:00Z'::timestamptz), ('print', null, '2026-11-01T20:00:00Z'), ('print', null, '2026-11-02T10:00:00Z'),
      ('print', 'top', '2026-11-02T10:00:00Z'), ('bing', null, '2026-11-02T10:00:00Z')
    ) as visit (source, content, moment)`;
  sandbox.expect("user_sessions", `utm_campaign=eq.${campaign}`);
  expect((await call(staff.editor, "link_days", { p_id: id })).value).toEqual([
    { day: "2026-11-01", visits: 1 },
    { day: "2026-11-02", visits: 2 },
  ]);
  const reception = callerWith("reception", await createPerson("reception"));
  expect((await call(reception, "link_days", { p_id: id })).status).toBe(403);
});
