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

create function public.forget_click_ids(p_browser uuid)
returns void language sql security definer set search_path = '' as $$
  delete from public.click_ids where browser = p_browser;
$$;
comment on function public.forget_click_ids(uuid) is 'Deletes the click ids of a browser, which alone knows its key.';

grant execute on function public.forget_click_ids(uuid) to anon, authenticated;

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

create table private.exported_steps (
  lead_id uuid not null,
  step text not null check (step in ('booked', 'done', 'lost')),
  export_id uuid not null references public.conversion_exports (id) on delete cascade,
  primary key (lead_id, step)
);
comment on table private.exported_steps is 'Which export holds which step of a lead. Why: Each step is in one file only. Kept: For good, also when the lead is deleted and comes back. Subject: Visitors.';

create index exported_steps_export_idx on private.exported_steps (export_id);
alter table private.exported_steps enable row level security;

create view private.lead_steps as
select lead.id as lead_id, lead.code, lead.status, lead.value_aed, reached.step, reached.happened_at, held.export_id
from public.leads as lead
cross join lateral (values ('booked', lead.booked_at), ('done', lead.done_at), ('lost', lead.lost_at)) as reached (step, happened_at)
left join private.exported_steps as held on held.lead_id = lead.id and held.step = reached.step
where reached.happened_at is not null;

create function public.export_conversions(p_first date, p_last date)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  -- The most precise first.
  of_google constant text[] := array['gclid', 'gbraid', 'wbraid'];
  export public.conversion_exports;
  is_new boolean;
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

  insert into private.exported_steps (lead_id, step, export_id)
  select reached.lead_id, reached.step, export.id
  from private.lead_steps as reached
  where reached.happened_at >= starts and reached.happened_at < ends and case reached.step
    -- After a booking that a file holds.
    when 'lost' then exists (select from private.exported_steps as held where held.lead_id = reached.lead_id and held.step = 'booked')
    else reached.status <> 'lost' and exists (select from public.click_ids where code = reached.code and kind = any (of_google))
  end
  on conflict do nothing;
  if found then
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
      select coalesce(jsonb_agg(to_jsonb(line) order by line.happened_at, line.order_id), '[]')
      from (
        select reached.lead_id || '-' || reached.step as order_id, reached.step, reached.happened_at, reached.value_aed, click.kind, click.value
        from private.lead_steps as reached
        -- One id of a lead.
        cross join lateral (
          select kind, value from public.click_ids where code = reached.code and kind = any (of_google)
          order by array_position(of_google, kind)
          limit 1
        ) as click
        where reached.export_id = export.id and reached.step <> 'lost'
      ) as line
    ),
    'adjustments', (
      select coalesce(jsonb_agg(to_jsonb(line) order by line.happened_at, line.order_id), '[]')
      from (
        select held.lead_id || '-' || held.step as order_id, held.step, lost.happened_at
        from private.lead_steps as lost
        join private.exported_steps as held on held.lead_id = lost.lead_id and held.step <> 'lost'
        where lost.export_id = export.id and lost.step = 'lost'
      ) as line
    ),
    'elsewhere', (
      select coalesce(jsonb_agg(to_jsonb(other) order by other.first_day, other.last_day), '[]')
      from (
        select held.first_day, held.last_day, count(*) as steps
        from private.lead_steps as reached
        join public.conversion_exports as held on held.id = reached.export_id
        where reached.happened_at >= starts and reached.happened_at < ends and held.id <> export.id
        group by held.id
      ) as other
    ),
    'others', (
      select coalesce(jsonb_object_agg(kind, steps), '{}')
      from (
        select click.kind, count(*) as steps
        from private.lead_steps as reached
        join public.click_ids as click on click.code = reached.code and click.kind <> all (of_google)
        where reached.happened_at >= starts and reached.happened_at < ends and reached.step <> 'lost' and reached.status <> 'lost'
          and not exists (select from public.click_ids where code = reached.code and kind = any (of_google))
        group by click.kind
      ) as other
    )
  );
end;
$$;
comment on function public.export_conversions(date, date) is 'What Google Ads imports for days in Dubai: bookings, visits that were done, and bookings that were lost since. Each step of a lead is in the first export that holds it, and the same period gives the same rows again; a period without a step of its own is not stored, any other is an entry of the ledger. "elsewhere" are the exports that hold other steps of these days, "others" counts steps that only Meta or TikTok know. Only leads whose visitor agreed. Owners only.';

grant execute on function public.export_conversions(date, date) to authenticated;
