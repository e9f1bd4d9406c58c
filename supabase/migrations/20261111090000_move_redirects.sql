-- A page that moves takes its redirects along. One row at a time would be refused: what leads to the old address would form a
-- chain with the new row, and what leads away from the new address a loop.
create function public.move_redirects(p_from text, p_to text)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  old_path constant text := coalesce(nullif(rtrim(btrim(p_from), '/'), ''), '/');
  new_path constant text := coalesce(nullif(rtrim(btrim(p_to), '/'), ''), '/');
  -- A page has an address per language, and each may have rows of its own.
  old_paths constant text[] := array[old_path, '/ar' || old_path, '/en' || old_path];
  new_paths constant text[] := array[new_path, '/ar' || new_path, '/en' || new_path];
begin
  -- Row-level security refuses anyone else, but after the trigger, which would blame the addresses. Nobody but staff sees
  -- their own row here.
  if not exists (select from public.admins where user_id = (select auth.uid()) and role = 'owner') then
    raise exception 'Only an owner may change redirects.' using errcode = 'insufficient_privilege';
  end if;
  -- The lock of private.check_redirect(): nobody adds a row between the steps.
  perform pg_advisory_xact_lock(hashtextextended('public.url_redirects', 0));

  -- A redirect goes before a page: nothing may lead away from where the page is now.
  delete from public.url_redirects
  where from_path = any (new_paths) and (is_active or to_path = any (old_paths));

  update public.url_redirects
  set to_path = new_paths[array_position(old_paths, to_path)]
  where to_path = any (old_paths);

  insert into public.url_redirects (from_path, to_path, redirect_type, is_active)
  values (old_path, new_path, 301, true)
  on conflict (from_path) do update
  set to_path = excluded.to_path, redirect_type = excluded.redirect_type, is_active = excluded.is_active;
end;
$$;

comment on function public.move_redirects(text, text) is
  'Leads the old address of a page to its new one, and with it all that led to the old one; removes what led away from the new one. Owners only; again does nothing new.';

revoke execute on function public.move_redirects(text, text) from public, anon, authenticated, service_role;
grant execute on function public.move_redirects(text, text) to authenticated;
