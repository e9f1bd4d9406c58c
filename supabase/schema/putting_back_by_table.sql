-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.action_of_post(p_before jsonb, p_after jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_after is null then 'deleted'
    when p_before ->> 'deleted_at' is null and p_after ->> 'deleted_at' is not null then 'trashed'
    when p_before ->> 'deleted_at' is not null and p_after ->> 'deleted_at' is null then 'restored'
    when p_after ->> 'status' = 'published' and p_before ->> 'status' is distinct from 'published' then 'published'
    when p_after ->> 'status' = 'scheduled'
      and (p_before -> 'status', p_before -> 'scheduled_at') is distinct from (p_after -> 'status', p_after -> 'scheduled_at')
    then 'scheduled'
    when p_before ->> 'status' = 'published' and p_after ->> 'status' <> 'published' then 'unpublished'
    else private.action_of(p_before, p_after)
  end;
$function$;
comment on function private.action_of_post(p_before jsonb, p_after jsonb) is 'What a change of a post is called on the activity page.';

CREATE OR REPLACE FUNCTION private.action_of_review(p_before jsonb, p_after jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_before ->> 'hidden_at' is null and p_after ->> 'hidden_at' is not null then 'hidden'
    when p_before ->> 'hidden_at' is not null and p_after ->> 'hidden_at' is null and p_after is not null then 'shown'
    else private.action_of(p_before, p_after)
  end;
$function$;
comment on function private.action_of_review(p_before jsonb, p_after jsonb) is 'What a change of a review is called on the activity page.';

CREATE OR REPLACE FUNCTION private.label_of_post(p_row jsonb, p_columns text[])
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(private.post_title((p_row ->> 'id')::uuid), p_row ->> 'slug', '');
$function$;
comment on function private.label_of_post(p_row jsonb, p_columns text[]) is 'The title of a post, or its slug.';

CREATE OR REPLACE FUNCTION private.page_content_of_post(p_row jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    -- A post that readers saw before it went to the trash: gone_articles() names its address.
    when p_row ->> 'status' = 'published'
      and (p_row ->> 'published_at')::timestamptz <= coalesce((p_row ->> 'deleted_at')::timestamptz, now())
    then p_row - array['version']
  end;
$function$;
comment on function private.page_content_of_post(p_row jsonb) is 'The part of a post that pages may show; null for a draft, and for one whose time has not come.';

CREATE OR REPLACE FUNCTION private.page_content_of_post_part(p_row jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when coalesce((p_row ->> 'is_live')::boolean, true)
      and (select private.is_public(to_jsonb(post)) from public.blog_posts as post where post.id = (p_row ->> 'post_id')::uuid)
    then p_row
  end;
$function$;
comment on function private.page_content_of_post_part(p_row jsonb) is 'A text or a tag of a post that readers see; null for those of any other post, and for a language that is held back.';

CREATE OR REPLACE FUNCTION private.published_because_of(p_changes bigint[], p_since timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with
    own as (
      select id, entity, subject, table_name = 'staff_settings' and before ->> 'auto_publish' = 'false' as lets_publish
      from private.changes
      where id = any (p_changes)
    )
  select coalesce(array_agg(change.id), '{}')
  from private.changes as change
  left join (
    select subject, min(id) as first from own where entity = 'blog_post' group by subject
  ) as touched using (subject)
  where change.actor_id is null and change.entity = 'blog_post' and change.action = 'published' and change.operation = 'update'
    and change.happened_at >= p_since and change.taken_back_at is null
    and (
      change.id > touched.first
      or change.id > (select min(id) from own where lets_publish)
    );
$function$;
comment on function private.published_because_of(p_changes bigint[], p_since timestamp with time zone) is 'What the scheduler has published since a moment because of some changes: of the post, or of whether scheduled posts are published.';

CREATE OR REPLACE FUNCTION private.put_back_permit(p_undone private.undone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_undone.target ->> 'file_path' is not null and not exists (
    select from storage.objects where bucket_id = 'permits' and name = p_undone.target ->> 'file_path'
  ) then
    p_undone.target := p_undone.target || '{"file_path": null}';
  end if;
  return private.put_back_by_hand(p_undone);
end;
$function$;
comment on function private.put_back_permit(p_undone private.undone) is 'Puts a permit back, without its paper if that is no longer stored.';

CREATE OR REPLACE FUNCTION private.put_back_post(p_undone private.undone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.put_back_post(p_undone private.undone) is 'Puts a post back: its text by save_post(), which checks it as any save; an addition goes to the trash, unless no person has made it.';

CREATE OR REPLACE FUNCTION private.put_back_review(p_undone private.undone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  this_review constant uuid := p_undone.row_key ->> 'id';
  was constant jsonb := p_undone.current_row;
  target constant jsonb := p_undone.target;
begin
  -- A review that its author had hidden would come back with the next sync.
  if was is null or target is null then
    raise exception 'Reviews are added and deleted by syncs alone.' using errcode = 'insufficient_privilege', detail = 'not_by_hand';
  elsif was ->> 'hidden_reason' = 'request' and target ->> 'hidden_reason' is distinct from 'request' then
    raise exception 'Its author has asked for it to be hidden.' using errcode = 'check_violation', detail = 'review_requested';
  end if;
  -- By the functions of the reviews' desk, which ask who may.
  if target -> 'service_slug' is distinct from was -> 'service_slug' then
    perform public.assign_review(this_review, target ->> 'service_slug');
  end if;
  if target -> 'is_sample' is distinct from was -> 'is_sample' then
    perform public.mark_review_sample(this_review, (target -> 'is_sample')::boolean);
  end if;
  if target ->> 'hidden_at' is null then
    perform public.show_review(this_review);
  end if;
  -- Whoever hid it, and when.
  perform private.write_row('reviews', p_undone.row_key, private.stored_row('reviews', p_undone.row_key), target);
  return target;
end;
$function$;
comment on function private.put_back_review(p_undone private.undone) is 'Puts a review back by the functions of the reviews'' desk. One that is hidden because its author asked stays hidden (review_requested).';
