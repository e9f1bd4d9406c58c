import { expect, it } from "vitest";
import { usableRedirects } from "../../src/data/public/choose-redirect";
import type { RedirectRow } from "../../src/data/public/redirect-rules";
import { headerRules } from "./host-headers";
import { nginxConfig } from "./host-nginx";

const row = (from_path: string, to_path: string): RedirectRow => ({ from_path, to_path, redirect_type: 301 });

const locations = (...rows: RedirectRow[]) => {
  const headers = headerRules({ VITE_SUPABASE_URL: "https://abc.supabase.co" }, "");
  const config = nginxConfig({ moved: usableRedirects(rows), gone: ["/blog/gone"], removed: [] }, headers);
  return [...config.matchAll(/^location = (".*") \{ (.*) \}$/gm)].map(([, path, answer]) => [path, answer]);
};

it("every address has one rule, since nginx refuses two, and redirects win", () => {
  const all = locations(row("/404", "/contact"), row("/", "/about"), row("/blog/gone", "/blog"));
  const paths = all.map(([path]) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(all).toContainEqual(['"/"', 'return 301 "/about$is_args$args";']);
  for (const path of ["/ar/", "/ar"])
    expect(all).toContainEqual([`"${path}"`, 'return 301 "/ar/about$is_args$args";']);
  expect(all).toContainEqual(['"/404"', 'return 301 "/contact$is_args$args";']);
  expect(all).toContainEqual(['"/blog/gone"', 'return 301 "/blog$is_args$args";']);
});

it("a home page is its folder's file, under one address", () => {
  const all = locations();
  for (const path of ["/ar", "/ar/index", "/ar/index.html"])
    expect(all).toContainEqual([`"${path}"`, "return 301 /ar/$is_args$args;"]);
  expect(all).toContainEqual(['"/ar/"', "try_files /ar/index.html =404;"]);
  expect(all).toContainEqual(['"/"', "try_files /index.html =404;"]);
});

it("addresses from staff are escaped", () => {
  const all = locations(row('/a"b;{$uri}', '/c"$host;{}'), row("/قديم", "/جديد"));
  expect(all).toContainEqual(['"/a\\"b;{$uri}"', 'return 301 "/c%22%24host;%7B%7D$is_args$args";']);
  expect(all).toContainEqual(['"/قديم"', 'return 301 "/%D8%AC%D8%AF%D9%8A%D8%AF$is_args$args";']);
});
