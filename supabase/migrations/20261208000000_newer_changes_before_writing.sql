-- Taking back looks for newer changes before it writes: an article that came back first had moved its plans, and they were reported as
-- changed since.

drop function private.put_back_row(private.changes, bigint[], boolean);

create function private.put_back_row(p_row private.changes, p_changes bigint[], p_overwrite boolean, p_is_changed_since boolean)
returns text language plpgsql set search_path = '' as $$
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
$$;
comment on function private.put_back_row(private.changes, bigint[], boolean, boolean) is 'Undoes some changes of one row, or of one post with its texts, by the function of its table. p_is_changed_since: others have changed it since. Returns why it did not, or file_gone if the row came back without its file; null otherwise.';

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
$$;
