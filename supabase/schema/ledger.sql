-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.action_of(p_before jsonb, p_after jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_after is null then 'deleted'
    when p_before - array['display_order', 'updated_at'] = p_after - array['display_order', 'updated_at'] then 'moved'
    when p_before is null then 'created'
    else 'updated'
  end;
$function$;
comment on function private.action_of(p_before jsonb, p_after jsonb) is 'What a change of a row is called on the activity page, where its table has no other words.';

CREATE OR REPLACE FUNCTION private.add_change(p_change private.changes, p_points integer DEFAULT 1, p_bytes bigint DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last_of_subject private.changes;
  last_of_person private.changes;
  head private.changes;
  joins boolean := false;
begin
  p_change.session_id := (select auth.jwt() ->> 'session_id');
  p_change.takes_back := nullif(current_setting('changes.take_back', true), '')::bigint[];
  p_change.is_undo := coalesce(current_setting('changes.is_undo', true), '') = 'yes';
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
        and head.happened_at between now() - interval '30 minutes' and now() + interval '1 minute'
        and head.takes_back is null and p_change.takes_back is null
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
    set hour_began_at = p_change.hour_began_at, points_in_hour = p_change.points_in_hour,
      free_points_in_hour = p_change.free_points_in_hour, day_began_at = p_change.day_began_at, bytes_in_day = p_change.bytes_in_day
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
  p_change.free_points_in_hour := coalesce(p_change.free_points_in_hour, 0);
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
$function$;
comment on function private.add_change(p_change private.changes, p_points integer, p_bytes bigint) is 'Adds a change to the ledger, to its entry or as a new one, within the limit of its person.';

CREATE OR REPLACE FUNCTION private.is_public(p_post jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    p_post ->> 'status' = 'published' and (p_post ->> 'published_at')::timestamptz <= now() and p_post ->> 'deleted_at' is null, false
  );
$function$;
comment on function private.is_public(p_post jsonb) is 'Whether readers see the post.';

CREATE OR REPLACE FUNCTION private.kept_columns(p_row jsonb, p_columns text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_row is null or p_columns is null then p_row
    else (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_row) where key = any (p_columns))
  end;
$function$;
comment on function private.kept_columns(p_row jsonb, p_columns text[]) is 'The named columns of a row; all for null.';

CREATE OR REPLACE FUNCTION private.label_of(p_settings private.staff_tables, p_row jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  parent private.staff_tables;
  parent_row jsonb;
  label text;
begin
  if p_settings.subject <> 'id' then
    select * into parent from private.staff_tables where entity = p_settings.entity and subject = 'id';
    execute format('select to_jsonb(parent) from public.%I as parent where parent.id = $1', parent.name)
    into parent_row using (p_row ->> p_settings.subject)::uuid;
    -- Without it, the part is deleted together with what it belongs to.
    return case when parent_row is null then '' else private.label_of(parent, parent_row) end;
  end if;
  execute format('select private.%I($1, $2)', p_settings.label_of) into label using p_row, p_settings.label;
  return label;
end;
$function$;
comment on function private.label_of(p_settings private.staff_tables, p_row jsonb) is 'The name of a row, or of what it is a part of, for the activity page.';

CREATE OR REPLACE FUNCTION private.page_content(p_row jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when coalesce((p_row ->> 'is_active')::boolean, true)
      and coalesce(p_row ->> 'status', 'ready') = 'ready'
      and coalesce(p_row ->> 'hidden_at', p_row ->> 'gone_at') is null
    then p_row - array['updated_at', 'evidence', 'seen_at', 'issued', 'file_path']
  end;
$function$;
comment on function private.page_content(p_row jsonb) is 'The part of a row that pages may show; null for one that is switched off, incomplete, hidden or deleted.';

CREATE OR REPLACE FUNCTION private.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  page_was jsonb;
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
  if settings.site_part is not null then
    execute format('select private.%1$I($1), private.%1$I($2)', settings.page_content) into page_was, page_now using was, is_now;
    change.waits := page_was is distinct from page_now;
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
  end;
  if change.action is null then
    execute format('select private.%I($1, $2)', settings.action_of) into change.action using kept_was - silent, kept_now - silent;
  end if;
  if change.action = 'moved' then
    change.subject := 'order';
  else
    change.label := private.label_of(settings, coalesce(is_now, was));
  end if;
  change.table_name := tg_table_name;
  change.operation := lower(tg_op);
  change.before := nullif(kept_was, '{}');
  change.site_part := settings.site_part;
  -- What is taken off the pages does not wait either: somebody may have asked for that.
  change.is_urgent := change.waits and (page_now is null or settings.is_urgent);
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
$function$;
comment on function private.record_change() is 'Trigger of every table that staff edit: adds the change of a row to the ledger. A row that stays as it is, or of which only what the database writes has changed, adds nothing.';

CREATE OR REPLACE FUNCTION private.record_event(p_action text, p_entity text, p_subject text, p_label text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.add_change(jsonb_populate_record(null::private.changes, jsonb_build_object(
    'actor_id', (select auth.uid()), 'entity', p_entity, 'subject', p_subject, 'action', p_action, 'label', p_label, 'is_shown', true
  )));
$function$;
comment on function private.record_event(p_action text, p_entity text, p_subject text, p_label text) is 'Records something that changed no row of a table of staff, such as an invitation, under the person who makes the request.';

CREATE OR REPLACE FUNCTION private.record_table(p_table regclass, p_entity text, p_label text[] DEFAULT '{}'::text[], p_subject text DEFAULT 'id'::text, p_kept text[] DEFAULT NULL::text[], p_site_part text DEFAULT NULL::text, p_writers text DEFAULT 'staff'::text, p_removers text DEFAULT 'owners'::text, p_put_back text DEFAULT 'put_back_by_hand'::text, p_action_of text DEFAULT 'action_of'::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.staff_tables (name, entity, subject, keys, label, kept, site_part, writers, removers, put_back, action_of)
  select relname, p_entity, p_subject, array_agg(field.attname order by field.attnum), p_label, p_kept, p_site_part, p_writers, p_removers,
    p_put_back, p_action_of
  from pg_catalog.pg_class as class
  join pg_catalog.pg_index as key on key.indrelid = class.oid and key.indisprimary
  join pg_catalog.pg_attribute as field on field.attrelid = class.oid and field.attnum = any (key.indkey)
  where class.oid = p_table
  group by relname;
  execute format(
    'create trigger record_change after insert or update or delete on %s for each row execute function private.record_change()', p_table
  );
end;
$function$;
comment on function private.record_table(p_table regclass, p_entity text, p_label text[], p_subject text, p_kept text[], p_site_part text, p_writers text, p_removers text, p_put_back text, p_action_of text) is 'For migrations: records the changes of a table in the ledger. p_put_back and p_action_of are those of private.staff_tables.';

CREATE OR REPLACE FUNCTION private.spend(p_last private.changes, INOUT p_new private.changes, p_points integer, p_bytes bigint)
 RETURNS private.changes
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most_points_in_an_hour constant integer := 1000;
  most_free_points_in_an_hour constant integer := 300;
  most_bytes_in_a_day constant bigint := 200000000;
  -- A transaction that began a moment later may have been faster.
  latest constant timestamptz := now() + interval '1 minute';
  is_one_decision constant boolean := coalesce(current_setting('changes.are_free', true), '') = 'yes';
  free_points integer := 0;
begin
  if is_one_decision then
    p_points := 0;
  -- What takes something away from others costs as much as doing it by hand.
  elsif p_new.takes_back is not null and (
    p_points <= 1 or not exists (select from private.changes where id = any (p_new.takes_back) and actor_id is distinct from p_new.actor_id)
  ) then
    free_points := p_points;
  end if;

  p_new.hour_began_at := now();
  p_new.points_in_hour := 0;
  p_new.free_points_in_hour := 0;
  p_new.day_began_at := now();
  p_new.bytes_in_day := p_bytes;
  if p_last.hour_began_at between now() - interval '1 hour' and latest then
    p_new.hour_began_at := p_last.hour_began_at;
    p_new.points_in_hour := p_last.points_in_hour;
    p_new.free_points_in_hour := p_last.free_points_in_hour;
  end if;
  if p_last.day_began_at between now() - interval '1 day' and latest then
    p_new.day_began_at := p_last.day_began_at;
    p_new.bytes_in_day := p_last.bytes_in_day + p_bytes;
  end if;
  if p_new.free_points_in_hour + free_points <= most_free_points_in_an_hour then
    p_new.free_points_in_hour := p_new.free_points_in_hour + free_points;
    p_points := p_points - free_points;
  end if;
  p_new.points_in_hour := p_new.points_in_hour + p_points;

  if not is_one_decision and (
    p_points > 0 and p_new.points_in_hour > most_points_in_an_hour or p_new.bytes_in_day > most_bytes_in_a_day
  ) then
    raise exception 'A person may change % rows in an hour and % MB in a day.', most_points_in_an_hour, most_bytes_in_a_day / 1000000
      using errcode = 'PT429', detail = 'change_limit', hint = json_build_object('minutes', ceil(extract(epoch from case
        when p_new.bytes_in_day > most_bytes_in_a_day then p_new.day_began_at + interval '1 day'
        else p_new.hour_began_at + interval '1 hour'
      end - now()) / 60))::text;
  end if;
end;
$function$;
comment on function private.spend(p_last private.changes, INOUT p_new private.changes, p_points integer, p_bytes bigint) is 'Adds points and bytes to the sums of a person; refuses more than 1,000 points in an hour or 200 MB in a day (PT429, change_limit, with the minutes to wait). Taking back costs no points up to 300 an hour, unless it takes away what others have made; one decision about everything is never refused.';

CREATE OR REPLACE FUNCTION private.staff_table(p_table regclass, p_rows text, p_entity text, p_label text[] DEFAULT '{}'::text[], p_writers text DEFAULT 'staff'::text, p_removers text DEFAULT 'owners'::text, p_site_part text DEFAULT NULL::text, p_subject text DEFAULT 'id'::text, p_check text DEFAULT 'true'::text, p_is_fixed boolean DEFAULT false, p_put_back text DEFAULT 'put_back_by_hand'::text, p_action_of text DEFAULT 'action_of'::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  asked constant jsonb := '{"owners": "(select private.is_owner())", "staff": "(select private.is_staff())", "desk": "(select private.is_at_desk())"}';
  called constant jsonb := '{"owners": "Owners", "staff": "Staff", "desk": "Staff and reception"}';
  may_write constant text := asked ->> p_writers;
  may_remove constant text := asked ->> p_removers;
begin
  perform private.record_table(p_table, p_entity, p_label, p_subject, null, p_site_part, p_writers, p_removers, p_put_back, p_action_of);
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
      called ->> p_writers, p_rows, p_table, may_write, p_check
    );
    execute format(
      'create policy "%s delete %s" on %s for delete to authenticated using (%s)', called ->> p_removers, p_rows, p_table, may_remove
    );
  end if;
  execute format(
    'create policy "%s change %s" on %s for update to authenticated using (%s) with check (%s and %s)',
    called ->> p_writers, p_rows, p_table, may_write, may_write, p_check
  );
end;
$function$;
comment on function private.staff_table(p_table regclass, p_rows text, p_entity text, p_label text[], p_writers text, p_removers text, p_site_part text, p_subject text, p_check text, p_is_fixed boolean, p_put_back text, p_action_of text) is 'For migrations: makes a table one that staff edit. Row-level security, what the writers (desk, staff or owners) and removers (staff or owners) may do, updated_at, and the ledger. The table''s own migration says who reads it, and, where the set of rows is fixed, which columns change. p_put_back and p_action_of are those of private.staff_tables.';
