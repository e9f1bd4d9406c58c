-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.expect_in(p_group text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not private.is_in(p_group) then
    raise exception 'Your role may not do this.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
end;
$function$;
comment on function private.expect_in(p_group text) is 'Refuses everyone outside of a group of private.groups_of(), or, for null, who has no account of the back office.';

CREATE OR REPLACE FUNCTION private.expect_writer_of(p_entity text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.expect_in(coalesce(
    (select writers from private.staff_tables where entity = p_entity and subject = 'id' and writers = 'desk'), 'staff'
  ));
end;
$function$;
comment on function private.expect_writer_of(p_entity text) is 'Refuses who may not see the history of this kind of row: staff see that of every kind, reception that of what it writes.';

CREATE OR REPLACE FUNCTION private.groups_of(p_role text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case p_role
    when 'owner' then array['owners', 'staff', 'desk', 'reviewers']
    when 'editor' then array['staff', 'desk']
    when 'reception' then array['desk']
    when 'reviewer' then array['reviewers']
  end;
$function$;
comment on function private.groups_of(p_role text) is 'The one list of roles: to which groups of people each belongs. owners: who decide. staff: who work on the site. desk: who work with leads. reviewers: who approve texts. Null for what is no role.';

CREATE OR REPLACE FUNCTION private.has_account()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_in(null);
$function$;
comment on function private.has_account() is 'True for everybody of the back office, whatever their role.';

CREATE OR REPLACE FUNCTION private.is_at_desk()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_in('desk');
$function$;
comment on function private.is_at_desk() is 'True for who works with leads: reception, editors and owners.';

CREATE OR REPLACE FUNCTION private.is_in(p_group text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.staff_of_session((select auth.uid()), (select auth.jwt() ->> 'session_id')) as member
    where p_group is null or p_group = any (private.groups_of(member.role))
  );
$function$;
comment on function private.is_in(p_group text) is 'Whether the caller has a session of the back office with a role of this group; null asks for any role.';
