-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone reads schemas of pages they can see, staff read all" on public.page_schemas for select to anon, authenticated
  using ((( SELECT private.is_staff() AS is_staff) OR (is_active AND ((page_id IS NULL) OR
CASE page_type
    WHEN 'blog'::text THEN (EXISTS ( SELECT 1
       FROM blog_posts post
      WHERE (post.slug = page_schemas.page_id)))
    WHEN 'service'::text THEN (EXISTS ( SELECT 1
       FROM services service
      WHERE ((service.slug = page_schemas.page_id) AND service.is_active)))
    WHEN 'location'::text THEN (EXISTS ( SELECT 1
       FROM locations location
      WHERE ((location.slug = page_schemas.page_id) AND location.is_active)))
    ELSE true
END))));

create policy "Owners add schemas" on public.page_schemas for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change schemas" on public.page_schemas for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete schemas" on public.page_schemas for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));
