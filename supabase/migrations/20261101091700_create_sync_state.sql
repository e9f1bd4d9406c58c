-- Jobs that visitors can set off (pulling reviews) run at most once per interval, one at a time.
create table private.sync_state (
  name text primary key check (char_length(name) between 1 and 60),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  result text check (char_length(result) <= 500)
);

comment on table private.sync_state is 'The last run of each job. Taking the row is taking the run.';
comment on column private.sync_state.result is 'What came of it, in words for staff.';

alter table private.sync_state enable row level security;
revoke all on table private.sync_state from anon, authenticated, service_role;

create policy "Nobody reaches the state of jobs through the API"
on private.sync_state as restrictive for all to anon, authenticated
using (false)
with check (false);

create function public.sync_begin(p_name text, p_min_interval_seconds integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.sync_state as last (name)
  values (p_name)
  on conflict (name) do update
    set started_at = now(), finished_at = null, result = null
    where last.started_at <= now() - make_interval(secs => p_min_interval_seconds);
  return found;
end;
$$;

comment on function public.sync_begin(text, integer) is 'True for the one caller that may run the job now; false while the last run is younger than the interval. Service key only.';

create function public.sync_finish(p_name text, p_result text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.sync_state set finished_at = now(), result = left(p_result, 500) where name = p_name;
$$;

comment on function public.sync_finish(text, text) is 'Notes the end of a run and what came of it. Service key only.';

revoke execute on function public.sync_begin(text, integer), public.sync_finish(text, text) from public, anon, authenticated;
grant execute on function public.sync_begin(text, integer), public.sync_finish(text, text) to service_role;
