-- Who did what in the back office, for its dashboard. Written by triggers only, so that nobody can omit an entry or use another
-- person's name.
create table public.activity_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid references auth.users (id) on delete set null,
  actor_email text check (char_length(actor_email) <= 320),
  action text not null check (
    action in (
      'created', 'updated', 'published', 'scheduled', 'unpublished', 'trashed', 'restored', 'deleted',
      'invited', 'switched_off', 'switched_on', 'link_made', 'link_asked_for', 'password_set', 'hidden', 'shown',
      'second_factor_removed', 'cleaned', 'unreadable'
    )
  ),
  entity text not null check (
    entity in (
      'blog_post', 'author', 'service', 'location', 'url_redirect', 'page_schema', 'editorial_calendar',
      'content_template', 'business_fact', 'permit', 'site_settings', 'staff_settings', 'staff', 'review',
      'media'
    )
  ),
  entity_id text not null check (char_length(entity_id) <= 320),
  label text not null default '' check (char_length(label) <= 300)
);

comment on table public.activity_log is 'One row per change by a person or by the scheduler. Kept for 180 days.';
comment on column public.activity_log.actor_id is 'Null for changes by the system, such as publishing a scheduled post.';
comment on column public.activity_log.actor_email is 'Kept apart from the account, which may be deleted later.';
comment on column public.activity_log.entity_id is 'Text, since settings have a number and everything else a uuid. The row that it names may be deleted.';
comment on column public.activity_log.label is 'Title or name at that time, so that the entry is readable after the row is deleted.';

create index activity_log_happened_at_idx on public.activity_log (happened_at desc);
create index activity_log_entity_idx on public.activity_log (entity, entity_id, id desc);
create index activity_log_actor_id_idx on public.activity_log (actor_id, happened_at);

-- A generated article is stored with the service key, but a person requested it: the activity names that person. Without a name
-- it would look like a scheduled publication.
create function private.log_activity(p_action text, p_entity text, p_entity_id text, p_label text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  who uuid := (select auth.uid());
  named constant text := left(coalesce(p_label, ''), 300);
begin
  if who is null and p_entity = 'blog_post' then
    -- Only for this transaction: a later change may be made by somebody else.
    select topic.created_by into who
    from public.generation_topics as topic
    where topic.post_id = p_entity_id::uuid and topic.updated_at = now()
    limit 1;
  end if;

  -- Repeated saves by one person are one action: its entry is updated until the person or somebody else does something else.
  if p_action = 'updated' then
    update public.activity_log as entry
    set happened_at = now(), label = named
    where entry.id = (
        select last.id
        from public.activity_log as last
        where last.entity = p_entity and last.entity_id = p_entity_id
        order by last.id desc
        limit 1
      )
      and entry.action = 'updated'
      and entry.actor_id is not distinct from who
      and entry.happened_at > now() - interval '30 minutes';
    if found then
      return;
    end if;
  end if;

  insert into public.activity_log (actor_id, actor_email, action, entity, entity_id, label)
  values (
    who,
    (select admin.email from public.admins as admin where admin.user_id = who),
    p_action,
    p_entity,
    p_entity_id,
    named
  );
end;
$$;

comment on function private.log_activity(text, text, text, text) is 'Logs a change under the person who makes the request.';

-- The seed and other scripts change rows without a request; those changes are not logged.
create function private.is_in_request()
returns boolean
language sql
stable
set search_path = ''
as $$
  select nullif(current_setting('request.jwt.claims', true), '') is not null;
$$;

comment on function private.is_in_request() is 'Whether the statement came through the API.';

create function private.note_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  entity constant text := tg_argv[0];
  -- Changes by the database itself, the order of a list and a plan's link to its post are not logged.
  silent constant text[] := array['version', 'updated_at', 'display_order', 'post_id'];
  current_row constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  action text := 'created';
begin
  if not private.is_in_request() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - silent = to_jsonb(old) - silent then
      return null;
    end if;
    action := 'updated';
  elsif tg_op = 'DELETE' then
    action := 'deleted';
  end if;
  perform private.log_activity(
    action,
    entity,
    current_row ->> 'id',
    coalesce(nullif(current_row ->> tg_argv[1], ''), current_row ->> 'slug')
  );
  return null;
end;
$$;

comment on function private.note_change() is 'Trigger with two arguments, the entity and the column with the row''s name: logs the change of a row.';

create function private.note_post_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_row constant public.blog_posts := case when tg_op = 'DELETE' then old else new end;
  action text;
  is_due constant boolean := tg_op = 'UPDATE' and old.status = 'scheduled' and new.status = 'published';
begin
  -- Until the end of the transaction: delete_all_posts() has logged them.
  if current_setting('activity.posts_are_noted', true) = 'yes' or not (private.is_in_request() or is_due) then
    return current_row;
  end if;
  -- Posts that the database clears out of the trash are not logged: trashing them was.
  if tg_op = 'DELETE' and old.deleted_at is not null and (select auth.uid()) is null then
    return current_row;
  end if;
  action := case
    when tg_op = 'DELETE' then 'deleted'
    when tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is not null then 'trashed'
    when tg_op = 'UPDATE' and old.deleted_at is not null and new.deleted_at is null then 'restored'
    when new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then 'published'
    when new.status = 'scheduled'
      and (tg_op = 'INSERT' or old.status <> 'scheduled' or old.scheduled_at is distinct from new.scheduled_at)
      then 'scheduled'
    when tg_op = 'INSERT' then 'created'
    when old.status = 'published' and new.status <> 'published' then 'unpublished'
    else 'updated'
  end;
  perform private.log_activity(
    action,
    'blog_post',
    current_row.id::text,
    coalesce(
      (
        select translation.title
        from public.blog_post_translations as translation
        where translation.post_id = current_row.id
        order by translation.lang = 'en' desc
        limit 1
      ),
      current_row.slug
    )
  );
  return current_row;
end;
$$;

comment on function private.note_post_change() is 'Trigger: logs a change of a post under its English title.';

-- Deferred: a new post gets its title after its row. A save changes that row once, however many tables it touches.
create constraint trigger blog_posts_note_activity
after insert or update on public.blog_posts
deferrable initially deferred
for each row execute function private.note_post_change();

-- Before the deletion, since the title is deleted with the row.
create trigger blog_posts_note_deletion
before delete on public.blog_posts
for each row execute function private.note_post_change();

create trigger authors_note_activity
after insert or update or delete on public.authors
for each row execute function private.note_change('author', 'name');

-- An author's email is edited in the author's form, so it is logged as a change of the author.
create function private.note_change_in_author()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  author constant uuid := case when tg_op = 'DELETE' then old.author_id else new.author_id end;
  written constant text := (select name from public.authors where id = author);
begin
  -- An email that is deleted with its author, or added with a new one, is part of that entry.
  if written is null
    or not private.is_in_request()
    or tg_op = 'UPDATE' and new is not distinct from old
    or exists (
      select from public.activity_log
      where entity = 'author' and entity_id = author::text and action = 'created' and happened_at = now()
    )
  then
    return null;
  end if;
  perform private.log_activity('updated', 'author', author::text, written);
  return null;
end;
$$;

comment on function private.note_change_in_author() is 'Trigger: logs a new, changed or removed email as a change of its author.';

create trigger author_contacts_note_activity
after insert or update or delete on public.author_contacts
for each row execute function private.note_change_in_author();

create trigger services_note_activity
after insert or update or delete on public.services
for each row execute function private.note_change('service', 'name_en');
create trigger locations_note_activity
after insert or update or delete on public.locations
for each row execute function private.note_change('location', 'name_en');

-- A service's text for a location is edited in the location's form, so it is logged as a change of the location.
create function private.note_change_in_location()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  location public.locations;
begin
  if not private.is_in_request() then
    return null;
  end if;
  for location in
    select place.*
    from public.locations as place
    where place.id in (
      select location_id
      from (
        select to_jsonb(entry) - 'is_listed', entry.location_id from after_rows as entry
        except
        select to_jsonb(entry) - 'is_listed', entry.location_id from before_rows as entry
      ) as changed
    )
  loop
    perform private.log_activity(
      'updated', 'location', location.id::text, coalesce(nullif(location.name_en, ''), location.slug)
    );
  end loop;
  return null;
end;
$$;

comment on function private.note_change_in_location() is 'Statement trigger: logs changes of services'' texts as a change of their location.';

create trigger location_services_note_activity
after update on public.location_services
referencing old table as before_rows new table as after_rows
for each statement execute function private.note_change_in_location();
create trigger url_redirects_note_activity
after insert or update or delete on public.url_redirects
for each row execute function private.note_change('url_redirect', 'from_path');
create trigger page_schemas_note_activity
after insert or update or delete on public.page_schemas
for each row execute function private.note_change('page_schema', 'schema_type');
create trigger editorial_calendar_note_activity
after insert or update or delete on public.editorial_calendar
for each row execute function private.note_change('editorial_calendar', 'topic_en');
create trigger content_templates_note_activity
after insert or update or delete on public.content_templates
for each row execute function private.note_change('content_template', 'name');
create trigger business_facts_note_activity
after update on public.business_facts
for each row execute function private.note_change('business_fact', 'key');
create trigger permits_note_activity
after insert or update or delete on public.permits
for each row execute function private.note_change('permit', 'number');
create trigger site_settings_note_activity
after update on public.site_settings
for each row execute function private.note_change('site_settings', 'site_title');
create trigger staff_settings_note_activity
after update on public.staff_settings
for each row execute function private.note_change('staff_settings', '');

-- The limits are above manual use: a stolen session of an editor cannot hide all reviews or delete the calendar row by row, and
-- no session can fill the disk with the activity of one row.
create function private.expect_room_for_change(p_entity text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_in_an_hour constant integer := 100;
  -- Repeated changes of one row share an activity entry, but each one counts as a change of the site that waits for a build,
  -- and visitors' pages read that number.
  most_times_in_an_hour constant integer := 1000;
  person constant uuid := (select auth.uid());
begin
  if not private.spend_staff_budget(
    'changes', interval '1 hour', p_most => most_times_in_an_hour, p_owners_too => true
  ) then
    raise exception 'A person may change these % times in an hour.', most_times_in_an_hour
      using errcode = 'PT429', detail = 'change_limit';
  end if;
  if private.is_recent_owner() then
    return;
  end if;
  -- Serialises the changes of one person: parallel ones would not see each other's activity.
  perform pg_advisory_xact_lock(hashtextextended('activity_log ' || person, 0));
  if (
    select count(*)
    from public.activity_log
    where actor_id = person and entity = p_entity and happened_at > now() - interval '1 hour'
  ) >= most_in_an_hour then
    perform private.expect_recent_sign_in_of_owner();
    raise exception 'An editor may change % of these in an hour.', most_in_an_hour
      using errcode = 'PT429', detail = 'change_limit';
  end if;
end;
$$;

comment on function private.expect_room_for_change(text) is 'Refuses editors more changes of one kind in an hour than a person makes, and everybody more than 1,000 of these kinds together.';

create function private.expect_room_for_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.expect_room_for_change(tg_argv[0]);
  return null;
end;
$$;

comment on function private.expect_room_for_row() is 'Statement trigger with the activity''s kind: refuses too many changes in an hour.';

create trigger authors_room
before insert or update or delete on public.authors
for each statement when (current_user = 'authenticated')
execute function private.expect_room_for_row('author');

create trigger author_contacts_room
before insert or update or delete on public.author_contacts
for each statement when (current_user = 'authenticated')
execute function private.expect_room_for_row('author');

create trigger editorial_calendar_room
before insert or update or delete on public.editorial_calendar
for each statement when (current_user = 'authenticated')
execute function private.expect_room_for_row('editorial_calendar');

alter table public.activity_log enable row level security;

grant select on table public.activity_log to authenticated;
grant select, insert, update, delete on table public.activity_log to service_role;

create policy "Staff read what was done"
on public.activity_log for select to authenticated
using ((select private.is_staff()));

create function public.note_examined_media(p_id uuid, p_seen timestamptz, p_outcome text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  file record;
begin
  select object.name, object.updated_at, coalesce(nullif(object.user_metadata ->> 'name', ''), object.name) as label
  into file
  from storage.objects as object
  where object.id = p_id;
  if not found then
    return;
  end if;
  if p_outcome <> 'unreadable' then
    -- Storing it without metadata has made it younger than it was seen.
    insert into private.examined_media (object_id, object_updated_at)
    values (p_id, case p_outcome when 'clean' then p_seen else file.updated_at end)
    on conflict (object_id) do update set object_updated_at = excluded.object_updated_at;
  end if;
  if p_outcome <> 'clean' then
    perform private.log_activity(p_outcome, 'media', left(file.name, 320), file.label);
  end if;
end;
$$;

comment on function public.note_examined_media(uuid, timestamptz, text) is 'Remembers that a file of the bucket blog-media was looked at, and logs it when metadata was removed from it, or before it is removed because nobody can say what is in it. Service key only.';

grant execute on function public.note_examined_media(uuid, timestamptz, text) to service_role;
