-- The names of the glossary in docs/development.md: a click is what a visitor makes, a location is a part of Dubai, a part of the site is
-- what waits for a build, and a limit is a maximum. Only names change: each function is the current definition with other words.

alter table public.leads rename column press_id to click_event;
alter table public.leads rename column pressed_at to clicked_at;
alter table public.leads rename column place to location;
alter table public.leads rename constraint leads_press_id_key to leads_click_event_key;
alter table public.leads rename constraint leads_press_has_code to leads_click_has_code;
alter table public.leads rename constraint leads_place_check to leads_location_check;
alter table private.deleted_lead_codes rename column press_id to click_event;
alter table private.deleted_lead_codes rename column pressed_at to clicked_at;
alter table private.funnel_daily rename column presses to clicks;
alter table private.staff_tables rename column topic to site_part;
alter table private.changes rename column topic to site_part;

comment on column public.leads.code is 'The code at the end of the chat''s text. Empty without one, and 90 days after the click. Personal: ties the lead to a chat.';
comment on column public.leads.click_event is 'The click in analytics_events, as long as it is kept. Personal: ties the lead to a visit.';
comment on column public.leads.clicked_at is 'The hour of the click.';
comment on column public.leads.first_source is 'The campaign with which the visit began; last_source the last one before the click.';
comment on column public.leads.first_article is 'The article that the visit read first; last_article the one before the click.';
comment on column public.click_ids.code is 'The code of the click.';
comment on column public.click_ids.browser is 'Made by the browser at random with the consent, and stored in no other browser: with it a withdrawal deletes the rows. Personal: ties clicks of one browser.';
comment on table private.deleted_lead_codes is 'Codes and clicks of deleted leads, which the ledger does not keep. Why: A lead that is taken back is joined to its click again. Kept: 30 days, and never longer than 90 days after the click. Subject: Visitors.';
comment on table private.expired_codes is 'Codes of clicks that were deleted after 90 days. Why: A code that is looked up later is reported as too old. Kept: 90 days more. Subject: Visitors.';
comment on column private.staff_tables.site_part is 'The part of the site that shows the rows, as the card of the site names it; null when no page shows them.';

-- The ledger keeps rows by the names of their columns.
update private.staff_tables
set kept = array_replace(array_replace(kept, 'pressed_at', 'clicked_at'), 'place', 'location')
where name = 'leads';
update private.changes
set before = before - array['pressed_at', 'place']
  || jsonb_build_object('clicked_at', before -> 'pressed_at', 'location', before -> 'place')
where table_name = 'leads' and before ?& array['pressed_at', 'place'];
update private.funnel_daily set dimension = 'location' where dimension = 'place';

alter function public.find_presses(text[]) rename to find_clicks;
alter function public.measure_place(jsonb) rename to measure_location;
alter function private.place_of(text) rename to location_of;
comment on function private.location_of(text) is 'The slug of the location that a page is about; empty for other pages.';

-- private.is_plain_line(p_text, p_most) keeps its name: constraints depend on it, and PostgreSQL renames no parameter in place.
do $$
declare
  definition text;
  described text;
  renamed record;
  word text[];
begin
  for renamed in
    select * from (values
      ('private.dimensions()'::text, false, '{{''place'',''location''}}'::text[]),
      (
        'private.funnel_of(text, text, timestamptz, timestamptz)', true,
        '{{''place'',''location''},{place_of,location_of},{presses,clicks},{press,click}}'
      ),
      ('private.roll_up_funnel()', false, '{{presses,clicks}}'),
      ('public.lead_report(date, date, text, text)', false, '{{presses,clicks}}'),
      ('public.leads_behind(text, text, text, integer, date, date)', true, '{{p_most,p_max},{place,location}}'),
      ('private.keep_code_of_lead()', false, '{{press_id,click_event},{pressed_at,clicked_at},{press,click}}'),
      (
        'private.fill_lead()', false,
        '{{press_id,click_event},{pressed_at,clicked_at},{new.place,new.location},{place_of,location_of},{press,click}}'
      ),
      ('public.find_clicks(text[])', false, '{{press_id,click_event},{pressed_at,clicked_at},{presses,clicks},{press,click}}'),
      (
        'public.list_leads(integer, integer, text, text, uuid, timestamptz, timestamptz, uuid)', false,
        '{{pressed_at,clicked_at},{lead.place,lead.location}}'
      ),
      ('public.daily_upkeep()', false, '{{press_id,click_event},{pressed_at,clicked_at},{press,click}}'),
      ('private.are_texts(jsonb, integer, integer)', true, '{{p_most,p_max}}'),
      ('private.are_whole_numbers(jsonb, integer, integer, integer)', true, '{{p_most,p_max},{p_least,p_min}}'),
      ('private.record_change()', false, '{{topic,site_part}}'),
      ('public.site_overview()', false, '{{topic,site_part}}'),
      ('private.record_table(regclass, text, text[], text, text[], text, text, text, text, text)', true, '{{topic,site_part},{p_topic,p_site_part}}'),
      (
        'private.staff_table(regclass, text, text, text[], text, text, text, text, text, boolean, text, text)', true,
        '{{p_topic,p_site_part}}'
      )
    ) as named (signature, is_made_again, words)
  loop
    definition := pg_get_functiondef(renamed.signature::regprocedure);
    described := obj_description(renamed.signature::regprocedure, 'pg_proc');
    foreach word slice 1 in array renamed.words loop
      definition := regexp_replace(definition, '(?<!\w)' || replace(word[1], '.', '\.') || '(?!\w)', word[2], 'g');
      described := regexp_replace(described, '(?<!\w)' || replace(word[1], '.', '\.') || '(?!\w)', word[2], 'g');
    end loop;
    -- A function with other names of parameters or of columns is another one.
    if renamed.is_made_again then
      execute format('drop function %s', renamed.signature);
    end if;
    execute definition;
    execute format('comment on function %s is %L', renamed.signature, described);
  end loop;
end;
$$;
grant execute on function public.leads_behind(text, text, text, integer, date, date) to authenticated;
