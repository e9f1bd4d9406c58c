-- Nothing is deleted at once: posts lie in the trash for 30 days, where their slug is free for others.
create index blog_posts_deleted_at_idx on public.blog_posts (deleted_at) where deleted_at is not null;

create function public.trash_posts(p_ids uuid[])
returns integer
language plpgsql
set search_path = ''
as $$
declare
  trashed integer;
begin
  update public.blog_posts
  set deleted_at = now()
  where id = any (p_ids) and deleted_at is null;
  get diagnostics trashed = row_count;
  return trashed;
end;
$$;

comment on function public.trash_posts(uuid[]) is 'Moves posts to the trash and returns how many that were, under row-level security.';

create function public.restore_posts(p_ids uuid[])
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  trashed record;
  restored integer := 0;
  taken text[] := '{}';
begin
  -- The one thrown away last comes back first: of two with one slug it is the one that had it last.
  for trashed in
    select post.id, post.slug
    from public.blog_posts as post
    where post.id = any (p_ids) and post.deleted_at is not null
    order by post.deleted_at desc, post.id
  loop
    begin
      update public.blog_posts set deleted_at = null where id = trashed.id;
      if found then
        restored := restored + 1;
      end if;
    exception when unique_violation then
      taken := taken || trashed.slug;
    end;
  end loop;
  return jsonb_build_object('restored', restored, 'taken', to_jsonb(taken));
end;
$$;

comment on function public.restore_posts(uuid[]) is 'Takes posts out of the trash, under row-level security. Returns how many, and the slugs that another post has by now: those stay.';

create function public.delete_all_posts()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  trashed integer;
begin
  if not private.is_owner() then
    raise exception 'Only an owner may delete all posts.' using errcode = 'insufficient_privilege';
  end if;
  update public.blog_posts set deleted_at = now() where deleted_at is null;
  get diagnostics trashed = row_count;
  return trashed;
end;
$$;

comment on function public.delete_all_posts() is 'Moves every post to the trash and returns how many that were. Owners only: an editor may throw posts away, but not all at once.';

revoke execute on function
  public.trash_posts(uuid[]), public.restore_posts(uuid[]), public.delete_all_posts()
  from public, anon, authenticated, service_role;
grant execute on function
  public.trash_posts(uuid[]), public.restore_posts(uuid[]), public.delete_all_posts()
  to authenticated;
