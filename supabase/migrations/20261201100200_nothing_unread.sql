-- Nothing medical goes live unread, when owners want it so. One rule, whatever the door: it is asked of what a transaction leaves behind.
alter table public.staff_settings add column review_required boolean not null default false;
comment on column public.staff_settings.review_required is 'While on, no text goes live or changes before readers'' eyes that no clinician has approved.';
grant update (review_required) on table public.staff_settings to authenticated;

create function private.is_exposed(p_post public.blog_posts)
returns boolean language sql immutable set search_path = '' as $$
  select p_post.status in ('published', 'scheduled') and p_post.deleted_at is null;
$$;
comment on function private.is_exposed(public.blog_posts) is 'Whether readers see a post, or will without another decision.';

create function private.unread_texts(p_post public.blog_posts)
returns setof text language sql stable security definer set search_path = '' as $$
  select text.lang
  from public.blog_post_translations as text
  where text.post_id = p_post.id and text.is_live and text.has_text
    and not private.is_read(text.post_id, text.lang, text.digest, p_post.author_id)
  order by text.lang desc;
$$;
comment on function private.unread_texts(public.blog_posts) is 'The languages of a post that are to be live and may not go live, if texts have to be read: nobody has approved exactly these words, or nobody whose licence is valid today.';

create function private.refuse_unread()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  written public.blog_post_translations;
  unread text;
begin
  if not (select review_required from public.staff_settings) then
    return null;
  end if;
  -- The rows as they are now: the transaction may have changed them once more. Of two transactions, one that publishes and one that writes,
  -- the second one waits here and sees what the first has done.
  select * into post
  from public.blog_posts
  where id = case tg_table_name when 'blog_posts' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'post_id' end::uuid
  for no key update;
  if post.id is null or not private.is_exposed(post) then
    return null;
  elsif tg_table_name = 'blog_posts' then
    select lang into unread
    from private.unread_texts(post) as lang
    where tg_op = 'INSERT' or not private.is_exposed(old) or old.status <> post.status
      -- With another author, only what was read and is not any more: what was live unread stays.
      or exists (
        select from public.blog_post_translations as stored
        where stored.post_id = post.id and stored.lang = lang.lang and private.is_read(post.id, stored.lang, stored.digest, old.author_id)
      )
    limit 1;
  else
    select * into written from public.blog_post_translations where post_id = post.id and lang = new.lang;
    if tg_op = 'INSERT' or old.digest <> written.digest or not old.is_live or not old.has_text then
      select lang into unread from private.unread_texts(post) as lang where lang = written.lang;
    end if;
  end if;
  if unread is not null then
    raise exception 'No clinician has approved this text.'
      using errcode = 'check_violation', detail = 'text_unread', hint = json_build_object('lang', unread, 'post_id', post.id)::text;
  end if;
  return null;
end;
$$;
comment on function private.refuse_unread() is 'Trigger, at the end of a transaction: while texts have to be read, refuses an unread text that readers begin to see, and an unread change of one that they see (text_unread, with its language). What was live unread stays until it changes.';

create constraint trigger blog_posts_refuse_unread
after insert or update of status, deleted_at, author_id on public.blog_posts
deferrable initially deferred for each row execute function private.refuse_unread();

create constraint trigger blog_post_translations_refuse_unread
after insert or update on public.blog_post_translations
deferrable initially deferred for each row execute function private.refuse_unread();

create function private.refuse_unread_now()
returns void language plpgsql set search_path = '' as $$
begin
  set constraints public.blog_posts_refuse_unread, public.blog_post_translations_refuse_unread immediate;
  set constraints public.blog_posts_refuse_unread, public.blog_post_translations_refuse_unread deferred;
end;
$$;
comment on function private.refuse_unread_now() is 'Asks the rule of unread texts before the end of the transaction, where what is written so far is whole.';

-- What follows is as it was, and asks the rule where its work is done.
drop function public.save_post(jsonb, jsonb, text[], uuid, bigint, uuid);

create function public.save_post(
  p_post jsonb,
  p_translations jsonb,
  p_tags text[],
  p_id uuid default null,
  p_version bigint default null,
  p_save_id uuid default null,
  p_reason text default null
)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  new_id constant uuid := coalesce(p_id, gen_random_uuid());
  given constant public.blog_posts := jsonb_populate_record(null::public.blog_posts, p_post);
  tags constant text[] := array(select distinct btrim(tag) from unnest(p_tags) as tag where btrim(tag) <> '');
  expected bigint := p_version;
  saved public.blog_posts;
  seen text[] := '{}';
begin
  perform private.expect_staff();
  if p_reason is not null then
    perform private.expect_owner();
    perform private.expect_notes(jsonb_build_array(jsonb_build_object('note', p_reason)));
  end if;
  if not private.are_texts_of_post(p_translations) then
    raise exception 'These are no texts of a post.' using errcode = 'invalid_parameter_value', detail = 'not_a_draft';
  end if;
  -- Readers see nothing of an address on another site, and search engines give it the rank of the article.
  if exists (
    select from jsonb_array_elements(p_translations) as text
    where coalesce(text ->> 'canonical_url', '') !~ '^\s*(/(?![/\\])[^[:cntrl:]]*)?\s*$'
      and not exists (
        select from public.blog_post_translations as stored
        where stored.post_id = p_id and stored.lang = text ->> 'lang' and stored.canonical_url = btrim(text ->> 'canonical_url')
      )
  ) and not private.is_owner() then
    raise exception 'Only an owner gives an article an address of another site.'
      using errcode = 'insufficient_privilege', detail = 'canonical_elsewhere';
  end if;

  if expected is null then
    insert into public.blog_posts (id, slug, status, primary_service, author_id, scheduled_at)
    values (
      new_id, given.slug, coalesce(given.status, 'draft'), given.primary_service, given.author_id, given.scheduled_at
    )
    on conflict (id) do nothing
    returning * into saved;
    -- The post already exists if the response to an earlier call was lost. It is overwritten unless somebody has saved it
    -- since.
    expected := 1;
  end if;

  if saved.id is null then
    -- A parallel save waits here and then sees the other one's version.
    select * into saved from public.blog_posts where id = p_id for update;
    if not found then
      raise exception 'There is no such post.' using errcode = 'PT404', detail = 'post_gone';
    end if;
    if exists (
      select from public.blog_post_revisions as revision
      where revision.post_id = saved.id
        and revision.kind = 'save'
        and revision.version = saved.version
        and revision.save_id = p_save_id
        and revision.created_by = (select auth.uid())
    ) then
      -- This very save made the current version, and its response was lost.
      return public.read_post(saved.id);
    end if;
    if saved.deleted_at is not null then
      raise exception 'The post is in the trash.' using errcode = 'PT409', detail = 'post_trashed';
    end if;
    if saved.version <> expected then
      raise exception 'The post is at version % now.', saved.version
        using errcode = 'PT409', detail = 'post_changed', hint = json_build_object('version', saved.version)::text;
    end if;
    if private.is_public(to_jsonb(saved)) then
      seen := array(select lang from public.blog_post_translations where post_id = saved.id and is_live and has_text);
    end if;
    update public.blog_posts
    set slug = given.slug, status = coalesce(given.status, 'draft'), primary_service = given.primary_service,
      -- Callers without an author leave it unchanged.
      author_id = case when p_post ? 'author_id' then given.author_id else author_id end,
      scheduled_at = given.scheduled_at
    where id = p_id
    returning * into saved;
  end if;

  perform private.write_post_parts(saved, p_translations, tags, p_save_id);

  -- An incomplete text may contain unknown placeholders.
  if saved.status <> 'draft' then
    perform private.expect_known_placeholders(saved.id);
  end if;

  if p_reason is not null then
    perform private.correct_texts(saved, seen, p_reason);
  end if;
  perform private.refuse_unread_now();

  return public.read_post(saved.id);
end;
$$;
comment on function public.save_post(jsonb, jsonb, text[], uuid, bigint, uuid, text) is 'Stores a post whole or not at all and returns it (read_post). Without a version it adds the post, under p_id if that is given. A repeated call with the p_save_id that made the current version changes nothing and gets the same answer. Refuses with PT409 when the post is not at p_version or is in the trash, PT404 when it is not there, 42501 canonical_elsewhere when somebody other than an owner names another site as canonical, 23505 on blog_posts_slug_key when another has its slug, 23514 placeholder_unknown when readers would see a placeholder, 23514 text_unread when they would see an unread text while texts have to be read, and PT429 change_limit beyond the limit of a person (private.spend). With a reason an owner changes at once what readers see already.';

create function private.correct_texts(p_post public.blog_posts, p_langs text[], p_reason text)
returns void language plpgsql set search_path = '' as $$
begin
  if not (select review_required from public.staff_settings) then
    return;
  end if;
  insert into public.text_reviews (post_id, lang, digest, text, asked_by, asked_by_email, outcome, decided_at, decided_by_email, notes)
  select
    text.post_id, text.lang, text.digest, private.words_of_text(to_jsonb(text)), owner.user_id, owner.email, 'corrected', now(), owner.email,
    jsonb_build_array(jsonb_build_object('note', p_reason))
  from private.unread_texts(p_post) as unread (lang)
  join public.blog_post_translations as text on text.post_id = p_post.id and text.lang = unread.lang
  join public.admins as owner on owner.user_id = (select auth.uid())
  where text.lang = any (p_langs);
  if found then
    perform private.record_event(
      'corrected', 'text_review', p_post.id::text, concat_ws(': ', private.post_title(p_post.id), p_reason)
    );
  end if;
end;
$$;
comment on function private.correct_texts(public.blog_posts, text[], text) is 'Lets the texts of a post in these languages go live as they are, although no clinician has read them, and records why.';

create or replace function public.restore_posts(p_ids uuid[])
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  trashed record;
  is_overdue boolean;
  refusal text;
  restored integer := 0;
  drafts integer := 0;
  unread integer := 0;
  taken text[] := '{}';
begin
  perform private.expect_staff();
  -- Already restored: the response to an earlier call was lost.
  select count(*) into restored
  from public.blog_posts
  where id = any (p_ids) and deleted_at is null;

  -- The last trashed post is restored first: of two with one slug, it had the slug last.
  for trashed in
    select post.id, post.slug
    from public.blog_posts as post
    where post.id = any (p_ids) and post.deleted_at is not null
    order by post.deleted_at desc, post.id
  loop
    begin
      -- The time stays, so that the editor can offer it again.
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
        perform private.refuse_unread_now();
        restored := restored + 1;
        drafts := drafts + is_overdue::integer;
      end if;
    exception
      when unique_violation then
        taken := taken || trashed.slug;
      when check_violation then
        get stacked diagnostics refusal = pg_exception_detail;
        if refusal <> 'text_unread' then
          raise;
        end if;
        -- Nobody loses it: as a draft it can be read.
        update public.blog_posts set deleted_at = null, status = 'draft' where id = trashed.id;
        restored := restored + 1;
        unread := unread + 1;
    end;
  end loop;
  return jsonb_build_object('restored', restored, 'drafts', drafts, 'unread', unread, 'taken', to_jsonb(taken));
end;
$$;
comment on function public.restore_posts(uuid[]) is 'Takes posts out of the trash for staff; as drafts those whose time has passed (drafts), and, while texts have to be read, those with an unread one (unread). Returns how many of them are out of the trash now, how many became drafts and why, and the slugs that another post has by now: those stay.';

create or replace function private.put_back_post(p_undone private.undone)
returns jsonb language plpgsql set search_path = '' as $$
declare
  this_post constant uuid := p_undone.row_key ->> 'id';
  target jsonb := p_undone.target;
  texts record;
begin
  if p_undone.current_row is null then
    raise exception 'The post is deleted for good.' using errcode = 'PT409', detail = 'no_content';
  elsif target is null then
    if exists (
      select from private.changes
      where entity = 'blog_post' and subject = this_post::text and table_name = 'blog_posts' and operation = 'insert' and actor_id is null
    ) then
      raise exception 'No person has added the post.' using errcode = 'insufficient_privilege', detail = 'not_by_hand';
    end if;
    -- As for everybody, the way out is the trash.
    target := p_undone.current_row || jsonb_build_object('deleted_at', coalesce(p_undone.current_row ->> 'deleted_at', now()::text));
    perform private.write_row('blog_posts', p_undone.row_key, p_undone.current_row, target);
    return target;
  end if;
  -- As restore_posts() does: it would be published within the minute.
  if p_undone.current_row ->> 'deleted_at' is not null and target ->> 'deleted_at' is null
    and target ->> 'status' = 'scheduled' and (target ->> 'scheduled_at')::timestamptz <= now()
  then
    target := target || '{"status": "draft"}';
  end if;
  select * into texts from private.undone_text(this_post, p_undone.changes, p_undone.overwrites);
  if texts.is_lost then
    raise exception 'Its text is not kept any more.' using errcode = 'PT409', detail = 'no_content';
  elsif texts.is_conflict then
    raise exception 'Its text has changed since.' using errcode = 'PT409', detail = 'changed_since';
  end if;
  perform private.write_row('blog_posts', p_undone.row_key, p_undone.current_row, target);
  if texts.snapshot is not null then
    perform public.save_post(
      target, texts.snapshot -> 'translations', array(select jsonb_array_elements_text(texts.snapshot -> 'tags')), this_post,
      (select post.version from public.blog_posts as post where post.id = this_post)
    );
  end if;
  perform private.refuse_unread_now();
  return target || coalesce(texts.snapshot, '{}');
end;
$$;

create or replace function private.put_back(p_changes bigint[], p_overwrite boolean default false, p_is_one_decision boolean default true)
returns jsonb language plpgsql set search_path = '' as $$
declare
  -- These end the whole call: another try later, or after a sign-in, does it all.
  not_now constant text[] := array['sign_in_again', 'change_limit'];
  -- What a person is told; any other rule is "refused".
  told constant text[] := array[
    'owner_only', 'not_by_hand', 'changed_since', 'no_content', 'review_requested', 'review_erased', 'post_trashed', 'canonical_elsewhere',
    'text_unread'
  ];
  -- What another row may prevent for now, such as an address that is free only when its new row is gone.
  may_wait constant text[] := array['address_taken', 'parent_gone', 'refused'];
  pending jsonb;
  waiting jsonb;
  unit record;
  one private.changes;
  reason text;
  refusal text;
  failures jsonb;
  failed jsonb := '[]';
  back integer := 0;
  is_listing_due boolean;
begin
  -- Two people who take back the same thing: the second one waits, and finds it done.
  perform from private.changes where id = any (p_changes) order by id for update;

  -- The changes of each row; of a post, all together. Rows that others refer to are added first and deleted last.
  select coalesce(jsonb_agg(jsonb_build_object('first', found.first, 'ids', found.ids) order by found.is_added, found.place, found.first), '[]')
  into pending
  from (
    select
      min(change.id) as first, array_agg(change.id) as ids, bool_or(change.operation = 'insert' and change.table_name = settings.name) as is_added,
      min(case when change.operation = 'insert' then -settings.place else settings.place end) as place
    from unnest(p_changes) as picked (id)
    join private.changes as change using (id)
    cross join private.row_of(change) as written
    join private.staff_tables as settings on settings.name = written.table_name and settings.entity = change.entity
      and settings.kept is distinct from '{}'
    group by change.subject, settings.name, written.row_key
  ) as found;

  perform set_config('changes.are_free', case when p_is_one_decision then 'yes' else '' end, true), set_config('location_pages.are_listed_later', 'yes', true);
  loop
    waiting := '[]';
    failures := '[]';
    for unit in select * from jsonb_to_recordset(pending) as unit (first bigint, ids bigint[]) loop
      select * into strict one from private.changes where id = unit.first;
      select table_name, row_key into one.table_name, one.row_key from private.row_of(one);
      begin
        perform set_config(
          'changes.take_back', (select array_agg(distinct entry)::text from private.changes where id = any (unit.ids)), true
        );
        reason := private.put_back_row(one, unit.ids, p_overwrite);
      exception
        when unique_violation then reason := 'address_taken';
        when foreign_key_violation then reason := 'parent_gone';
        when not_null_violation then reason := 'misses_field';
        when data_exception then reason := 'no_content';
        when others then
          get stacked diagnostics refusal = pg_exception_detail;
          if refusal = any (not_now) then
            raise;
          end if;
          reason := case when refusal = any (told) then refusal else 'refused' end;
      end;
      if reason is null or reason = 'file_gone' then
        back := back + 1;
        -- What these changes had taken back is there again without them.
        update private.changes set taken_back_at = null
        where entry in (select unnest(takes_back) from private.changes where id = any (unit.ids));
        update private.changes set taken_back_at = now() where id = any (unit.ids);
      end if;
      if reason is not null then
        if reason = any (may_wait) then
          waiting := waiting || jsonb_build_object('first', unit.first, 'ids', unit.ids);
        end if;
        failures := failures || jsonb_build_object(
          'table', one.table_name, 'entity', one.entity, 'subject', one.subject, 'label', one.label, 'reason', reason
        );
      end if;
    end loop;
    exit when waiting = '[]' or jsonb_array_length(waiting) = jsonb_array_length(pending);
    failed := failed || jsonb_path_query_array(failures, '$[*] ? (@.reason != "address_taken" && @.reason != "parent_gone" && @.reason != "refused")');
    pending := waiting;
  end loop;
  perform set_config('changes.are_free', '', true), set_config('changes.take_back', '', true);
  is_listing_due := current_setting('location_pages.are_listed_later') = 'due';
  perform set_config('location_pages.are_listed_later', '', true);
  if is_listing_due then
    perform private.list_location_pages();
  end if;
  return jsonb_build_object('back', back, 'failed', failed || failures);
end;
$$;

create or replace function public.publish_due()
returns integer language plpgsql security definer set search_path = '' as $$
declare
  -- A post with an unread text stays scheduled, and goes out once it is read.
  needs_reading constant boolean := (select review_required from public.staff_settings);
  post record;
  published integer := 0;
begin
  if not exists (select 1 from public.staff_settings where auto_publish) then
    return 0;
  end if;

  -- skip locked: a parallel caller leaves the first one's posts alone, so each is published once.
  for post in
    with due as (
      select planned.id
      from public.blog_posts as planned
      where planned.status = 'scheduled'
        and planned.scheduled_at <= now()
        and planned.deleted_at is null
        and not (needs_reading and exists (select from private.unread_texts(planned)))
      order by planned.scheduled_at
      for update skip locked
    )
    update public.blog_posts as waiting
    set status = 'published', published_at = waiting.scheduled_at
    from due
    where waiting.id = due.id
    returning waiting.id, waiting.slug, waiting.scheduled_at
  loop
    published := published + 1;
    perform public.note_for_staff(
      'published',
      -- Once a day: rescheduling one post again and again notifies staff no more often.
      post.id || ':' || private.dubai_today(),
      jsonb_build_object('slug', post.slug, 'title', coalesce(private.post_title(post.id), post.slug))
    );
  end loop;
  return published;
end;
$$;
comment on function public.publish_due() is 'Publishes the due scheduled posts, each exactly once, notifies staff of each, and returns their number. While texts have to be read, a post with an unread one stays scheduled. Service key only.';

create or replace function public.store_generated_post(p_claim uuid, p_post jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  needs_reading constant boolean := (select review_required from public.staff_settings);
  base constant text := coalesce(
    nullif(btrim(left(btrim(regexp_replace(lower(p_post ->> 'slug'), '[^a-z0-9]+', '-', 'g'), '-'), 100), '-'), ''), 'article'
  );
  free_slug text := base;
  number integer := 1;
  topic public.generation_topics;
  post public.blog_posts;
begin
  select * into topic from public.generation_topics where claim = p_claim and status = 'running' for update;
  if not found then
    return null;
  end if;
  -- Serialised: two posts of the same title must not choose the same slug.
  perform pg_advisory_xact_lock(hashtextextended('public.store_generated_post', 0));
  while free_slug in ('index', '404') or exists (select from public.blog_posts where slug = free_slug and deleted_at is null) loop
    number := number + 1;
    free_slug := base || '-' || number;
  end loop;

  perform set_config('changes.actor', topic.created_by::text, true);
  insert into public.blog_posts (slug, status, primary_service, origin)
  values (free_slug, case when needs_reading then 'draft' else 'published' end, p_post ->> 'primary_service', 'generated')
  returning * into post;

  insert into public.blog_post_translations
    (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, alt_text, faq)
  select post.id, t.lang, t.title, t.h1, t.excerpt, t.content_markdown, t.meta_title, t.meta_description, t.alt_text, t.faq
  from jsonb_to_recordset(p_post -> 'translations') as t (
    lang text, title text, h1 text, excerpt text, content_markdown text, meta_title text, meta_description text,
    alt_text text, faq jsonb
  );

  perform private.expect_known_placeholders(post.id);

  insert into public.blog_post_tags (post_id, tag_slug)
  select distinct post.id, tag from jsonb_array_elements_text(p_post -> 'tags') as tag;

  if needs_reading then
    perform private.ask(post.id, text.lang, to_jsonb(text), null, null, topic.created_by)
    from public.blog_post_translations as text
    where text.post_id = post.id;
  end if;

  perform set_config('changes.actor', '', true);
  update public.generation_topics
  set status = 'done', claim = null, error = null, post_id = post.id, written_en = null, written_ar = null
  where id = topic.id;
  return jsonb_build_object('id', post.id, 'slug', post.slug, 'status', post.status);
end;
$$;
comment on function public.store_generated_post(uuid, jsonb) is 'Stores an article, marked as generated and published, or, while texts have to be read, as a draft that waits to be read, and completes its topic in one transaction. Null if the claim is no longer valid. Service key only.';

grant execute on function public.save_post(jsonb, jsonb, text[], uuid, bigint, uuid, text) to authenticated;
