-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.list_location_pages()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Once for many rows, and only if one of them asks for it (private.put_back).
  if current_setting('location_pages.are_listed_later', true) <> '' then
    perform set_config('location_pages.are_listed_later', 'due', true);
    return;
  end if;
  -- Two parallel saves would not see each other's texts.
  perform pg_advisory_xact_lock(hashtext('private.list_location_pages'));

  update public.location_services as link
  set is_listed = found.is_listed
  from (
    select every.location_id, every.service_id, coalesce(verdict.is_listed, false) as is_listed
    from public.location_services as every
    left join (
      select location_id, service_id, bool_and(is_enough) as is_listed
      from private.measure_pages()
      group by location_id, service_id
    ) as verdict using (location_id, service_id)
  ) as found
  where link.location_id = found.location_id and link.service_id = found.service_id
    and link.is_listed <> found.is_listed;
end;
$function$;
comment on function private.list_location_pages() is 'Recomputes which pages are listed. A change of one text can affect any other page.';

CREATE OR REPLACE FUNCTION private.list_pages_after_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed public.location_services[];
  is_due boolean;
begin
  if tg_table_name = 'services' then
    select exists (
      select
      from before_rows as former
      join after_rows as entry using (id)
      where former.is_active <> entry.is_active
        and exists (select from public.location_services as link where link.service_id = id and link.is_active)
    ) into is_due;
  elsif tg_table_name = 'locations' then
    select exists (
      select
      from before_rows as former
      join after_rows as entry using (id)
      where (
          former.is_active, former.name_en, former.name_ar, former.description_en, former.description_ar,
          former.landmarks_en, former.landmarks_ar, former.directions_en, former.directions_ar
        ) is distinct from (
          entry.is_active, entry.name_en, entry.name_ar, entry.description_en, entry.description_ar,
          entry.landmarks_en, entry.landmarks_ar, entry.directions_en, entry.directions_ar
        )
        and exists (select from public.location_services as link where link.location_id = id and link.is_active)
    ) into is_due;
  elsif tg_op = 'INSERT' then
    -- Whoever adds a row does not decide whether it is listed.
    select array_agg(entry), bool_or(entry.is_listed) into changed, is_due from after_rows as entry;
  elsif tg_op = 'DELETE' then
    select array_agg(entry) into changed from before_rows as entry;
  else
    select
      array_agg(former) filter (where says_other) || array_agg(entry) filter (where says_other),
      -- Not the result of this trigger itself.
      bool_or(pg_trigger_depth() = 1 and former.is_listed <> entry.is_listed)
    into changed, is_due
    from before_rows as former
    full join after_rows as entry using (location_id, service_id)
    cross join lateral (
      select (former.is_active, former.requests_en, former.requests_ar)
        is distinct from (entry.is_active, entry.requests_en, entry.requests_ar) as says_other
    ) as compared;
  end if;
  if is_due or exists (
    select
    from unnest(changed) as page
    left join public.locations as location on location.id = page.location_id
    -- A page without own text is not listed. If its location has no text either, no other page can repeat it. The text of a location
    -- that was just deleted is unknown.
    where page.is_active and (page.requests_en || page.requests_ar ~ '\S' or location.id is null or concat(
      location.description_en, location.description_ar, location.landmarks_en, location.landmarks_ar, location.directions_en,
      location.directions_ar
    ) ~ '\S')
  ) then
    perform private.list_location_pages();
  end if;
  return null;
end;
$function$;
comment on function private.list_pages_after_change() is 'Statement trigger: recomputes the listed pages when a page''s or a location''s text changes, when a page is removed, when a service or a location is switched off or on, and when somebody else has written is_listed.';

CREATE OR REPLACE FUNCTION private.measure_pages(p_draft jsonb DEFAULT NULL::jsonb)
 RETURNS TABLE(location_id uuid, service_id uuid, lang text, words bigint, least_words integer, shared integer, shared_below integer, shared_location uuid, shared_service uuid, missing text[], is_enough boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET enable_nestloop TO 'off'
AS $function$
  -- A page in one language has a number, and a sequence a number per language: comparing texts would be slower.
  with location as (
    select * from public.locations where is_active and id is distinct from (p_draft ->> 'id')::uuid
    union all
    select draft.* from jsonb_populate_record(null::public.locations, p_draft) as draft where p_draft is not null
  ),
  link as (
    select location_id, service_id, requests_en, requests_ar
    from public.location_services
    where is_active and location_id is distinct from (p_draft ->> 'id')::uuid
    union all
    select (p_draft ->> 'id')::uuid, service_id, requests_en, requests_ar
    from jsonb_populate_recordset(null::public.location_services, p_draft -> 'services')
  ),
  page as materialized (
    select
      row_number() over () as id, link.location_id, link.service_id, said.lang, said.seed, said.own, said.place,
      p_draft is null or link.location_id = (p_draft ->> 'id')::uuid as is_measured,
      array_remove(
        array[
          case when said.own !~ '\S' then 'own' end,
          case when said.name !~ '\S' then 'name' end,
          case when said.description !~ '\S' then 'description' end,
          case when said.landmarks !~ '\S' then 'landmarks' end,
          case when said.directions !~ '\S' then 'directions' end
        ],
        null
      ) as missing
    from link
    join location on location.id = link.location_id
    join public.services as service on service.id = link.service_id and service.is_active
    cross join lateral (
      values
        (
          'en', 1, link.requests_en, location.name_en, location.description_en, location.landmarks_en, location.directions_en,
          concat_ws(E'\n', location.description_en, location.landmarks_en, location.directions_en)
        ),
        (
          'ar', 2, link.requests_ar, location.name_ar, location.description_ar, location.landmarks_ar, location.directions_ar,
          concat_ws(E'\n', location.description_ar, location.landmarks_ar, location.directions_ar)
        )
    ) as said (lang, seed, own, name, description, landmarks, directions, place)
  ),
  own as materialized (
    select distinct page.id, page.is_measured, hashtextextended(sequence, page.seed) as sequence
    from page, private.sequences_of(page.own) as sequence
  ),
  of_place as materialized (
    select text.location_id, text.lang, hashtextextended(sequence, text.seed) as sequence
    from (select distinct location_id, lang, seed, place from page) as text, private.sequences_of(text.place) as sequence
  ),
  repeated as (
    select one.id, other.id as other, one.sequence
    from own as one
    join own as other on other.sequence = one.sequence and other.id <> one.id
    where one.is_measured
    union
    select one.id, page.id, one.sequence
    from own as one
    join of_place on of_place.sequence = one.sequence
    join page on page.location_id = of_place.location_id and page.lang = of_place.lang and page.id <> one.id
    where one.is_measured
  ),
  size as (
    select id, count(*) as sequences from own group by id
  ),
  shared as (
    select distinct on (pair.id) pair.id, pair.sequences, page.location_id, page.service_id
    from (
      select id, other, count(*) as sequences from repeated group by id, other
    ) as pair
    join page on page.id = pair.other
    order by pair.id, pair.sequences desc, pair.other
  ),
  measured as (
    select
      page.location_id, page.service_id, page.lang, page.missing, rule.least_words, rule.shared_below,
      coalesce(size.sequences + 4, cardinality(private.words_of(page.own))) as words,
      -- In per cent, rounded down.
      coalesce(100 * shared.sequences / size.sequences, 0)::integer as shared,
      shared.location_id as shared_location, shared.service_id as shared_service
    from page
    cross join (values (120, 40)) as rule (least_words, shared_below)
    left join size using (id)
    left join shared using (id)
    where page.is_measured
  )
  select
    location_id, service_id, lang, words, least_words, shared, shared_below, shared_location, shared_service, missing,
    missing = '{}' and words >= least_words and shared < shared_below
  from measured;
$function$;
comment on function private.measure_pages(p_draft jsonb) is 'How much of each page of a service in a location is its own, in each language, and whether that is enough to list it.';

CREATE OR REPLACE FUNCTION private.sequences_of(p_text text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 IMMUTABLE ROWS 150
 SET search_path TO ''
AS $function$
declare
  first text;
  second text;
  third text;
  fourth text;
  fifth text;
begin
  foreach fifth in array private.words_of(p_text) loop
    if first is not null then
      return next concat_ws(' ', first, second, third, fourth, fifth);
    end if;
    first := second;
    second := third;
    third := fourth;
    fourth := fifth;
  end loop;
end;
$function$;
comment on function private.sequences_of(p_text text) is 'Every five consecutive words of a text, as often as they occur.';

CREATE OR REPLACE FUNCTION private.words_of(p_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select string_to_array(
    btrim(
      regexp_replace(
        -- Only the letters of A to Z become small ones. Each sign of `translate` costs time in every text.
        translate(
          regexp_replace(lower(p_text collate "C"), '[''\u2019\u0640\u064b-\u065f\u0670]+', '', 'g'),
          'أإآٱىة٠١٢٣٤٥٦٧٨٩',
          'اااايه0123456789'
        ),
        '[^a-z0-9\u00c0-\u024f\u0620-\u064a\u066e-\u06d3]+',
        ' ',
        'g'
      )
    ),
    ' '
  );
$function$;
comment on function private.words_of(p_text text) is 'The words of a text in comparable form: lower case, Arabic without marks and with one form of alif.';

CREATE OR REPLACE FUNCTION public.measure_location(p_draft jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  id_of_new constant text := '00000000-0000-0000-0000-000000000000';
begin
  perform private.expect_staff();
  return coalesce(
    (
      select jsonb_object_agg(service_id, page)
      from (
        select
          service_id,
          jsonb_object_agg(
            lang,
            jsonb_build_object(
              'words', words, 'leastWords', least_words, 'shared', shared, 'sharedBelow', shared_below,
              'sharedWith', case when shared > 0 then jsonb_build_array(shared_location, shared_service) end,
              'missing', missing
            )
          ) || jsonb_build_object('isListed', bool_and(is_enough)) as page
        from private.measure_pages(p_draft || jsonb_build_object('id', coalesce(p_draft ->> 'id', id_of_new)))
        group by service_id
      ) as pages
    ),
    '{}'
  );
end;
$function$;
comment on function measure_location(p_draft jsonb) is 'Measures the pages of a location that is being written (its columns, and its services that are switched on) as if it were stored. Writes nothing. For staff.';
