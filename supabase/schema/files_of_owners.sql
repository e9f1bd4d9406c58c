-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Editors remove unused blog media of theirs, owners any" on storage.objects for delete to authenticated
  using (((bucket_id = 'blog-media'::text) AND (( SELECT private.is_owner() AS is_owner) OR (( SELECT private.is_staff() AS is_staff) AND (owner_id = (( SELECT auth.uid() AS uid))::text) AND (NOT (EXISTS ( SELECT
   FROM media_usage(objects.name) media_usage(place, id, label))))))));
