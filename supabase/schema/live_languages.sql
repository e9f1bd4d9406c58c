-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.is_behind(p_post_id uuid, p_lang text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(bool_or(
    other.is_live and not text.is_live
    or other.changed_at > greatest(
      text.changed_at,
      (
        select max(review.decided_at) from public.text_reviews as review
        where review.post_id = text.post_id and review.lang = text.lang and review.digest = text.digest and review.outcome = 'approved'
      )
    )
  ), false)
  from public.blog_post_translations as text
  join public.blog_post_translations as other on other.post_id = text.post_id and other.lang <> text.lang
  where text.post_id = p_post_id and text.lang = p_lang;
$function$;
comment on function private.is_behind(p_post_id uuid, p_lang text) is 'Whether the text of a post in a language is behind the one in the other language: held back while that one is live, or neither changed nor approved since that one has changed. A text that there is not is behind nothing.';
