-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.article_of(p_path text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select substring(p_path from '^(?:/ar)?/blog/([^/?#]+)$');
$function$;
comment on function private.article_of(p_path text) is 'The slug of the article at a path; null for other pages.';

CREATE OR REPLACE FUNCTION private.service_of_page(p_path text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    nullif(private.service_of(p_path), ''),
    (
      select service.slug
      from public.blog_posts as post
      join public.services as service on service.slug = post.primary_service
      where post.slug = private.article_of(p_path)
    ),
    ''
  );
$function$;
comment on function private.service_of_page(p_path text) is 'The slug of the service that a page is about, of an article its primary service; empty for other pages.';

CREATE OR REPLACE FUNCTION private.titles_of_page(p_path text, OUT title_en text, OUT title_ar text)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select max(part.title) filter (where part.lang = 'en'), max(part.title) filter (where part.lang = 'ar')
  from public.blog_posts as post
  join public.blog_post_translations as part on part.post_id = post.id
  where post.slug = private.article_of(p_path);
$function$;
comment on function private.titles_of_page(p_path text, OUT title_en text, OUT title_ar text) is 'The titles of the article at a path; nulls for other pages.';
