-- Which location pages of services search engines are offered: those with enough text of their own. The measure is that of
-- supabase/functions/_shared/domain/own-words.ts, and a test compares them.
-- docs/decisions/0027-pages-of-places-with-their-own-words.md defines what counts.

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

-- Not through the array's indexes: each access would read the array from its start.
create function private.sequences_of(p_text text)
returns setof text
language plpgsql
immutable
-- A typical number of words; by default the planner expects a thousand, and sorts needlessly.
rows 150
set search_path = ''
as $$
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
$$;

comment on function private.words_of(text) is 'The words of a text in comparable form: lower case, Arabic without marks and with one form of alif.';
comment on function private.sequences_of(text) is 'Every five consecutive words of a text, as often as they occur.';

create function private.list_location_pages()
returns void
language plpgsql
set search_path = ''
-- The planner cannot estimate the number of sequences, and a nested comparison would take minutes.
set enable_nestloop = off
as $$
begin
  -- Two parallel saves would not see each other's texts.
  perform pg_advisory_xact_lock(hashtext('private.list_location_pages'));

  -- A page in one language has a number, and a sequence a number per language: comparing texts would be slower.
  with page as materialized (
    select
      row_number() over () as id, link.location_id, link.service_id, said.lang, said.own, said.place,
      said.own ~ '\S' and said.name ~ '\S' and said.description ~ '\S' and said.landmarks ~ '\S' and said.directions ~ '\S'
        as is_complete
    from public.location_services as link
    join public.locations as location on location.id = link.location_id and location.is_active
    join public.services as service on service.id = link.service_id and service.is_active
    cross join lateral (
      values
        (
          1, link.requests_en, location.name_en, location.description_en, location.landmarks_en, location.directions_en,
          concat_ws(E'\n', location.description_en, location.landmarks_en, location.directions_en)
        ),
        (
          2, link.requests_ar, location.name_ar, location.description_ar, location.landmarks_ar, location.directions_ar,
          concat_ws(E'\n', location.description_ar, location.landmarks_ar, location.directions_ar)
        )
    ) as said (lang, own, name, description, landmarks, directions, place)
    where link.is_active
  ),
  own as materialized (
    select distinct page.id, hashtextextended(sequence, page.lang) as sequence
    from page, private.sequences_of(page.own) as sequence
  ),
  of_place as materialized (
    select text.location_id, text.lang, hashtextextended(sequence, text.lang) as sequence
    from (select distinct location_id, lang, place from page) as text, private.sequences_of(text.place) as sequence
  ),
  shown as materialized (
    select id, sequence from own
    union
    select page.id, of_place.sequence from page join of_place using (location_id, lang)
  ),
  size as (
    select id, count(*) as sequences from own group by id
  ),
  shared as (
    select id, max(sequences) as sequences
    from (
      select one.id, count(*) as sequences
      from own as one
      join shown as other on other.sequence = one.sequence and other.id <> one.id
      group by one.id, other.id
    ) as pair
    group by id
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
    left join size using (id)
    left join shared using (id)
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
end;
$$;

comment on function private.list_location_pages() is 'Recomputes which pages are listed. A change of one text can affect any other page.';

-- A page without own text is not listed. If its location has no text either, no other page can repeat it.
create function private.has_words(p_page public.location_services)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_page.is_active and (
    p_page.requests_en || p_page.requests_ar ~ '\S'
    -- The text of a location that was just deleted is unknown.
    or coalesce(
      (
        select
          concat(description_en, description_ar, landmarks_en, landmarks_ar, directions_en, directions_ar) ~ '\S'
        from public.locations
        where id = p_page.location_id
      ),
      true
    )
  );
$$;

comment on function private.has_words(public.location_services) is 'Whether a page can affect which pages are listed.';

create function private.list_pages_of_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_due boolean;
begin
  if tg_op = 'INSERT' then
    select exists (select from after_rows as entry where private.has_words(entry)) into is_due;
  elsif tg_op = 'DELETE' then
    select exists (select from before_rows as entry where private.has_words(entry)) into is_due;
  else
    select exists (
      select
      from before_rows as former
      full join after_rows as entry using (location_id, service_id)
      where (former.is_active, former.requests_en, former.requests_ar)
        is distinct from (entry.is_active, entry.requests_en, entry.requests_ar)
        and (private.has_words(former) or private.has_words(entry))
    ) into is_due;
  end if;
  if is_due then
    perform private.list_location_pages();
  end if;
  return null;
end;
$$;

create function private.list_pages_of_places()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
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
  ) then
    perform private.list_location_pages();
  end if;
  return null;
end;
$$;

create function private.list_pages_of_services()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select
    from before_rows as former
    join after_rows as entry using (id)
    where former.is_active <> entry.is_active
      and exists (select from public.location_services as link where link.service_id = id and link.is_active)
  ) then
    perform private.list_location_pages();
  end if;
  return null;
end;
$$;

comment on function private.list_pages_of_words() is 'Statement trigger: recomputes the listed pages when a page''s text changes or a page is removed.';
comment on function private.list_pages_of_places() is 'Statement trigger: recomputes the listed pages when a location''s text or its state changes.';
comment on function private.list_pages_of_services() is 'Statement trigger: recomputes the listed pages when a service is switched off or on.';

create trigger list_pages_after_insert
after insert on public.location_services
referencing new table as after_rows
for each statement execute function private.list_pages_of_words();

create trigger list_pages_after_update
after update on public.location_services
referencing old table as before_rows new table as after_rows
for each statement execute function private.list_pages_of_words();

create trigger list_pages_after_delete
after delete on public.location_services
referencing old table as before_rows
for each statement execute function private.list_pages_of_words();

create trigger list_pages_after_update
after update on public.locations
referencing old table as before_rows new table as after_rows
for each statement execute function private.list_pages_of_places();

create trigger list_pages_after_update
after update on public.services
referencing old table as before_rows new table as after_rows
for each statement execute function private.list_pages_of_services();

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

comment on function private.keep_is_listed() is 'Trigger: clients cannot set is_listed.';

-- Not for changes by another trigger: those are the result itself.
create trigger location_services_keep_is_listed
before insert or update of is_listed
on public.location_services
for each row
when (pg_trigger_depth() = 0)
execute function private.keep_is_listed();
