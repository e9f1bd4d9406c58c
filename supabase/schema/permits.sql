-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners add permits" on public.permits for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND (issued <= ( SELECT private.dubai_today() AS dubai_today))));

create policy "Owners change permits" on public.permits for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND (issued <= ( SELECT private.dubai_today() AS dubai_today))));

create policy "Owners delete permits" on public.permits for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff read permits" on public.permits for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

create policy "Visitors read permits that hold today" on public.permits for select to anon
  using (((issued <= ( SELECT private.dubai_today() AS dubai_today)) AND (expires >= ( SELECT private.dubai_today() AS dubai_today))));

CREATE OR REPLACE FUNCTION private.keep_permit_kind()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.permit_kinds (kind) values (new.kind) on conflict do nothing;
  return null;
end;
$function$;
comment on function private.keep_permit_kind() is 'Trigger: notes that permits of the kind are kept here.';

CREATE OR REPLACE FUNCTION public.kept_permit_kinds()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select kind from private.permit_kinds order by kind;
$function$;
comment on function kept_permit_kinds() is 'Kinds of which a permit was ever entered, valid or not. For everyone.';
