-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone adds the id of a click, staff do not" on public.click_ids for insert to anon, authenticated
  with check (((created_at = now()) AND (NOT ( SELECT private.has_account() AS has_account))));

create policy "Owners read exports" on public.conversion_exports for select to authenticated
  using (( SELECT private.is_owner() AS is_owner));

CREATE OR REPLACE FUNCTION private.keep_turns()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.lead_turns as kept (lead_id, step, turned_at, changed_at)
  select coalesce(new.id, old.id), turn.step, case when turn.was_so <> turn.is_so then now() end, now()
  from (values
    ('booked', coalesce(old.status in ('booked', 'done'), false), coalesce(new.status in ('booked', 'done'), false)),
    ('done', coalesce(old.status = 'done', false), coalesce(new.status = 'done', false))
  ) as turn (step, was_so, is_so)
  where (turn.was_so <> turn.is_so or turn.is_so and old.value_aed is distinct from new.value_aed)
    -- A lead that comes back from a deletion is what it was, unless Google was told of it.
    and (tg_op = 'UPDATE' or exists (select from private.told_conversions where lead_id = coalesce(new.id, old.id)))
  on conflict (lead_id, step) do update
  set turned_at = coalesce(excluded.turned_at, kept.turned_at), changed_at = excluded.changed_at;
  return null;
end;
$function$;
comment on function private.keep_turns() is 'Trigger: keeps when a lead has come to a step or left it, or its value has changed.';

CREATE OR REPLACE FUNCTION public.export_conversions(p_first date, p_last date)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Google takes adjustments of conversions that are at most 54 days old.
  oldest constant timestamptz := now() - interval '54 days';
  export public.conversion_exports;
  is_new boolean;
  added bigint := 0;
  more bigint;
  unadjustable bigint;
  starts constant timestamptz := private.start_of_day(p_first);
  ends constant timestamptz := private.start_of_day(p_last + 1);
begin
  perform private.expect_owner();
  if p_first is null or p_last is null or p_last < p_first or p_last - p_first > 90 then
    raise exception 'A period has 1 to 91 days.' using errcode = 'check_violation', detail = 'period_out_of_range';
  end if;
  -- One at a time, so that each step finds the export that has it.
  perform pg_advisory_xact_lock(hashtextextended('export_conversions', 0));
  select * into export from public.conversion_exports where first_day = p_first and last_day = p_last;
  is_new := not found;
  if is_new then
    insert into public.conversion_exports (first_day, last_day) values (p_first, p_last) returning * into export;
  end if;

  -- Google knows no adjustment of clicks that it knows by a wbraid.
  select count(*) into unadjustable
  from private.followed_steps as step
  where is_told and changed_at >= starts and changed_at < ends and (kind = 'wbraid' or conversion_at < oldest)
    and (not is_so or not is_withdrawn and value_aed <> told_value);

  -- A value of nothing would be the last thing that Google takes of a conversion: it is taken back, and told again.
  insert into private.told_conversions (export_id, lead_id, step, round, adjustment, kind, happened_at, value_aed, is_withdrawn)
  select export.id, lead_id, step, round, 'retract', kind, changed_at, told_value, is_withdrawn
  from private.followed_steps
  where is_told and changed_at >= starts and changed_at < ends and kind <> 'wbraid' and conversion_at >= oldest
    and (not is_so or value_aed = 0 and told_value > 0 and not is_withdrawn);
  get diagnostics more = row_count;
  added := added + more;

  insert into private.told_conversions (export_id, lead_id, step, round, adjustment, kind, happened_at, value_aed)
  select export.id, lead_id, step, round, 'restate', kind, changed_at, value_aed
  from private.followed_steps
  where is_told and changed_at >= starts and changed_at < ends and kind <> 'wbraid' and conversion_at >= oldest
    and is_so and value_aed <> told_value and value_aed > 0 and not is_withdrawn;
  get diagnostics more = row_count;
  added := added + more;

  insert into private.told_conversions (export_id, lead_id, step, round, kind, happened_at, value_aed)
  select export.id, lead_id, step, coalesce(round + 1, 1), kind_of_id, case when round is null then happened_at else changed_at end, value_aed
  from private.followed_steps
  cross join lateral (select case when round is null then came_at else changed_at end as day) as file
  where is_so and not is_told and has_id and file.day >= starts and file.day < ends;
  get diagnostics more = row_count;
  added := added + more;

  if added > 0 then
    perform private.record_event(
      case when is_new then 'created' else 'updated' end, 'conversion_export', export.id::text, p_first || ' – ' || p_last
    );
  elsif is_new then
    -- Days without a step of their own leave nothing behind.
    delete from public.conversion_exports where id = export.id;
  end if;

  return jsonb_build_object(
    'export', jsonb_build_object('first_day', p_first, 'last_day', p_last),
    'conversions', (
      select coalesce(
        jsonb_agg(jsonb_build_object(
          'order_id', order_id, 'step', step, 'happened_at', happened_at, 'value_aed', value_aed, 'kind', kind, 'value', value
        ) order by happened_at, order_id), '[]')
      from private.conversion_lines
      where export_id = export.id and adjustment is null
    ),
    'adjustments', (
      select coalesce(
        jsonb_agg(jsonb_build_object(
          'order_id', order_id, 'step', step, 'happened_at', happened_at, 'type', adjustment,
          'value_aed', case adjustment when 'restate' then value_aed end
        ) order by happened_at, order_id), '[]')
      from private.conversion_lines
      where export_id = export.id and adjustment is not null
    ),
    'unadjustable', unadjustable,
    'elsewhere', (
      select coalesce(jsonb_agg(to_jsonb(other) order by other.first_day, other.last_day), '[]')
      from (
        select held.first_day, held.last_day, count(*) as steps
        from private.conversion_lines as line
        join public.conversion_exports as held on held.id = line.export_id
        where line.happened_at >= starts and line.happened_at < ends and held.id <> export.id
        group by held.id
      ) as other
    ),
    'others', (
      select coalesce(jsonb_object_agg(kind, steps), '{}')
      from (
        select click.kind, count(*) as steps
        from private.followed_steps as step
        join public.leads as lead on lead.id = step.lead_id
        join public.click_ids as click on click.code = lead.code and click.kind in ('fbclid', 'ttclid')
        where step.is_so and not step.has_id and step.came_at >= starts and step.came_at < ends
        group by click.kind
      ) as other
    )
  );
end;
$function$;
comment on function export_conversions(p_first date, p_last date) is 'What Google Ads imports for days in Dubai: bookings and visits that were done, and adjustments of what it was told before: "retract" of a step that is no longer so, "restate" of a value that changed. Each is in the first export of its day, and the same period gives the same rows again; a period without a row of its own is not stored, any other is an entry of the ledger. "elsewhere" are the exports that hold other rows of these days, "others" counts steps that only Meta or TikTok know, "unadjustable" changes that Google does not take. Only leads whose visitor agreed; of who has withdrawn only retractions. Owners only.';

CREATE OR REPLACE FUNCTION public.forget_click_ids(p_browser uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.told_conversions
  set is_withdrawn = true
  where not is_withdrawn and lead_id in (
    select lead.id from public.leads as lead join public.click_ids as click on click.code = lead.code where click.browser = p_browser
    union all
    select gone.lead_id
    from private.deleted_lead_codes as gone
    join public.click_ids as click on click.code = gone.code
    where click.browser = p_browser
  );
  delete from public.click_ids where browser = p_browser;
$function$;
comment on function forget_click_ids(p_browser uuid) is 'Deletes the click ids of a browser, which alone knows its key. Of its conversions that a file holds, Google is told nothing more than that they are taken back.';
