import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Locale, localeOfPath } from "@/config/locales";
import { articleCard } from "@/testing/factories";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { type GroupedArticles, blogListQuery } from "./blog.queries";
import { Component } from "./blog-page";
import userEvent from "@testing-library/user-event";
import { siteSettingsQuery } from "@/data/public/site-settings.queries";
import { publishingBarTexts } from "@/texts/site/publishing-bar";
import { serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

const GROUPS: GroupedArticles[] = [
  { group: "doctor", articles: [articleCard("fever", { excerpt: "Three days of it." }), articleCard("flu")] },
  { group: "more", articles: [articleCard("news", { primaryService: null })] },
];

function visit(path: string, groups = GROUPS, perPage?: number) {
  const locale = localeOfPath(path);
  const client = testQueryClient();
  client.setQueryData(blogListQuery(locale).queryKey, groups);
  client.setQueryData(siteSettingsQuery.queryKey, {
    title: { en: "", ar: "" },
    description: { en: "", ar: "" },
    perPage,
  });
  return renderSite(<Component />, { path, client });
}

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");

it("the list has a row per group, whose cards describe and link to the articles", () => {
  visit("/blog");
  const row = screen.getByRole("region", { name: "Doctor Services" });
  expect(within(row).getAllByRole("listitem")).toHaveLength(2);
  const link = within(row).getByRole("link", { name: "About fever" });
  expect(link).toHaveAttribute("href", "/blog/fever");
  expect(within(row).getAllByText("Doctor on Call")[0]).toBeVisible();
  expect(within(row).getByText("Three days of it.")).toBeVisible();
  expect(within(row).getAllByText("Read More")).toHaveLength(2);
  expect(within(row).getByRole("button", { name: "Previous" })).toBeVisible();
  expect(within(row).getByRole("button", { name: "Next" })).toBeVisible();
  const more = screen.getByRole("region", { name: "More Articles" });
  expect(within(more).getAllByText("More Articles")).toHaveLength(2);
  expect(screen.queryByRole("region", { name: "Nursing" })).not.toBeInTheDocument();
});

describe("a long row", () => {
  const many = (count: number) => [
    {
      group: "doctor" as const,
      articles: Array.from({ length: count }, (_, index) => articleCard(`a${index}`)),
    },
  ];
  const cards = () => screen.getAllByRole("article").length;

  it("shows as many articles as set, and as many more on request, with the focus on the first new one", async () => {
    visit("/blog", many(9), 3);
    const more = screen.getByRole("button", { name: "Show more: Doctor Services" });
    expect(cards()).toBe(3);
    await userEvent.click(more);
    expect(cards()).toBe(6);
    expect(screen.getByRole("link", { name: "About a3" })).toHaveFocus();
    await userEvent.click(more);
    expect(cards()).toBe(9);
    expect(more).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "About a6" })).toHaveFocus();
  });

  it("shows ten until the settings are loaded, in Arabic with Arabic articles", () => {
    visit("/ar/blog", many(11));
    expect(cards()).toBe(10);
    expect(screen.getAllByText("اقرأ المزيد")).toHaveLength(10);
    expect(screen.getByRole("link", { name: "About a0" })).toHaveAttribute("href", "/ar/blog/a0");
    expect(screen.getByRole("button", { name: "عرض المزيد: خدمات الأطباء" })).toBeVisible();
  });
});

describe("publishing mode", () => {
  const bar = (locale: Locale) => ({ name: publishingBarTexts[locale].label });

  it.each([
    ["/blog?admin=1", "en"],
    ["/ar/blog?set=care&admin=1", "ar"],
  ] as const)("shows the buttons at %s, with noindex", async (path, locale) => {
    visit(path);
    expect(await screen.findByRole("region", bar(locale))).toBeVisible();
    expect(robots()).toBe("noindex,follow");
  });

  it("lets staff fill an empty blog, and leaves any other unchanged", async () => {
    storeSession();
    const { requests } = serveApi({
      "GET admins": [{ email: "amal@example.com", role: "editor" }],
      "POST rpc/blog_seed_begin": false,
    });
    const { unmount } = visit("/blog?admin=1", GROUPS);
    await screen.findByRole("region", bar("en"));
    unmount();
    visit("/blog?admin=1", []);
    await waitFor(() => expect(requests.at(-1)?.line).toBe("POST rpc/blog_seed_begin"));
    expect(requests.filter(({ line }) => line.startsWith("POST"))).toHaveLength(1);
  });

  it.each([
    ["nothing", "/blog"],
    ["a zero", "/blog?admin=0"],
    ["a word", "/blog?admin=true"],
    ["a repetition", "/blog?admin=1&admin=1"],
    ["a script", "/blog?admin=<script>alert(1)</script>"],
    ["ten thousand characters", `/blog?admin=${"1".repeat(10_000)}`],
    ["a set alone", "/blog?set=nursing&autorun=1"],
  ])("is not opened by %s", async (_, path) => {
    visit(path);
    // The buttons would have been loaded with a module of their own.
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole("region", bar("en"))).not.toBeInTheDocument();
    expect(robots()).toBe("index,follow");
  });
});
