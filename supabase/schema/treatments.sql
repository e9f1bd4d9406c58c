-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.expect_a_treatment_per_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reviews integer;
  treatments integer;
begin
  -- One after the other: of two changes at once each would be compared with what the other one replaces.
  perform pg_advisory_xact_lock(hashtext('reviews and treatments'));
  select (value ->> 'count')::integer into reviews from public.business_facts where key = 'rating';
  select (value #>> '{}')::integer into treatments from public.business_facts where key = 'treatments';
  if reviews > treatments then
    raise exception 'There are % reviews of % treatments.', reviews, treatments
      using errcode = 'check_violation', detail = 'more_reviews_than_treatments',
        hint = json_build_object('reviews', reviews, 'treatments', treatments)::text;
  end if;
  return null;
end;
$function$;
comment on function private.expect_a_treatment_per_review() is 'Trigger: refuses more reviews with stars than treatments, whichever of the two changes and however long they hold. An empty one is compared with nothing. Names both: {"reviews", "treatments"}.';
