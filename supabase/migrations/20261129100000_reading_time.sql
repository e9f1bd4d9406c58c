-- Cards say how long an article takes to read. Its length says it; the texts of sixty articles would be half a megabyte.
alter table public.blog_post_translations
add column text_length integer not null generated always as (char_length(content_markdown)) stored;
comment on column public.blog_post_translations.text_length is 'Characters of the body, of which lists make the reading time.';

-- What follows is as it was, without the new column: what the database derives is in no draft and in no revision.
create or replace function public.read_post(p_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(post) || jsonb_build_object(
    'blog_post_translations', (
      select coalesce(
        jsonb_agg(to_jsonb(translation) - array['id', 'post_id', 'has_text', 'text_length'] order by translation.lang desc), '[]'
      )
      from public.blog_post_translations as translation
      where translation.post_id = post.id
    ),
    'blog_post_tags', (
      select coalesce(jsonb_agg(jsonb_build_object('tag_slug', tag.tag_slug) order by tag.tag_slug), '[]')
      from public.blog_post_tags as tag
      where tag.post_id = post.id
    )
  )
  from public.blog_posts as post
  where post.id = p_id;
$$;

create or replace function private.stamp_post()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  texts jsonb;
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'INSERT' then
    -- An imported post with an old publication date was not created after it.
    new.created_at := least(new.created_at, new.published_at);
    new.updated_at := new.created_at;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();

  -- Generated and imported posts were never saved in the editor: without a first version, their history would start after the first
  -- change and lose the original. Moving to and from the trash is left out: ten thousand copies would exceed the time limit of a request.
  if old.deleted_at is distinct from new.deleted_at and old.status = new.status
    or exists (select from public.blog_post_revisions as revision where revision.post_id = old.id and revision.kind = 'save')
  then
    return new;
  end if;
  -- save_post changes the row before the texts, so the old texts are still there.
  select jsonb_agg(to_jsonb(translation) - array['id', 'post_id', 'has_text', 'text_length'] order by translation.lang desc)
  into texts
  from public.blog_post_translations as translation
  where translation.post_id = old.id;
  if texts is not null then
    -- Without an author: the person who changes it now did not write it.
    insert into public.blog_post_revisions (post_id, version, kind, created_by, created_at, snapshot)
    values (old.id, old.version, 'save', null, old.updated_at, jsonb_build_object(
      'post', jsonb_build_object(
        'slug', old.slug, 'status', old.status, 'primary_service', old.primary_service, 'author_id', old.author_id,
        'scheduled_at', old.scheduled_at
      ),
      'translations', texts,
      'tags', (
        select coalesce(jsonb_agg(tag.tag_slug order by tag.tag_slug), '[]') from public.blog_post_tags as tag where tag.post_id = old.id
      )
    ));
  end if;
  return new;
end;
$$;
