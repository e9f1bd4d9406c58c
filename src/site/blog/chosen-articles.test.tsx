import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Locale, localeOfPath } from "@/config/locales";
import { siteSettingsQuery } from "@/data/public/site-settings.queries";
import { articleCard } from "@/testing/factories";
import { factRows } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { type ApiRequest, refusal, serveApi } from "@/testing/serve-api";
import { blogPageTexts } from "@/texts/site/blog-page";
import { Component } from "./blog-page";
import { blogListQuery } from "./blog.queries";
import { chosenArticlesQuery } from "./chosen-articles.queries";

// A search loads modules, which a busy machine does slowly.
beforeAll(() =>
  Promise.all([import("./chosen-articles"), import("@/components/patterns/markdown/body-tree")]),
);

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return () => vi.unstubAllGlobals();
});

/** The database's answer to a search. */
const answer = (overrides: object = {}) => ({
  kind: "all",
  total: 1,
  is_exact: true,
  words: [],
  rows: [found("fever")],
  ...overrides,
});

const found = (slug: string, overrides: object = {}) => ({
  slug,
  primary_service: "doctor-on-call",
  published_at: "2026-10-01T10:00:00+00:00",
  title: `About ${slug}`,
  excerpt: "Short.",
  text_length: 2500,
  hero_image_url: null,
  passage: null,
  ...overrides,
});

const listed = (slug: string, lang: Locale = "en") => ({
  slug,
  primary_service: null,
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [
    { lang, title: `About ${slug}`, excerpt: null, text_length: 900, hero_image_url: null },
  ],
});

function visit(path: string, search: (request: ApiRequest) => unknown = () => answer(), posts: unknown = []) {
  const locale = localeOfPath(path);
  const { requests } = serveApi({
    ...factRows(),
    "POST rpc/search_articles": search,
    "GET blog_posts": posts,
  });
  const client = testQueryClient();
  client.setQueryData(blogListQuery(locale).queryKey, [{ group: "doctor", articles: [articleCard("flu")] }]);
  client.setQueryData(siteSettingsQuery.queryKey, {
    title: { en: "", ar: "" },
    description: { en: "", ar: "" },
    perPage: undefined,
  });
  return { ...renderSite(<Component />, { path, client }), requests };
}

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");
const field = (locale: Locale = "en") =>
  screen.getByRole("searchbox", { name: blogPageTexts[locale].search.label });

it("a search shows its results and their number, marks the words, and is not indexed", async () => {
  const rows = [
    found("fever", {
      title: "High Fever at night",
      passage: "| When **fever** is high | call |",
      hero_image_url: null,
    }),
    found("flu"),
  ];
  const { requests } = visit("/blog?q=fever", () => answer({ total: 2, words: ["fever"], rows }));
  expect(await screen.findByText("2 articles")).toBe(
    screen.getAllByRole("status").find((status) => status.textContent),
  );
  const list = screen.getByRole("region", { name: /^Results for “.fever.”$/ });
  const [first, second] = within(list).getAllByRole("article");
  expect(within(first as HTMLElement).getByRole("link")).toHaveAccessibleName("High Fever at night");
  expect([...(first?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Fever",
    "fever",
  ]);
  expect(first).toHaveTextContent("When fever is high · call");
  expect(first).toHaveTextContent("Oct 01, 2026 · 3 min read");
  expect(second).toHaveTextContent("Short.");
  expect(field()).toHaveValue("fever");
  expect(requests.filter(({ line }) => line.includes("search")).map(({ body }) => body)).toEqual([
    { p_search: "fever", p_lang: "en", p_most: 12 },
  ]);
  expect(robots()).toBe("noindex,follow");
  expect(document.title).not.toContain("fever");
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "origin");
});

it("a search is typed, answered in place and cleared", async () => {
  const { router } = visit("/ar/blog");
  await userEvent.type(field("ar"), "حمى{Enter}");
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: "حمى" }).toString()}`);
  expect(await screen.findByText("مقال واحد")).toBeVisible();
  expect(field("ar")).toHaveValue("حمى");
  expect(field("ar")).toHaveFocus();
  await userEvent.click(screen.getByRole("link", { name: "كل المقالات" }));
  expect(screen.getByRole("region", { name: "خدمات الأطباء" })).toBeVisible();
  expect(field("ar")).toHaveValue("");
  expect(robots()).toBe("index,follow");
});

it("an empty search shows all articles", async () => {
  const { router } = visit("/blog?q=fever");
  await screen.findByText("1 article");
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(router.state.location.search).toBe("");
  expect(screen.getByRole("region", { name: "Doctor Services" })).toBeVisible();
});

it("the browser loads the address again if a tag manager would read it", async () => {
  vi.stubGlobal("google_tag_manager", {});
  const { router } = visit("/blog");
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener("submit", submitted, { once: true });
  await userEvent.type(field(), "fever{Enter}");
  expect(submitted).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe("");
});

it.each([
  ["near", "No article has exactly that. These come closest. 1 article"],
  ["some", "No article has all of these words. These have some of them. 1 article"],
])("a search without results for %s words reports it", async (kind, said) => {
  visit("/blog?q=fevr", () => answer({ kind }));
  expect(await screen.findByText(said)).toBeVisible();
});

describe("a search without a result", () => {
  const nothing = () => answer({ total: 0, rows: [] });

  it.each([
    ["/blog?q=xyz", "en", false],
    ["/blog?q=حمى", "en", true],
    ["/ar/blog?q=حمى", "ar", false],
    ["/ar/blog?q=fever", "ar", true],
    ["/blog?q=%25", "en", false],
    ["/ar/blog?q=%25", "ar", false],
  ] as const)(
    "at %s offers a contact, the topics, and the other language if the words are in it",
    async (path, locale, isOther) => {
      visit(path, nothing);
      const texts = blogPageTexts[locale];
      expect(await screen.findByText(texts.search.none)).toBeVisible();
      expect(
        screen.getAllByRole("link").filter((link) => link.dataset["source"] === "blog_search"),
      ).toHaveLength(2);
      expect(screen.getByRole("link", { name: texts.groups.nursing })).toHaveAttribute(
        "href",
        `${locale === "ar" ? "/ar" : ""}/blog?group=nursing#nursing`,
      );
      const other = screen.queryByRole("link", { name: texts.search.otherLanguage });
      expect(other !== null).toBe(isOther);
    },
  );
});

it("a failed search is reported and retried", async () => {
  let isDown = true;
  visit("/blog?q=fever", () => (isDown ? refusal(503, "", "down") : answer()));
  expect(await screen.findByText("The search did not work just now.")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 article")).toBeVisible();
});

it("more of many results are shown on request, with the focus on the first new one", async () => {
  const all = Array.from({ length: 300 }, (_, index) => found(`a${index}`));
  visit("/blog?q=fever", ({ body }) => {
    const { p_most } = body as { p_most: number };
    return answer({ total: 200, is_exact: false, rows: all.slice(0, p_most) });
  });
  expect(await screen.findByText("More than 200 articles")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(12);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(24));
  expect(screen.getByRole("link", { name: "About a12" })).toHaveFocus();
});

it.each([
  [48, true],
  [60, false],
])("%s of many results on a page leave more: %s", async (most, hasMore) => {
  const rows = Array.from({ length: most }, (_, index) => found(`a${index}`));
  serveApi({ ...factRows(), "POST rpc/search_articles": answer({ total: 300, rows }) });
  const answered = await testQueryClient().fetchQuery(chosenArticlesQuery({ search: "fever" }, "en", most));
  expect(answered.hasMore).toBe(hasMore);
});

describe("a list", () => {
  const many = (count: number, lang: Locale) =>
    Array.from({ length: count }, (_, index) => listed(`a${index}`, lang));
  const lists: { path: string; name: string; asked: Record<string, string> }[] = [
    { path: "/ar/blog?tag=fever", name: "الحمّى", asked: { "blog_post_tags.tag_slug": "in.(fever)" } },
    {
      path: "/blog?group=care",
      name: "Care",
      asked: { primary_service: expect.stringContaining("in.(elderly-care,") as string },
    },
    {
      path: "/blog?group=more",
      name: "More Articles",
      asked: {
        or: expect.stringMatching(
          /^\(primary_service\.is\.null,primary_service\.not\.in\.\(doctor-at-home,/,
        ) as string,
      },
    },
  ];

  it.each(lists)("at $path has all articles of it", async ({ path, name, asked }) => {
    const { requests } = visit(path, undefined, ({ query }: ApiRequest) =>
      many(20, localeOfPath(path)).slice(0, Number(query.get("limit"))),
    );
    const list = await screen.findByRole("region", { name: new RegExp(`^.?${name}.?$`) });
    await waitFor(() => expect(within(list).getAllByRole("article")).toHaveLength(12));
    expect(
      Object.fromEntries(requests.find(({ line }) => line === "GET blog_posts")?.query ?? []),
    ).toMatchObject({
      ...asked,
      limit: "13",
      status: "eq.published",
    });
    await userEvent.click(within(list).getByRole("button", { name: /Show more|عرض المزيد/ }));
    await waitFor(() => expect(within(list).getAllByRole("article")).toHaveLength(20));
    expect(robots()).toBe("noindex,follow");
    expect(document.title).toContain(name);
    expect(document.head.querySelector('meta[name="referrer"]')).toBeNull();
  });

  it("without an article offers a contact", async () => {
    visit("/blog?tag=nothing-has-it");
    expect(await screen.findByText(blogPageTexts.en.noneInList)).toBeVisible();
  });
});
