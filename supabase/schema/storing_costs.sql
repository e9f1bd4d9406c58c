-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION public.store_costs(p_costs jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '60s'
AS $function$
declare
  most_rows constant integer := 5000;
  -- So many rows are one of those that a person may change.
  rows_of_a_point constant integer := 50;
  stored integer := 0;
  is_paid boolean;
begin
  perform private.expect_owner();
  if jsonb_array_length(p_costs) > most_rows then
    raise exception 'At most % costs are stored at once.', most_rows using errcode = 'program_limit_exceeded', detail = 'too_many_costs';
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
$function$;
comment on function store_costs(p_costs jsonb) is 'Stores costs of campaigns for owners, all or none, each in the place of the one of the same campaign, source and days, and returns how many that were. At most 5,000 (54000). Of 50 rows one counts for the limit of a person.';
