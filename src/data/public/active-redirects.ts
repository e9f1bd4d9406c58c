import { readPublic } from "@/data/client/read-public";
import { usableRedirects } from "./choose-redirect";
import type { Redirect, RedirectRow } from "./redirect-rules";

/** Hosted projects answer with at most this many rows. */
const ROWS_PER_ANSWER = 1000;

/**
 * Every address that redirects now, for the host's rules.
 * @throws AppError when a read fails
 */
export async function activeRedirects(): Promise<Map<string, Redirect>> {
  const rows: RedirectRow[] = [];
  let answer: RedirectRow[];
  do {
    answer = await readPublic(
      (z) => z.array(z.object({ from_path: z.string(), to_path: z.string(), redirect_type: z.number() })),
      (rest) =>
        rest
          .from("url_redirects")
          .select("from_path, to_path, redirect_type")
          .is("is_active", true)
          .order("from_path")
          .range(rows.length, rows.length + ROWS_PER_ANSWER - 1),
    );
    rows.push(...answer);
  } while (answer.length === ROWS_PER_ANSWER);
  return usableRedirects(rows);
}
