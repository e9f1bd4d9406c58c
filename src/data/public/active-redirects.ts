import { readPublic } from "@/data/client/read-public";
import { paths } from "@/config/paths";
import { usableRedirects } from "./choose-redirect";
import type { Redirect } from "./redirect-rules";
import { shortRedirect } from "./short-addresses";

/** Hosted projects answer with at most this many rows. */
const ROWS_PER_ANSWER = 1000;

/**
 * Every active redirect, for the host's rules: those that staff wrote, then the short addresses of campaign links, which no
 * other redirect may use.
 * @throws AppError when a read fails
 */
export async function activeRedirects(): Promise<Map<string, Redirect>> {
  const [rows, links] = await Promise.all([everyRow(readRedirects), everyRow(readLinks)]);
  return new Map([
    ...usableRedirects(rows),
    ...links.flatMap((link): [string, Redirect][] => {
      const redirect = shortRedirect(link);
      return redirect ? [[paths.short(link.code), redirect]] : [];
    }),
  ]);
}

async function everyRow<Row>(readFrom: (first: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  let answer: Row[];
  do {
    answer = await readFrom(rows.length);
    rows.push(...answer);
  } while (answer.length === ROWS_PER_ANSWER);
  return rows;
}

const readRedirects = (first: number) =>
  readPublic(
    (z) => z.rows({ from_path: z.string(), to_path: z.string(), redirect_type: z.number() }),
    (rest) =>
      rest
        .from("url_redirects")
        .select("from_path, to_path, redirect_type")
        .is("is_active", true)
        .order("from_path")
        .range(first, first + ROWS_PER_ANSWER - 1),
  );

const readLinks = (first: number) =>
  readPublic(
    (z) => z.rows({ code: z.string(), target: z.string() }),
    (rest) =>
      rest
        .from("campaign_links")
        .select("code, target")
        .order("code")
        .range(first, first + ROWS_PER_ANSWER - 1),
  );
