-- Patients' reviews, copied from review platforms by the review-sync function. Nobody edits them by hand.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  source_platform text not null check (char_length(source_platform) between 1 and 40),
  source_id text not null default gen_random_uuid()::text check (char_length(source_id) between 1 and 200),
  service_slug text check (service_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(service_slug) <= 80),
  author text not null check (char_length(author) between 1 and 120),
  rating smallint check (rating between 0 and 5),
  title text check (char_length(title) <= 200),
  content text not null default '' check (char_length(content) <= 5000),
  review_url text check (review_url ~ '^https?://' and char_length(review_url) <= 500),
  lang text not null default 'en' check (lang in ('en', 'ar')),
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (source_platform, source_id)
);

comment on table public.reviews is 'Reviews shown on the site, read by everyone, written with the service key only.';
comment on column public.reviews.source_id is 'The review''s id on its platform: a second sync updates instead of adding.';
comment on column public.reviews.service_slug is 'Service the review speaks of; null when it is about the provider as a whole.';
comment on column public.reviews.rating is 'Stars 1-5. Null shows as 5 stars; 0 means not rated and stays out of the average.';

create index reviews_service_published_idx on public.reviews (service_slug, published_at desc);
create index reviews_published_at_idx on public.reviews (published_at desc);

alter table public.reviews enable row level security;

grant select on table public.reviews to anon, authenticated;
grant select, insert, update, delete on table public.reviews to service_role;

create policy "Everyone reads reviews"
on public.reviews for select to anon, authenticated
using (true);
