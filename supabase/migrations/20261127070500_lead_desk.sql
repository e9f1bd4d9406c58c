-- The desk for leads: which columns staff write, who takes a lead away, and the list. It answers what clicks_of_reference() was asked.
drop function public.clicks_of_reference(text);

-- What a press says is copied by the trigger; nobody writes it by hand.
revoke insert, update on table public.leads from authenticated;
grant insert (id, code, press_id, origin, status, service_slug, value_aed, lost_reason) on table public.leads to authenticated;
grant update (status, service_slug, value_aed, lost_reason) on table public.leads to authenticated;

-- A press is known by its code.
alter table public.leads add constraint leads_press_has_code check (press_id is null or code is not null);

-- Whoever has added a lead by mistake takes it away.
drop policy "Owners delete leads" on public.leads;
create policy "Owners delete leads, and for ten minutes whoever added one"
on public.leads for delete to authenticated
using (
  (select private.is_owner())
  or (select private.is_staff()) and added_by = (select auth.uid()) and status = 'talking' and created_at > now() - interval '10 minutes'
);

create index leads_talking_idx on public.leads (created_at) where status = 'talking';

create function public.list_leads(
  p_page integer default 1,
  p_per_page integer default 50,
  p_status text default null,
  p_service text default null,
  p_person uuid default null,
  p_since timestamptz default null,
  p_until timestamptz default null,
  p_id uuid default null
)
-- Planned for the filters of each call: most leave all but one of them open.
returns jsonb language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  today constant timestamptz := private.start_of_day(private.dubai_today());
  places constant bigint := least(greatest(p_per_page, 1), 200);
  first_place constant bigint := (greatest(p_page, 1)::bigint - 1) * places;
begin
  perform private.expect_staff();
  return (
    with matching as not materialized (
      select id, created_at, status = 'talking' and created_at >= today as is_open_today
      from public.leads
      where (p_status is null or status = p_status)
        and (p_service is null or service_slug = p_service)
        and (p_person is null or added_by = p_person)
        and (p_since is null or created_at >= p_since)
        and (p_until is null or created_at < p_until)
        and (p_id is null or id = p_id)
    ),
    -- Each half in the order of an index, as far as the page goes.
    shown as (
      select id, is_open_today
      from (
        (select * from matching where is_open_today order by created_at desc, id limit first_place + places)
        union all
        (select * from matching where not is_open_today order by created_at desc, id limit first_place + places)
      ) as halves
      order by is_open_today desc, created_at desc, id
      limit places offset first_place
    )
    select jsonb_build_object(
      'total', (select count(*) from matching),
      'open_today', (select count(*) from matching where is_open_today),
      'people', (select coalesce(jsonb_agg(jsonb_build_object('id', user_id, 'email', email) order by email), '[]') from public.admins),
      'rows', (
        select coalesce(jsonb_agg(to_jsonb(row) order by row.is_open_today desc, row.created_at desc, row.id), '[]')
        from (
          select lead.id, lead.code, lead.origin, lead.status, lead.service_slug, lead.value_aed, lead.lost_reason, lead.created_at,
            lead.booked_at, lead.done_at, lead.lost_at, lead.pressed_at, lead.page_path, lead.button, lead.lang, lead.place,
            lead.landing_path, lead.first_source, lead.first_campaign, lead.last_source, lead.last_medium, lead.last_campaign,
            lead.added_by, person.email as added_by_email, lead.updated_at, shown.is_open_today
          from shown
          join public.leads as lead on lead.id = shown.id
          left join public.admins as person on person.user_id = lead.added_by
        ) as row
      )
    )
  );
end;
$$;
comment on function public.list_leads(integer, integer, text, text, uuid, timestamptz, timestamptz, uuid) is 'A page of leads, today''s open ones first, then the newest, with the number of all that match and who may have added them. Staff only.';

grant execute on function public.list_leads(integer, integer, text, text, uuid, timestamptz, timestamptz, uuid) to authenticated;

create or replace function public.order_rows(p_table text, p_ids uuid[])
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.expect_owner();
  if p_table not in ('services', 'locations', 'lead_options') then
    raise exception 'Rows of % have no order.', p_table using errcode = 'invalid_parameter_value', detail = 'no_order';
  end if;
  execute format(
    'update public.%I as entry set display_order = wanted.place from unnest($1) with ordinality as wanted (id, place)
    where entry.id = wanted.id and entry.display_order <> wanted.place', p_table
  ) using p_ids;
end;
$$;
comment on function public.order_rows(text, uuid[]) is 'Sets the order of the services, of the locations or of options of leads in one statement; unknown ids are ignored. Owners only.';
