import postgres, { type Sql } from "postgres";
import { median, type Row, row } from "./report";

const SEARCHERS = 20;
const SEARCH_ROUNDS = 10;
/** PostgreSQL plans a statement anew in its first five executions, and the connections of the API are in use for long. */
const WARM_UP_ROUNDS = 10;
const SEARCH_MS = 60;
/** The limit of a visitor's statement. */
const VISITOR_MS = 1_000;
/** Visitors' searches: common and rare words, typing errors, and words that no article contains all of. */
const SEARCHES: readonly (readonly [lang: string, text: string])[] = [
  ["en", "fever"],
  ["en", "blood test at home"],
  ["en", "nurse tonight"],
  ["en", "vacination"],
  ["en", "wound dressing after my knee surgery"],
  ["ar", "الحمى"],
  ["ar", "رعاية المسنين"],
  ["ar", "تحليل الدم"],
  ["ar", "التطعيك"],
  ["ar", "قسطرة"],
];

/** Twenty visitors search at once, repeatedly, when all of the posts are published. */
export async function searchTogether(sql: Sql, databaseUrl: string): Promise<Row[]> {
  await sql`update public.blog_posts set status = 'published', published_at = created_at where slug like 'bench-list-%'`;
  await sql`vacuum analyze public.blog_posts, private.searchable_texts`;
  const visitors = Array.from({ length: SEARCHERS }, () => postgres(databaseUrl, { max: 1 }));
  const times: number[] = [];
  await Promise.all(
    visitors.map(
      (visitor) =>
        visitor`select set_config('role', 'anon', false), set_config('statement_timeout', '1s', false)`,
    ),
  );
  for (let round = -WARM_UP_ROUNDS; round < SEARCH_ROUNDS; round += 1) {
    await Promise.all(
      visitors.map(async (visitor, index) => {
        const [lang = "", text = ""] = SEARCHES[(index + round + WARM_UP_ROUNDS) % SEARCHES.length] ?? [];
        const startedAt = performance.now();
        await visitor`select search_articles(${text}, ${lang})`;
        if (round >= 0) times.push(performance.now() - startedAt);
      }),
    );
  }
  await Promise.all(visitors.map((visitor) => visitor.end()));
  return [
    row(`blog: ${SEARCHERS} searches at once, ms`, median(times), { digits: 1, atMost: SEARCH_MS }),
    row(`blog: the slowest of ${times.length} such searches, ms`, Math.max(...times), {
      digits: 1,
      atMost: VISITOR_MS,
    }),
  ];
}
