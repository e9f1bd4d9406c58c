-- Nobody knows a generated picture by the name of its file: the library says which article it was drawn for.
create function public.media_articles()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
$$;
comment on function public.media_articles() is 'Of the generated pictures of the bucket blog-media, by their names there: the titles of the first article with their description. Staff only.';

grant execute on function public.media_articles() to authenticated;
