-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.raw_since(since timestamp with time zone, p_until timestamp with time zone, p_counted_from date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select greatest(since, least(private.start_of_day(coalesce(p_counted_from, '-infinity')), private.start_of_day(private.dubai_day(p_until))));
$function$;
comment on function private.raw_since(since timestamp with time zone, p_until timestamp with time zone, p_counted_from date) is 'From when on raw rows are counted: from the first day that is not counted yet, or from the beginning of a last day that is no whole one.';
