-- The content of a post at each save, and unsaved work on a published post.
create table public.blog_post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version bigint not null check (version > 0),
  kind text not null default 'save' check (kind in ('save', 'working_copy')),
  save_id uuid,
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object' and octet_length(snapshot::text) <= 1000000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_by_email text check (char_length(created_by_email) <= 320),
  created_at timestamptz not null default now()
);

comment on table public.blog_post_revisions is 'History of a post: the last 50 saves, each person''s last one of each of the latest 30 days with a save, their first and last one of each hour of the last two days, and per person one working copy of a published post.';
comment on column public.blog_post_revisions.version is 'Version of the post that this snapshot holds (save) or started from (working_copy).';
comment on column public.blog_post_revisions.kind is 'working_copy: auto-saved changes to a published post that readers do not see yet.';
comment on column public.blog_post_revisions.save_id is 'Chosen by the client for each save: a call repeated after a lost response is recognised by it.';
comment on column public.blog_post_revisions.snapshot is 'The post with its translations and tags, as the editor needs it to restore.';
comment on column public.blog_post_revisions.created_by_email is 'Kept apart from the account, which may be deleted later.';

create index blog_post_revisions_post_idx on public.blog_post_revisions (post_id, kind, created_at desc);
create index blog_post_revisions_created_by_idx on public.blog_post_revisions (created_by, created_at);

-- Editors can read only their own row of admins, but revisions need names.
create function private.stamp_revision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.created_by_email := (select admin.email from public.admins as admin where admin.user_id = new.created_by);
  return new;
end;
$$;

comment on function private.stamp_revision() is 'Trigger: sets who saved, from the staff list.';

create trigger blog_post_revisions_stamp
before insert on public.blog_post_revisions
for each row execute function private.stamp_revision();

-- The limits are above manual use: a stolen session cannot overwrite the blog or fill the disk.
create function private.expect_room_for_revision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The editor autosaves every half minute in each tab.
  most_in_an_hour constant integer := 1000;
  most_posts_in_an_hour constant integer := 60;
  -- The size of a row and its activity entry without the texts.
  bytes_of_each constant integer := 5000;
  most_bytes_in_a_day constant bigint := case when private.is_recent_owner() then 500000000 else 100000000 end;
  has_room boolean;
begin
  has_room := private.spend_staff_budget(
      'saves', interval '1 hour', p_most => most_in_an_hour, p_person => new.created_by
    )
    and private.spend_staff_budget(
      'bytes saved', interval '1 day',
      p_most_bytes => most_bytes_in_a_day, p_bytes => pg_column_size(new.snapshot) + bytes_of_each, p_person => new.created_by,
      p_owners_too => true
    );
  -- A separate statement, which sees the results of earlier saves.
  if has_room and new.kind = 'save' and not private.is_recent_owner() then
    select count(distinct post_id) < most_posts_in_an_hour into has_room
    from public.blog_post_revisions
    where created_by = new.created_by
      and kind = 'save'
      and post_id <> new.post_id
      and created_at > now() - interval '1 hour';
  end if;
  if not has_room then
    perform private.expect_recent_sign_in_of_owner();
    raise exception 'An editor may save % posts and % times in an hour, and % MB in a day.',
      most_posts_in_an_hour, most_in_an_hour, most_bytes_in_a_day / 1000000
      using errcode = 'PT429', detail = 'save_limit';
  end if;
  return new;
end;
$$;

comment on function private.expect_room_for_revision() is 'Trigger: refuses editors saves of more posts in an hour than a person can edit, more saves than an editor of the back office makes, and everybody more words in a day than a person can write.';

create trigger blog_post_revisions_room
before insert on public.blog_post_revisions
for each row when (new.created_by is not null)
execute function private.expect_room_for_revision();

create function private.trim_post_revisions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A newer working copy or a save replaces this person's working copy, never a colleague's.
  delete from public.blog_post_revisions
  where post_id = new.post_id
    and kind = 'working_copy'
    and created_by is not distinct from new.created_by
    and id <> new.id;

  -- A person's last save of a day outlives the last 50, so that repeated saves today do not displace earlier days or other
  -- people's saves. Of today and yesterday each hour's last save is kept, since a stolen session of that person could erase
  -- the morning's work, and each hour's first save, for the moments before.
  delete from public.blog_post_revisions
  where id in (
    select save.id
    from (
      select
        revision.id,
        row_number() over (order by revision.version desc, revision.created_at desc) as place,
        row_number() over (
          partition by private.dubai_day(revision.created_at), revision.created_by
          order by revision.version desc, revision.created_at desc
        ) as place_in_day,
        row_number() over (
          partition by date_trunc('hour', revision.created_at, 'UTC'), revision.created_by
          order by revision.version desc, revision.created_at desc
        ) as place_in_hour,
        row_number() over (
          partition by date_trunc('hour', revision.created_at, 'UTC'), revision.created_by
          order by revision.version, revision.created_at
        ) as first_in_hour,
        revision.created_at,
        dense_rank() over (order by private.dubai_day(revision.created_at) desc) as day
      from public.blog_post_revisions as revision
      where revision.post_id = new.post_id and revision.kind = 'save'
    ) as save
    where save.place > 50 and (save.place_in_day > 1 or save.day > 30)
      and (save.place_in_hour > 1 and save.first_in_hour > 1 or save.created_at < now() - interval '2 days')
  );
  return null;
end;
$$;

comment on function private.trim_post_revisions() is 'Trigger: keeps the last 50 saves of a post, each person''s last one of each of 30 days, their first and last one of each hour of the last two, and one working copy per person.';

create trigger blog_post_revisions_trim
after insert on public.blog_post_revisions
for each row execute function private.trim_post_revisions();

-- Generated and imported posts were never saved in the editor: without a first version, their history would start after the
-- first change and lose the original.
create function private.keep_first_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  texts jsonb;
begin
  if exists (
    select from public.blog_post_revisions as revision where revision.post_id = old.id and revision.kind = 'save'
  ) then
    return new;
  end if;

  select jsonb_agg(to_jsonb(translation) - array['id', 'post_id', 'has_text'] order by translation.lang desc)
  into texts
  from public.blog_post_translations as translation
  where translation.post_id = old.id;
  if texts is null then
    return new;
  end if;

  -- Without an author: the person who changes it now did not write it.
  insert into public.blog_post_revisions (post_id, version, kind, created_by, created_at, snapshot)
  values (
    old.id,
    old.version,
    'save',
    null,
    old.updated_at,
    jsonb_build_object(
      'post', jsonb_build_object(
        'slug', old.slug,
        'status', old.status,
        'primary_service', old.primary_service,
        'author_id', old.author_id,
        'scheduled_at', old.scheduled_at
      ),
      'translations', texts,
      'tags', (
        select coalesce(jsonb_agg(tag.tag_slug order by tag.tag_slug), '[]')
        from public.blog_post_tags as tag
        where tag.post_id = old.id
      )
    )
  );
  return new;
end;
$$;

comment on function private.keep_first_version() is 'Trigger: stores the current content of a post without revisions as its first one, before it changes.';

-- save_post changes the row before the texts, so the old texts are still there. Moving to and from the trash is left out: ten
-- thousand copies would exceed the time limit of a request.
create trigger blog_posts_keep_first_version
before update on public.blog_posts
for each row
when (old.deleted_at is not distinct from new.deleted_at or old.status <> new.status)
execute function private.keep_first_version();

alter table public.blog_post_revisions enable row level security;

grant select on table public.blog_post_revisions to authenticated;
grant select, insert, update, delete on table public.blog_post_revisions to service_role;

create policy "Staff read revisions"
on public.blog_post_revisions for select to authenticated
using ((select private.is_staff()));
