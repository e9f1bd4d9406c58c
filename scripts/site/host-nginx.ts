import { localizedPath, paths } from "../../src/config/paths";
import { LOCALES } from "../../src/config/locales";
import { type HeaderRule, REVALIDATE } from "./host-headers";
import { type HostAddresses, literalRedirects, notFoundFile, otherSpelling } from "./host-redirects";
import { HOST_FILES, pageFile } from "./page-files";

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
/** An address with the request's query, after its own if it has one. nginx takes a dollar sign for a variable. */
const withQuery = (path: string): string =>
  quoted(path.replaceAll("$", "%24") + (path.includes("?") ? "$more_args" : "$is_args$args"));

const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, text]) => `add_header ${name} ${quoted(text)} always;`);

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
];

/**
 * The content of a server block without its names, certificates and folder. nginx looks up single addresses (`=`) in a table,
 * before folders and patterns. A block with a header of its own inherits none, so it repeats them.
 */
export function nginxConfig(
  addresses: HostAddresses,
  [everywhere, ...rules]: readonly [HeaderRule, ...HeaderRule[]],
): string {
  const own = (path: string) => Object.entries(rules.find((rule) => rule.path === path)?.headers ?? {});
  const arabic = notFoundFile("/ar/");
  const english = notFoundFile("/");
  return [
    "# Written by the build. Include it in the server block of the site, whose root is this folder, and reload nginx after a build.",
    "charset utf-8;",
    "absolute_redirect off;",
    "gzip on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    "gzip_types application/javascript text/javascript application/json application/xml text/css text/plain text/xml image/svg+xml;",
    // nginx sends no header without a value.
    ...addHeaders({ ...everywhere.headers, "Cache-Control": REVALIDATE, "X-Robots-Tag": "$robots" }),
    "",
    'set $robots "";',
    ...block(`if ($uri ~ "^${paths.short("")}")`, ["set $robots noindex;"]),
    'set $more_args "";',
    ...block("if ($args)", ['set $more_args "&$args";']),
    `set $not_found ${english};`,
    ...block('if ($uri ~ "^/ar(?:/|$)")', [`set $not_found ${arabic};`]),
    "error_page 404 410 $not_found;",
    "",
    "# A page is a file: /about is about.html. Other spellings of a page's address lead to it.",
    "location / { try_files $uri.html $uri =404; }",
    "location ~ ^/en/blog/[^/]+/?$ { rewrite ^/en(/blog/[^/]+) $1 permanent; }",
    ...block("location ~ ^(?<page>/.+)/$", [
      "if (-f $document_root$page.html) { rewrite ^(/.+)/$ $1 permanent; }",
      "return 404;",
    ]),
    ...block("location ~ \\.html$", [
      "if (-f $request_filename) { rewrite ^(/.+)\\.html$ $1 permanent; }",
      "return 404;",
    ]),
    // Pages that a build has not put in place yet.
    "location ^~ /.staged/ { return 404; }",
    `location ^~ ${paths.admin}/ { try_files ${paths.admin}.html =404; }`,
    ...block("location ^~ /api/", [
      "types {}",
      ...own("/api/*").map(([, type]) => `default_type ${quoted(type)};`),
      "try_files $uri =404;",
    ]),
    ...["/assets/", "/data/"].flatMap((folder) =>
      block(`location ^~ ${folder}`, [
        ...addHeaders(everywhere.headers),
        // Without "always": an error is not cached.
        ...own(`${folder}*`).map(([name, text]) => `add_header ${name} ${quoted(text)};`),
        "try_files $uri =404;",
      ]),
    ),
    "",
    ...[...singleAddresses(addresses, [english, arabic])].map(
      ([path, answer]) => `location = ${quoted(path)} { ${answer} }`,
    ),
    "",
  ].join("\n");
}

/** A home page is a folder's `index.html`, to which its other spellings redirect. */
const homeAddresses = (home: string): [path: string, answer: string][] => [
  [home, `try_files /${pageFile(home)} =404;`],
  ...[...otherSpelling(home), `${home}index`, `${home}index.html`].map((path): [string, string] => [
    path,
    `return 301 ${home}$is_args$args;`,
  ]),
];

/**
 * The answers of single addresses, each once: nginx does not start with two. Staff may redirect any address outside the back
 * office.
 */
function singleAddresses(addresses: HostAddresses, notFound: readonly string[]): Map<string, string> {
  const single = new Map([
    ...LOCALES.flatMap((locale) => homeAddresses(localizedPath(paths.home, locale))),
    ...notFound.map((file): [string, string] => [file, "internal;"]),
    ...notFound.map((file): [string, string] => [file.replace(".html", ""), "return 404;"]),
    ...Object.values(HOST_FILES).map((file): [string, string] => [`/${file}`, "return 404;"]),
  ]);
  const add = (path: string, answer: string) => {
    for (const spelling of [path, ...otherSpelling(path)]) single.set(spelling, answer);
  };
  for (const path of addresses.gone) add(path, "return 410;");
  for (const { from, to, type } of literalRedirects(addresses))
    add(decodeURI(from), `return ${type} ${withQuery(to)};`);
  return single;
}
