-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION public.media_articles()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  return (
    select coalesce(jsonb_object_agg(image.object_name, article.titles), '{}')
    from public.generated_images as image
    cross join lateral (
      select jsonb_build_object(
        'title_en', max(part.title) filter (where part.lang = 'en'), 'title_ar', max(part.title) filter (where part.lang = 'ar')
      ) as titles
      from (
        select written.post_id
        from public.blog_post_translations as written
        join public.blog_posts as post on post.id = written.post_id
        where private.infographic_hashes(written.content_markdown) @> array[image.description_hash]
        order by post.deleted_at is not null, post.created_at, post.id
        limit 1
      ) as first
      join public.blog_post_translations as part on part.post_id = first.post_id
      having count(*) > 0
    ) as article
    where image.object_name is not null
  );
end;
$function$;
comment on function media_articles() is 'Of the generated pictures of the bucket blog-media, by their names there: the titles of the first article with their description. Staff only.';
