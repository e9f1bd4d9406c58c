-- The ledger: one row for each change of a row that staff can edit, written by one trigger. It is the history of every form, the activity
-- page, the limit of a person, and the list of changes that the site's pages wait for.
create table private.staff_tables (
  name text primary key,
  place integer not null generated always as identity,
  entity text not null check (char_length(entity) between 1 and 60),
  subject text not null,
  keys text[] not null,
  label text[] not null,
  kept text[],
  topic text check (char_length(topic) between 1 and 60),
  writers text not null check (writers in ('staff', 'owners')),
  removers text not null check (removers in ('staff', 'owners'))
);

comment on table private.staff_tables is 'Tables whose changes are recorded. Written by migrations only, through private.staff_table() and private.record_table(). Why: The trigger of the ledger reads from it how a table is recorded. Kept: For good. Subject: Staff.';
comment on column private.staff_tables.place is 'Tables that others refer to come first.';
comment on column private.staff_tables.entity is 'What staff call one of its rows, or the row that it belongs to.';
comment on column private.staff_tables.subject is 'The column with the id of that row.';
comment on column private.staff_tables.label is 'The columns that name a row.';
comment on column private.staff_tables.kept is 'The columns that the ledger keeps; null for all. Without any, a row only says that pages have changed.';
comment on column private.staff_tables.topic is 'What staff call it on the card of the site; null when no page shows it.';
comment on column private.staff_tables.writers is 'Who adds and changes rows; removers is who deletes them.';

create table private.changes (
  id bigint primary key generated always as identity,
  happened_at timestamptz not null default now(),
  entry bigint not null,
  is_shown boolean not null,
  actor_id uuid,
  actor_email text check (char_length(actor_email) <= 320),
  session_id text,
  entity text not null,
  subject text not null check (char_length(subject) <= 320),
  action text not null,
  label text not null check (char_length(label) <= 300),
  table_name text,
  row_key jsonb,
  operation text check (operation in ('insert', 'update', 'delete')),
  before jsonb check (jsonb_typeof(before) = 'object'),
  takes_back bigint[],
  taken_back_at timestamptz,
  topic text,
  is_urgent boolean not null default false,
  waits boolean not null default false,
  hour_began_at timestamptz not null default now(),
  points_in_hour integer not null default 0,
  day_began_at timestamptz not null default now(),
  bytes_in_day bigint not null default 0
);

comment on table private.changes is 'The ledger: every change of a row that staff can edit, and of staff accounts. Why: Staff see who did what and take it back; the limit of a person and what waits for a build are read from it. Kept: 180 days; the rows before the changes 30 days. Subject: Staff.';
comment on column private.changes.entry is 'The first change of those that staff see as one: of a subject in one transaction, or by one session within half an hour.';
comment on column private.changes.is_shown is 'Whether it stands for its entry on the activity page: the last one of an entry of a person.';
comment on column private.changes.actor_id is 'Without a reference: what a removed person did can still be taken back. Null for the service key and the scheduler. Personal: the account.';
comment on column private.changes.actor_email is 'Personal: its email then, readable when the account is gone.';
comment on column private.changes.subject is 'The id of the row that staff see, such as the location of a service''s text; "order" for the order of a list.';
comment on column private.changes.table_name is 'Null for an event without a row of its own, such as an invitation.';
comment on column private.changes.before is 'The row before the change. Null for a new row, for texts of articles, which their revisions hold, and after 30 days. Personal: of an author what was public, and their email address.';
comment on column private.changes.takes_back is 'The entries that this change took back; null for any other change.';
comment on column private.changes.taken_back_at is 'When its entry was taken back.';
comment on column private.changes.topic is 'The part of the site that shows the row.';
comment on column private.changes.is_urgent is 'Whether it requests a build at once, such as publishing, instead of after a quiet period.';
comment on column private.changes.waits is 'Whether no build has been requested since.';
comment on column private.changes.points_in_hour is 'The points of the actor since hour_began_at, this change included.';
comment on column private.changes.bytes_in_day is 'The bytes of the actor since day_began_at, this change included.';
comment on column private.changes.session_id is 'Personal: in which of their sessions.';
comment on column private.changes.happened_at is 'Personal: when.';
comment on column private.changes.label is 'Personal: title or name of what was changed; an email where that is an account.';

create index changes_subject_idx on private.changes (entity, subject, id);
create index changes_actor_idx on private.changes (actor_id, id);
create index changes_entry_idx on private.changes (entry);
create index changes_shown_idx on private.changes (id) where is_shown;
create index changes_shown_entity_idx on private.changes (entity, id) where is_shown;
create index changes_happened_at_idx on private.changes (happened_at);
create index changes_content_idx on private.changes (happened_at) where before is not null;
create index changes_waiting_idx on private.changes (topic) where waits;

alter table private.staff_tables enable row level security;
alter table private.changes enable row level security;

-- One limit for a person stops a stolen session from filling the disk, and leaves less to take back. A row carries the sums of its
-- person, so that a change reads one row and not an hour of them; parallel requests may pass the limit by what runs at that moment.
create function private.spend(p_last private.changes, inout p_new private.changes, p_points integer, p_bytes bigint)
language plpgsql set search_path = '' as $$
declare
  most_points_in_an_hour constant integer := 1000;
  most_bytes_in_a_day constant bigint := 200000000;
begin
  if p_last.hour_began_at > now() - interval '1 hour' then
    p_new.hour_began_at := p_last.hour_began_at;
    p_points := p_points + p_last.points_in_hour;
  end if;
  if p_last.day_began_at > now() - interval '1 day' then
    p_new.day_began_at := p_last.day_began_at;
    p_bytes := p_bytes + p_last.bytes_in_day;
  end if;
  p_new.points_in_hour := p_points;
  p_new.bytes_in_day := p_bytes;
  if current_setting('changes.are_free', true) = 'yes' then
    return;
  end if;
  if p_points > most_points_in_an_hour or p_bytes > most_bytes_in_a_day then
    raise exception 'A person may change % rows in an hour and % MB in a day.', most_points_in_an_hour, most_bytes_in_a_day / 1000000
      using errcode = 'PT429', detail = 'change_limit', hint = json_build_object('minutes', ceil(extract(epoch from case
        when p_points > most_points_in_an_hour then p_new.hour_began_at + interval '1 hour'
        else p_new.day_began_at + interval '1 day'
      end - now()) / 60))::text;
  end if;
end;
$$;
comment on function private.spend(private.changes, private.changes, integer, bigint) is 'Adds points and bytes to the sums of a person; refuses more than 1,000 points in an hour or 200 MB in a day (PT429, change_limit, with the minutes to wait). Taking back is free.';

create function private.add_change(p_change private.changes, p_points integer default 1, p_bytes bigint default 0)
returns void language plpgsql security definer set search_path = '' as $$
declare
  last_of_subject private.changes;
  last_of_person private.changes;
  head private.changes;
  joins boolean := false;
begin
  p_change.session_id := (select auth.jwt() ->> 'session_id');
  p_change.takes_back := nullif(current_setting('changes.take_back', true), '')::bigint[];
  p_change.label := left(coalesce(p_change.label, ''), 300);
  select email into p_change.actor_email from public.admins where user_id = p_change.actor_id;

  select * into last_of_subject
  from private.changes
  where entity = p_change.entity and subject = p_change.subject
  order by id desc
  limit 1;
  if last_of_subject.actor_id is not distinct from p_change.actor_id and last_of_subject.session_id is not distinct from p_change.session_id
  then
    select * into head from private.changes where id = last_of_subject.entry;
    joins := last_of_subject.happened_at = now()
      or (
        head.action = p_change.action and p_change.action in ('updated', 'drafted')
        and head.happened_at > now() - interval '30 minutes' and head.takes_back is null and p_change.takes_back is null
      );
  end if;
  -- What the deletion of a row does to the rows that refer to it belongs to the deletion.
  if joins is not true and current_setting('changes.deleted_at', true) = now()::text then
    select head_of_deletion.* into head
    from jsonb_each_text(p_change.before) as reference
    join private.changes as gone
      on gone.entity in (select entity from private.staff_tables) and gone.subject = reference.value
      and gone.operation = 'delete' and gone.happened_at = now()
    join private.changes as head_of_deletion on head_of_deletion.id = gone.entry
    where reference.key like '%\_id'
    limit 1;
    joins := found;
    last_of_subject := null;
    p_change.is_shown := p_change.is_shown and not joins;
  end if;
  if joins and head.happened_at = now() then
    p_points := 0;
  end if;
  -- What comes back together with a row, as it went with it, is part of that.
  p_change.is_shown := p_change.is_shown and (p_change.takes_back is null or exists (
    select from private.changes
    where id = any (p_change.takes_back) and entity = p_change.entity and subject = p_change.subject
  ));
  if p_change.operation = 'delete' then
    perform set_config('changes.deleted_at', now()::text, true);
  end if;

  if p_change.actor_id is not null then
    select * into last_of_person from private.changes where actor_id = p_change.actor_id order by id desc limit 1;
    p_change := private.spend(last_of_person, p_change, p_points, p_bytes + coalesce(pg_column_size(p_change.before), 0) + 200);
  end if;
  -- Of unsaved work nothing is listed: one row holds the sums.
  if p_change.action = 'drafted' and joins and last_of_subject.id = last_of_person.id then
    update private.changes
    set hour_began_at = p_change.hour_began_at, points_in_hour = p_change.points_in_hour, day_began_at = p_change.day_began_at,
      bytes_in_day = p_change.bytes_in_day
    where id = last_of_subject.id;
    return;
  end if;
  if joins and p_change.is_shown then
    update private.changes set is_shown = false where id = last_of_subject.id and is_shown;
  end if;

  p_change.id := nextval('private.changes_id_seq');
  p_change.happened_at := now();
  p_change.entry := case when joins then head.id else p_change.id end;
  p_change.is_urgent := coalesce(p_change.is_urgent, false);
  p_change.waits := coalesce(p_change.waits, false);
  p_change.hour_began_at := coalesce(p_change.hour_began_at, now());
  p_change.points_in_hour := coalesce(p_change.points_in_hour, 0);
  p_change.day_began_at := coalesce(p_change.day_began_at, now());
  p_change.bytes_in_day := coalesce(p_change.bytes_in_day, 0);
  insert into private.changes overriding system value values (p_change.*);

  if p_change.waits then
    -- For the local copy's scheduler. It is notified after the commit, and may have no listener.
    perform pg_notify('site_changed', case when p_change.is_urgent then 'urgent' else 'later' end);
    if p_change.is_urgent and current_setting('site.is_announced', true) is distinct from 'yes' then
      perform set_config('site.is_announced', 'yes', true);
      perform private.call_scheduled_function('publish-due');
    end if;
  end if;
end;
$$;
comment on function private.add_change(private.changes, integer, bigint) is 'Adds a change to the ledger, to its entry or as a new one, within the limit of its person.';

create function private.record_event(p_action text, p_entity text, p_subject text, p_label text)
returns void language sql security definer set search_path = '' as $$
  select private.add_change(jsonb_populate_record(null::private.changes, jsonb_build_object(
    'actor_id', (select auth.uid()), 'entity', p_entity, 'subject', p_subject, 'action', p_action, 'label', p_label, 'is_shown', true
  )));
$$;
comment on function private.record_event(text, text, text, text) is 'Records something that changed no row of a table of staff, such as an invitation, under the person who makes the request.';

create function private.is_public(p_post jsonb)
returns boolean language sql stable set search_path = '' as $$
  select coalesce(
    p_post ->> 'status' = 'published' and (p_post ->> 'published_at')::timestamptz <= now() and p_post ->> 'deleted_at' is null, false
  );
$$;
comment on function private.is_public(jsonb) is 'Whether readers see the post.';

create function private.page_content(p_table text, p_row jsonb)
returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return case
    -- A post that readers saw before it went to the trash: gone_articles() names its address.
    when p_table = 'blog_posts' then case
      when p_row ->> 'status' = 'published'
        and (p_row ->> 'published_at')::timestamptz <= coalesce((p_row ->> 'deleted_at')::timestamptz, now())
      then p_row - array['version']
    end
    when p_table in ('blog_post_translations', 'blog_post_tags') then case
      when (select private.is_public(to_jsonb(post)) from public.blog_posts as post where post.id = (p_row ->> 'post_id')::uuid) then p_row
    end
    when coalesce((p_row ->> 'is_active')::boolean, true)
      and coalesce(p_row ->> 'status', 'ready') = 'ready'
      and coalesce(p_row ->> 'hidden_at', p_row ->> 'gone_at') is null
    then p_row - array['updated_at', 'evidence', 'seen_at', 'issued', 'file_path']
  end;
end;
$$;
comment on function private.page_content(text, jsonb) is 'The part of a row that pages may show; null for one that is a draft, switched off, incomplete, hidden or deleted.';

create function private.action_of(p_table text, p_before jsonb, p_after jsonb)
returns text language sql immutable set search_path = '' as $$
  select case
    when p_after is null then 'deleted'
    when p_before - array['display_order', 'updated_at'] = p_after - array['display_order', 'updated_at'] then 'moved'
    when p_table = 'blog_posts' and p_before ->> 'deleted_at' is null and p_after ->> 'deleted_at' is not null then 'trashed'
    when p_table = 'blog_posts' and p_before ->> 'deleted_at' is not null and p_after ->> 'deleted_at' is null then 'restored'
    when p_table = 'blog_posts' and p_after ->> 'status' = 'published' and p_before ->> 'status' is distinct from 'published' then 'published'
    when p_table = 'blog_posts' and p_after ->> 'status' = 'scheduled'
      and (p_before -> 'status', p_before -> 'scheduled_at') is distinct from (p_after -> 'status', p_after -> 'scheduled_at')
    then 'scheduled'
    when p_table = 'blog_posts' and p_before ->> 'status' = 'published' and p_after ->> 'status' <> 'published' then 'unpublished'
    when p_table = 'reviews' and p_before ->> 'hidden_at' is null and p_after ->> 'hidden_at' is not null then 'hidden'
    when p_table = 'reviews' and p_before ->> 'hidden_at' is not null and p_after ->> 'hidden_at' is null then 'shown'
    when p_before is null then 'created'
    else 'updated'
  end;
$$;
comment on function private.action_of(text, jsonb, jsonb) is 'What a change of a row is called on the activity page.';

create function private.kept_columns(p_row jsonb, p_columns text[])
returns jsonb language sql immutable set search_path = '' as $$
  select case
    when p_row is null or p_columns is null then p_row
    else (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_row) where key = any (p_columns))
  end;
$$;
comment on function private.kept_columns(jsonb, text[]) is 'The named columns of a row; all for null.';

create function private.label_of(p_settings private.staff_tables, p_row jsonb)
returns text language plpgsql stable set search_path = '' as $$
declare
  parent private.staff_tables;
  parent_row jsonb;
begin
  if p_settings.entity = 'blog_post' then
    return coalesce(private.post_title((p_row ->> p_settings.subject)::uuid), p_row ->> 'slug', '');
  elsif p_settings.subject <> 'id' then
    select * into parent from private.staff_tables where entity = p_settings.entity and subject = 'id';
    execute format('select to_jsonb(parent) from public.%I as parent where parent.id = $1', parent.name)
    into parent_row using (p_row ->> p_settings.subject)::uuid;
    -- Without it, the part is deleted together with what it belongs to.
    return case when parent_row is null then '' else private.label_of(parent, parent_row) end;
  end if;
  return coalesce(
    -- Of a time, the day.
    (
      select nullif(string_agg(case when name like '%\_at' then left(p_row ->> name, 10) else p_row ->> name end, ', '), '')
      from unnest(p_settings.label) as name
    ),
    p_row ->> 'slug', ''
  );
end;
$$;
comment on function private.label_of(private.staff_tables, jsonb) is 'The name of a row, or of what it is a part of, for the activity page.';

-- With the rights of the database's owner: nobody may write the ledger, not even to leave a row out or under another person's name.
create function private.record_change()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- Written by the database itself.
  silent constant text[] := array['version', 'updated_at', 'is_listed'];
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row constant jsonb := coalesce(was, is_now);
  settings private.staff_tables;
  change private.changes;
  kept_was jsonb;
  kept_now jsonb;
  page_now jsonb;
  is_silent boolean;
begin
  if was = is_now then
    return null;
  end if;
  select * into strict settings from private.staff_tables where name = tg_table_name;
  change.row_key := (select jsonb_object_agg(key, any_row -> key) from unnest(settings.keys) as key);
  -- A row with another key is another row, which could not come back.
  if (select auth.uid()) is not null and not is_now @> change.row_key then
    raise exception 'A row keeps its key.' using errcode = 'insufficient_privilege', detail = 'row_keeps_key';
  end if;

  kept_was := case when settings.kept is null then was else private.kept_columns(was, settings.kept) end;
  kept_now := case when settings.kept is null then is_now else private.kept_columns(is_now, settings.kept) end;
  is_silent := kept_was - silent is not distinct from kept_now - silent or coalesce(settings.kept = '{}', false);
  change.entity := settings.entity;
  change.subject := any_row ->> settings.subject;
  if settings.topic is not null then
    page_now := private.page_content(tg_table_name, is_now);
    change.waits := private.page_content(tg_table_name, was) is distinct from page_now;
  end if;
  -- Pages change, and nothing that could be taken back.
  if is_silent and (
    change.waits is not true or exists (
      select from private.changes
      where entity = change.entity and subject = change.subject and happened_at = now() and waits
    )
  ) then
    return null;
  end if;

  change.action := case
    when is_silent or settings.subject <> 'id' then 'updated'
    when tg_op = 'INSERT' and current_setting('changes.take_back', true) <> '' then 'restored'
    else private.action_of(tg_table_name, kept_was - silent, kept_now - silent)
  end;
  if change.action = 'moved' then
    change.subject := 'order';
  else
    change.label := private.label_of(settings, coalesce(is_now, was));
  end if;
  change.table_name := tg_table_name;
  change.operation := lower(tg_op);
  change.before := nullif(kept_was, '{}');
  change.topic := settings.topic;
  change.is_urgent := settings.topic = 'posts' and (tg_table_name <> 'blog_posts' or private.is_public(was) or private.is_public(is_now));
  -- A generated article is stored with the service key, but a person has asked for it.
  change.actor_id := coalesce((select auth.uid()), nullif(current_setting('changes.actor', true), '')::uuid);
  change.is_shown := not is_silent
    and (change.actor_id is not null or change.action = 'published' and was ->> 'status' is not distinct from 'scheduled');
  perform private.add_change(
    change,
    case
      when change.action in ('deleted', 'trashed', 'unpublished', 'hidden') or change.waits and page_now is null then 10
      else 1
    end
  );
  return null;
end;
$$;
comment on function private.record_change() is 'Trigger of every table that staff edit: adds the change of a row to the ledger. A row that stays as it is, or of which only what the database writes has changed, adds nothing.';

create function private.record_table(
  p_table regclass,
  p_entity text,
  p_label text[] default '{}',
  p_subject text default 'id',
  p_kept text[] default null,
  p_topic text default null,
  p_writers text default 'staff',
  p_removers text default 'owners'
)
returns void language plpgsql set search_path = '' as $$
begin
  insert into private.staff_tables (name, entity, subject, keys, label, kept, topic, writers, removers)
  select relname, p_entity, p_subject, array_agg(field.attname order by field.attnum), p_label, p_kept, p_topic, p_writers, p_removers
  from pg_catalog.pg_class as class
  join pg_catalog.pg_index as key on key.indrelid = class.oid and key.indisprimary
  join pg_catalog.pg_attribute as field on field.attrelid = class.oid and field.attnum = any (key.indkey)
  where class.oid = p_table
  group by relname;
  execute format(
    'create trigger record_change after insert or update or delete on %s for each row execute function private.record_change()', p_table
  );
end;
$$;
comment on function private.record_table(regclass, text, text[], text, text[], text, text, text) is 'For migrations: records the changes of a table in the ledger.';

create function private.staff_table(
  p_table regclass,
  p_rows text,
  p_entity text,
  p_label text[] default '{}',
  p_writers text default 'staff',
  p_removers text default 'owners',
  p_topic text default null,
  p_subject text default 'id',
  p_check text default 'true',
  p_is_fixed boolean default false
)
returns void language plpgsql set search_path = '' as $$
declare
  may_write constant text := case p_writers when 'owners' then '(select private.is_owner())' else '(select private.is_staff())' end;
  may_remove constant text := case p_removers when 'owners' then '(select private.is_owner())' else '(select private.is_staff())' end;
begin
  perform private.record_table(p_table, p_entity, p_label, p_subject, null, p_topic, p_writers, p_removers);
  execute format('alter table %s enable row level security', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  if exists (select from pg_catalog.pg_attribute where attrelid = p_table and attname = 'updated_at') then
    execute format(
      'create trigger set_updated_at before update on %s for each row execute function private.set_updated_at()', p_table
    );
  end if;
  if not p_is_fixed then
    execute format('grant insert, update, delete on table %s to authenticated', p_table);
    execute format(
      'create policy "%s add %s" on %s for insert to authenticated with check (%s and %s)',
      initcap(p_writers), p_rows, p_table, may_write, p_check
    );
    execute format(
      'create policy "%s delete %s" on %s for delete to authenticated using (%s)', initcap(p_removers), p_rows, p_table, may_remove
    );
  end if;
  execute format(
    'create policy "%s change %s" on %s for update to authenticated using (%s) with check (%s and %s)',
    initcap(p_writers), p_rows, p_table, may_write, may_write, p_check
  );
end;
$$;
comment on function private.staff_table(regclass, text, text, text[], text, text, text, text, text, boolean) is 'For migrations: makes a table one that staff edit. Row-level security, what the writers (staff or owners) and removers may do, updated_at, and the ledger. The table''s own migration says who reads it, and, where the set of rows is fixed, which columns change.';
