-- The clock of a hosted project. Where pg_cron is missing, the local backend calls publish_due from a timer; its daily
-- figures are those of the seed.
do $$
begin
  if not exists (select 1 from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  perform cron.schedule('publish-due', '* * * * *', 'select public.publish_due()');
  perform cron.schedule('roll-up-events', '*/10 * * * *', 'select private.roll_up_events()');
  -- 00:20 in Dubai. Counted once more before the raw rows go.
  perform cron.schedule('prune-events', '20 20 * * *', 'select private.roll_up_events(); select private.prune_events()');
  perform cron.schedule('prune-login-attempts', '40 * * * *', 'select private.prune_login_attempts()');
end;
$$;
