-- Scheduled posts go out by the database's clock, with no browser open.
create function public.publish_due()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  published integer;
begin
  if not exists (select 1 from public.staff_settings where auto_publish) then
    return 0;
  end if;

  -- skip locked: a second caller at the same moment leaves the first one's posts alone, so each goes out once.
  with due as (
    select id
    from public.blog_posts
    where status = 'scheduled'
      and scheduled_at <= now()
      and deleted_at is null
    order by scheduled_at
    for update skip locked
  )
  update public.blog_posts as post
  set status = 'published', published_at = post.scheduled_at
  from due
  where post.id = due.id;

  get diagnostics published = row_count;
  return published;
end;
$$;

comment on function public.publish_due() is 'Publishes the scheduled posts whose time has come, each exactly once, and returns how many. Service key only.';

revoke execute on function public.publish_due() from public, anon, authenticated;
grant execute on function public.publish_due() to service_role;
