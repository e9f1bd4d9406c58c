-- The site's pages are files made from the database. This migration records changes of their content, the requested builds, and
-- the live build.

-- One row per statement that changed something. The number of committed rows identifies a state of the content: no writer waits
-- for another one's lock, and readers see it change together with the content itself.
create table private.site_changes (
  id bigint generated always as identity primary key,
  topic text not null check (char_length(topic) between 1 and 60),
  is_urgent boolean not null,
  is_removal boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);

comment on table private.site_changes is 'Changes of public pages since the last requested build.';
comment on column private.site_changes.topic is 'Its name for staff, such as services.';
comment on column private.site_changes.is_urgent is 'Whether it requests a build at once, such as publishing, instead of after a quiet period.';
comment on column private.site_changes.is_removal is 'Whether an owner took something offline, which is exempt from the build limit, twenty times in a day.';

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
  failed_pages jsonb not null default '[]' check (jsonb_typeof(failed_pages) = 'array')
);

comment on table private.site_state is 'The single row with the requested and the live build.';
comment on column private.site_state.salt is 'Makes fingerprints of different databases differ.';
comment on column private.site_state.built_changes is 'The number of changes before those in site_changes.';
comment on column private.site_state.tries is 'The number of build requests since readers last had the requested content.';
comment on column private.site_state.builds_in_day is 'The number of builds requested on build_day, a day in Dubai.';
comment on column private.site_state.ended_at is 'When the last build ended, successfully or not; null while it runs.';
comment on column private.site_state.problem is 'Why the last build failed, as a code.';
comment on column private.site_state.live_since is 'When live_fingerprint was first seen live.';
comment on column private.site_state.failed_pages is 'Pages that the build could not write and that are unchanged: [{"path", "reason"}].';

insert into private.site_state default values;

alter table private.site_changes enable row level security;
alter table private.site_state enable row level security;

create policy "Nobody reaches the changes of pages through the API"
on private.site_changes as restrictive for all to anon, authenticated
using (false);

create policy "Nobody reaches the state of the site through the API"
on private.site_state as restrictive for all to anon, authenticated
using (false);

create function private.is_public(p_post public.blog_posts)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_post.status = 'published' and p_post.published_at <= now() and p_post.deleted_at is null;
$$;

comment on function private.is_public(public.blog_posts) is 'Whether readers see the post.';

create function private.was_public(p_post public.blog_posts)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_post.status = 'published' and p_post.published_at <= coalesce(p_post.deleted_at, now());
$$;

comment on function private.was_public(public.blog_posts) is 'Whether readers see the post, or saw it before it went to the trash: gone_articles() then includes its address.';

create function public.site_fingerprint()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select md5(concat_ws(
    ':',
    state.salt,
    state.built_changes + (select count(*) from private.site_changes),
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
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'current', public.site_fingerprint(),
    'live', state.live_fingerprint,
    'age', floor(extract(epoch from now() - state.live_since))::bigint
  )
  from private.site_state as state;
$$;

comment on function public.site_status() is 'The fingerprints of the content and of the live site, and the age of the live one in seconds. For everyone.';

-- Hosts limit builds, so continuous changes must not use them up: from the 41st of a day on each waits five minutes longer than
-- the previous one, which allows about sixty a day.
create function private.pause_between_builds()
returns interval
language sql
stable
set search_path = ''
as $$
  select make_interval(
    mins => case when build_day = private.dubai_today() then 5 * greatest(builds_in_day - 39, 0) else 0 end
  )
  from private.site_state;
$$;

comment on function private.pause_between_builds() is 'The minimum pause after the last build, by the number of builds today.';

-- An owner's removal is exempt, since a stolen session of an editor could delay it otherwise. For owners only, and twenty times
-- a day: publishing and unpublishing all day would use up the host's builds.
create function private.may_hasten_build()
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  most_in_a_day constant integer := 20;
begin
  if not private.is_owner() then
    return false;
  end if;
  -- If a build may start at once, or an exempt one waits already, nothing is counted.
  if private.pause_between_builds() = interval '0' or exists (select from private.site_changes where is_removal) then
    return true;
  end if;
  return private.spend_staff_budget('hastened builds', interval '1 day', p_most => most_in_a_day, p_owners_too => true);
end;
$$;

comment on function private.may_hasten_build() is 'Whether the caller''s removal is exempt from the build limit; counts it if that makes a difference.';

create function private.note_site_change(p_topic text, p_is_urgent boolean, p_is_removal boolean default false)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.site_changes (topic, is_urgent, is_removal)
  values (p_topic, p_is_urgent, case when p_is_removal then private.may_hasten_build() else false end);
  -- For the local copy's scheduler. It is notified after the commit, and may have no listener.
  perform pg_notify('site_changed', case when p_is_urgent then 'urgent' else 'later' end);
  if p_is_urgent and current_setting('site.is_announced', true) is distinct from 'yes' then
    perform set_config('site.is_announced', 'yes', true);
    perform private.call_publish_due();
  end if;
end;
$$;

comment on function private.note_site_change(text, boolean, boolean) is 'Records that public pages are outdated, and whether something was taken offline; after an urgent change it calls the function publish-due once the transaction is committed.';

create function private.page_content(p_row jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select p_row - array['updated_at', 'evidence', 'seen_at', 'issued', 'file_path']
  where coalesce((p_row ->> 'is_active')::boolean, true)
    and coalesce(p_row ->> 'status', 'ready') = 'ready'
    and coalesce(p_row ->> 'hidden_at', p_row ->> 'gone_at') is null;
$$;

comment on function private.page_content(jsonb) is 'The part of a row that pages may show; null for one that is switched off, incomplete, hidden or deleted.';

create function private.note_changed_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_changed boolean;
  is_removal boolean := false;
begin
  if tg_op = 'INSERT' then
    select exists (select from after_rows as entry where private.page_content(to_jsonb(entry)) is not null) into is_changed;
  elsif tg_op = 'DELETE' then
    select exists (select from before_rows as entry where private.page_content(to_jsonb(entry)) is not null) into is_changed;
    is_removal := is_changed;
  else
    with
      was as (select private.page_content(to_jsonb(entry)) as content from before_rows as entry),
      became as (select private.page_content(to_jsonb(entry)) as content from after_rows as entry)
    select
      exists ((table was except table became) union all (table became except table was)),
      (select count(content) from became) < (select count(content) from was)
    into is_changed, is_removal;
  end if;
  if is_changed then
    perform private.note_site_change(tg_argv[0], false, is_removal);
  end if;
  return null;
end;
$$;

comment on function private.note_changed_rows() is 'Statement trigger: records changes of rows that pages may show.';

create function private.note_changed_posts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_changed boolean := false;
  were_public integer := 0;
  are_public integer := 0;
begin
  if tg_op <> 'INSERT' then
    select bool_or(private.was_public(entry)), count(*) filter (where private.is_public(entry))
    from before_rows as entry
    into is_changed, were_public;
  end if;
  if tg_op <> 'DELETE' then
    select is_changed or bool_or(private.was_public(entry)), count(*) filter (where private.is_public(entry))
    from after_rows as entry
    into is_changed, are_public;
  end if;
  if is_changed then
    perform private.note_site_change('posts', were_public + are_public > 0, are_public < were_public);
  end if;
  return null;
end;
$$;

comment on function private.note_changed_posts() is 'Statement trigger: records that posts were published, changed while public, or taken offline.';

create function private.note_changed_texts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(post_id) from after_rows into changed;
  elsif tg_op = 'DELETE' then
    select array_agg(post_id) from before_rows into changed;
  else
    with
      was as (select post_id, to_jsonb(entry) from before_rows as entry),
      became as (select post_id, to_jsonb(entry) from after_rows as entry)
    select array_agg(post_id)
    from ((table was except table became) union all (table became except table was)) as different
    into changed;
  end if;
  if exists (select from public.blog_posts as post where post.id = any (changed) and private.is_public(post)) then
    perform private.note_site_change('posts', true);
  end if;
  return null;
end;
$$;

comment on function private.note_changed_texts() is 'Statement trigger: records changes of public posts'' texts and tags.';

create function private.watch_for_pages(p_table regclass, p_topic text, p_function text default 'note_changed_rows')
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger note_insert after insert on %s referencing new table as after_rows for each statement execute function private.%I(%L)',
    p_table, p_function, p_topic
  );
  execute format(
    'create trigger note_update after update on %s referencing old table as before_rows new table as after_rows for each statement execute function private.%I(%L)',
    p_table, p_function, p_topic
  );
  execute format(
    'create trigger note_delete after delete on %s referencing old table as before_rows for each statement execute function private.%I(%L)',
    p_table, p_function, p_topic
  );
end;
$$;

comment on function private.watch_for_pages(regclass, text, text) is 'For migrations: records every change of a table that pages are made from.';

select
  private.watch_for_pages('public.blog_posts', 'posts', 'note_changed_posts'),
  private.watch_for_pages('public.blog_post_translations', 'posts', 'note_changed_texts'),
  private.watch_for_pages('public.blog_post_tags', 'posts', 'note_changed_texts'),
  private.watch_for_pages('public.authors', 'authors'),
  private.watch_for_pages('public.generated_images', 'pictures'),
  private.watch_for_pages('public.reviews', 'reviews'),
  private.watch_for_pages('public.business_facts', 'facts'),
  private.watch_for_pages('public.permits', 'permits'),
  private.watch_for_pages('public.services', 'services'),
  private.watch_for_pages('public.locations', 'locations'),
  private.watch_for_pages('public.location_services', 'locations'),
  private.watch_for_pages('public.url_redirects', 'redirects'),
  private.watch_for_pages('public.page_schemas', 'schemas'),
  private.watch_for_pages('public.site_settings', 'settings');

-- A build is requested when a change waits and no build runs. A burst of changes becomes one build. If none is due and the site
-- is still outdated, an earlier build failed: it is requested again, less and less often. Content that changes with time, such
-- as an expired licence, requests a build at once, also after the host was given up.
create function private.site_build_due_at()
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  with
    waiting as (
      select count(*), bool_or(is_urgent) as is_urgent, bool_or(is_removal) as is_removal, min(changed_at) as first, max(changed_at) as last
      from private.site_changes
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
        case when waiting.is_removal then null else state.asked_at + private.pause_between_builds() end as not_before
      from private.site_state as state
      cross join waiting
    )
  -- The greatest of null and a time is the time.
  select case when due_at is not null then greatest(due_at, not_before) end from wanted;
$$;

comment on function private.site_build_due_at() is 'When the next build is to be requested; null if none is needed, or not before the running one has ended.';

-- Hosts take minutes; a build without a result by then has failed.
create function private.end_lost_site_build()
returns void
language sql
set search_path = ''
as $$
  update private.site_state
  set ended_at = now(), problem = 'timed_out', problem_detail = null
  where asked_at < now() - interval '15 minutes' and ended_at is null;
$$;

comment on function private.end_lost_site_build() is 'Gives up a build without a result for a quarter of an hour.';

create function public.begin_site_build(p_force boolean default false, p_budget text default null, p_limit integer default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  fingerprint text;
  built bigint;
begin
  -- A parallel caller waits here and then sees the running build.
  perform from private.site_state for update;
  perform private.end_lost_site_build();
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
    delete from private.site_changes where id is not null returning id
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
returns void
language sql
security definer
set search_path = ''
as $$
  update private.site_state
  set ended_at = now(), problem = p_problem, problem_detail = left(p_detail, 500)
  where id = 1;
$$;

comment on function public.fail_site_build(text, text) is 'Records why a build failed; it is requested again later. Service key only.';

create function public.note_live_site(p_fingerprint text, p_built_at timestamptz, p_pages integer, p_failed jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  state private.site_state;
  is_current boolean;
  built bigint;
begin
  select * from private.site_state for update into state;
  if state.live_fingerprint = p_fingerprint and state.built_at = p_built_at then
    perform private.end_lost_site_build();
    return;
  end if;
  is_current := p_fingerprint = public.site_fingerprint();
  -- Changes that a manual build has included no longer wait.
  with gone as (
    delete from private.site_changes where is_current returning id
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
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff see the state of the site.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
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
        select coalesce(jsonb_agg(distinct change.topic), '[]') from private.site_changes as change
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
