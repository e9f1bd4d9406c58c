-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Staff read revisions" on public.blog_post_revisions for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

create policy "Everyone reads the tags of posts they can see" on public.blog_post_tags for select to anon, authenticated
  using ((EXISTS ( SELECT 1
   FROM blog_posts post
  WHERE (post.id = blog_post_tags.post_id))));

create policy "Everyone reads the texts of posts they can see" on public.blog_post_translations for select to anon, authenticated
  using ((((has_text AND is_live) OR ( SELECT private.sees_drafts() AS sees_drafts)) AND (EXISTS ( SELECT 1
   FROM blog_posts post
  WHERE (post.id = blog_post_translations.post_id)))));

create policy "Signed-in people read published posts, staff and reviewers all" on public.blog_posts for select to authenticated
  using ((((status = 'published'::text) AND (published_at <= now()) AND (deleted_at IS NULL)) OR ( SELECT private.sees_drafts() AS sees_drafts)));

create policy "Visitors read published posts" on public.blog_posts for select to anon
  using (((status = 'published'::text) AND (published_at <= now()) AND (deleted_at IS NULL)));

CREATE OR REPLACE FUNCTION private.post_title(p_post_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select title from public.blog_post_translations where post_id = p_post_id order by lang desc limit 1;
$function$;
comment on function private.post_title(p_post_id uuid) is 'The English title of a post, or the Arabic one; null without texts.';

CREATE OR REPLACE FUNCTION private.record_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.created_by_email := (select admin.email from public.admins as admin where admin.user_id = new.created_by);
  if new.created_by is not null then
    perform private.add_change(
      jsonb_populate_record(null::private.changes, jsonb_build_object(
        'actor_id', new.created_by,
        'entity', case new.kind when 'save' then 'blog_post' else 'working_copy' end,
        'subject', new.post_id,
        'action', case new.kind when 'save' then 'updated' else 'drafted' end,
        'label', private.post_title(new.post_id),
        'table_name', 'blog_post_revisions',
        'row_key', jsonb_build_object('id', new.id, 'version', new.version),
        'operation', 'insert',
        'is_shown', new.kind = 'save'
      )),
      p_bytes => pg_column_size(new.snapshot)
    );
  end if;
  return new;
end;
$function$;
comment on function private.record_revision() is 'Trigger: sets who saved, from the staff list, and records a save, or unsaved work, in the ledger.';

CREATE OR REPLACE FUNCTION private.stamp_post()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  select jsonb_agg(
    to_jsonb(translation) - array['id', 'post_id', 'has_text', 'text_length', 'digest', 'changed_at', 'reviewed', 'reviewer_id']
    order by translation.lang desc
  )
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
$function$;
comment on function private.stamp_post() is 'Trigger: sets the version, the time of change and the time of first publication, and stores the content of a post without revisions as its first one, before it changes.';

CREATE OR REPLACE FUNCTION private.trim_post_revisions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A newer working copy or a save replaces this person's working copy, never a colleague's.
  delete from public.blog_post_revisions
  where post_id = new.post_id
    and kind = 'working_copy'
    and created_by is not distinct from new.created_by
    and id <> new.id;

  -- Everything of 30 days can be taken back. A person's last save of a day outlives the last 50, so that many saves on one day do
  -- not displace earlier days or other people's saves.
  delete from public.blog_post_revisions
  where id in (
    select save.id
    from (
      select
        revision.id,
        revision.created_at,
        row_number() over (order by revision.version desc, revision.created_at desc) as place,
        row_number() over (
          partition by private.dubai_day(revision.created_at), revision.created_by
          order by revision.version desc, revision.created_at desc
        ) as place_in_day,
        dense_rank() over (order by private.dubai_day(revision.created_at) desc) as day
      from public.blog_post_revisions as revision
      where revision.post_id = new.post_id and revision.kind = 'save'
    ) as save
    where save.place > 50 and (save.place_in_day > 1 or save.day > 30) and save.created_at < now() - interval '30 days'
  );
  return null;
end;
$function$;
comment on function private.trim_post_revisions() is 'Trigger: keeps the last 50 saves of a post, all of 30 days, each person''s last one of each of 30 days with a save, and one working copy per person.';
