-- Addresses below /go belong to campaign links: no redirect of staff takes one of them away or leads to one, which could lead back.
create or replace function public.redirect_problem(p_from text, p_to text, p_id uuid default null, p_is_active boolean default true)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  path text;
  other text;
begin
  -- The trigger calls it for the service key, too.
  if (select auth.uid()) is not null then
    perform private.expect_staff();
  end if;
  p_from := private.plain_path(p_from);
  p_to := private.plain_path(p_to);
  foreach path in array array[p_from, p_to] loop
    if not private.is_site_path(path) then
      return jsonb_build_object('reason', 'redirect_not_path', 'path', path);
    end if;
    if lower(path) ~ '^(/ar|/en)?/admin(/|$)' then
      return jsonb_build_object('reason', 'redirect_back_office', 'path', path);
    end if;
    if lower(path) ~ '^(/ar|/en)?/go(/|$)' then
      return jsonb_build_object('reason', 'redirect_short_address', 'path', path);
    end if;
  end loop;

  -- An owner's session in wrong hands would lead the application's own files elsewhere, after which no back office is left to undo it.
  if lower(p_from) ~ '^/(assets|data|api|social|ar/social)(/|$)|^(/ar)?/(feed\.xml|404(\.html)?)$|^/admin\.html$|^/(sitemap\.xml|robots\.txt|build\.json|page-history\.json|favicon\.svg|logo-mark\.svg|vercel\.json|_redirects|_headers|_nginx\.conf)$' then
    return jsonb_build_object('reason', 'redirect_own_file', 'path', p_from);
  end if;

  if p_from = p_to then
    return jsonb_build_object('reason', 'redirect_same');
  end if;

  if p_is_active then
    select redirect.to_path into other
    from public.url_redirects as redirect
    where redirect.from_path = p_to and redirect.is_active and redirect.id is distinct from p_id;
    if found then
      return jsonb_build_object('reason', 'redirect_loop', 'from', p_to, 'to', other);
    end if;

    select redirect.from_path into other
    from public.url_redirects as redirect
    where redirect.to_path = p_from and redirect.is_active and redirect.id is distinct from p_id
    limit 1;
    if found then
      return jsonb_build_object('reason', 'redirect_chain', 'from', other, 'to', p_from);
    end if;
  end if;

  if exists (select from public.url_redirects where from_path = p_from and id is distinct from p_id) then
    return jsonb_build_object('reason', 'redirect_taken');
  end if;
  return null;
end;
$$;
comment on function public.redirect_problem(text, text, uuid, boolean) is 'Why a redirect is refused, also while it is being written: the rule that it breaks and what it collides with; null for nothing. Same-site paths only, never /admin, never a short address below /go, no loops, no chain longer than one, one redirect from an address. For staff.';
