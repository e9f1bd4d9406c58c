-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.correct_texts(p_post blog_posts, p_langs text[], p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not (select review_required from public.staff_settings) then
    return;
  end if;
  insert into public.text_reviews (post_id, lang, digest, text, asked_by, asked_by_email, outcome, decided_at, decided_by_email, notes)
  select
    text.post_id, text.lang, text.digest, private.words_of_text(to_jsonb(text)), owner.user_id, owner.email, 'corrected', now(), owner.email,
    jsonb_build_array(jsonb_build_object('note', p_reason))
  from private.unread_texts(p_post) as unread (lang)
  join public.blog_post_translations as text on text.post_id = p_post.id and text.lang = unread.lang
  join public.admins as owner on owner.user_id = (select auth.uid())
  where text.lang = any (p_langs);
  if found then
    perform private.record_event(
      'corrected', 'text_review', p_post.id::text, concat_ws(': ', private.post_title(p_post.id), p_reason)
    );
  end if;
end;
$function$;
comment on function private.correct_texts(p_post blog_posts, p_langs text[], p_reason text) is 'Lets the texts of a post in these languages go live as they are, although no clinician has read them, and records why.';

CREATE OR REPLACE FUNCTION private.is_exposed(p_post blog_posts)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select p_post.status in ('published', 'scheduled') and p_post.deleted_at is null;
$function$;
comment on function private.is_exposed(p_post blog_posts) is 'Whether readers see a post, or will without another decision.';

CREATE OR REPLACE FUNCTION private.refuse_unread()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  post public.blog_posts;
  written public.blog_post_translations;
  unread text;
begin
  if not (select review_required from public.staff_settings) then
    return null;
  end if;
  -- The rows as they are now: the transaction may have changed them once more. Of two transactions, one that publishes and one that writes,
  -- the second one waits here and sees what the first has done.
  select * into post
  from public.blog_posts
  where id = case tg_table_name when 'blog_posts' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'post_id' end::uuid
  for no key update;
  if post.id is null or not private.is_exposed(post) then
    return null;
  elsif tg_table_name = 'blog_posts' then
    select lang into unread
    from private.unread_texts(post) as lang
    where tg_op = 'INSERT' or not private.is_exposed(old) or old.status <> post.status
      -- With another author, only what was read and is not any more: what was live unread stays.
      or exists (
        select from public.blog_post_translations as stored
        where stored.post_id = post.id and stored.lang = lang.lang and private.is_read(post.id, stored.lang, stored.digest, old.author_id)
      )
    limit 1;
  else
    select * into written from public.blog_post_translations where post_id = post.id and lang = new.lang;
    if tg_op = 'INSERT' or old.digest <> written.digest or not old.is_live or not old.has_text then
      select lang into unread from private.unread_texts(post) as lang where lang = written.lang;
    end if;
  end if;
  if unread is not null then
    raise exception 'No clinician has approved this text.'
      using errcode = 'check_violation', detail = 'text_unread', hint = json_build_object('lang', unread, 'post_id', post.id)::text;
  end if;
  return null;
end;
$function$;
comment on function private.refuse_unread() is 'Trigger, at the end of a transaction: while texts have to be read, refuses an unread text that readers begin to see, and an unread change of one that they see (text_unread, with its language). What was live unread stays until it changes.';

CREATE OR REPLACE FUNCTION private.refuse_unread_now()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  set constraints public.blog_posts_refuse_unread, public.blog_post_translations_refuse_unread immediate;
  set constraints public.blog_posts_refuse_unread, public.blog_post_translations_refuse_unread deferred;
end;
$function$;
comment on function private.refuse_unread_now() is 'Asks the rule of unread texts before the end of the transaction, where what is written so far is whole.';

CREATE OR REPLACE FUNCTION private.unread_texts(p_post blog_posts)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select text.lang
  from public.blog_post_translations as text
  where text.post_id = p_post.id and text.is_live and text.has_text
    and not private.is_read(text.post_id, text.lang, text.digest, p_post.author_id)
  order by text.lang desc;
$function$;
comment on function private.unread_texts(p_post blog_posts) is 'The languages of a post that are to be live and may not go live, if texts have to be read: nobody has approved exactly these words, or nobody whose licence is valid today.';
