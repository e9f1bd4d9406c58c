-- A run that failed, or was cut off, holds the job for minutes instead of the whole interval: what went wrong with it
-- (a provider that did not answer, a key that was mistyped) is often mended by then.
create or replace function public.sync_begin(p_name text, p_min_interval_seconds integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Longer than any run may take, so that two never overlap.
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

comment on function public.sync_begin(text, integer) is 'True for the one caller that may run the job now; false while the last run is younger than the interval, or than five minutes when it was never finished. Service key only.';
