-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.dubai_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (moment at time zone 'Asia/Dubai')::date;
$function$;
comment on function private.dubai_day(moment timestamp with time zone) is 'The calendar day in Dubai at a moment.';

CREATE OR REPLACE FUNCTION private.dubai_today()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (now() at time zone 'Asia/Dubai')::date;
$function$;
comment on function private.dubai_today() is 'Today in Dubai.';

CREATE OR REPLACE FUNCTION private.is_plain_line(p_text text, p_most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select char_length(p_text) between 1 and p_most
    and p_text !~ '[][<>{}\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    and p_text !~ '^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]|[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]$';
$function$;
comment on function private.is_plain_line(p_text text, p_most integer) is 'Whether a text is one line without markup and without leading or trailing spaces.';

CREATE OR REPLACE FUNCTION private.is_site_path(path text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  -- Other percent signs only for letters beyond ASCII (Arabic addresses): %2e%2e, %2f or %61dmin would hide their meaning.
  select path ~ '^/'
    and path !~ '//|[\\?#[:space:][:cntrl:]]'
    and path !~* '%(?!20|[89a-f][0-9a-f])'
    and path !~ '/\.{1,2}(/|$)'
    and char_length(path) <= 300;
$function$;
comment on function private.is_site_path(path text) is 'Whether a text is a path on this site, without query and fragment.';

CREATE OR REPLACE FUNCTION private.plain_path(p_path text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(nullif(rtrim(btrim(normalize(p_path, nfc)), '/'), ''), '/');
$function$;
comment on function private.plain_path(p_path text) is 'A path in composed letters, without spaces around it and without a slash at the end.';

CREATE OR REPLACE FUNCTION private.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- A new order moves many rows, and conflicts with nobody's changes.
  new.updated_at := case
    when to_jsonb(new) -> 'display_order' is distinct from to_jsonb(old) -> 'display_order'
      and to_jsonb(new) - array['updated_at', 'display_order'] = to_jsonb(old) - array['updated_at', 'display_order']
    then old.updated_at
    else now()
  end;
  return new;
end;
$function$;
comment on function private.set_updated_at() is 'Trigger: sets the time of the last change, whatever the client sends.';

CREATE OR REPLACE FUNCTION private.start_of_day(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select day::timestamp at time zone 'Asia/Dubai';
$function$;
comment on function private.start_of_day(day date) is 'The moment at which a day starts in Dubai.';
