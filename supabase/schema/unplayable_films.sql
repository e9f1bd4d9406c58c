-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION public.unplayable_media()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(found.name, found.codecs), '{}')
  from (
    select file.name, coalesce(examined.unplayable, left(file.user_metadata ->> 'unplayable', 200), '') as codecs
    from storage.objects as file
    left join private.examined_media as examined on examined.object_id = file.id
    where (select private.is_staff()) and file.bucket_id = 'blog-media'
  ) as found
  where found.codecs <> '';
$function$;
comment on function unplayable_media() is 'The films of the bucket blog-media that not every browser plays, by their names in it, with the names of their codecs. Staff only.';
