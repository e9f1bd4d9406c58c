import type { Sql } from "postgres";
import { z } from "zod";
import type { StackFile } from "../local/stack-file";
import { signInAsStaff, withDatabase } from "./on-stack";
import { type Row, row, type Section, timed } from "./report";

const LEADS = 100_000;
const VIEWS = 200_000;
const LINKS = 200;
const DAYS = 90;
const RUNS = 5;
const MAX_MS = 500;
const DIMENSIONS = ["campaign", "source", "article", "landing", "service", "language", "place", "button"];
/** What a press of `fillEvents` has as its code: twenty of them, as many as one question may name. */
const CODES = "select array_agg(upper(left(md5(n::text), 5))) as codes from generate_series(1, 20) as n";

const figures = z.object({
  visits: z.number(),
  presses: z.number(),
  chats: z.number(),
  booked: z.number(),
  done: z.number(),
  aed: z.number(),
  cost: z.number(),
});
const report = z.object({ total: figures, rows: z.array(figures.extend({ name: z.string() })) });

interface Question {
  name: string;
  args: object;
}

/** Asks what the pages of leads, links and figures ask, as staff and through the API. The events of `measureAnalytics` are there. */
export const measureLeads = (stack: StackFile): Promise<Section> =>
  withDatabase(stack.databaseUrl, async (sql) => {
    await fillLeads(sql);
    const request = await signInAsStaff(stack);
    const ask = async ({ name, args }: Question) => (await request(name, args, z.unknown())).ms;
    const reportBy = (dimension: string, args: object = {}) =>
      request("lead_report", { p_dimension: dimension, ...args }, report);
    const before = await reportBy("campaign");
    await sql`select private.roll_up_funnel()`;
    await sql`analyze private.funnel_daily`;
    const after = await reportBy("campaign");
    const [known] = await sql<{ codes: string[] }[]>`${sql.unsafe(CODES)}`;
    const limit = { runs: RUNS, atMost: MAX_MS };
    const times = await timed(questions(after.body.rows[0]?.name ?? "", known?.codes ?? []), limit, ask);
    return {
      title: `Leads: ${LEADS} of them, the events above, ${VIEWS} views of articles, ${LINKS} links, whole request`,
      rows: [
        ...times,
        row("report by campaign before the first daily count, ms", before.ms),
        await exactness(sql, [before.body, after.body, (await reportBy("button")).body]),
      ],
    };
  });

function questions(name: string, codes: readonly string[]): Readonly<Record<string, Question>> {
  const reports = DIMENSIONS.flatMap((dimension) =>
    [7, 30, null].map((days): [string, Question] => [
      `report by ${dimension}, ${days === null ? "all time" : `${days} days`}`,
      { name: "lead_report", args: { p_dimension: dimension, ...(days !== null && { p_days: days }) } },
    ]),
  );
  const behind = { p_days: null, p_dimension: "campaign", p_touch: "last", p_name: name, p_most: 5_000 };
  return {
    ...Object.fromEntries(reports),
    "leads behind the first row, all time": { name: "leads_behind", args: behind },
    "counts of the dashboard": { name: "lead_counts", args: {} },
    "figures of links": { name: "link_figures", args: {} },
    "twenty codes": { name: "find_presses", args: { p_codes: codes } },
  };
}

/** Whether each report has what the rows themselves say. */
async function exactness(sql: Sql, reports: readonly z.infer<typeof report>[]): Promise<Row> {
  const [raw] = await sql<Omit<z.infer<typeof figures>, "visits" | "cost">[]>`
    select (select count(*) from public.analytics_events)::int as presses,
      count(*)::int as chats,
      count(*) filter (where status in ('booked', 'done'))::int as booked,
      count(*) filter (where status = 'done')::int as done,
      (sum(value_aed) filter (where status = 'done'))::int as aed
    from public.leads`;
  const isExact = reports.every(
    ({ total }) =>
      total.presses === raw?.presses &&
      total.chats === raw.chats &&
      total.booked === raw.booked &&
      total.done === raw.done &&
      total.aed === raw.aed,
  );
  return row("exact (1) or not (0)", isExact ? 1 : 0, { atLeast: 1 });
}

/** One lead of ten presses, of which a third is booked and a fifth done; views, costs and links beside them. */
async function fillLeads(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`truncate private.funnel_daily`;
    await transaction`
      insert into public.leads (code, press_id, status, service_slug, value_aed, lost_reason, booked_at, done_at, lost_at, pressed_at, page_path,
        button, lang, place, landing_path, first_source, first_medium, first_campaign, last_source, last_medium, last_campaign,
        first_article, last_article, created_at)
      select press.reference, press.id, said.status, coalesce(press.service_slug, 'bench-1'), case when said.status in ('booked', 'done') then 100 + press.id % 400 end,
        case said.status when 'lost' then 'price' else '' end,
        case when said.status in ('booked', 'done') then press.created_at end,
        case said.status when 'done' then press.created_at end,
        case said.status when 'lost' then press.created_at end,
        date_trunc('hour', press.created_at, 'UTC'), press.page_url, press.source, press.lang, '', visit.landing_path,
        coalesce(visit.utm_source, ''), coalesce(visit.utm_medium, ''), private.campaign_word('campaign', visit.utm_campaign),
        coalesce(visit.utm_source, ''), coalesce(visit.utm_medium, ''),
        private.campaign_word('campaign', coalesce(press.utm_campaign, visit.utm_campaign)),
        press.first_article, press.last_article, press.created_at
      from (select * from public.analytics_events order by created_at desc limit ${LEADS * 10}) as press
      join public.user_sessions as visit on visit.id = press.session_id
      cross join lateral (
        select (array['talking', 'booked', 'lost', 'done', 'talking', 'booked', 'lost', 'talking', 'done', 'talking'])[1 + press.id / 10 % 10] as status
      ) as said
      where press.id % 10 = 0
      limit ${LEADS}`;
    await transaction`
      insert into public.blog_events (post_id, event_type, lang, created_at)
      select post.id, 'view', 'en', now() - make_interval(secs => n::double precision / ${VIEWS} * ${DAYS * 86_400})
      from generate_series(0, ${VIEWS - 1}) as n
      join (select id, row_number() over (order by id) as place from public.blog_posts limit 1000) as post on post.place = 1 + n % 1000`;
    await transaction`
      insert into public.campaign_links (name, code, path, source, medium, campaign)
      select 'Link ' || n, 'bench-' || n, '/', (array['instagram', 'google', 'newsletter'])[1 + n % 3], 'cpc', 'bench-' || n % 60
      from generate_series(1, ${LINKS}) as n`;
    await transaction`
      insert into public.campaign_costs (campaign, source, first_day, last_day, cost_aed)
      select 'bench-' || n % 60, 'google', current_date - n / 60 * 7 - 6, current_date - n / 60 * 7, 700
      from generate_series(0, 599) as n`;
  });
  await sql`analyze public.leads, public.blog_events, public.campaign_links, public.campaign_costs`;
}
