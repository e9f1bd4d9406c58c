-- Patients' reviews, copied from review platforms by the review-sync function. Nobody edits their text.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  source_platform text not null check (char_length(source_platform) between 1 and 40),
  source_id text not null default gen_random_uuid()::text check (char_length(source_id) between 1 and 200),
  service_slug text check (service_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(service_slug) <= 80),
  author text not null check (char_length(author) <= 120),
  rating smallint check (rating between 0 and 5),
  title text check (char_length(title) <= 200),
  content text not null default '' check (char_length(content) <= 5000),
  review_url text check (review_url ~ '^https?://' and char_length(review_url) <= 500),
  lang text not null default 'en' check (lang in ('en', 'ar')),
  published_at timestamptz not null default now(),
  is_sample boolean not null default false,
  seen_at timestamptz not null default now(),
  gone_at timestamptz,
  hidden_at timestamptz,
  hidden_by uuid references auth.users (id) on delete set null,
  hidden_by_email text check (char_length(hidden_by_email) <= 320),
  hidden_reason text check (hidden_reason in ('request', 'private', 'not_ours', 'offensive', 'claim', 'other')),
  hidden_note text check (char_length(hidden_note) <= 300),
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  unique (source_platform, source_id),
  constraint reviews_have_an_author check (author <> '' or erased_at is not null),
  constraint reviews_invented_are_samples check (is_sample or source_platform <> 'sample'),
  constraint reviews_hidden_say_why check (
    (hidden_at is null) = (hidden_reason is null) and (hidden_reason is distinct from 'other' or hidden_note is not null)
  ),
  constraint reviews_shown_tell_nothing_of_staff check (
    hidden_at is not null or (hidden_by is null and hidden_by_email is null and hidden_note is null and erased_at is null)
  )
);

comment on table public.reviews is 'Reviews of patients, copied from the platform on which they published them; the site asks patients for nothing. Written by store_reviews(), changed by the functions of the reviews desk. Why: Readers judge by them, and the rating is computed from them. Kept: As long as its platform shows it, and 30 days after that; when hidden: the words for 30 days, platform and id for good, so that it stays hidden. Subject: Patients.';
comment on column public.reviews.source_id is 'The review''s id on its platform: a second sync updates instead of adding, and recognises hidden reviews. Personal: leads to the review there.';
comment on column public.reviews.service_slug is 'The service that the review is about, assigned by staff; null if it is about the provider as a whole.';
comment on column public.reviews.rating is 'Stars 1-5. Null shows as 5 stars; 0 means not rated and stays out of the average. Personal: their stars.';
comment on column public.reviews.is_sample is 'A demonstration: labelled on pages, and excluded from ratings and structured data.';
comment on column public.reviews.seen_at is 'When the platform last showed it.';
comment on column public.reviews.gone_at is 'Since when it is missing from its platform. Readers do not see it, and it is deleted after 30 days.';
comment on column public.reviews.hidden_at is 'Hidden permanently. Later syncs do not restore it, and its text is erased after 30 days. Personal: when staff hid it.';
comment on column public.reviews.hidden_by_email is 'Personal: the same, readable when the account is gone.';
comment on column public.reviews.erased_at is 'When the text of a hidden review was erased; platform and id stay, so that a sync recognises it.';
comment on column public.reviews.author is 'Personal: the name they chose there.';
comment on column public.reviews.title is 'Personal: their words.';
comment on column public.reviews.content is 'Personal: their words.';
comment on column public.reviews.review_url is 'Personal: where they wrote it.';
comment on column public.reviews.published_at is 'Personal: when they wrote it.';
comment on column public.reviews.hidden_by is 'Personal: the member of staff who hid it.';
comment on column public.reviews.hidden_reason is 'Why it is hidden, from a list. Personal: what its author may have asked for.';
comment on column public.reviews.hidden_note is 'Words of staff; erased with the review''s. Personal: may speak of its author.';

create index reviews_service_published_idx on public.reviews (service_slug, is_sample, published_at desc);
create index reviews_published_at_idx on public.reviews (is_sample, published_at desc);
create index reviews_hidden_by_idx on public.reviews (hidden_by);

-- For every statement: signed-in people never change a patient's text, and a hidden review keeps its text until it is erased,
-- even if a sync copies it again.
create function private.keep_review_words()
returns trigger language plpgsql set search_path = '' as $$
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
$$;
comment on function private.keep_review_words() is 'Trigger: staff never change a review''s text, a hidden review gets no new text, and an erased one has none.';

create trigger reviews_keep_words
before update on public.reviews
for each row execute function private.keep_review_words();

-- Not the words of a review: its author may ask to have them erased.
select private.record_table(
  'public.reviews', 'review', p_label => array['source_platform', 'published_at'], p_topic => 'reviews',
  p_kept => array['service_slug', 'is_sample', 'hidden_at', 'hidden_by', 'hidden_by_email', 'hidden_reason', 'hidden_note']
);

alter table public.reviews enable row level security;

grant select on table public.reviews to anon, authenticated;
grant select, insert, update, delete on table public.reviews to service_role;

create policy "Everyone reads reviews that are shown, staff read all"
on public.reviews for select to anon, authenticated
using ((hidden_at is null and gone_at is null) or (select private.is_staff()));

-- Counted here: the API gives 1,000 rows at a time.
create function public.stored_rating()
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('value', round(avg(coalesce(rating, 5)), 1), 'count', count(*))
  from public.reviews
  where not is_sample and rating is distinct from 0 and hidden_at is null and gone_at is null;
$$;
comment on function public.stored_rating() is 'The average stars with one decimal and the number of the reviews that readers see and that gave any; a null average without one. Samples do not count. For everyone.';

grant execute on function public.stored_rating() to anon, authenticated;

-- Staff actions on reviews. The ledger names a review by its platform and day: it must not keep the name of a person who asked for removal.
create function private.review_to_change(p_id uuid)
returns public.reviews language plpgsql set search_path = '' as $$
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
$$;
comment on function private.review_to_change(uuid) is 'The review, locked until the end of the transaction. Refuses everyone but staff.';

create function public.assign_review(p_id uuid, p_service_slug text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  review constant public.reviews := private.review_to_change(p_id);
  wanted constant text := nullif(p_service_slug, '');
begin
  if review.service_slug is distinct from wanted then
    update public.reviews set service_slug = wanted where id = p_id;
    end if;
end;
$$;
comment on function public.assign_review(uuid, text) is 'Assigns the service that a review is about; null for none. Staff only.';

create function public.mark_review_sample(p_id uuid, p_is_sample boolean)
returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.mark_review_sample(uuid, boolean) is 'Marks a review as a sample, for staff; removes the mark, for owners only.';

create function public.hide_review(p_id uuid, p_reason text, p_note text default null)
returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.hide_review(uuid, text, text) is 'Hides a review permanently: from readers at once, from later syncs, and after 30 days its text is erased. Staff only; repeated calls change nothing.';

create function public.show_review(p_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
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
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
returns integer language plpgsql set search_path = '' as $$
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
