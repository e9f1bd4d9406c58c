-- What a text says, however it is written: one normalisation for what must not be stored and for what is the same word.
create function private.plain_text(p_text text)
returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    -- The digits of the languages of Dubai. NFKC knows those that are letters in another form, like full-width and circled ones.
    translate(
      normalize(coalesce(p_text, ''), NFKC),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙٫٬',
      repeat('0123456789', 12) || '.,'
    ),
    -- Default ignorable characters, and the frame of a keycap.
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20e3\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]',
    '', 'g'
  );
$$;
comment on function private.plain_text(text) is 'A text in the compatibility form of Unicode (NFKC), with Latin digits and decimal signs, and nothing invisible.';

create function private.percent_decoded(p_text text)
returns text language sql immutable set search_path = '' as $$
  select case
    when p_text like '%\%%' then (
      -- Byte sequences that are no character stay as they are, and hide nothing beside them.
      select string_agg(
        case when part[1] ~ '^%.' then convert_from(decode(replace(part[1], '%', ''), 'hex'), 'UTF8') else part[1] end, '' order by place
      )
      from regexp_matches(
        -- Encoded again and again: %25 is the sign itself.
        regexp_replace(p_text, '%(25)+', '%', 'g'),
        '([^%]+|%(?:0[1-9a-f]|[1-7][0-9a-f]|c[2-9a-f]%[89ab][0-9a-f]|d[0-9a-f]%[89ab][0-9a-f]|e0%[ab][0-9a-f]%[89ab][0-9a-f]|e[1-9abcef]%[89ab][0-9a-f]%[89ab][0-9a-f]|ed%[89][0-9a-f]%[89ab][0-9a-f]|f0%[9ab][0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]|f[1-3]%[89ab][0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]|f4%8[0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f])|%)',
        'gi'
      ) with ordinality as found (part, place)
    )
    else p_text
  end;
$$;
comment on function private.percent_decoded(text) is 'A text without percent encoding, however often it was encoded.';

-- Between the digits of a number may be whatever is no letter, no digit and no plus sign; Unicode's signs by their blocks, since what the
-- database's own classes hold depends on its locale.
create or replace function private.names_a_person(words text)
returns boolean language sql immutable set search_path = '' as $$
  with
    plain as (
      select private.plain_text(private.percent_decoded(words)) as said,
        '[\u0001-\u0020!-*,-/:-?\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f\u060c-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u2000-\u2bff\u3000-\u303f\u30fb\ufd3e\ufd3f\ufe10-\ufe6f\U0001f000-\U0001faff]'
          as sign
    ),
    undated as (
      select *, regexp_replace(
        said,
        '(?<![0-9])(?:(?:19|20)[0-9]{2}([-/._ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12][0-9]|3[01])'
          || '|(?:0?[1-9]|[12][0-9]|3[01])([-/._ ])(?:0?[1-9]|1[0-2])\2(?:19|20)[0-9]{2})(?![0-9])',
        'x', 'g'
      ) as without_days
      from plain
    ),
    counted as (
      -- Amounts with decimals and times, one or several; those with other digits beside them may be a part of a number.
      select *, regexp_replace(
        without_days, format('(?<![0-9]%1$s?)%2$s(?:%1$s{1,3}%2$s)*(?!%1$s?[0-9])', sign, amount_or_time), 'x', 'g'
      ) as left_over
      from undated
      cross join (
        values ('(?:(?:0|[1-9][0-9]{0,2}(?:,[0-9]{3})*)\.[0-9]{1,2}|[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?)')
      ) as form (amount_or_time)
    )
  select position('@' in said) > 0
    or left_over ~ format('(?:[+]|(?<![0-9])00)%1$s*[1-9](?:%1$s*[0-9]){6}', sign)
    -- The country's own numbers, with and without its code, and identity numbers. Campaigns' bare numbers do not match.
    or left_over ~ format('(?<![0-9])(?:00)?971(?:%1$s*[0-9]){8,9}(?![0-9])', sign)
    or left_over ~ format('(?<![0-9])0%1$s*[2-9](?:%1$s*[0-9]){7,8}(?![0-9])', sign)
    or said ~ format('(?<![0-9])784%1$s*[12](?:%1$s*[0-9]){10}', sign)
  from counted;
$$;
comment on function private.names_a_person(text) is 'Whether a text has what looks like an email address, a telephone number or an identity number, in whatever digits, with whatever signs in between, and however often it is percent-encoded.';

-- A path has no long number, however it is written.
create or replace function public.note_missing_path(p_path text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  most_rows constant integer := 2000;
  missing constant text := rtrim(split_part(split_part(p_path, '?', 1), '#', 1), '/');
begin
  if p_path is null
    or not private.is_site_path(missing)
    or lower(missing) ~ '^(/ar|/en)?/(admin|404)(/|$)'
    -- Email addresses, telephone numbers and identity numbers are not stored. Dates do not match.
    or private.plain_text(private.percent_decoded(missing)) ~ '[0-9]{9}|[+][0-9]'
    or private.names_a_person(missing)
  then
    return;
  end if;

  if private.seconds_until_room('missing_paths', 0) > 0 or private.seconds_until_room('missing_paths', 0, p_counts => true) > 0 then
    return;
  end if;

  insert into public.missing_paths as known (path)
  values (missing)
  on conflict (path) do update set hits = known.hits + 1, last_seen = now();

  -- With thousands of invented addresses, the least requested ones are dropped, not the frequent ones.
  delete from public.missing_paths
  where path in (
    select path from public.missing_paths
    where path <> missing
    order by hits desc, last_seen desc
    offset most_rows - 1
  );
end;
$$;
comment on function public.note_missing_path(text) is 'Counts an address without a page: the path alone, without query; as many as private.event_limits allows, and 2,000 in all. Says nothing back.';
