import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { z } from "zod";
import type { ChildStack } from "../testing/child-stack";
import { signInAsStaff, withDatabase } from "./on-stack";
import { READERS, readPages } from "./load-readers";
import { processTreeMegabytes } from "./memory";
import { median, row, type Section } from "./report";

const WRITERS = 5;
const WRITER_PAUSE_MS = 1_000;
const EDITORS = 2;
const EDITOR_PAUSE_MS = 2_000;
const MEMORY_SAMPLE_MS = 2_000;
/** Caches fill first; only continued growth counts. */
const WARM_UP = 0.1;
/** The history has some older ones, too: each hour's and each day's. */
const LAST_REVISIONS = 50;

const report = z.object({ sessions: z.number(), events: z.number() });
const savedPost = z.object({ version: z.number() });

/** What writers have sent, by table. */
type Sent = Record<"user_sessions" | "analytics_events" | "blog_events", number>;

interface Editor {
  id: string;
  saves: number;
  errors: number;
}

/** Readers, visitors who are counted and editors who save, all at once and for as long as said. */
export const measureLoad = (
  { pid, values: stack }: ChildStack,
  minutes: number,
  signal: AbortSignal,
): Promise<Section> =>
  withDatabase(stack.databaseUrl, async (sql) => {
    const request = await signInAsStaff(stack);
    const figures = async () => (await request("analytics_report", {}, report)).body;
    const seconds = Math.round(minutes * 60);
    const before = { rows: await countRows(sql), figures: await figures() };
    const memory: number[] = [];
    const [read, writers, editors] = await together(seconds, signal, (end) =>
      Promise.all([
        readPages(stack, seconds, end),
        Promise.all(Array.from({ length: WRITERS }, () => writeEvents(stack, sql, end))),
        Promise.all(Array.from({ length: EDITORS }, () => savePosts(request, end))),
        every(MEMORY_SAMPLE_MS, end, async () => void memory.push(processTreeMegabytes(pid) ?? Number.NaN)),
      ]),
    );
    signal.throwIfAborted();
    const after = { rows: await countRows(sql), figures: await figures() };
    const sum = (one: number, other: number) => one + other;
    const sent = (table: keyof Sent) => writers.map((writer) => writer.sent[table]).reduce(sum);
    const tables = ["user_sessions", "analytics_events", "blog_events"] as const;
    const wrongCounts = [
      ...tables.map((table) => after.rows[table] - before.rows[table] - sent(table)),
      after.figures.sessions - before.figures.sessions - sent("user_sessions"),
      after.figures.events - before.figures.events - sent("analytics_events"),
    ].filter((difference) => difference !== 0);
    const kept = await Promise.all(editors.map((editor) => isKept(sql, editor)));
    await sql`delete from public.blog_posts where id = any (${editors.map(({ id }) => id)})`;
    const warm = memory.slice(Math.floor(memory.length * WARM_UP));
    const part = Math.max(Math.floor(warm.length / 5), 1);
    const [first, last] = [median(warm.slice(0, part)), median(warm.slice(-part))];
    return {
      title: `Load of ${minutes} min: ${READERS} readers, ${WRITERS} visitors who are counted, ${EDITORS} editors`,
      rows: [
        row("answers to readers", read.requests.total, { atLeast: 1 }),
        row("errors of readers", read.errors + read.timeouts + read.non2xx, { atMost: 0 }),
        row("99th percentile of readers, ms", read.latency.p99),
        row("visits, views and clicks that were taken", tables.map(sent).reduce(sum), { atLeast: 1 }),
        row("of them refused", writers.map(({ refused }) => refused).reduce(sum), { atMost: 0 }),
        row("saves of editors", editors.map(({ saves }) => saves).reduce(sum), { atLeast: 1 }),
        row("errors of editors", editors.map(({ errors }) => errors).reduce(sum), { atMost: 0 }),
        row("counts that are not exact", wrongCounts.length, { atMost: 0 }),
        row("posts without their last text and saves", kept.filter((isKept) => !isKept).length, {
          atMost: 0,
        }),
        row("memory after warming up, MB", first),
        row("memory at the end, MB", last),
        row("growth, %", (last / first - 1) * 100, { digits: 1, atMost: 10 }),
      ],
    };
  });

/** Does some work that ends after a time, when somebody wants it to, or when a part of it fails. */
async function together<Result>(
  seconds: number,
  signal: AbortSignal,
  work: (end: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, seconds * 1_000);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    stop.abort();
  }
}

/** A visit with a view and a click, over and over. */
async function writeEvents(
  { apiUrl, publishableKey }: ChildStack["values"],
  sql: Sql,
  end: AbortSignal,
): Promise<{ sent: Sent; refused: number }> {
  const [post] = await sql<{ id: string }[]>`
    select id from public.blog_posts where status = 'published' and published_at <= now() and deleted_at is null limit 1`;
  const sent: Sent = { user_sessions: 0, analytics_events: 0, blog_events: 0 };
  let refused = 0;
  const send = async (table: keyof Sent, row: object) => {
    const answer = await fetch(`${apiUrl}/rest/v1/${table}`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json", prefer: "return=minimal" },
      body: JSON.stringify(row),
    });
    await answer.text();
    if (answer.ok) sent[table] += 1;
    else refused += 1;
  };
  let session = "";
  const turns = [
    () => send("user_sessions", { id: (session = randomUUID()), landing_path: "/blog", lang: "en" }),
    () => send("blog_events", { event_id: randomUUID(), post_id: post?.id, event_type: "view", lang: "en" }),
    () =>
      send("analytics_events", {
        event_id: randomUUID(),
        event_name: "whatsapp_clicked",
        page_url: "/blog",
        source: "bench",
        lang: "en",
        session_id: session,
      }),
  ];
  let turn = 0;
  await every(WRITER_PAUSE_MS, end, async () => turns[turn++ % turns.length]?.());
  return { sent, refused };
}

const textOf = (save: number) => `Save ${save}. ${"A sentence of an article. ".repeat(200)}`;

/** One post per worker, saved repeatedly like in the editor. */
async function savePosts(
  request: Awaited<ReturnType<typeof signInAsStaff>>,
  end: AbortSignal,
): Promise<Editor> {
  const editor: Editor = { id: randomUUID(), saves: 0, errors: 0 };
  let version: number | null = null;
  await every(EDITOR_PAUSE_MS, end, async () => {
    const save = {
      p_id: editor.id,
      p_version: version,
      p_save_id: randomUUID(),
      p_tags: ["bench"],
      p_post: { slug: `bench-load-${editor.id}`, status: "published" },
      p_translations: [{ lang: "en", title: "Bench", content_markdown: textOf(editor.saves + 1) }],
    };
    try {
      ({ version } = (await request("save_post", save, savedPost)).body);
      editor.saves += 1;
    } catch (error) {
      console.error(error);
      editor.errors += 1;
    }
  });
  return editor;
}

/** Whether every save made a version, the text is the last one's, and the history has the last saves. */
async function isKept(sql: Sql, { id, saves }: Editor): Promise<boolean> {
  const [kept] = await sql<{ version: number; text: string; revisions: number }[]>`
    select version::int, content_markdown as text,
      (select count(*)::int from public.blog_post_revisions as revision
        where revision.post_id = post.id and revision.kind = 'save' and revision.version > ${saves - LAST_REVISIONS}
      ) as revisions
    from public.blog_posts as post
    join public.blog_post_translations as translation on translation.post_id = post.id
    where post.id = ${id}`;
  return (
    kept?.version === saves &&
    kept.text === textOf(saves) &&
    kept.revisions === Math.min(saves, LAST_REVISIONS)
  );
}

async function countRows(sql: Sql): Promise<Sent> {
  const [rows] = await sql<Sent[]>`
    select (select count(*)::int from public.user_sessions) as user_sessions,
      (select count(*)::int from public.analytics_events) as analytics_events,
      (select count(*)::int from public.blog_events) as blog_events`;
  if (!rows) throw new Error("The database counts nothing.");
  return rows;
}

/** Does something, waits, and does it again until the end. What has begun is finished. */
async function every(pauseMs: number, end: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!end.aborted) {
    await work();
    // The end comes in the middle of a pause.
    await sleep(pauseMs, undefined, { signal: end }).catch(() => undefined);
  }
}
