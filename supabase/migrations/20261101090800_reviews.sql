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

comment on table public.reviews is 'Reviews of patients. Written by store_reviews(), changed by the functions of the reviews desk.';
comment on column public.reviews.source_id is 'The review''s id on its platform: a second sync updates instead of adding, and recognises hidden reviews.';
comment on column public.reviews.service_slug is 'The service that the review is about, assigned by staff; null if it is about the provider as a whole.';
comment on column public.reviews.rating is 'Stars 1-5. Null shows as 5 stars; 0 means not rated and stays out of the average.';
comment on column public.reviews.is_sample is 'A demonstration: labelled on pages, and excluded from ratings and structured data.';
comment on column public.reviews.seen_at is 'When the platform last showed it.';
comment on column public.reviews.gone_at is 'Since when it is missing from its platform. Readers do not see it, and it is deleted after 30 days.';
comment on column public.reviews.hidden_at is 'Hidden permanently. Later syncs do not restore it, and its text is erased after 30 days.';
comment on column public.reviews.hidden_by_email is 'Kept apart from the account, which may be deleted later.';
comment on column public.reviews.erased_at is 'When the text of a hidden review was erased; platform and id stay, so that a sync recognises it.';

create index reviews_service_published_idx on public.reviews (service_slug, is_sample, published_at desc);
create index reviews_published_at_idx on public.reviews (is_sample, published_at desc);
create index reviews_hidden_by_idx on public.reviews (hidden_by);

-- For every statement: signed-in people never change a patient's text, and a hidden review keeps its text until it is erased,
-- even if a sync copies it again.
create function private.keep_review_words()
returns trigger
language plpgsql
set search_path = ''
as $$
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

alter table public.reviews enable row level security;

grant select on table public.reviews to anon, authenticated;
grant select, insert, update, delete on table public.reviews to service_role;

create policy "Everyone reads reviews that are shown, staff read all"
on public.reviews for select to anon, authenticated
using ((hidden_at is null and gone_at is null) or (select private.is_staff()));

-- Counted here: the API gives 1,000 rows at a time.
create function public.stored_rating()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('value', round(avg(coalesce(rating, 5)), 1), 'count', count(*))
  from public.reviews
  where not is_sample and rating is distinct from 0 and hidden_at is null and gone_at is null;
$$;

comment on function public.stored_rating() is 'The average stars with one decimal and the number of the reviews that readers see and that gave any; a null average without one. Samples do not count. For everyone.';

grant execute on function public.stored_rating() to anon, authenticated;
