-- Jobs that visitors can trigger (copying reviews) run at most once per interval, one at a time.
create table private.sync_state (
  name text primary key check (char_length(name) between 1 and 60),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  result text check (char_length(result) <= 500)
);

comment on table private.sync_state is 'The last run of each job. Claiming the row claims the run.';
comment on column private.sync_state.result is 'The result, in words for staff.';

alter table private.sync_state enable row level security;

create policy "Nobody reaches the state of jobs through the API"
on private.sync_state as restrictive for all to anon, authenticated
using (false);

-- A failed or interrupted run locks the job for minutes instead of the whole interval: the cause (a provider that did not
-- answer, a mistyped key) is often fixed by then.
create function public.sync_begin(p_name text, p_min_interval_seconds integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Longer than any run, so that two never overlap.
  unfinished_hold_seconds constant integer := 300;
begin
  insert into private.sync_state as last (name)
  values (p_name)
  on conflict (name) do update
    set started_at = now(), finished_at = null, result = null
    where last.started_at <= now() - make_interval(secs =>
      case
        when last.finished_at is null then least(p_min_interval_seconds, unfinished_hold_seconds)
        else p_min_interval_seconds
      end);
  return found;
end;
$$;

comment on function public.sync_begin(text, integer) is 'True for the one caller that may run the job now; false while the last run is younger than the interval, or than five minutes if it never finished. Service key only.';

create function public.sync_finish(p_name text, p_result text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.sync_state set finished_at = now(), result = left(p_result, 500) where name = p_name;
$$;

comment on function public.sync_finish(text, text) is 'Records the end and the result of a run. Service key only.';

grant execute on function public.sync_begin(text, integer), public.sync_finish(text, text) to service_role;

-- An empty blog is filled once with a first set of articles, when staff open it in publishing mode. Of two tabs or two people
-- only one may do so: the one that claims the row in private.sync_state.
create function public.blog_seed_begin()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may fill the blog.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
  if exists (select 1 from public.blog_posts where status = 'published' and deleted_at is null) then
    return false;
  end if;
  insert into private.sync_state as last (name)
  values ('blog-seed')
  on conflict (name) do update
    set started_at = now(), result = null
    -- A run that started an hour ago and never finished was closed.
    where last.finished_at is null and last.started_at <= now() - interval '1 hour';
  return found;
end;
$$;

comment on function public.blog_seed_begin() is 'True for the one staff member who may fill the empty blog now; false once it is filled, while somebody fills it, and while there are articles.';

create function public.blog_seed_finish(p_succeeded boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may fill the blog.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
  if p_succeeded then
    update private.sync_state set finished_at = now(), result = 'seeded' where name = 'blog-seed';
  else
    delete from private.sync_state where name = 'blog-seed' and finished_at is null;
  end if;
end;
$$;

comment on function public.blog_seed_finish(boolean) is 'Records that the blog is filled, permanently; or that it failed, so that the next visit may retry.';

grant execute on function public.blog_seed_begin(), public.blog_seed_finish(boolean) to authenticated;
