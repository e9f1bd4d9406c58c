-- Posts that were generated or brought in were never saved in the editor: their history would begin with the first change
-- to them, and what they said before would be lost.
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

  select jsonb_agg(to_jsonb(translation) - array['id', 'post_id'] order by translation.lang desc)
  into texts
  from public.blog_post_translations as translation
  where translation.post_id = old.id;
  if texts is null then
    return new;
  end if;

  -- In nobody's name: whoever changes it now has not written it.
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

comment on function private.keep_first_version() is 'Trigger: a post without a history gets what it says now as its first entry, before it changes.';

revoke execute on function private.keep_first_version() from public, anon, authenticated, service_role;

-- save_post changes the row before the texts, so the texts are still the old ones.
create trigger blog_posts_keep_first_version
before update on public.blog_posts
for each row execute function private.keep_first_version();
