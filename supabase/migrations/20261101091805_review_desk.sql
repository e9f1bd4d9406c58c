-- Staff actions on reviews. Each change is logged under the review's platform and day: the log must not keep the name of a
-- person who asked for removal.
create function private.review_to_change(p_id uuid)
returns public.reviews
language plpgsql
set search_path = ''
as $$
declare
  found_review public.reviews;
begin
  perform private.expect_staff();
  perform private.expect_room_for_change('review');
  select * from public.reviews where id = p_id for update into found_review;
  if found_review.id is null then
    raise exception 'This review no longer exists.' using errcode = 'PT404', detail = 'row_gone';
  end if;
  return found_review;
end;
$$;

comment on function private.review_to_change(uuid) is 'The review, locked until the end of the transaction. Refuses everyone but staff, and people with too many changes within the hour.';

create function private.note_review(p_action text, p_review public.reviews)
returns void
language sql
set search_path = ''
as $$
  select private.log_activity(
    p_action,
    'review',
    p_review.id::text,
    p_review.source_platform || ', ' || (p_review.published_at at time zone 'Asia/Dubai')::date
  );
$$;

comment on function private.note_review(text, public.reviews) is 'Logs a change of a review.';

create function public.assign_review(p_id uuid, p_service_slug text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  review constant public.reviews := private.review_to_change(p_id);
  wanted constant text := nullif(p_service_slug, '');
begin
  if review.service_slug is distinct from wanted then
    update public.reviews set service_slug = wanted where id = p_id;
    perform private.note_review('updated', review);
  end if;
end;
$$;

comment on function public.assign_review(uuid, text) is 'Assigns the service that a review is about; null for none. Staff only.';

create function public.mark_review_sample(p_id uuid, p_is_sample boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
  perform private.note_review('updated', review);
end;
$$;

comment on function public.mark_review_sample(uuid, boolean) is 'Marks a review as a sample, for staff; removes the mark, for owners only.';

create function public.hide_review(p_id uuid, p_reason text, p_note text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
  perform private.note_review('hidden', review);
end;
$$;

comment on function public.hide_review(uuid, text, text) is 'Hides a review permanently: from readers at once, from later syncs, and after 30 days its text is erased. Staff only; repeated calls change nothing.';

create function public.show_review(p_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
  perform private.note_review('shown', review);
end;
$$;

comment on function public.show_review(uuid) is 'Shows a hidden review again: for owners while it has its text, and for ten minutes for the person who hid it.';

create function public.list_reviews(
  p_search text default null,
  p_platform text default null,
  p_service text default null,
  p_state text default null,
  p_is_sample boolean default null,
  p_stars integer default null,
  p_lang text default null,
  p_page integer default 1,
  p_per_page integer default 25
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted constant text := '%' || regexp_replace(coalesce(p_search, ''), '([\\%_])', '\\\1', 'g') || '%';
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
      where (p_search is null or author ilike wanted or title ilike wanted or content ilike wanted)
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
$$;

comment on function public.list_reviews(text, text, text, text, boolean, integer, text, integer, integer) is 'A page of reviews with their average, newest first; null ignores a filter. Staff only.';

grant execute on function
  public.list_reviews(text, text, text, text, boolean, integer, text, integer, integer),
  public.assign_review(uuid, text),
  public.mark_review_sample(uuid, boolean),
  public.hide_review(uuid, text, text),
  public.show_review(uuid)
  to authenticated;

-- A platform that returns only some of its reviews says nothing about the others: those count as removed when it has not shown
-- them for 30 days, which is also the longest time that a copy may be kept.
create function public.store_reviews(p_platform text, p_reviews jsonb, p_is_complete boolean)
returns integer
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.store_reviews(text, jsonb, boolean) is 'Copies reviews of a platform and returns the number of new ones and of new texts of visible ones. Missing ones count as removed: at once if the platform has returned all, else after 30 days. Service key only.';

grant execute on function public.store_reviews(text, jsonb, boolean) to service_role;

create function private.clear_reviews()
returns void
language sql
set search_path = ''
as $$
  delete from public.reviews where gone_at < now() - interval '30 days' and hidden_at is null;
  update public.reviews set erased_at = now() where hidden_at < now() - interval '30 days' and erased_at is null;
$$;

comment on function private.clear_reviews() is 'Deletes reviews that were removed 30 days ago, and erases the texts of those hidden 30 days ago.';
