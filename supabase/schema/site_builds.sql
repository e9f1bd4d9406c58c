-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.site_build_due_at()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with
    waiting as (
      select count(*), bool_or(is_urgent) as is_urgent, min(happened_at) as first, max(happened_at) as last
      from private.changes
      where waits
    ),
    wanted as (
      select
        case
          when state.live_fingerprint = public.site_fingerprint() then null
          when state.asked_at is not null and state.ended_at is null then null
          when waiting.count = 0 and (state.tries = 0 or state.asked_fingerprint is distinct from public.site_fingerprint()) then now()
          when waiting.count = 0 and state.tries > 6 then null
          when waiting.count = 0 then state.ended_at + make_interval(mins => (2 ^ (state.tries - 1))::integer)
          when waiting.is_urgent then waiting.first
          else least(waiting.last + interval '20 seconds', waiting.first + interval '2 minutes')
        end as due_at,
        -- Hosts limit builds, so continuous changes must not use them up: from the 41st of a day on each waits five minutes longer than
        -- the previous one, which allows about sixty a day.
        state.asked_at + case
          when state.build_day = private.dubai_today() then make_interval(mins => 5 * greatest(state.builds_in_day - 39, 0))
          else interval '0'
        end as not_before
      from private.site_state as state
      cross join waiting
    )
  -- The greatest of null and a time is the time.
  select case when due_at is not null then greatest(due_at, not_before) end from wanted;
$function$;
comment on function private.site_build_due_at() is 'When the next build is to be requested; null if none is needed, or not before the running one has ended.';

CREATE OR REPLACE FUNCTION public.begin_site_build(p_force boolean DEFAULT false, p_budget text DEFAULT NULL::text, p_limit integer DEFAULT NULL::integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  fingerprint text;
  built bigint;
begin
  -- A parallel caller waits here and then sees the running build.
  perform from private.site_state for update;
  -- Hosts take minutes; a build without a result by then has failed.
  update private.site_state
  set ended_at = now(), problem = 'timed_out', problem_detail = null
  where asked_at < now() - interval '15 minutes' and ended_at is null;
  if exists (select from private.site_state where asked_at is not null and ended_at is null) then
    return null;
  end if;
  if not p_force and coalesce(private.site_build_due_at() > clock_timestamp(), true) then
    return null;
  end if;
  if p_budget is not null and not public.spend_budget(p_budget, p_limit) then
    raise exception 'Today''s builds by hand are used up.' using errcode = 'PT429', detail = 'build_limit';
  end if;
  with gone as (
    update private.changes set waits = false where waits returning id
  )
  select count(*) from gone into built;
  update private.site_state
  set built_changes = built_changes + built, tries = least(tries + 1, 100), asked_at = clock_timestamp(), ended_at = null,
    problem = null, problem_detail = null, build_day = private.dubai_today(),
    builds_in_day = case when build_day = private.dubai_today() then builds_in_day + 1 else 1 end
  where id = 1;
  -- A separate statement, which sees the results of the previous one.
  fingerprint := public.site_fingerprint();
  update private.site_state set asked_fingerprint = fingerprint where id = 1;
  return fingerprint;
end;
$function$;
comment on function begin_site_build(p_force boolean, p_budget text, p_limit integer) is 'The fingerprint of the content for the one caller that requests a build now; null while none is due or one is running. If forced, null only while one is running. Counts against the named budget if given. Service key only.';

CREATE OR REPLACE FUNCTION public.fail_site_build(p_problem text, p_detail text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.site_state
  set ended_at = now(), problem = p_problem, problem_detail = left(p_detail, 500)
  where id = 1;
$function$;
comment on function fail_site_build(p_problem text, p_detail text) is 'Records why a build failed; it is requested again later. Service key only.';

CREATE OR REPLACE FUNCTION public.note_live_site(p_fingerprint text, p_built_at timestamp with time zone, p_pages integer, p_failed jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  state private.site_state;
  is_current boolean;
  built bigint;
begin
  select * from private.site_state for update into state;
  if state.live_fingerprint = p_fingerprint and state.built_at = p_built_at then
    update private.site_state
    set ended_at = now(), problem = 'timed_out', problem_detail = null
    where asked_at < now() - interval '15 minutes' and ended_at is null;
    return;
  end if;
  is_current := p_fingerprint = public.site_fingerprint();
  -- Changes that a manual build has included no longer wait.
  with gone as (
    update private.changes set waits = false where waits and is_current returning id
  )
  select count(*) from gone into built;
  update private.site_state
  set built_changes = built_changes + built,
    live_fingerprint = p_fingerprint,
    live_since = case when live_fingerprint = p_fingerprint then live_since else now() end,
    built_at = p_built_at,
    pages = p_pages,
    failed_pages = p_failed,
    ended_at = coalesce(ended_at, now()),
    tries = case when is_current or p_fingerprint = asked_fingerprint then 0 else tries end,
    problem = null,
    problem_detail = null
  where id = 1;
end;
$function$;
comment on function note_live_site(p_fingerprint text, p_built_at timestamp with time zone, p_pages integer, p_failed jsonb) is 'Records the live build, as /build.json of the site names it. Service key only.';

CREATE OR REPLACE FUNCTION public.return_search_engine_news(p_since timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.site_state set told_built_at = p_since where id = 1;
$function$;
comment on function return_search_engine_news(p_since timestamp with time zone) is 'Undoes take_search_engine_news() after a failure. Service key only.';

CREATE OR REPLACE FUNCTION public.site_fingerprint()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select md5(concat_ws(
    ':',
    state.salt,
    -- The number of committed changes identifies a state of the content: no writer waits for another one's lock, and readers see it
    -- change together with the content itself.
    state.built_changes + (select count(*) from private.changes where waits),
    -- A scheduled publication time passes without a change of any row; the post is then the newest one.
    (
      select max(post.published_at)
      from public.blog_posts as post
      where post.status = 'published' and post.deleted_at is null and post.published_at <= now()
    ),
    -- The expiry of a fact or a licence and the first day of a permit change no row either.
    (select count(*) from public.business_facts as fact where fact.valid_until < private.dubai_today()),
    (select count(*) from public.permits as permit where permit.expires < private.dubai_today()),
    (select count(*) from public.permits as permit where permit.issued > private.dubai_today()),
    (select count(*) from public.clinicians as clinician where clinician.licence_until < private.dubai_today())
  ))
  from private.site_state as state;
$function$;
comment on function site_fingerprint() is 'Changes whenever content of a public page may have changed, and reveals nothing else. For everyone.';

CREATE OR REPLACE FUNCTION public.site_overview()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  return (
    select jsonb_build_object(
      'isCurrent', coalesce(state.live_fingerprint = public.site_fingerprint(), false),
      'isBuilding', state.asked_at is not null and state.ended_at is null,
      'dueAt', private.site_build_due_at(),
      'builtAt', state.built_at,
      'pages', state.pages,
      'failed', state.failed_pages,
      'problem', state.problem,
      'problemDetail', state.problem_detail,
      'waiting', (
        select coalesce(jsonb_agg(distinct change.site_part), '[]') from private.changes as change where change.waits
      )
    )
    from private.site_state as state
  );
end;
$function$;
comment on function site_overview() is 'The live build, the running one, waiting changes and failures. Staff only.';

CREATE OR REPLACE FUNCTION public.site_status()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'current', public.site_fingerprint(),
    'live', state.live_fingerprint,
    'age', floor(extract(epoch from now() - state.live_since))::bigint
  )
  from private.site_state as state;
$function$;
comment on function site_status() is 'The fingerprints of the content and of the live site, and the age of the live one in seconds. For everyone.';

CREATE OR REPLACE FUNCTION public.take_search_engine_news()
 RETURNS timestamp with time zone
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with news as (
    select id, coalesce(told_built_at, 'epoch') as since, built_at
    from private.site_state
    where built_at > coalesce(told_built_at, 'epoch')
    for update
  ),
  taken as (
    update private.site_state as state set told_built_at = news.built_at from news where state.id = news.id
  )
  select since from news;
$function$;
comment on function take_search_engine_news() is 'For the one caller that tells search engines about the live site''s changes: since which build. Null if they know everything. Service key only.';
