-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone reads reviews that are shown, staff read all" on public.reviews for select to anon, authenticated
  using ((((hidden_at IS NULL) AND (gone_at IS NULL)) OR ( SELECT private.is_staff() AS is_staff)));

CREATE OR REPLACE FUNCTION private.keep_review_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_changed constant boolean :=
    (new.source_platform, new.source_id, new.author, new.rating, new.title, new.content, new.review_url, new.lang, new.published_at)
    is distinct from
    (old.source_platform, old.source_id, old.author, old.rating, old.title, old.content, old.review_url, old.lang, old.published_at);
begin
  if is_changed and (select auth.uid()) is not null then
    raise exception 'The words of a review are its author''s.' using errcode = 'check_violation', detail = 'review_words';
  end if;
  if old.hidden_at is not null and new.hidden_at is not null then
    new.author := old.author;
    new.rating := old.rating;
    new.title := old.title;
    new.content := old.content;
    new.review_url := old.review_url;
    new.erased_at := coalesce(old.erased_at, new.erased_at);
  end if;
  if new.erased_at is not null then
    new.author := '';
    new.rating := null;
    new.title := null;
    new.content := '';
    new.review_url := null;
    new.hidden_note := case when new.hidden_reason = 'other' then '-' end;
  end if;
  return new;
end;
$function$;
comment on function private.keep_review_words() is 'Trigger: staff never change a review''s text, a hidden review gets no new text, and an erased one has none.';

CREATE OR REPLACE FUNCTION private.review_to_change(p_id uuid)
 RETURNS reviews
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found_review public.reviews;
begin
  perform private.expect_staff();
  select * from public.reviews where id = p_id for update into found_review;
  if found_review.id is null then
    raise exception 'This review no longer exists.' using errcode = 'PT404', detail = 'row_gone';
  end if;
  return found_review;
end;
$function$;
comment on function private.review_to_change(p_id uuid) is 'The review, locked until the end of the transaction. Refuses everyone but staff.';

CREATE OR REPLACE FUNCTION public.assign_review(p_id uuid, p_service_slug text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  review constant public.reviews := private.review_to_change(p_id);
  wanted constant text := nullif(p_service_slug, '');
begin
  if review.service_slug is distinct from wanted then
    update public.reviews set service_slug = wanted where id = p_id;
    end if;
end;
$function$;
comment on function assign_review(p_id uuid, p_service_slug text) is 'Assigns the service that a review is about; null for none. Staff only.';

CREATE OR REPLACE FUNCTION public.hide_review(p_id uuid, p_reason text, p_note text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  review constant public.reviews := private.review_to_change(p_id);
  who constant uuid := (select auth.uid());
begin
  -- A hidden review keeps its first reason, day and person.
  if review.hidden_at is not null then
    return;
  end if;
  update public.reviews
  set hidden_at = now(), hidden_by = who, hidden_by_email = (select email from public.admins where user_id = who),
    hidden_reason = p_reason, hidden_note = nullif(btrim(p_note), '')
  where id = p_id;
end;
$function$;
comment on function hide_review(p_id uuid, p_reason text, p_note text) is 'Hides a review permanently: from readers at once, from later syncs, and after 30 days its text is erased. Staff only; repeated calls change nothing.';

CREATE OR REPLACE FUNCTION public.list_reviews(p_search text DEFAULT NULL::text, p_platform text DEFAULT NULL::text, p_service text DEFAULT NULL::text, p_state text DEFAULT NULL::text, p_is_sample boolean DEFAULT NULL::boolean, p_stars integer DEFAULT NULL::integer, p_lang text DEFAULT NULL::text, p_page integer DEFAULT 1, p_per_page integer DEFAULT 25)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patterns constant text[] := private.search_patterns(p_search);
  per_page constant integer := least(greatest(p_per_page, 1), 100);
  result jsonb;
begin
  perform private.expect_staff();
  with
    known as (
      select
        review.*,
        case when hidden_at is not null then 'hidden' when gone_at is not null then 'gone' else 'shown' end as state,
        -- As readers see it: no rating counts as five stars.
        coalesce(rating, 5) as stars
      from public.reviews as review
    ),
    matching as (
      select *
      from known
      where (patterns = '{}' or concat_ws(' ', author, title, content) collate pg_catalog.pg_c_utf8 ~* all (patterns))
        and (p_platform is null or source_platform = p_platform)
        -- An empty text means reviews without a service.
        and (p_service is null or coalesce(service_slug, '') = p_service)
        and (p_state is null or state = p_state)
        and (p_is_sample is null or is_sample = p_is_sample)
        and (p_stars is null or stars = p_stars)
        and (p_lang is null or lang = p_lang)
    ),
    page as (
      select *
      from matching
      order by published_at desc, id
      offset (greatest(p_page, 1) - 1)::bigint * per_page
      limit per_page
    )
  select jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(
          to_jsonb(page) - array['source_id', 'seen_at', 'created_at', 'stars', 'hidden_by']
          order by page.published_at desc, page.id
        ),
        '[]'
      )
      from page
    ),
    'total', (select count(*) from matching),
    'platforms', (select coalesce(jsonb_agg(distinct source_platform order by source_platform), '[]') from known),
    'counts', (
      select jsonb_build_object(
        'shown', count(*) filter (where state = 'shown' and not is_sample),
        'samples', count(*) filter (where state = 'shown' and is_sample),
        'hidden', count(*) filter (where state = 'hidden'),
        'without_service', count(*) filter (where state = 'shown' and not is_sample and service_slug is null),
        'rated', count(*) filter (where state = 'shown' and not is_sample and stars > 0),
        'average', round(avg(stars) filter (where state = 'shown' and not is_sample and stars > 0), 1)
      )
      from known
    )
  ) into result;
  return result;
end;
$function$;
comment on function list_reviews(p_search text, p_platform text, p_service text, p_state text, p_is_sample boolean, p_stars integer, p_lang text, p_page integer, p_per_page integer) is 'A page of reviews with their average, newest first; null ignores a filter. Staff only.';

CREATE OR REPLACE FUNCTION public.mark_review_sample(p_id uuid, p_is_sample boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  review constant public.reviews := private.review_to_change(p_id);
begin
  if review.is_sample = p_is_sample then
    return;
  end if;
  if not p_is_sample then
    perform private.expect_owner();
  end if;
  update public.reviews set is_sample = p_is_sample where id = p_id;
end;
$function$;
comment on function mark_review_sample(p_id uuid, p_is_sample boolean) is 'Marks a review as a sample, for staff; removes the mark, for owners only.';

CREATE OR REPLACE FUNCTION public.show_review(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  review constant public.reviews := private.review_to_change(p_id);
begin
  if review.hidden_at is null then
    return;
  end if;
  -- The person who hid a review by mistake can undo it.
  if review.hidden_by is distinct from (select auth.uid()) or review.hidden_at <= now() - interval '10 minutes' then
    perform private.expect_owner();
  end if;
  if review.erased_at is not null then
    raise exception 'The words of this review have been erased.' using errcode = 'check_violation', detail = 'review_erased';
  end if;
  update public.reviews
  set hidden_at = null, hidden_by = null, hidden_by_email = null, hidden_reason = null, hidden_note = null
  where id = p_id;
end;
$function$;
comment on function show_review(p_id uuid) is 'Shows a hidden review again: for owners while it has its text, and for ten minutes for the person who hid it.';

CREATE OR REPLACE FUNCTION public.store_reviews(p_platform text, p_reviews jsonb, p_is_complete boolean)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored integer;
begin
  insert into public.reviews as known
    (source_platform, source_id, lang, author, rating, content, review_url, published_at)
  select p_platform, new.source_id, new.lang, new.author, new.rating, new.content, new.review_url, new.published_at
  from jsonb_to_recordset(p_reviews) as new (
    source_id text, lang text, author text, rating smallint, content text, review_url text, published_at timestamptz
  )
  on conflict (source_platform, source_id) do update
  set lang = excluded.lang, author = excluded.author, rating = excluded.rating, content = excluded.content,
    review_url = excluded.review_url, published_at = excluded.published_at, seen_at = now(), gone_at = null
  where known.hidden_at is null;
  get diagnostics stored = row_count;

  update public.reviews as known
  set gone_at = now()
  where source_platform = p_platform
    and gone_at is null
    and hidden_at is null
    and (p_is_complete or seen_at < now() - interval '30 days')
    and not exists (
      select from jsonb_to_recordset(p_reviews) as new (source_id text) where new.source_id = known.source_id
    );
  return stored;
end;
$function$;
comment on function store_reviews(p_platform text, p_reviews jsonb, p_is_complete boolean) is 'Copies reviews of a platform and returns the number of new ones and of new texts of visible ones. Missing ones count as removed: at once if the platform has returned all, else after 30 days. Service key only.';

CREATE OR REPLACE FUNCTION public.stored_rating()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('value', round(avg(coalesce(rating, 5)), 1), 'count', count(*))
  from public.reviews
  where not is_sample and rating is distinct from 0 and hidden_at is null and gone_at is null;
$function$;
comment on function stored_rating() is 'The average stars with one decimal and the number of the reviews that readers see and that gave any; a null average without one. Samples do not count. For everyone.';
