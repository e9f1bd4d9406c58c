-- What is special about a table is not in the ledger's functions: private.staff_tables names functions of the table's own for it.
--
-- Putting a row back is a change like any other. Each table says who may (private.staff_tables.put_back): by default whoever its policies and
-- grants let make this change by hand, so that no second set of rules can differ from the first. Its triggers run as for any change.
alter table private.staff_tables
  add column put_back text not null default 'put_back_by_hand',
  add column action_of text not null default 'action_of',
  add column label_of text not null default 'label_of_row',
  add column page_content text not null default 'page_content',
  add column is_urgent boolean not null default false,
  add column recorded_with text[] not null default '{}',
  add column rows_of_entry text,
  add column followed_by text;
comment on column private.staff_tables.put_back is 'The function of private that puts one of its rows back, with the rules of doing it by hand: it takes a private.undone, and returns the row that it has written.';
comment on column private.staff_tables.action_of is 'The function of private that names a change on the activity page, by the row before and after it.';
comment on column private.staff_tables.label_of is 'The function of private that names a row for the activity page, by the row and the columns in label.';
comment on column private.staff_tables.page_content is 'The function of private that gives the part of a row that pages may show.';
comment on column private.staff_tables.is_urgent is 'Whether its changes request a build at once instead of after a quiet period.';
comment on column private.staff_tables.recorded_with is 'Other tables whose rows in the ledger come back with its own, such as the saves of a post.';
comment on column private.staff_tables.rows_of_entry is 'The function of private that gives what an entry changed beside the rows of the ledger; null for nothing.';
comment on column private.staff_tables.followed_by is 'The function of private that finds what the database did because of some changes; null for nothing.';

create type private.undone as (table_name text, row_key jsonb, changes bigint[], overwrites boolean, current_row jsonb, target jsonb);
comment on type private.undone is 'A row of a table of staff as it is, and as it is without some changes (target; null for no row). overwrites: also over newer changes of the same columns.';

create function private.meets_policies(p_table text, p_operation text, p_row jsonb, p_is_new boolean)
returns boolean language plpgsql stable set search_path = '' as $$
declare
  allowed text;
  required text;
  is_met boolean;
begin
  select
    string_agg(rule, ' or ') filter (where permissive = 'PERMISSIVE'),
    string_agg(rule, ' and ') filter (where permissive = 'RESTRICTIVE')
  into allowed, required
  from (
    select permissive, format('(%s)', coalesce(case when p_is_new then coalesce(with_check, qual) else qual end, 'true')) as rule
    from pg_catalog.pg_policies
    where schemaname = 'public' and tablename = p_table and cmd in (p_operation, 'ALL') and roles && array['authenticated', 'public']::name[]
  ) as policy;
  execute format(
    'select (%1$s) and %2$s from jsonb_populate_record(null::public.%3$I, $1) as %3$I', coalesce(allowed, 'false'), coalesce(required, 'true'), p_table
  ) into is_met using p_row;
  return coalesce(is_met, false);
end;
$$;
comment on function private.meets_policies(text, text, jsonb, boolean) is 'Whether row-level security lets the caller insert, update or delete a row (INSERT, UPDATE, DELETE) that is as p_row, before it or, if p_is_new, after it.';

create function private.put_back_by_hand(p_undone private.undone)
returns jsonb language plpgsql set search_path = '' as $$
declare
  name constant text := p_undone.table_name;
  relation constant regclass := format('public.%I', name);
  operation constant text := case when p_undone.target is null then 'DELETE' when p_undone.current_row is null then 'INSERT' else 'UPDATE' end;
begin
  if not (
    operation = 'DELETE' and has_table_privilege('authenticated', relation, operation)
    or operation <> 'DELETE' and has_any_column_privilege('authenticated', relation, operation)
  ) then
    raise exception 'Nobody does this by hand.' using errcode = 'insufficient_privilege', detail = 'not_by_hand';
  -- What owners take back as one decision is what was there, also where nobody may enter it any more.
  elsif coalesce(current_setting('changes.are_free', true), '') <> 'yes' and (
    operation <> 'INSERT' and not private.meets_policies(name, operation, p_undone.current_row, false)
    or operation <> 'DELETE' and not private.meets_policies(name, operation, p_undone.target, true)
  ) then
    perform private.expect_owner();
    raise exception 'A policy of the table refuses it.' using errcode = 'insufficient_privilege', detail = 'refused';
  end if;
  perform private.write_row(name, p_undone.row_key, p_undone.current_row, p_undone.target);
  return p_undone.target;
end;
$$;
comment on function private.put_back_by_hand(private.undone) is 'Puts a row back if the caller may make this change by hand: the table grants it to signed-in people, and its policies allow it to the caller. Otherwise 42501 with owner_only, not_by_hand or refused.';

drop function private.staff_table(regclass, text, text, text[], text, text, text, text, text, boolean);
drop function private.record_table(regclass, text, text[], text, text[], text, text, text);

create function private.record_table(
  p_table regclass,
  p_entity text,
  p_label text[] default '{}',
  p_subject text default 'id',
  p_kept text[] default null,
  p_topic text default null,
  p_writers text default 'staff',
  p_removers text default 'owners',
  p_put_back text default 'put_back_by_hand',
  p_action_of text default 'action_of'
)
returns void language plpgsql set search_path = '' as $$
begin
  insert into private.staff_tables (name, entity, subject, keys, label, kept, topic, writers, removers, put_back, action_of)
  select relname, p_entity, p_subject, array_agg(field.attname order by field.attnum), p_label, p_kept, p_topic, p_writers, p_removers,
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
$$;
comment on function private.record_table(regclass, text, text[], text, text[], text, text, text, text, text) is 'For migrations: records the changes of a table in the ledger. p_put_back and p_action_of are those of private.staff_tables.';

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
  p_is_fixed boolean default false,
  p_put_back text default 'put_back_by_hand',
  p_action_of text default 'action_of'
)
returns void language plpgsql set search_path = '' as $$
declare
  asked constant jsonb := '{"owners": "(select private.is_owner())", "staff": "(select private.is_staff())", "desk": "(select private.is_at_desk())"}';
  called constant jsonb := '{"owners": "Owners", "staff": "Staff", "desk": "Staff and reception"}';
  may_write constant text := asked ->> p_writers;
  may_remove constant text := asked ->> p_removers;
begin
  perform private.record_table(p_table, p_entity, p_label, p_subject, null, p_topic, p_writers, p_removers, p_put_back, p_action_of);
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
$$;
comment on function private.staff_table(regclass, text, text, text[], text, text, text, text, text, boolean, text, text) is 'For migrations: makes a table one that staff edit. Row-level security, what the writers (desk, staff or owners) and removers (staff or owners) may do, updated_at, and the ledger. The table''s own migration says who reads it, and, where the set of rows is fixed, which columns change. p_put_back and p_action_of are those of private.staff_tables.';

drop function private.action_of(text, jsonb, jsonb);

create function private.action_of(p_before jsonb, p_after jsonb)
returns text language sql immutable set search_path = '' as $$
  select case
    when p_after is null then 'deleted'
    when p_before - array['display_order', 'updated_at'] = p_after - array['display_order', 'updated_at'] then 'moved'
    when p_before is null then 'created'
    else 'updated'
  end;
$$;
comment on function private.action_of(jsonb, jsonb) is 'What a change of a row is called on the activity page, where its table has no other words.';

create function private.label_of_row(p_row jsonb, p_columns text[])
returns text language sql immutable set search_path = '' as $$
  select coalesce(
    -- Of a time, the day.
    (
      select nullif(string_agg(case when name like '%\_at' then left(p_row ->> name, 10) else p_row ->> name end, ', '), '')
      from unnest(p_columns) as name
    ),
    p_row ->> 'slug', ''
  );
$$;
comment on function private.label_of_row(jsonb, text[]) is 'The name of a row by its columns, or by its slug.';

create or replace function private.label_of(p_settings private.staff_tables, p_row jsonb)
returns text language plpgsql stable set search_path = '' as $$
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
$$;

drop function private.page_content(text, jsonb);

create function private.page_content(p_row jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select case
    when coalesce((p_row ->> 'is_active')::boolean, true)
      and coalesce(p_row ->> 'status', 'ready') = 'ready'
      and coalesce(p_row ->> 'hidden_at', p_row ->> 'gone_at') is null
    then p_row - array['updated_at', 'evidence', 'seen_at', 'issued', 'file_path']
  end;
$$;
comment on function private.page_content(jsonb) is 'The part of a row that pages may show; null for one that is switched off, incomplete, hidden or deleted.';

create or replace function private.record_change()
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
  if settings.topic is not null then
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
  change.topic := settings.topic;
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
$$;

create or replace function private.undone_row(
  p_row private.changes, p_changes bigint[], p_overwrite boolean,
  out current_row jsonb, out target jsonb, out is_conflict boolean, out is_lost boolean
)
language plpgsql stable set search_path = '' as $$
declare
  silent constant text[] := array['version', 'updated_at', 'is_listed'];
  -- What migrations and imports did to other columns stays. Null for a table that functions write.
  by_hand constant text[] := (
    select array_agg(attname)
    from pg_catalog.pg_attribute
    where attrelid = format('public.%I', p_row.table_name)::regclass and attnum > 0 and not attisdropped
      and has_column_privilege('authenticated', attrelid, attnum, 'update')
  );
  change private.changes;
  after jsonb;
  patch jsonb;
  has_newer boolean;
begin
  current_row := private.stored_row(p_row.table_name, p_row.row_key);
  target := current_row;
  after := current_row;
  is_conflict := false;
  is_lost := false;
  for change in
    select * from private.changes
    where entity = p_row.entity and subject in (p_row.subject, p_row.row_key ->> 'id', 'order') and table_name = p_row.table_name and row_key = p_row.row_key
      and id >= (select min(id) from unnest(p_changes) as id)
    order by id desc
  loop
    if change.operation <> 'insert' and change.before is null then
      is_lost := true;
      return;
    end if;
    if change.id = any (p_changes) then
      if change.operation = 'update' and target is not null then
        select
          coalesce(jsonb_object_agg(field.key, field.value) filter (where field.key <> all (silent) and (p_overwrite or not newer)), '{}'),
          coalesce(bool_or(newer and field.key <> all (silent)), false)
        into patch, has_newer
        from jsonb_each(change.before) as field
        cross join lateral (
          select target -> field.key is distinct from after -> field.key and target -> field.key is distinct from field.value as newer
        ) as state
        where field.value is distinct from after -> field.key
          and (change.actor_id is not null or by_hand is null or field.key = any (by_hand));
        target := target || patch;
        is_conflict := is_conflict or has_newer and not p_overwrite;
      elsif target - silent is not distinct from after - silent or p_overwrite then
        target := change.before;
      elsif target - silent is distinct from change.before - silent then
        is_conflict := true;
      end if;
    end if;
    after := change.before;
  end loop;
end;
$$;

create function private.table_of(p_table text)
returns text language sql stable set search_path = '' as $$
  select coalesce((select name from private.staff_tables where p_table = any (recorded_with)), p_table);
$$;
comment on function private.table_of(text) is 'The table of staff with which a row of the ledger comes back.';

create function private.row_of(p_change private.changes, out table_name text, out row_key jsonb)
language sql stable set search_path = '' as $$
  select private.table_of(p_change.table_name),
    case when private.table_of(p_change.table_name) = p_change.table_name then p_change.row_key else jsonb_build_object('id', p_change.subject) end;
$$;
comment on function private.row_of(private.changes) is 'The row with which a row of the ledger comes back.';

drop function private.put_back_row(private.changes, bigint[], boolean, boolean);

create function private.put_back_row(p_row private.changes, p_changes bigint[], p_overwrite boolean)
returns text language plpgsql set search_path = '' as $$
declare
  put_back constant text := (select entry.put_back from private.staff_tables as entry where name = p_row.table_name);
  undone record;
  wanted private.undone;
  written jsonb;
  changed jsonb;
begin
  select * into undone from private.undone_row(p_row, p_changes, p_overwrite);
  if undone.is_lost then
    return 'no_content';
  elsif undone.is_conflict then
    return 'changed_since';
  end if;
  wanted := row(p_row.table_name, p_row.row_key, p_changes, p_overwrite, undone.current_row, undone.target)::private.undone;
  execute format('select private.%I($1)', put_back) into written using wanted;
  select jsonb_object_agg(field.key, field.value) into changed
  from jsonb_each(written) as field
  where undone.current_row is null or field.value is distinct from undone.current_row -> field.key;
  return case
    when exists (select from jsonb_each_text(undone.target) as field where field.value is not null and written ->> field.key is null)
      or changed::text like '%/blog-media/%' and public.missing_media(private.media_names(changed::text)) <> '{}'
    then 'file_gone'
  end;
end;
$$;
comment on function private.put_back_row(private.changes, bigint[], boolean) is 'Undoes some changes of one row, or of one post with its texts, by the function of its table. Returns why it did not, or file_gone if the row came back without its file; null otherwise.';

drop function private.put_back(bigint[], boolean);

create or replace function private.list_location_pages()
returns void language plpgsql set search_path = '' as $$
begin
  -- Once for many rows, and only if one of them asks for it (private.put_back).
  if current_setting('location_pages.are_listed_later', true) <> '' then
    perform set_config('location_pages.are_listed_later', 'due', true);
    return;
  end if;
  -- Two parallel saves would not see each other's texts.
  perform pg_advisory_xact_lock(hashtext('private.list_location_pages'));

  update public.location_services as link
  set is_listed = found.is_listed
  from (
    select every.location_id, every.service_id, coalesce(verdict.is_listed, false) as is_listed
    from public.location_services as every
    left join (
      select location_id, service_id, bool_and(is_enough) as is_listed
      from private.measure_pages()
      group by location_id, service_id
    ) as verdict using (location_id, service_id)
  ) as found
  where link.location_id = found.location_id and link.service_id = found.service_id
    and link.is_listed <> found.is_listed;
end;
$$;

create function private.put_back(p_changes bigint[], p_overwrite boolean default false, p_is_one_decision boolean default true)
returns jsonb language plpgsql set search_path = '' as $$
declare
  -- These end the whole call: another try later, or after a sign-in, does it all.
  not_now constant text[] := array['sign_in_again', 'change_limit'];
  -- What a person is told; any other rule is "refused".
  told constant text[] := array[
    'owner_only', 'not_by_hand', 'changed_since', 'no_content', 'review_requested', 'review_erased', 'post_trashed', 'canonical_elsewhere'
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
comment on function private.put_back(bigint[], boolean, boolean) is 'Undoes a set of changes, each row on its own, and returns how many rows came back and which did not, and why: {"back", "failed": [{"table", "entity", "subject", "label", "reason"}]}. p_is_one_decision: the limit of a person does not refuse it.';

create or replace function private.put_back_all_or_none(p_changes bigint[], p_overwrite boolean)
returns jsonb language plpgsql set search_path = '' as $$
declare
  report constant jsonb := private.put_back(p_changes, p_overwrite, p_is_one_decision => false);
  reason constant text := jsonb_path_query_first(report, '$.failed[*].reason ? (@ != "file_gone")') #>> '{}';
begin
  if reason is not null then
    raise exception 'It cannot be taken back: %.', reason
      using errcode = case when reason = any (array['owner_only', 'not_by_hand', 'canonical_elsewhere']) then '42501' else 'PT409' end, detail = reason, hint = report::text;
  end if;
  return report;
end;
$$;

create or replace function private.entry_of(p_change private.changes)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_change.id, 'at', p_change.happened_at, 'actorId', p_change.actor_id, 'actor', p_change.actor_email,
    'action', head.action,
    'entity', p_change.entity, 'subject', p_change.subject, 'label', p_change.label,
    'takenBack', p_change.taken_back_at is not null,
    'canTakeBack', p_change.taken_back_at is null and p_change.table_name is not null
      and p_change.happened_at > now() - interval '30 days'
      and (
        (select private.is_owner())
        or 'owners' <> case when head.operation = 'insert' and head.table_name = settings.name then settings.removers else settings.writers end
      )
  )
  from (values (p_change.entity)) as asked (entity)
  left join private.changes as head on head.id = p_change.entry
  left join private.staff_tables as settings on settings.entity = asked.entity and settings.subject = 'id';
$$;

create function private.versions_of(p_entity text, p_subject text)
returns table (id bigint, entry bigint, happened_at timestamptz, actor_email text, action text)
language sql stable set search_path = '' as $$
  with
    kept as (
      select change.*, settings.subject <> 'id' as is_part
      from private.changes as change
      join private.staff_tables as settings on settings.name = private.table_of(change.table_name) and settings.kept is distinct from '{}'
      where change.entity = p_entity and change.subject = p_subject and change.happened_at > now() - interval '30 days'
        and (change.operation = 'insert' or change.before is not null)
    ),
    listed as (
      select max(kept.id) as id, kept.entry from kept group by kept.entry order by 1 desc limit 50
    )
  select listed.id, listed.entry, last.happened_at, last.actor_email, head.action
  from listed
  join private.changes as last on last.id = listed.id
  join private.changes as head on head.id = listed.entry
  union all
  -- The state before the oldest of them, if there was one.
  select oldest.id - 1, oldest.entry, oldest.happened_at, null, 'before'
  from (
    select kept.* from kept join listed using (entry) order by kept.id limit 1
  ) as oldest
  where oldest.operation <> 'insert' or oldest.is_part;
$$;
comment on function private.versions_of(text, text) is 'The last 50 versions of what staff call one thing, and the state before them: those that it can be restored to.';

create or replace function public.list_versions(p_entity text, p_subject text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  silent constant text[] := array['version', 'updated_at', 'is_listed'];
begin
  perform private.expect_writer_of(p_entity);
  return (
    with
      version as (
        select * from private.versions_of(p_entity, p_subject)
      ),
      touched as (
        select distinct on (table_name, row_key) row(change.*)::private.changes as change
        from private.changes as change
        join private.staff_tables as settings on settings.name = change.table_name and settings.kept is distinct from '{}'
        where change.entity = p_entity and change.subject = p_subject and (change.operation = 'insert' or change.before is not null)
          and change.entry in (select entry from version)
        order by table_name, row_key
      )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', version.id, 'at', version.happened_at, 'actor', version.actor_email, 'action', version.action,
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'table', (touched.change).table_name, 'key', (touched.change).row_key,
          'content', private.state_after(touched.change, version.id) - silent
        ) order by (touched.change).table_name, (touched.change).row_key), '[]')
        from touched
      )
    ) order by version.id desc), '[]')
    from version
  );
end;
$$;

create or replace function public.take_back(p_id bigint, p_overwrite boolean default false)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asked private.changes;
begin
  perform private.expect_in('desk');
  select * into asked from private.changes where id = p_id;
  if asked.id is not null then
    perform private.expect_writer_of(asked.entity);
  end if;
  -- Another person may be taking back the same entry.
  perform from private.changes where entry = asked.entry for update;
  if asked.id is null then
    raise exception 'There is no such entry.' using errcode = 'PT404', detail = 'row_gone';
  elsif asked.happened_at <= now() - interval '30 days' then
    raise exception 'It is not kept any more.' using errcode = 'PT409', detail = 'no_content';
  elsif not exists (
    select from private.changes as change
    join private.staff_tables as settings on settings.name = private.table_of(change.table_name) and settings.entity = change.entity
      and settings.kept is distinct from '{}'
    where change.entry = asked.entry
  ) then
    raise exception 'It has changed no row.' using errcode = 'insufficient_privilege', detail = 'not_by_hand';
  end if;
  return private.put_back_all_or_none(array(select id from private.changes where entry = asked.entry and taken_back_at is null), p_overwrite);
end;
$$;
comment on function public.take_back(bigint, boolean) is 'Takes back an entry of the last 30 days. Newer changes of other columns stay; PT409 with changed_since as detail if there are newer changes of the same ones, unless p_overwrite. An entry that was taken back already stays so. For whoever may make these changes by hand.';

create or replace function public.undo_change(p_entity text, p_subject text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  last private.changes;
  report jsonb;
begin
  perform private.expect_writer_of(p_entity);
  select * into last from private.changes where entity = p_entity and subject = p_subject order by id desc limit 1;
  -- The same call may be under way a second time.
  perform from private.changes where entry = last.entry for update;
  select * into last from private.changes where entity = p_entity and subject = p_subject order by id desc limit 1;
  if last.is_undo
    or last.actor_id is distinct from (select auth.uid())
    or last.session_id is distinct from (select auth.jwt() ->> 'session_id')
  then
    raise exception 'It has changed since.' using errcode = 'PT409', detail = 'changed_since';
  end if;
  perform set_config('changes.is_undo', 'yes', true);
  report := private.put_back_all_or_none(
    array(
      select id from private.changes
      where (entity = p_entity and subject = p_subject or entry = last.entry) and happened_at = last.happened_at and taken_back_at is null
    ),
    false
  );
  perform set_config('changes.is_undo', '', true);
  return report;
end;
$$;
comment on function public.undo_change(text, text) is 'Takes back the last change of something, if the caller''s session has made it; PT409 otherwise, and where that change is such an undoing itself: pressed twice, it does not bring the change back. For whoever may make these changes by hand.';

create or replace function public.restore_version(p_entity text, p_subject text, p_id bigint)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.expect_writer_of(p_entity);
  if not exists (select from private.versions_of(p_entity, p_subject) as version where version.id = p_id) then
    raise exception 'There is no such version.' using errcode = 'PT404', detail = 'version_gone';
  end if;
  return private.put_back_all_or_none(
    array(select id from private.changes where entity = p_entity and subject = p_subject and id > p_id), true
  );
end;
$$;
comment on function public.restore_version(text, text, bigint) is 'Makes something again what it was at a version that list_versions() has, as a change of its own. For whoever may make these changes by hand.';

create or replace function public.read_activity(p_id bigint)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  silent constant text[] := array['version', 'updated_at', 'is_listed'];
  shown private.changes;
  part record;
  first private.changes;
  rows jsonb := '[]';
  after jsonb;
  more text;
  more_rows jsonb;
  current_row jsonb;
begin
  perform private.expect_staff();
  select * into shown from private.changes where id = p_id;
  if shown.id is null then
    raise exception 'There is no such entry.' using errcode = 'PT404', detail = 'row_gone';
  end if;
  for part in
    select min(one.id) as first_id, max(one.id) as last_id
    from private.changes as one
    join private.staff_tables as settings on settings.name = one.table_name and settings.kept is distinct from '{}'
    where one.entry = shown.entry
    group by one.table_name, one.row_key
    order by 1
  loop
    select * into first from private.changes where id = part.first_id;
    after := private.state_after(first, part.last_id);
    current_row := private.stored_row(first.table_name, first.row_key);
    if first.before - silent is distinct from after - silent then
      rows := rows || jsonb_build_object(
        'table', first.table_name, 'key', first.row_key, 'before', first.before - silent, 'after', after - silent,
        'current', current_row - silent,
        'isChangedSince', current_row is null and after is not null or after is null and current_row is not null
          or exists (
            select from jsonb_each(after) as field
            where field.key <> all (silent) and field.value is distinct from first.before -> field.key
              and current_row -> field.key is distinct from field.value
          )
      );
    end if;
  end loop;
  for more in select rows_of_entry from private.staff_tables where entity = shown.entity and rows_of_entry is not null loop
    execute format('select private.%I($1)', more) into more_rows using shown.entry;
    rows := rows || more_rows;
  end loop;
  return jsonb_build_object(
    'entry', private.entry_of(shown),
    'state', case
      when shown.taken_back_at is not null then 'taken_back'
      when shown.happened_at < now() - interval '30 days' or rows = '[]' then 'no_content'
      when jsonb_path_exists(rows, '$[*].isChangedSince ? (@ == true)') then 'changed_since'
      else 'open'
    end,
    'rows', rows
  );
end;
$$;

create or replace function public.take_back_everything(
  p_person uuid,
  p_since timestamptz,
  p_session text default null,
  p_except bigint[] default '{}',
  p_dry_run boolean default true
)
returns jsonb language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  excluded constant bigint[] := array(select entry from private.changes where id = any (p_except));
  found bigint[] := array(
    select id from private.changes
    where actor_id = p_person and happened_at >= p_since and table_name is not null and action <> 'drafted' and taken_back_at is null
      and (p_session is null or session_id = p_session)
  );
  own constant bigint[] := found;
  consequence text;
  followed bigint[];
begin
  if p_dry_run then
    perform private.expect_owner();
  else
    perform private.expect_owner_now();
  end if;
  for consequence in select followed_by from private.staff_tables where followed_by is not null loop
    execute format('select private.%I($1, $2)', consequence) into followed using own, p_since;
    found := found || followed;
  end loop;
  found := array(select id from private.changes where id = any (found) and entry <> all (excluded));
  return (
    with
      shown as (
        select distinct on (change.entry) change.id, change.entity
        from unnest(found) as picked (id)
        join private.changes as change using (id)
        join private.staff_tables as settings on settings.entity = change.entity and settings.subject = 'id'
        order by change.entry, change.is_shown desc, change.id desc
      )
    select jsonb_build_object(
      'entries', (
        select coalesce(jsonb_agg(private.entry_of(row(listed.*)::private.changes) order by listed.id desc), '[]')
        from (select id from shown order by id desc limit 1000) as picked
        join private.changes as listed using (id)
      ),
      'counts', (
        select coalesce(jsonb_object_agg(entity, entries), '{}')
        from (select entity, count(*) as entries from shown group by entity) as counted
      ),
      'total', (select count(*) from shown),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object('id', session_id, 'first', first, 'last', last, 'count', entries) order by last desc), '[]')
        from (
          select session_id, min(happened_at) as first, max(happened_at) as last, count(distinct entry) as entries
          from private.changes
          where actor_id = p_person and happened_at >= p_since and session_id is not null
          group by session_id
        ) as session
      ),
      'report', case when p_dry_run then null else private.put_back(found) end
    )
  );
end;
$$;
