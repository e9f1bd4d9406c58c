-- The site's pages are files made from the database. This migration records changes of their content, the requested builds, and
-- the live build.

create table private.site_state (
  id smallint primary key default 1 check (id = 1),
  salt uuid not null default gen_random_uuid(),
  built_changes bigint not null default 0,
  tries smallint not null default 0,
  build_day date not null default '-infinity',
  builds_in_day integer not null default 0,
  asked_fingerprint text,
  asked_at timestamptz,
  ended_at timestamptz,
  problem text check (char_length(problem) between 1 and 60),
  problem_detail text check (char_length(problem_detail) <= 500),
  live_fingerprint text,
  live_since timestamptz,
  built_at timestamptz,
  pages integer,
  failed_pages jsonb not null default '[]' check (jsonb_typeof(failed_pages) = 'array'),
  told_built_at timestamptz
);

comment on table private.site_state is 'The single row with the requested and the live build. Why: Staff see whether readers have what was published, and why not. Kept: Until the next build. Subject: Site.';
comment on column private.site_state.salt is 'Makes fingerprints of different databases differ.';
comment on column private.site_state.built_changes is 'The number of changes that earlier builds contained.';
comment on column private.site_state.tries is 'The number of build requests since readers last had the requested content.';
comment on column private.site_state.builds_in_day is 'The number of builds requested on build_day, a day in Dubai.';
comment on column private.site_state.ended_at is 'When the last build ended, successfully or not; null while it runs.';
comment on column private.site_state.problem is 'Why the last build failed, as a code.';
comment on column private.site_state.live_since is 'When live_fingerprint was first seen live.';
comment on column private.site_state.failed_pages is 'Pages that the build could not write and that are unchanged: [{"path", "reason"}].';
comment on column private.site_state.told_built_at is 'The last build whose changes search engines were told of.';

insert into private.site_state default values;

alter table private.site_state enable row level security;

create function public.site_fingerprint()
returns text language sql stable security definer set search_path = '' as $$
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
    -- The expiry of a fact and the first day of a permit change no row either.
    (select count(*) from public.business_facts as fact where fact.valid_until < private.dubai_today()),
    (select count(*) from public.permits as permit where permit.expires < private.dubai_today()),
    (select count(*) from public.permits as permit where permit.issued > private.dubai_today())
  ))
  from private.site_state as state;
$$;
comment on function public.site_fingerprint() is 'Changes whenever content of a public page may have changed, and reveals nothing else. For everyone.';

create function public.site_status()
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'current', public.site_fingerprint(),
    'live', state.live_fingerprint,
    'age', floor(extract(epoch from now() - state.live_since))::bigint
  )
  from private.site_state as state;
$$;
comment on function public.site_status() is 'The fingerprints of the content and of the live site, and the age of the live one in seconds. For everyone.';

-- A build is requested when a change waits and no build runs. A burst of changes becomes one build. If none is due and the site
-- is still outdated, an earlier build failed: it is requested again, less and less often. Content that changes with time, such
-- as an expired licence, requests a build at once, also after the host was given up.
create function private.site_build_due_at()
returns timestamptz language sql stable security definer set search_path = '' as $$
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
$$;
comment on function private.site_build_due_at() is 'When the next build is to be requested; null if none is needed, or not before the running one has ended.';

create function public.begin_site_build(p_force boolean default false, p_budget text default null, p_limit integer default null)
returns text language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.begin_site_build(boolean, text, integer) is 'The fingerprint of the content for the one caller that requests a build now; null while none is due or one is running. If forced, null only while one is running. Counts against the named budget if given. Service key only.';

create function public.fail_site_build(p_problem text, p_detail text default null)
returns void language sql security definer set search_path = '' as $$
  update private.site_state
  set ended_at = now(), problem = p_problem, problem_detail = left(p_detail, 500)
  where id = 1;
$$;
comment on function public.fail_site_build(text, text) is 'Records why a build failed; it is requested again later. Service key only.';

create function public.note_live_site(p_fingerprint text, p_built_at timestamptz, p_pages integer, p_failed jsonb)
returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.note_live_site(text, timestamptz, integer, jsonb) is 'Records the live build, as /build.json of the site names it. Service key only.';

create function public.site_overview()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
        select coalesce(jsonb_agg(distinct change.topic), '[]') from private.changes as change where change.waits
      )
    )
    from private.site_state as state
  );
end;
$$;
comment on function public.site_overview() is 'The live build, the running one, waiting changes and failures. Staff only.';

grant execute on function public.site_fingerprint(), public.site_status() to anon, authenticated, service_role;
grant execute on function public.site_overview() to authenticated;
grant execute on function
  public.begin_site_build(boolean, text, integer),
  public.fail_site_build(text, text),
  public.note_live_site(text, timestamptz, integer, jsonb)
  to service_role;

-- Search engines are told of changed addresses once the build with them is live. The time of that build is stored, so that the
-- next build makes up for one that was not reported.
create function public.take_search_engine_news()
returns timestamptz language sql security definer set search_path = '' as $$
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
$$;
comment on function public.take_search_engine_news() is 'For the one caller that tells search engines about the live site''s changes: since which build. Null if they know everything. Service key only.';

create function public.return_search_engine_news(p_since timestamptz)
returns void language sql security definer set search_path = '' as $$
  update private.site_state set told_built_at = p_since where id = 1;
$$;
comment on function public.return_search_engine_news(timestamptz) is 'Undoes take_search_engine_news() after a failure. Service key only.';

grant execute on function public.take_search_engine_news(), public.return_search_engine_news(timestamptz) to service_role;
