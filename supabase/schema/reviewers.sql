-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners add licences of clinicians" on public.clinicians for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change licences of clinicians" on public.clinicians for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete licences of clinicians" on public.clinicians for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff and reviewers read licences of clinicians" on public.clinicians for select to authenticated
  using (( SELECT private.sees_drafts() AS sees_drafts));

create policy "Visitors read licences of clinicians that are valid today" on public.clinicians for select to anon
  using ((licence_until >= ( SELECT private.dubai_today() AS dubai_today)));

CREATE OR REPLACE FUNCTION private.sees_drafts()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_in('staff') or private.is_in('reviewers');
$function$;
comment on function private.sees_drafts() is 'True for who sees articles before readers do: owners, editors and reviewers.';

CREATE OR REPLACE FUNCTION public.set_staff_author(p_id uuid, p_author_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person constant text := private.staff_to_change(p_id);
begin
  if p_author_id is not null and not exists (select from public.authors where id = p_author_id) then
    raise exception 'This author no longer exists.' using errcode = 'PT404', detail = 'row_gone';
  elsif exists (select from public.admins where author_id = p_author_id and user_id <> p_id) then
    raise exception 'This author is another account.' using errcode = 'unique_violation', detail = 'author_taken';
  end if;
  update public.admins set author_id = p_author_id where user_id = p_id and author_id is distinct from p_author_id;
  if found then
    perform private.record_event('updated', 'staff', p_id::text, person);
  end if;
end;
$function$;
comment on function set_staff_author(p_id uuid, p_author_id uuid) is 'Sets which author an account is; null for none. Refuses an author who is another account (author_taken). Owners only.';
