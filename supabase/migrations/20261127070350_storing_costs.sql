-- A report of a year by day has more lines than a person has points in an hour, and storing it is one decision.
create or replace function private.spend(p_last private.changes, inout p_new private.changes, p_points integer, p_bytes bigint)
language plpgsql set search_path = '' as $$
declare
  most_points_in_an_hour constant integer := 1000;
  most_bytes_in_a_day constant bigint := 200000000;
  is_free constant boolean := coalesce(current_setting('changes.are_free', true) = 'yes', false);
begin
  if is_free then
    -- What is free leaves a person the points that they had.
    p_points := 0;
  end if;
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
  if not is_free and (p_points > most_points_in_an_hour or p_bytes > most_bytes_in_a_day) then
    raise exception 'A person may change % rows in an hour and % MB in a day.', most_points_in_an_hour, most_bytes_in_a_day / 1000000
      using errcode = 'PT429', detail = 'change_limit', hint = json_build_object('minutes', ceil(extract(epoch from case
        when p_points > most_points_in_an_hour then p_new.hour_began_at + interval '1 hour'
        else p_new.day_began_at + interval '1 day'
      end - now()) / 60))::text;
  end if;
end;
$$;

-- Finding a spelling takes longer than storing a row; a report has each campaign many times, and is spelled before.
drop trigger campaign_costs_spell on public.campaign_costs;
create trigger campaign_costs_spell
before insert or update on public.campaign_costs
for each row when (current_setting('costs.are_spelled', true) is distinct from 'yes') execute function private.spell_campaign_cost();

create function public.store_costs(p_costs jsonb)
returns integer language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  most_rows constant integer := 5000;
  -- So many rows are one of those that a person may change.
  rows_of_a_point constant integer := 50;
  stored integer := 0;
  is_paid boolean;
begin
  perform private.expect_owner();
  if jsonb_array_length(p_costs) > most_rows then
    raise exception 'At most % costs are stored at once.', most_rows using errcode = 'program_limit_exceeded';
  end if;
  perform set_config('costs.are_spelled', 'yes', true);
  foreach is_paid in array array[true, false] loop
    perform set_config('changes.are_free', case when is_paid then '' else 'yes' end, true);
    with given as (
      select campaign, source, first_day, last_day, cost_aed from jsonb_populate_recordset(null::public.campaign_costs, p_costs)
    ), spelled as (
      select campaign, source, private.campaign_word('campaign', campaign) as campaign_word, private.campaign_word('source', source) as source_word
      from (select distinct campaign, source from given) as named
    ), joined as (
      -- Two spellings of a campaign are one of its costs.
      select campaign_word as campaign, source_word as source, first_day, last_day, sum(cost_aed) as cost_aed
      from given join spelled using (campaign, source)
      group by 1, 2, 3, 4
    ), placed as (
      select joined.*, row_number() over (order by campaign, source, first_day, last_day) as place from joined
    ), written as (
      insert into public.campaign_costs (campaign, source, first_day, last_day, cost_aed)
      select campaign, source, first_day, last_day, cost_aed from placed
      where (place % rows_of_a_point = 1) = is_paid
      on conflict (campaign, source, first_day, last_day) do update set cost_aed = excluded.cost_aed
      returning 1
    )
    select stored + count(*) into stored from written;
  end loop;
  perform set_config('changes.are_free', '', true), set_config('costs.are_spelled', '', true);
  return stored;
end;
$$;
comment on function public.store_costs(jsonb) is 'Stores costs of campaigns for owners, all or none, each in the place of the one of the same campaign, source and days, and returns how many that were. At most 5,000 (54000). Of 50 rows one counts for the limit of a person.';

grant execute on function public.store_costs(jsonb) to authenticated;
