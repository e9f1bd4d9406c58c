-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.staff_name(p_name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  plain constant text := btrim(regexp_replace(coalesce(p_name, ''), '\s+', ' ', 'g'));
begin
  if not private.is_plain_line(plain, 80) then
    raise exception 'A name has 1 to 80 letters, and no markup.' using errcode = 'check_violation', detail = 'staff_name';
  end if;
  return plain;
end;
$function$;
comment on function private.staff_name(p_name text) is 'A name as it is stored: one line with single spaces. Refuses none, and more than 80 letters (staff_name).';

CREATE OR REPLACE FUNCTION public.set_staff_name(p_id uuid, p_name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text;
  person text;
begin
  perform private.expect_in(null);
  if p_id is distinct from (select auth.uid()) then
    perform private.staff_to_change(p_id);
  end if;
  wanted := private.staff_name(p_name);
  update public.admins set name = wanted where user_id = p_id and name <> wanted returning email into person;
  if found then
    perform private.record_event('updated', 'staff', p_id::text, person);
  end if;
end;
$function$;
comment on function set_staff_name(p_id uuid, p_name text) is 'Sets what somebody is called: everybody their own name, an owner that of others. The same name again changes nothing.';

CREATE OR REPLACE FUNCTION public.staff_names()
 RETURNS TABLE(id uuid, email text, name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_in(null);
  return query select admin.user_id, admin.email, admin.name from public.admins as admin where admin.name <> '' order by 3, 2;
end;
$function$;
comment on function staff_names() is 'The names of everybody who works here and has one, by their addresses. For everybody of the back office.';
