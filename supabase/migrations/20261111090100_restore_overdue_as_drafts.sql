-- Whoever takes a post out of the trash wants to look at it, not to see it go out within the minute because its time passed
-- while it lay there.
create or replace function public.restore_posts(p_ids uuid[])
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  trashed record;
  is_overdue boolean;
  restored integer := 0;
  drafts integer := 0;
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
      -- The time itself stays: the editor offers it when the post is scheduled anew.
      update public.blog_posts as post
      set deleted_at = null, status = case when before.is_overdue then 'draft' else post.status end
      from (
        select one.id, one.status = 'scheduled' and coalesce(one.scheduled_at <= now(), false) as is_overdue
        from public.blog_posts as one
        where one.id = trashed.id
        for update
      ) as before
      where post.id = before.id
      returning before.is_overdue into is_overdue;
      if found then
        restored := restored + 1;
        drafts := drafts + is_overdue::integer;
      end if;
    exception when unique_violation then
      taken := taken || trashed.slug;
    end;
  end loop;
  return jsonb_build_object('restored', restored, 'drafts', drafts, 'taken', to_jsonb(taken));
end;
$$;

comment on function public.restore_posts(uuid[]) is 'Takes posts out of the trash, under row-level security; those whose time passed meanwhile as drafts. Returns how many, how many of them became drafts, and the slugs that another post has by now: those stay.';
