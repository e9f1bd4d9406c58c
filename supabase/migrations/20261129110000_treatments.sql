-- What was claimed as reviews received, 2,000 of them beside a rating of 1,000 reviews and 1,000 patients, is the number of treatments. A number of
-- reviews is no larger than that of the treatments, so the stored one holds for these as well.
update public.business_facts set key = 'treatments', placeholder = 'treatments' where key = 'reviewCount';
update private.changes set label = 'treatments' where entity = 'business_fact' and label = 'reviewCount';

-- Texts name the fact by its new word.
do $$
declare
  field record;
begin
  for field in
    select format('%I.%I', table_schema, table_name) as table_name, column_name, data_type
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and data_type in ('text', 'jsonb')
  loop
    execute format(
      'update %1$s set %2$I = regexp_replace(%2$I::text, %4$L, %5$L, ''g'')::%3$s where %2$I::text ~ %4$L',
      field.table_name, field.column_name, field.data_type, '\{\{\s*review-count\s*\}\}', '{{treatments}}'
    );
  end loop;
end;
$$;

create function private.expect_a_treatment_per_review()
returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function private.expect_a_treatment_per_review() is 'Trigger: refuses more reviews with stars than treatments, whichever of the two changes and however long they hold. An empty one is compared with nothing. Names both: {"reviews", "treatments"}.';

create trigger business_facts_treatment_per_review
after update of value on public.business_facts
for each row when (new.key in ('rating', 'treatments') and old.value is distinct from new.value)
execute function private.expect_a_treatment_per_review();
