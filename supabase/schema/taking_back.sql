-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.entry_of(p_change private.changes)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
          and not exists (
            select from private.changes as part
            join private.staff_tables as of_part on of_part.name = part.table_name
            where part.entry = p_change.entry and of_part.writers = 'owners'
          )
      )
  )
  from (values (p_change.entity)) as asked (entity)
  left join private.changes as head on head.id = p_change.entry
  left join private.staff_tables as settings on settings.entity = asked.entity and settings.subject = 'id';
$function$;
comment on function private.entry_of(p_change private.changes) is 'An entry of the activity page, by its last change.';

CREATE OR REPLACE FUNCTION private.put_back(p_changes bigint[], p_overwrite boolean DEFAULT false, p_is_one_decision boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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

  -- The changes of each row; of a post, all together. Rows that others refer to are added first and deleted last. Newer changes
  -- are looked for before anything is written: a row that comes back changes those that follow it, as a post does with its plans.
  select coalesce(jsonb_agg(jsonb_build_object(
    'first', found.first, 'ids', found.ids, 'is_changed_since', (private.undone_row(
      jsonb_populate_record(one_change, jsonb_build_object('table_name', found.name, 'row_key', found.row_key)), found.ids, p_overwrite
    )).is_conflict
  ) order by found.is_added, found.place, found.first), '[]')
  into pending
  from (
    select
      settings.name, written.row_key,
      min(change.id) as first, array_agg(change.id) as ids, bool_or(change.operation = 'insert' and change.table_name = settings.name) as is_added,
      min(case when change.operation = 'insert' then -settings.place else settings.place end) as place
    from unnest(p_changes) as picked (id)
    join private.changes as change using (id)
    cross join private.row_of(change) as written
    join private.staff_tables as settings on settings.name = written.table_name and settings.entity = change.entity
      and settings.kept is distinct from '{}'
    group by change.subject, settings.name, written.row_key
  ) as found
  join private.changes as one_change on one_change.id = found.first;

  perform set_config('changes.are_free', case when p_is_one_decision then 'yes' else '' end, true), set_config('location_pages.are_listed_later', 'yes', true);
  loop
    waiting := '[]';
    failures := '[]';
    for unit in select * from jsonb_to_recordset(pending) as unit (first bigint, ids bigint[], is_changed_since boolean) loop
      select * into strict one from private.changes where id = unit.first;
      select table_name, row_key into one.table_name, one.row_key from private.row_of(one);
      begin
        perform set_config(
          'changes.take_back', (select array_agg(distinct entry)::text from private.changes where id = any (unit.ids)), true
        );
        reason := private.put_back_row(one, unit.ids, p_overwrite, unit.is_changed_since);
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
          waiting := waiting || jsonb_build_object('first', unit.first, 'ids', unit.ids, 'is_changed_since', unit.is_changed_since);
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
$function$;
comment on function private.put_back(p_changes bigint[], p_overwrite boolean, p_is_one_decision boolean) is 'Undoes a set of changes, each row on its own, and returns how many rows came back and which did not, and why: {"back", "failed": [{"table", "entity", "subject", "label", "reason"}]}. p_is_one_decision: the limit of a person does not refuse it.';

CREATE OR REPLACE FUNCTION private.put_back_all_or_none(p_changes bigint[], p_overwrite boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.put_back_all_or_none(p_changes bigint[], p_overwrite boolean) is 'Undoes a set of changes, and refuses with the first reason (PT409, 42501 for owner_only) if one of its rows cannot come back.';

CREATE OR REPLACE FUNCTION private.put_back_row(p_row private.changes, p_changes bigint[], p_overwrite boolean, p_is_changed_since boolean)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  put_back constant text := (select entry.put_back from private.staff_tables as entry where name = p_row.table_name);
  undone record;
  wanted private.undone;
  written jsonb;
  changed jsonb;
begin
  select * into undone from private.undone_row(p_row, p_changes, true);
  if undone.is_lost then
    return 'no_content';
  elsif p_is_changed_since then
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
$function$;
comment on function private.put_back_row(p_row private.changes, p_changes bigint[], p_overwrite boolean, p_is_changed_since boolean) is 'Undoes some changes of one row, or of one post with its texts, by the function of its table. p_is_changed_since: others have changed it since. Returns why it did not, or file_gone if the row came back without its file; null otherwise.';

CREATE OR REPLACE FUNCTION private.state_after(p_change private.changes, p_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  next private.changes;
begin
  select * into next
  from private.changes
  where entity = p_change.entity and subject in (p_change.subject, p_change.row_key ->> 'id', 'order') and id > p_id
    and table_name = p_change.table_name and row_key = p_change.row_key
  order by id
  limit 1;
  return case when next.id is null then private.stored_row(p_change.table_name, p_change.row_key) else next.before end;
end;
$function$;
comment on function private.state_after(p_change private.changes, p_id bigint) is 'The row of a change, as it was after a later or earlier change: the next one has kept it.';

CREATE OR REPLACE FUNCTION private.stored_row(p_table text, p_key jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  settings constant private.staff_tables := (select entry from private.staff_tables as entry where name = p_table);
  stored jsonb;
begin
  execute format(
    'select to_jsonb(stored) from public.%1$I as stored, jsonb_populate_record(null::public.%1$I, $1) as wanted where %2$s',
    p_table, (select string_agg(format('stored.%1$I = wanted.%1$I', key), ' and ') from unnest(settings.keys) as key)
  ) into stored using p_key;
  return private.kept_columns(stored, settings.kept);
end;
$function$;
comment on function private.stored_row(p_table text, p_key jsonb) is 'A row of a table of staff as it is now, with the columns that the ledger keeps; null without it.';

CREATE OR REPLACE FUNCTION private.text_rows_of_entry(p_entry bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with
    saves as (
      select (row_key ->> 'version')::bigint as version, subject::uuid as post_id
      from private.changes
      where entry = p_entry and table_name = 'blog_post_revisions' and entity = 'blog_post'
    ),
    revision as (
      select snapshot, version from public.blog_post_revisions where kind = 'save' and post_id in (select post_id from saves)
    ),
    state as (
      select
        (select snapshot from revision where version < (select min(version) from saves) order by version desc limit 1) as before,
        (select snapshot from revision where version = (select max(version) from saves) limit 1) as after,
        (select snapshot from revision order by version desc limit 1) as current
    ),
    part as (
      select
        'blog_post_translations' as table_name, jsonb_build_object('lang', lang) as key,
        jsonb_path_query_first(before, '$.translations[*] ? (@.lang == $lang)', jsonb_build_object('lang', lang)) as before,
        jsonb_path_query_first(after, '$.translations[*] ? (@.lang == $lang)', jsonb_build_object('lang', lang)) as after,
        jsonb_path_query_first(current, '$.translations[*] ? (@.lang == $lang)', jsonb_build_object('lang', lang)) as current
      from state, unnest(array['en', 'ar']) as lang
      union all
      select
        'blog_post_tags', '{}', jsonb_build_object('tags', before -> 'tags'), jsonb_build_object('tags', after -> 'tags'),
        jsonb_build_object('tags', current -> 'tags')
      from state
    )
  select coalesce(jsonb_agg(jsonb_build_object(
    'table', table_name, 'key', key, 'before', before, 'after', after, 'current', current, 'isChangedSince', current is distinct from after
  )), '[]')
  from part
  where before is distinct from after and exists (select from saves);
$function$;
comment on function private.text_rows_of_entry(p_entry bigint) is 'The texts and tags of a post before and after an entry, and now, from its revisions.';

CREATE OR REPLACE FUNCTION private.undone_row(p_row private.changes, p_changes bigint[], p_overwrite boolean, OUT current_row jsonb, OUT target jsonb, OUT is_conflict boolean, OUT is_lost boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.undone_row(p_row private.changes, p_changes bigint[], p_overwrite boolean, OUT current_row jsonb, OUT target jsonb, OUT is_conflict boolean, OUT is_lost boolean) is 'A row as it is now, and without some of its changes. is_conflict: a newer change of the same columns stays, unless p_overwrite. is_lost: the ledger no longer has the content.';

CREATE OR REPLACE FUNCTION private.undone_text(p_post uuid, p_changes bigint[], p_overwrite boolean, OUT snapshot jsonb, OUT is_conflict boolean, OUT is_lost boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  undone uuid[];
  first_version bigint;
  last_version bigint;
  is_newer boolean;
  latest public.blog_post_revisions;
  former public.blog_post_revisions;
begin
  is_conflict := false;
  is_lost := false;
  select array_agg((row_key ->> 'id')::uuid), min((row_key ->> 'version')::bigint), max((row_key ->> 'version')::bigint)
  into undone, first_version, last_version
  from private.changes
  where id = any (p_changes) and entity = 'blog_post' and subject = p_post::text and table_name = 'blog_post_revisions';
  if undone is null then
    return;
  end if;
  select * into latest from public.blog_post_revisions where post_id = p_post and kind = 'save' order by version desc limit 1;
  is_newer := latest.id <> all (undone) and latest.snapshot - 'post' is distinct from (
    select save.snapshot - 'post' from public.blog_post_revisions as save where save.id = any (undone) and save.version = last_version
  );
  select * into former
  from public.blog_post_revisions
  where post_id = p_post and kind = 'save' and id <> all (undone)
    -- A save in between that is not to be undone stays.
    and (version < first_version or latest.id = any (undone) and not p_overwrite)
  order by version desc
  limit 1;
  if former.id is null then
    is_lost := true;
  elsif p_overwrite or not is_newer then
    snapshot := former.snapshot;
  else
    is_conflict := latest.snapshot - 'post' is distinct from former.snapshot - 'post';
  end if;
end;
$function$;
comment on function private.undone_text(p_post uuid, p_changes bigint[], p_overwrite boolean, OUT snapshot jsonb, OUT is_conflict boolean, OUT is_lost boolean) is 'The texts of a post without some of its saves: the snapshot of the last save that stays; null if nothing is to be written. The other values are those of undone_row().';

CREATE OR REPLACE FUNCTION private.write_row(p_table text, p_key jsonb, p_current jsonb, p_target jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  same_row constant text := (
    select string_agg(format('stored.%1$I = wanted.%1$I', key), ' and ') from private.staff_tables, unnest(keys) as key where name = p_table
  );
  -- A column that the ledger does not know keeps its value, or gets its default. One that is gone is left out.
  columns constant text[] := array(
    select field.attname
    from pg_catalog.pg_attribute as field
    where field.attrelid = format('public.%I', p_table)::regclass and field.attnum > 0 and not field.attisdropped
      and field.attgenerated = '' and p_target ? field.attname
      and (p_current is null or p_target -> field.attname is distinct from p_current -> field.attname)
  );
begin
  if p_target is null then
    execute format(
      'delete from public.%1$I as stored using jsonb_populate_record(null::public.%1$I, $1) as wanted where %2$s', p_table, same_row
    ) using p_key;
  elsif p_current is null then
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      p_table, (select string_agg(quote_ident(name), ', ') from unnest(columns) as name)
    ) using p_target || p_key;
  elsif columns <> '{}' then
    execute format(
      'update public.%1$I as stored set %2$s from jsonb_populate_record(null::public.%1$I, $1) as wanted where %3$s',
      p_table, (select string_agg(format('%1$I = wanted.%1$I', name), ', ') from unnest(columns) as name), same_row
    ) using p_target || p_key;
  end if;
end;
$function$;
comment on function private.write_row(p_table text, p_key jsonb, p_current jsonb, p_target jsonb) is 'Makes a row as wanted: adds, changes or deletes it.';

CREATE OR REPLACE FUNCTION public.list_activity(p_person uuid DEFAULT NULL::uuid, p_entity text DEFAULT NULL::text, p_since timestamp with time zone DEFAULT NULL::timestamp with time zone, p_until timestamp with time zone DEFAULT NULL::timestamp with time zone, p_before bigint DEFAULT NULL::bigint, p_limit integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  return jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(private.entry_of(row(shown.*)::private.changes) order by shown.id desc), '[]')
      from (
        select *
        from private.changes
        where is_shown
          and (p_person is null or actor_id = p_person)
          and (p_entity is null or entity = p_entity)
          and (p_since is null or happened_at >= p_since)
          and (p_until is null or happened_at < p_until)
          and (p_before is null or id < p_before)
        order by id desc
        limit least(greatest(p_limit, 1), 200)
      ) as shown
    ),
    'people', (
      -- One step through the index for each person, instead of every row.
      with recursive person as (
        (select actor_id from private.changes where actor_id is not null order by actor_id limit 1)
        union all
        (
          select next.actor_id
          from person
          cross join lateral (
            select actor_id from private.changes where actor_id > person.actor_id order by actor_id limit 1
          ) as next
        )
      ),
      named as (
        select actor_id, (
          select actor_email from private.changes as last where last.actor_id = person.actor_id order by id desc limit 1
        ) as actor_email
        from person
      )
      select coalesce(jsonb_agg(jsonb_build_object('id', actor_id, 'email', actor_email) order by actor_email), '[]') from named
    )
  );
end;
$function$;
comment on function list_activity(p_person uuid, p_entity text, p_since timestamp with time zone, p_until timestamp with time zone, p_before bigint, p_limit integer) is 'What was done, newest first: {"entries", "people"}; p_before is the id of the last entry of the page before. Staff only.';

CREATE OR REPLACE FUNCTION public.list_versions(p_entity text, p_subject text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function list_versions(p_entity text, p_subject text) is 'The last 50 versions of what staff call one thing (its rows in all tables), newest first, with the state before them. Staff only.';

CREATE OR REPLACE FUNCTION public.read_activity(p_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function read_activity(p_id bigint) is 'An entry with its rows before and after it, and as they are now: {"entry", "state", "rows"}. Staff only.';

CREATE OR REPLACE FUNCTION public.restore_version(p_entity text, p_subject text, p_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_writer_of(p_entity);
  if not exists (select from private.versions_of(p_entity, p_subject) as version where version.id = p_id) then
    raise exception 'There is no such version.' using errcode = 'PT404', detail = 'version_gone';
  end if;
  return private.put_back_all_or_none(
    array(select id from private.changes where entity = p_entity and subject = p_subject and id > p_id), true
  );
end;
$function$;
comment on function restore_version(p_entity text, p_subject text, p_id bigint) is 'Makes something again what it was at a version that list_versions() has, as a change of its own. For whoever may make these changes by hand.';

CREATE OR REPLACE FUNCTION public.take_back(p_id bigint, p_overwrite boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function take_back(p_id bigint, p_overwrite boolean) is 'Takes back an entry of the last 30 days. Newer changes of other columns stay; PT409 with changed_since as detail if there are newer changes of the same ones, unless p_overwrite. An entry that was taken back already stays so. For whoever may make these changes by hand.';

CREATE OR REPLACE FUNCTION public.take_back_everything(p_person uuid, p_since timestamp with time zone, p_session text DEFAULT NULL::text, p_except bigint[] DEFAULT '{}'::bigint[], p_dry_run boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '60s'
AS $function$
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
$function$;
comment on function take_back_everything(p_person uuid, p_since timestamp with time zone, p_session text, p_except bigint[], p_dry_run boolean) is 'What a person, or one session of theirs, has changed since a moment, as entries and counts by kind; unless it is a dry run, takes all of it back but the entries p_except, each row on its own, and reports what came back and what did not. It is one transaction, and may be repeated. For owners; not in a dry run, with the password within the last hour.';

CREATE OR REPLACE FUNCTION public.undo_change(p_entity text, p_subject text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function undo_change(p_entity text, p_subject text) is 'Takes back the last change of something, if the caller''s session has made it; PT409 otherwise, and where that change is such an undoing itself: pressed twice, it does not bring the change back. For whoever may make these changes by hand.';
