-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners dismiss missing paths" on public.missing_paths for update to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff read missing paths" on public.missing_paths for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

create policy "Everyone reads active redirects, staff read all" on public.url_redirects for select to anon, authenticated
  using ((is_active OR ( SELECT private.is_staff() AS is_staff)));

create policy "Owners add redirects" on public.url_redirects for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change redirects" on public.url_redirects for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete redirects" on public.url_redirects for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

CREATE OR REPLACE FUNCTION private.check_redirect()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  problem jsonb;
begin
  new.from_path := private.plain_path(new.from_path);
  new.to_path := private.plain_path(new.to_path);
  -- Two parallel saves could otherwise form a chain.
  if new.is_active then
    perform pg_advisory_xact_lock(hashtextextended('public.url_redirects', 0));
  end if;
  problem := public.redirect_problem(new.from_path, new.to_path, new.id, new.is_active);
  -- Whether an address is taken says the unique index, also to "on conflict".
  if problem ->> 'reason' <> 'redirect_taken' then
    raise exception 'This redirect breaks a rule: % to %', new.from_path, new.to_path
      using errcode = 'check_violation', detail = problem ->> 'reason', hint = (problem - 'reason')::text;
  end if;
  return new;
end;
$function$;
comment on function private.check_redirect() is 'Trigger: refuses a redirect that breaks a rule, and names the rule.';

CREATE OR REPLACE FUNCTION private.end_redirects_from_article()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Not deleted: an owner may switch it on again when the article is restored.
  update public.url_redirects as redirect
  set is_active = false
  where redirect.is_active
    and redirect.from_path in ('/blog/' || new.slug, '/ar/blog/' || new.slug, '/en/blog/' || new.slug)
    and redirect.to_path ~ '^(/ar|/en)?/blog/[^/]+$'
    and not exists (
      select
      from public.blog_posts as post
      where post.slug = regexp_replace(redirect.to_path, '^.*/', '')
        and post.status = 'published'
        and post.deleted_at is null
    );
  return null;
end;
$function$;
comment on function private.end_redirects_from_article() is 'Trigger: switches off a redirect from a published article''s address to an article that does not exist.';

CREATE OR REPLACE FUNCTION private.is_own_rename(p_from text, p_to text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (select private.is_staff())
    and not exists (select from public.blog_posts where '/blog/' || slug = p_from and deleted_at is null)
    and exists (
      select
      from public.blog_posts as post
      cross join lateral (
        select
          save.created_by,
          save.created_at,
          save.snapshot #>> '{post,slug}' as slug,
          lag(save.snapshot #>> '{post,slug}') over by_version as slug_before,
          lag(save.snapshot #>> '{post,status}') over by_version as status_before
        from public.blog_post_revisions as save
        where save.post_id = post.id and save.kind = 'save'
        window by_version as (order by save.version)
      ) as saved
      where post.slug = substr(p_to, char_length('/blog/') + 1)
        and post.status = 'published'
        and post.deleted_at is null
        and saved.created_by = (select auth.uid())
        and saved.created_at > now() - interval '1 day'
        and saved.status_before = 'published'
        and '/blog/' || saved.slug_before = p_from
        and '/blog/' || saved.slug = p_to
    );
$function$;
comment on function private.is_own_rename(p_from text, p_to text) is 'Whether the calling staff member renamed a published post today: from the first address, which no post has now, to the second.';

CREATE OR REPLACE FUNCTION public.gone_articles()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select post.slug
  from public.blog_posts as post
  where post.status = 'published'
    and post.published_at <= post.deleted_at
    and not exists (
      select from public.blog_posts as other where other.slug = post.slug and other.deleted_at is null
    )
  group by post.slug
  order by max(post.deleted_at) desc, post.slug
  limit 500;
$function$;
comment on function gone_articles() is 'The slugs of formerly public articles in the trash, newest first, 500 at most. For the build of the site.';

CREATE OR REPLACE FUNCTION public.move_redirects(p_from text, p_to text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  old_path constant text := private.plain_path(p_from);
  new_path constant text := private.plain_path(p_to);
  -- A page has an address per language, and each may have its own rows.
  old_paths constant text[] := array[old_path, '/ar' || old_path, '/en' || old_path];
  new_paths constant text[] := array[new_path, '/ar' || new_path, '/en' || new_path];
begin
  -- The lock of private.check_redirect(): nobody adds a row between the steps.
  perform pg_advisory_xact_lock(hashtextextended('public.url_redirects', 0));
  -- A person who has renamed a post may redirect its old address, but may not end an owner's redirect. A redirect older than
  -- the post was not made for it: the former post of the address is in the trash and can be restored.
  if not private.is_owner() and (
    not private.is_own_rename(old_path, new_path)
    or exists (
      select
      from public.url_redirects as redirect
      join public.blog_posts as post on '/blog/' || post.slug = new_path and post.deleted_at is null
      where (redirect.from_path = any (old_paths || new_paths) or redirect.to_path = any (old_paths))
        and redirect.created_at < post.created_at
    )
    or exists (
      select from public.url_redirects
      where is_active
        and (
          from_path = any (new_paths) and to_path <> all (old_paths)
          or from_path = any (old_paths) and to_path <> all (new_paths)
        )
    )
  ) then
    perform private.expect_owner();
  end if;

  -- A redirect takes precedence over a page: no redirect may start at the page's current address.
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
$function$;
comment on function move_redirects(p_from text, p_to text) is 'Leads the old address of a page to its new one, and with it all that led to the old one; removes what led away from the new one. Owners, and whoever renamed a published post, for that post. Again does nothing new.';

CREATE OR REPLACE FUNCTION public.note_missing_path(p_path text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_rows constant integer := 2000;
  missing constant text := rtrim(split_part(split_part(p_path, '?', 1), '#', 1), '/');
begin
  if p_path is null
    or not private.is_site_path(missing)
    or lower(missing) ~ '^(/ar|/en)?/(admin|404)(/|$)'
    -- Email addresses, telephone numbers and identity numbers are not stored. Dates do not match.
    or private.plain_text(private.percent_decoded(missing)) ~ '[0-9]{9}|[+][0-9]'
    or private.names_a_person(missing)
  then
    return;
  end if;

  if private.seconds_until_room('missing_paths', 0) > 0 or private.seconds_until_room('missing_paths', 0, p_counts => true) > 0 then
    return;
  end if;

  insert into public.missing_paths as known (path)
  values (missing)
  on conflict (path) do update set hits = known.hits + 1, last_seen = now();

  -- With thousands of invented addresses, the least requested ones are dropped, not the frequent ones.
  delete from public.missing_paths
  where path in (
    select path from public.missing_paths
    where path <> missing
    order by hits desc, last_seen desc
    offset most_rows - 1
  );
end;
$function$;
comment on function note_missing_path(p_path text) is 'Counts an address without a page: the path alone, without query; as many as private.event_limits allows, and 2,000 in all. Says nothing back.';

CREATE OR REPLACE FUNCTION public.redirect_problem(p_from text, p_to text, p_id uuid DEFAULT NULL::uuid, p_is_active boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function redirect_problem(p_from text, p_to text, p_id uuid, p_is_active boolean) is 'Why a redirect is refused, also while it is being written: the rule that it breaks and what it collides with; null for nothing. Same-site paths only, never /admin, never a short address below /go, no loops, no chain longer than one, one redirect from an address. For staff.';
