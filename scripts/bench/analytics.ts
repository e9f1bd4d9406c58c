import postgres from "postgres";
import { z } from "zod";
import type { StackFile } from "../local/stack-file";
import { staffHeaders } from "./staff-headers";
import { median } from "./statistics";

const EVENTS = 1_000_000;
const SESSIONS = 200_000;
const DAYS = 90;
const RUNS = 7;

export interface AnalyticsLoad {
  events: number;
  sessions: number;
  /** Whether the answer counted exactly what the raw tables hold. */
  isExact: boolean;
  /** Median time of the whole request, by the number of days; 0 stands for all time. */
  reportMs: Readonly<Record<number, number>>;
  /** The slowest of them all. */
  slowestMs: number;
  /** All time, straight from the raw rows: as if the daily counts had never been taken. */
  uncountedMs: number;
}

const reportSchema = z.object({ sessions: z.number(), converted: z.number(), events: z.number() });

/** Asks for the figures of the analytics page as staff, over so many events that counting them one by one would take seconds. */
export async function measureAnalytics(stack: StackFile): Promise<AnalyticsLoad> {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await fillEvents(sql);
    const headers = await staffHeaders(stack);
    const uncounted = await timeReport(stack, headers, 0);
    await sql`select private.roll_up_events()`;
    const reportMs: Record<number, number> = {};
    let slowestMs = 0;
    for (const days of [7, 30, 0]) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push((await timeReport(stack, headers, days)).ms);
      reportMs[days] = median(times);
      slowestMs = Math.max(slowestMs, ...times);
    }
    const [raw] = await sql<z.infer<typeof reportSchema>[]>`
      select (select count(*) from public.user_sessions)::int as sessions,
        (select count(*) from public.user_sessions where converted)::int as converted,
        (select count(*) from public.analytics_events)::int as events`;
    const { report } = await timeReport(stack, headers, 0);
    return {
      events: report.events,
      sessions: report.sessions,
      isExact: [report, uncounted.report].every(
        (counted) =>
          counted.events === raw?.events &&
          counted.sessions === raw.sessions &&
          counted.converted === raw.converted,
      ),
      reportMs,
      slowestMs,
      uncountedMs: uncounted.ms,
    };
  } finally {
    await sql.end();
  }
}

/**
 * Ninety days up to now, on pages, buttons and services as a real site has them. The triggers that look at a visit and its click
 * one by one stand aside; those that keep the daily counts true do not.
 */
async function fillEvents(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`alter table public.user_sessions disable trigger user_sessions_open`;
    await transaction`
      insert into public.user_sessions (id, converted, landing_path, lang, utm_source, created_at)
      select gen_random_uuid(), n % 16 = 0,
        (array['/', '/ar', '/blog', '/contact', '/services/doctor-on-call'])[1 + n % 5] || case when n % 5 = 2 then '/bench-' || n % 40 else '' end,
        case when n % 3 = 0 then 'ar' else 'en' end,
        (array[null, 'instagram', 'google', 'newsletter'])[1 + n % 4],
        now() - make_interval(secs => n::double precision / ${SESSIONS} * ${DAYS * 86_400})
      from generate_series(0, ${SESSIONS - 1}) as n`;
    await transaction`alter table public.user_sessions enable trigger user_sessions_open`;
    await transaction`
      insert into public.analytics_events (event_name, page_url, source, service_slug, lang, created_at)
      select case when n % 3 = 0 then 'phone_call_clicked' else 'whatsapp_clicked' end,
        case when n % 2 = 0 then '/services/bench-' || n % 16 else '/blog/bench-' || n % 40 end,
        'button_' || n % 7,
        case when n % 2 = 0 then 'bench-' || n % 16 end,
        case when n % 3 = 0 then 'ar' else 'en' end,
        now() - make_interval(secs => n::double precision / ${EVENTS} * ${DAYS * 86_400})
      from generate_series(0, ${EVENTS - 1}) as n`;
  });
  await sql`analyze public.user_sessions, public.analytics_events`;
}

async function timeReport(stack: StackFile, headers: Record<string, string>, days: number) {
  const startedAt = performance.now();
  const answer = await fetch(`${stack.apiUrl}/rest/v1/rpc/analytics_report`, {
    method: "POST",
    headers,
    body: JSON.stringify(days === 0 ? {} : { p_days: days }),
  });
  const body: unknown = await answer.json();
  const ms = performance.now() - startedAt;
  if (!answer.ok) throw new Error(`The figures were refused: ${answer.status} ${JSON.stringify(body)}`);
  return { ms, report: reportSchema.parse(body) };
}
