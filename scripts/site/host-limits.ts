import { HOST_FILES } from "./page-files";

/** Cloudflare Pages' limits for `_redirects`. https://developers.cloudflare.com/pages/configuration/redirects/ */
const CLOUDFLARE = { literal: 2_000, patterns: 100, letters: 1_000 };
/** Above this a deploy to Netlify might fail. https://docs.netlify.com/manage/routing/redirects/overview */
const NETLIFY = 10_000;
/** Vercel's limit is 2,048, a few of which are not staff's. https://vercel.com/docs/redirects/configuration-redirects */
export const VERCEL_REDIRECTS = 2_000;

const isPattern = (rule: string): boolean => /[*:]/.test(rule.split(" ")[0] ?? "");

/** The lines that Cloudflare counts: two or three words. */
const countedLines = (rules: string): string[] =>
  rules.split("\n").filter((rule) => rule !== "" && rule.split(" ").length <= 3);

/**
 * The hosts that would not follow all rules of a site.
 * @param redirects - the number of lines for the redirects of staff at Vercel
 * @returns a sentence for each; none for a site with few redirects
 */
export function limitNotices(files: ReadonlyMap<string, string>, redirects: number): string[] {
  const rules = files.get(HOST_FILES.redirects) ?? "";
  const counted = countedLines(rules);
  const firstPattern = counted.findIndex(isPattern);
  const literal = firstPattern === -1 ? counted.length : firstPattern;
  const lines = rules.split("\n").filter(Boolean).length;
  const long = counted.filter((rule) => rule.length > CLOUDFLARE.letters).length;
  const others = "Pages look the others up themselves.";
  return [
    literal > CLOUDFLARE.literal &&
      `Cloudflare Pages follows the first ${CLOUDFLARE.literal} of ${literal} addresses in ${HOST_FILES.redirects}. ${others}`,
    counted.length - literal > CLOUDFLARE.patterns &&
      `Cloudflare Pages follows the first ${CLOUDFLARE.patterns} of ${counted.length - literal} patterns in ${HOST_FILES.redirects}. ${others}`,
    long > 0 &&
      `Cloudflare Pages does not follow ${long} of the lines in ${HOST_FILES.redirects}, since they have more than ${CLOUDFLARE.letters} letters. ${others}`,
    lines > NETLIFY &&
      `Netlify may refuse ${HOST_FILES.redirects}: it has ${lines} lines, and more than ${NETLIFY} may be too many.`,
    redirects > VERCEL_REDIRECTS &&
      `${HOST_FILES.vercel} has the first ${VERCEL_REDIRECTS} of ${redirects} redirects, since Vercel takes no more. ${others}`,
  ].filter((notice) => notice !== false);
}
