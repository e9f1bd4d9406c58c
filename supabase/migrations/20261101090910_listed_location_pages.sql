-- Which pages of a service in a location are named in lists and offered to search engines: those with words of their own. The
-- measure is that of supabase/functions/_shared/domain/own-words.ts, which a test compares.
-- docs/decisions/0027-pages-of-places-with-their-own-words.md says what counts.

create function private.words_of(p_text text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select string_to_array(
    btrim(
      regexp_replace(
        translate(
          p_text,
          'ABCDEFGHIJKLMNOPQRSTUVWXYZأإآٱىة٠١٢٣٤٥٦٧٨٩'
            || U&'''\2019\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F\0670',
          'abcdefghijklmnopqrstuvwxyzاااايه0123456789'
        ),
        '[^a-z0-9\u00c0-\u024f\u0620-\u064a\u066e-\u06d3]+',
        ' ',
        'g'
      )
    ),
    ' '
  );
$$;

create function private.sequences_of(p_text text)
returns setof text
language sql
immutable
set search_path = ''
as $$
  with text as materialized (select private.words_of(p_text) as words)
  select distinct array_to_string(text.words[place : place + 4], ' ')
  from text, generate_series(1, cardinality(text.words) - 4) as place;
$$;

comment on function private.words_of(text) is 'The words of a text as they are compared: small letters, Arabic without marks and with one form of alif.';
comment on function private.sequences_of(text) is 'Every five words that follow each other in a text, each once.';

create function private.list_location_pages()
returns trigger
language plpgsql
security definer
set search_path = ''
-- Nothing tells how many sequences there are, and comparing each with each takes minutes.
set enable_nestloop = off
as $$
declare
  -- What the database writes by itself changes no text.
  silent constant text[] := array['updated_at', 'display_order', 'is_listed'];
begin
  if tg_op = 'INSERT' then
    if not exists (select from after_rows) then
      return null;
    end if;
  elsif tg_op = 'UPDATE' then
    if not exists (
      select to_jsonb(entry) - silent from after_rows as entry
      except
      select to_jsonb(entry) - silent from before_rows as entry
    ) then
      return null;
    end if;
  end if;

  -- Two saves at the same time would not see each other's texts.
  perform pg_advisory_xact_lock(hashtext('private.list_location_pages'));

  with page as materialized (
    select
      link.location_id || ' ' || link.service_id as id, link.location_id, link.service_id, said.lang, said.own, said.place,
      said.own ~ '\S' and said.name ~ '\S' and said.description ~ '\S' and said.landmarks ~ '\S' and said.directions ~ '\S'
        as is_complete
    from public.location_services as link
    join public.locations as location on location.id = link.location_id and location.is_active
    join public.services as service on service.id = link.service_id and service.is_active
    cross join lateral (
      values
        (
          'en', link.requests_en, location.name_en, location.description_en, location.landmarks_en, location.directions_en,
          concat_ws(E'\n', location.description_en, location.landmarks_en, location.directions_en)
        ),
        (
          'ar', link.requests_ar, location.name_ar, location.description_ar, location.landmarks_ar, location.directions_ar,
          concat_ws(E'\n', location.description_ar, location.landmarks_ar, location.directions_ar)
        )
    ) as said (lang, own, name, description, landmarks, directions, place)
    where link.is_active
  ),
  own as materialized (
    select id, lang, sequence from page, private.sequences_of(page.own) as sequence
  ),
  of_place as materialized (
    select location_id, lang, sequence
    from (select distinct location_id, lang, place from page) as text, private.sequences_of(text.place) as sequence
  ),
  shown as materialized (
    select id, lang, sequence from own
    union
    select page.id, page.lang, of_place.sequence from page join of_place using (location_id, lang)
  ),
  size as (
    select id, lang, count(*) as sequences from own group by id, lang
  ),
  shared as (
    select id, lang, max(sequences) as sequences
    from (
      select one.id, one.lang, count(*) as sequences
      from own as one
      join shown as other on other.lang = one.lang and other.sequence = one.sequence and other.id <> one.id
      group by one.id, one.lang, other.id
    ) as pair
    group by id, lang
  ),
  verdict as (
    select
      page.location_id, page.service_id,
      bool_and(
        page.is_complete
        and coalesce(size.sequences, 0) + 4 >= 120
        and coalesce(shared.sequences, 0) < 0.4 * size.sequences
      ) as is_listed
    from page
    left join size using (id, lang)
    left join shared using (id, lang)
    group by page.location_id, page.service_id
  )
  update public.location_services as link
  set is_listed = found.is_listed
  from (
    select every.location_id, every.service_id, coalesce(verdict.is_listed, false) as is_listed
    from public.location_services as every
    left join verdict using (location_id, service_id)
  ) as found
  where link.location_id = found.location_id and link.service_id = found.service_id
    and link.is_listed <> found.is_listed;
  return null;
end;
$$;

comment on function private.list_location_pages() is 'Statement trigger: finds out again which pages are listed. A change of one text can matter to any other page.';

create trigger list_pages_after_insert
after insert on public.location_services
referencing new table as after_rows
for each statement execute function private.list_location_pages();

create trigger list_pages_after_update
after update on public.location_services
referencing old table as before_rows new table as after_rows
for each statement execute function private.list_location_pages();

create trigger list_pages_after_delete
after delete on public.location_services
for each statement execute function private.list_location_pages();

create trigger list_pages_after_update
after update on public.locations
referencing old table as before_rows new table as after_rows
for each statement execute function private.list_location_pages();

create trigger list_pages_after_update
after update on public.services
referencing old table as before_rows new table as after_rows
for each statement execute function private.list_location_pages();

create function private.keep_is_listed()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_listed := tg_op = 'UPDATE' and old.is_listed;
  return new;
end;
$$;

comment on function private.keep_is_listed() is 'Trigger: nobody lists a page by writing so.';

-- Not for what another trigger writes: that is the verdict itself.
create trigger location_services_keep_is_listed
before insert or update of is_listed
on public.location_services
for each row
when (pg_trigger_depth() = 0)
execute function private.keep_is_listed();
