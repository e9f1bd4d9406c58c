-- Ids of advertisements' clicks, of visitors who agreed, joined to a press by its code.
create table public.click_ids (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code ~ '^[A-Z0-9]{4,16}$'),
  kind text not null check (kind in ('gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid')),
  value text not null check (value ~ '^[A-Za-z0-9_.-]+$' and char_length(value) <= 500),
  browser uuid not null,
  created_at timestamptz not null default now(),
  unique (code, kind)
);

comment on table public.click_ids is 'Ids of clicks on advertisements, by kind, of visitors who agreed. Why: The advertiser learns which advertisements led to bookings. Kept: 90 days, or until the visitor withdraws. Subject: Visitors.';
comment on column public.click_ids.code is 'The code of the press.';
comment on column public.click_ids.value is 'Personal: the advertiser can tie it to a click on its advertisement.';
comment on column public.click_ids.browser is 'Made by the browser at random with the consent, and known to it alone: with it a withdrawal deletes the rows. Personal: ties presses of one browser.';

create index click_ids_browser_idx on public.click_ids (browser);
create index click_ids_created_at_idx on public.click_ids (created_at);

-- Nobody reads a row: whoever knows a browser's key deletes what the browser stored. Owners get the ids by their exports.
alter table public.click_ids enable row level security;
grant insert on table public.click_ids to anon, authenticated;
grant select, insert, update, delete on table public.click_ids to service_role;

create policy "Everyone adds the id of a click, staff do not"
on public.click_ids for insert to anon, authenticated
with check (created_at = now() and not (select private.is_staff()));

insert into private.event_limits (table_name, per_minute, per_day, client_per_minute, client_per_day, bytes_per_day, row_bytes)
values ('click_ids', 300, 20000, 30, 300, 2000000, 200);

create trigger click_ids_accept
before insert on public.click_ids
for each row execute function private.accept_event('code');

create trigger click_ids_then_count
after insert on public.click_ids
for each row when (current_user in ('anon', 'authenticated'))
execute function private.accept_event();

create table public.conversion_exports (
  id uuid primary key default gen_random_uuid(),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  made_at timestamptz not null default now(),
  unique (first_day, last_day)
);
comment on table public.conversion_exports is 'Periods whose bookings were given to an advertiser as a file. Why: Each step of a lead is in one file only. Kept: For good. Subject: Staff.';

alter table public.conversion_exports enable row level security;
grant select on table public.conversion_exports to authenticated;
grant select, insert, update, delete on table public.conversion_exports to service_role;
create policy "Owners read exports"
on public.conversion_exports for select to authenticated
using ((select private.is_owner()));

create table private.told_conversions (
  id bigint generated always as identity primary key,
  export_id uuid not null references public.conversion_exports (id) on delete cascade,
  lead_id uuid not null,
  step text not null check (step in ('booked', 'done')),
  round smallint not null default 1 check (round >= 1),
  order_id text not null generated always as (lead_id::text || '-' || step || case when round > 1 then '-' || round::text else '' end) stored,
  adjustment text check (adjustment in ('restate', 'retract')),
  kind text not null check (kind in ('gclid', 'gbraid', 'wbraid')),
  happened_at timestamptz not null,
  value_aed numeric(9, 2) not null,
  is_withdrawn boolean not null default false,
  told_at timestamptz not null default now()
);
comment on table private.told_conversions is 'Each row that a file for Google Ads holds: a conversion, or what was adjusted of it later. Why: Each step of a lead is told once, and taken back or restated when it has changed. Kept: For good, also when the lead is deleted. Subject: Visitors.';
comment on column private.told_conversions.round is 'How many times the step was told: Google takes nothing more for a conversion that was retracted, so the next one has another order id.';
comment on column private.told_conversions.adjustment is 'Empty for the conversion itself.';
comment on column private.told_conversions.kind is 'By which kind of id Google knows the click.';
comment on column private.told_conversions.happened_at is 'Of an adjustment, when the lead changed.';
comment on column private.told_conversions.value_aed is 'What Google was told; of a retraction, what is taken back.';
comment on column private.told_conversions.is_withdrawn is 'The visitor has withdrawn: what was told may be taken back, and nothing else is told.';

create unique index told_conversions_order_idx on private.told_conversions (order_id) where adjustment is null;
create index told_conversions_lead_idx on private.told_conversions (lead_id, step, id desc);
create index told_conversions_export_idx on private.told_conversions (export_id);
alter table private.told_conversions enable row level security;

create table private.lead_turns (
  lead_id uuid not null,
  step text not null check (step in ('booked', 'done')),
  turned_at timestamptz,
  changed_at timestamptz not null,
  primary key (lead_id, step)
);
comment on table private.lead_turns is 'When leads came to a step or left it, or their value changed, also by a deletion. Why: The file of that day has the change, and an adjustment says when it was. Kept: For good. Subject: Visitors.';
comment on column private.lead_turns.turned_at is 'When the lead came back to the step, or left it.';
comment on column private.lead_turns.changed_at is 'When it did so, or its value changed.';
alter table private.lead_turns enable row level security;

create function private.keep_turns()
returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function private.keep_turns() is 'Trigger: keeps when a lead has come to a step or left it, or its value has changed.';

create trigger leads_keep_turns
after insert or update or delete on public.leads
for each row execute function private.keep_turns();

create function public.forget_click_ids(p_browser uuid)
returns void language sql security definer set search_path = '' as $$
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
$$;
comment on function public.forget_click_ids(uuid) is 'Deletes the click ids of a browser, which alone knows its key. Of its conversions that a file holds, Google is told nothing more than that they are taken back.';

grant execute on function public.forget_click_ids(uuid) to anon, authenticated;

-- Steps as they are, and what Google was told last of each.
create view private.followed_steps as
select
  lead_id, step, told.round, told.conversion_at, told.kind, told.is_withdrawn, click.value is not null as has_id, click.kind as kind_of_id,
  coalesce(told.adjustment is distinct from 'retract', false) and told.lead_id is not null as is_told,
  now_so.lead_id is not null as is_so, now_so.value_aed, now_so.happened_at, told.value_aed as told_value,
  -- A booking that was lost and is one again has the time of the first.
  greatest(now_so.happened_at, turn.turned_at) as came_at,
  -- Google takes an adjustment, and a conversion after a retraction, only with a later time than what it has.
  greatest(told.happened_at + interval '1 second', coalesce(
    case when (now_so.lead_id is not null) = (told.adjustment is distinct from 'retract') then turn.changed_at else turn.turned_at end,
    known.updated_at,
    now()
  )) as changed_at
from (
  select lead.id as lead_id, lead.code, lead.value_aed, reached.step, reached.happened_at
  from public.leads as lead
  cross join lateral (values
    ('booked', lead.booked_at, lead.status in ('booked', 'done')),
    ('done', lead.done_at, lead.status = 'done')
  ) as reached (step, happened_at, is_so)
  where reached.is_so and reached.happened_at is not null
) as now_so
full join (
  select distinct on (line.lead_id, line.step) line.*, conversion.happened_at as conversion_at
  from private.told_conversions as line
  join private.told_conversions as conversion on conversion.order_id = line.order_id and conversion.adjustment is null
  order by line.lead_id, line.step, line.id desc
) as told using (lead_id, step)
left join private.lead_turns as turn using (lead_id, step)
left join public.leads as known on known.id = lead_id
-- One id of a lead, the most precise.
left join lateral (
  select kind, value from public.click_ids
  where code = now_so.code and kind in ('gclid', 'gbraid', 'wbraid')
  order by array_position(array['gclid', 'gbraid', 'wbraid'], kind)
  limit 1
) as click on true;

-- What the files hold. A conversion needs the id of its click, which a withdrawal and a deletion take away.
create view private.conversion_lines as
select line.*, click.value
from private.told_conversions as line
left join public.leads as lead on lead.id = line.lead_id
left join public.click_ids as click on click.code = lead.code and click.kind = line.kind
where case line.adjustment when 'retract' then true when 'restate' then not line.is_withdrawn else click.value is not null end;

create function public.export_conversions(p_first date, p_last date)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.export_conversions(date, date) is 'What Google Ads imports for days in Dubai: bookings and visits that were done, and adjustments of what it was told before: "retract" of a step that is no longer so, "restate" of a value that changed. Each is in the first export of its day, and the same period gives the same rows again; a period without a row of its own is not stored, any other is an entry of the ledger. "elsewhere" are the exports that hold other rows of these days, "others" counts steps that only Meta or TikTok know, "unadjustable" changes that Google does not take. Only leads whose visitor agreed; of who has withdrawn only retractions. Owners only.';

grant execute on function public.export_conversions(date, date) to authenticated;
