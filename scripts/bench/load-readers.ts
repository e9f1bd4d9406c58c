import type { StackFile } from "../local/stack-file";
import { loadAutocannon, type LoadResult } from "./packages";

export const READERS = 50;
/** Of all readers together: people read between two pages. */
const READS_PER_SECOND = 100;
const PAGES = [
  "/",
  "/ar/",
  "/blog",
  "/ar/blog",
  "/services/doctor-on-call",
  "/dubai/deira/doctor-on-call",
  "/blog/fever-in-adults-when-to-call",
  "/feed.xml",
];
const READS = [
  "blog_posts?select=id,slug,published_at,blog_post_translations(lang,title,excerpt)&status=eq.published&order=published_at.desc&limit=12",
  "reviews?select=author,content,rating&limit=20",
  "services?select=slug,starting_price&is_active=is.true",
  "rpc/site_status",
];

/** Pages and what hydrated pages read, by turns. */
export async function readPages(
  { siteUrl, apiUrl, publishableKey }: StackFile,
  seconds: number,
  end: AbortSignal,
): Promise<LoadResult> {
  const autocannon = await loadAutocannon();
  const reading = (url: string, paths: readonly string[], connections: number) =>
    new Promise<LoadResult>((resolve, reject) => {
      const options = {
        url,
        headers: { apikey: publishableKey },
        connections,
        overallRate: (READS_PER_SECOND * connections) / READERS,
        duration: seconds,
        requests: paths.map((path) => ({ path })),
      };
      const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
      end.addEventListener("abort", () => run.stop(), { once: true });
    });
  const [pages, reads] = await Promise.all([
    reading(siteUrl, PAGES, (READERS * 3) / 5),
    reading(
      apiUrl,
      READS.map((path) => `/rest/v1/${path}`),
      (READERS * 2) / 5,
    ),
  ]);
  const sum = (of: (result: LoadResult) => number) => of(pages) + of(reads);
  return {
    ...pages,
    errors: sum(({ errors }) => errors),
    timeouts: sum(({ timeouts }) => timeouts),
    non2xx: sum(({ non2xx }) => non2xx),
    requests: { total: sum(({ requests }) => requests.total) },
    latency: pages.latency.p99 > reads.latency.p99 ? pages.latency : reads.latency,
  };
}
