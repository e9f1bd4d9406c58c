-- A blog without articles is filled with a first set once, when staff look at it in publishing mode. Two tabs, or two
-- people, must not both do so: whoever gets the row in private.sync_state does it.
create function public.blog_seed_begin()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may fill the blog.' using errcode = 'insufficient_privilege';
  end if;
  if exists (select 1 from public.blog_posts where status = 'published' and deleted_at is null) then
    return false;
  end if;
  insert into private.sync_state as last (name)
  values ('blog-seed')
  on conflict (name) do update
    set started_at = now(), result = null
    -- Whoever began an hour ago and never finished has closed the browser.
    where last.finished_at is null and last.started_at <= now() - interval '1 hour';
  return found;
end;
$$;

comment on function public.blog_seed_begin() is 'True for the one member of staff who may fill the empty blog now; false once that has been done, while somebody does it, and when there are articles.';

create function public.blog_seed_finish(p_succeeded boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may fill the blog.' using errcode = 'insufficient_privilege';
  end if;
  if p_succeeded then
    update private.sync_state set finished_at = now(), result = 'seeded' where name = 'blog-seed';
  else
    delete from private.sync_state where name = 'blog-seed' and finished_at is null;
  end if;
end;
$$;

comment on function public.blog_seed_finish(boolean) is 'Notes that the blog has been filled, for good; or that it failed, so that the next visit may try again.';

revoke execute on function public.blog_seed_begin(), public.blog_seed_finish(boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.blog_seed_begin(), public.blog_seed_finish(boolean) to authenticated;
