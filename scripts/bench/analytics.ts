import type { Sql } from "postgres";
import { z } from "zod";
import type { StackFile } from "../local/stack-file";
import { signInAsStaff, withDatabase } from "./on-stack";
import { row, type Section, timed } from "./report";

const EVENTS = 1_000_000;
const SESSIONS = 200_000;
const DAYS = 90;
const RUNS = 7;
const MAX_MS = 500;
const PERIODS = { "last 7 days": { p_days: 7 }, "last 30 days": { p_days: 30 }, "all time": {} };

const reportSchema = z.object({ sessions: z.number(), converted: z.number(), events: z.number() });

type Report = z.infer<typeof reportSchema>;

/** Asks for the figures of the analytics page as staff, over so many events that counting them one by one would take seconds. */
export const measureAnalytics = (stack: StackFile): Promise<Section> =>
  withDatabase(stack.databaseUrl, async (sql) => {
    await fillEvents(sql);
    const request = await signInAsStaff(stack);
    const report = (period: object) => request("analytics_report", period, reportSchema);
    const uncounted = await report({});
    await sql`select private.roll_up_events()`;
    const limit = { runs: RUNS, atMost: MAX_MS };
    const times = await timed(PERIODS, limit, async (period: object) => (await report(period)).ms);
    const [raw] = await sql<Report[]>`
      select (select count(*) from public.user_sessions)::int as sessions,
        (select count(*) from public.user_sessions where converted)::int as converted,
        (select count(*) from public.analytics_events)::int as events`;
    const { body: counted } = await report({});
    const isExact = [counted, uncounted.body].every(
      ({ events, sessions, converted }) =>
        events === raw?.events && sessions === raw.sessions && converted === raw.converted,
    );
    return {
      title: `Analytics over ${counted.events} events and ${counted.sessions} sessions, whole request`,
      rows: [
        ...times,
        // Straight from the raw rows.
        row("all time before the first daily count, ms", uncounted.ms),
        row("exact (1) or not (0)", isExact ? 1 : 0, { atLeast: 1 }),
      ],
    };
  });

/**
 * Ninety days up to now, none of them counted yet, on pages, buttons, services and campaigns as a real site has them. Triggers, such as
 * the one that looks for the click of each visit, are switched off for it.
 */
async function fillEvents(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`truncate public.analytics_daily, public.session_daily`;
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.user_sessions (id, converted, converted_at, landing_path, lang, utm_source, utm_medium, utm_campaign, created_at)
      select md5('bench-visit-' || n)::uuid, n % 16 = 0, case when n % 16 = 0 then moment end,
        (array['/', '/ar/', '/blog', '/contact', '/services/doctor-on-call'])[1 + n % 5] || case when n % 5 = 2 then '/bench-' || n % 40 else '' end,
        case when n % 3 = 0 then 'ar' else 'en' end,
        (array[null, 'instagram', 'google', 'newsletter'])[1 + n % 4],
        case when n % 4 > 0 then 'cpc' end,
        case when n % 4 > 0 then 'bench-' || n % 60 end,
        moment
      from generate_series(0, ${SESSIONS - 1}) as n
      cross join lateral (
        select now() - make_interval(secs => n::double precision / ${SESSIONS} * ${DAYS * 86_400}) as moment
      ) as visit`;
    await transaction`
      insert into public.analytics_events
        (event_name, page_url, source, service_slug, lang, reference, session_id, utm_campaign, first_article, last_article, created_at)
      select case when n % 3 = 0 then 'phone_call_clicked' else 'whatsapp_clicked' end,
        case when n % 2 = 0 then '/services/bench-' || n % 16 else '/blog/bench-' || n % 40 end,
        'button_' || n % 7,
        case when n % 2 = 0 then 'bench-' || n % 16 end,
        case when n % 3 = 0 then 'ar' else 'en' end,
        upper(left(md5(n::text), 5)),
        md5('bench-visit-' || n / ${EVENTS / SESSIONS})::uuid,
        case when n % 9 = 0 then 'Bench ' || n % 60 end,
        case when n % 5 = 0 then md5('bench-article-' || n % 300)::uuid end,
        case when n % 5 = 0 then md5('bench-article-' || n % 500)::uuid end,
        now() - make_interval(secs => n::double precision / ${EVENTS} * ${DAYS * 86_400})
      from generate_series(0, ${EVENTS - 1}) as n`;
  });
  await sql`analyze public.user_sessions, public.analytics_events`;
}
