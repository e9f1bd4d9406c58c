-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.label_of_row(p_row jsonb, p_columns text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    -- Of a time, the day.
    (
      select nullif(string_agg(case when name like '%\_at' then left(p_row ->> name, 10) else p_row ->> name end, ', '), '')
      from unnest(p_columns) as name
    ),
    p_row ->> 'slug', ''
  );
$function$;
comment on function private.label_of_row(p_row jsonb, p_columns text[]) is 'The name of a row by its columns, or by its slug.';

CREATE OR REPLACE FUNCTION private.meets_policies(p_table text, p_operation text, p_row jsonb, p_is_new boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.meets_policies(p_table text, p_operation text, p_row jsonb, p_is_new boolean) is 'Whether row-level security lets the caller insert, update or delete a row (INSERT, UPDATE, DELETE) that is as p_row, before it or, if p_is_new, after it.';

CREATE OR REPLACE FUNCTION private.put_back_by_hand(p_undone private.undone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.put_back_by_hand(p_undone private.undone) is 'Puts a row back if the caller may make this change by hand: the table grants it to signed-in people, and its policies allow it to the caller. Otherwise 42501 with owner_only, not_by_hand or refused.';

CREATE OR REPLACE FUNCTION private.row_of(p_change private.changes, OUT table_name text, OUT row_key jsonb)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.table_of(p_change.table_name),
    case when private.table_of(p_change.table_name) = p_change.table_name then p_change.row_key else jsonb_build_object('id', p_change.subject) end;
$function$;
comment on function private.row_of(p_change private.changes, OUT table_name text, OUT row_key jsonb) is 'The row with which a row of the ledger comes back.';

CREATE OR REPLACE FUNCTION private.table_of(p_table text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select name from private.staff_tables where p_table = any (recorded_with)), p_table);
$function$;
comment on function private.table_of(p_table text) is 'The table of staff with which a row of the ledger comes back.';

CREATE OR REPLACE FUNCTION private.versions_of(p_entity text, p_subject text)
 RETURNS TABLE(id bigint, entry bigint, happened_at timestamp with time zone, actor_email text, action text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.versions_of(p_entity text, p_subject text) is 'The last 50 versions of what staff call one thing, and the state before them: those that it can be restored to.';
