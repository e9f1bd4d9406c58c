-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION public.expiries()
 RETURNS TABLE(subject text, what text, number text, last_day date, stage text, is_renewed boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The nightly job runs for nobody.
  perform private.expect_staff() where auth.uid() is not null;
  return query
  select found.subject, found.what, found.number, found.last_day, counted.stage, found.is_renewed
  from (
    select
      'permit:' || permit.id as subject, permit.kind as what, permit.number, permit.expires as last_day,
      exists (
        select from public.permits as newer
        where newer.kind = permit.kind and newer.authority_en = permit.authority_en and newer.scope_en = permit.scope_en
          and newer.issued <= private.dubai_today() and newer.expires > permit.expires
      ) as is_renewed
    from public.permits as permit
    union all
    select 'fact:' || fact.key, fact.key, null, fact.valid_until, false from public.business_facts as fact where fact.value is not null
    union all
    select
      'licence:' || licence.author_id, 'clinician_licence', concat_ws(', ', author.name, licence.licence_authority || ' ' || licence.licence_number),
      licence.licence_until, false
    from public.clinicians as licence
    join public.authors as author on author.id = licence.author_id
  ) as found
  cross join lateral (
    select case
      when found.last_day < private.dubai_today() then 'over'
      when found.last_day <= private.dubai_today() + 14 then 'late'
      when found.last_day <= private.dubai_today() + 60 then 'early'
    end as stage
  ) as counted
  where counted.stage is not null
  order by found.last_day, found.subject;
end;
$function$;
comment on function expiries() is 'Permits, facts and licences of clinicians (clinician_licence; the number with the name) whose last day is near or over, the most urgent first. Stages: early from sixty days before the last day, late from fourteen, over from the day after. Renewed is a permit that a later one of the same kind, authority and scope follows, which holds already. Staff only.';
