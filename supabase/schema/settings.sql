-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone reads the settings of the site" on public.site_settings for select to anon, authenticated
  using (true);

create policy "Owners change the settings of the site" on public.site_settings for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change the settings of the back office" on public.staff_settings for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Staff read the settings of the back office" on public.staff_settings for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

CREATE OR REPLACE FUNCTION public.save_settings(p_changes jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  part text;
  assignments text;
  changed integer;
begin
  foreach part in array array['site_settings', 'staff_settings'] loop
    select string_agg(format('%1$I = coalesce(wanted.%1$I, stored.%1$I)', attname), ', ') into assignments
    from pg_catalog.pg_attribute
    where attrelid = format('public.%I', part)::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'updated_at') and p_changes ? attname;
    continue when assignments is null;
    execute format(
      'update public.%1$I as stored set %2$s from jsonb_populate_record(null::public.%1$I, $1) as wanted where stored.id = 1', part, assignments
    ) using p_changes;
    get diagnostics changed = row_count;
    -- Row-level security silently skips other people's rows.
    if changed = 0 then
      raise exception 'Only owners change the settings.' using errcode = 'insufficient_privilege', detail = 'owner_only';
    end if;
  end loop;
end;
$function$;
comment on function save_settings(p_changes jsonb) is 'Changes the named settings in both tables or in none. Unnamed ones keep their values. Owners only.';
