create function private.purge_trash()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function private.purge_trash() is 'Deletes for good what has been in the trash for 30 days, and returns how many posts that were.';

-- Security definer, since the API's roles cannot enter the private schema.
create function public.daily_upkeep()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.prune_activity();
  return private.purge_trash();
end;
$$;

comment on function public.daily_upkeep() is 'Clears out what is kept for a time only: posts in the trash, the record of activity. Returns how many posts went. Service key only.';

revoke execute on function private.purge_trash(), public.daily_upkeep()
  from public, anon, authenticated, service_role;
grant execute on function public.daily_upkeep() to service_role;

-- Where pg_cron is missing, the local backend calls it from a timer.
do $$
begin
  if not exists (select 1 from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  -- 00:50 in Dubai.
  perform cron.schedule('daily-upkeep', '50 20 * * *', 'select public.daily_upkeep()');
end;
$$;
