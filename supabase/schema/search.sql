-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.fold_text(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(
    case
      -- To look up each letter costs more than all the rest.
      when small ~ '[\u0600-\u06ff]' then translate(
        small,
        'أإآٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء' || U&'\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670',
        'اااايييهوك01234567890123456789'
      )
      else small
    end collate pg_catalog.pg_c_utf8,
    '[^[:alnum:]\u0300-\u036f]+', ' ', 'g'
  ))
  from (select lower(normalize(p_text, nfc) collate pg_catalog.pg_c_utf8) as small) as text;
$function$;
comment on function private.fold_text(p_text text) is 'A text as people look for it: lower case, Arabic without vowel marks and with one form of each letter, Latin digits, and blanks in the place of signs.';

CREATE OR REPLACE FUNCTION private.search_patterns(p_search text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when coalesce(btrim(p_search), '') = '' then '{}'
    -- A text of signs alone is in no row.
    else coalesce(
      array_agg((
        select string_agg(
          case letter
            when 'ا' then '[اأإآٱ]'
            when 'ي' then '[يىیئ]'
            when 'ه' then '[هة]'
            when 'و' then '[وؤ]'
            when 'ك' then '[كک]'
            else case when letter between '0' and '9'
              then '[' || letter || substr('٠١٢٣٤٥٦٧٨٩', letter::integer + 1, 1) || substr('۰۱۲۳۴۵۶۷۸۹', letter::integer + 1, 1) || ']'
              else letter
            end
          end,
          '[ء\u0640\u064b-\u065f\u0670]*' order by place
        )
        from regexp_split_to_table(regexp_replace(word, '^ال(?=..)', ''), '') with ordinality as letters (letter, place)
      )) filter (where word <> ''),
      array['a^']
    )
  end
  from regexp_split_to_table(private.fold_text(left(p_search, 200)), ' ') as word;
$function$;
comment on function private.search_patterns(p_search text) is 'A regular expression for each word that somebody looks for, which finds it in every form in which it is written; none for an empty search.';
