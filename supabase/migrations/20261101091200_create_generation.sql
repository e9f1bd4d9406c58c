-- What was generated, so that nothing is generated (and paid for) twice.
create table public.generation_topics (
  id uuid primary key default gen_random_uuid(),
  run_key text not null check (char_length(run_key) between 1 and 120),
  topic_key text not null check (char_length(topic_key) between 1 and 200),
  service_cluster text not null check (char_length(service_cluster) <= 80),
  topic_en text not null check (char_length(topic_en) between 1 and 300),
  topic_ar text not null default '' check (char_length(topic_ar) <= 300),
  keywords_en text not null default '' check (char_length(keywords_en) <= 500),
  keywords_ar text not null default '' check (char_length(keywords_ar) <= 500),
  status text not null default 'pending' check (status in ('pending', 'running', 'done', 'failed')),
  error text check (char_length(error) <= 500),
  post_id uuid references public.blog_posts (id) on delete set null,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (run_key, topic_key)
);

comment on table public.generation_topics is 'One row per topic of a generation run. Taking the row is taking the topic: two tabs or a reload cannot do it twice.';
comment on column public.generation_topics.run_key is 'Names the run, chosen by the client and kept across reloads.';
comment on column public.generation_topics.topic_key is 'Names the topic inside its run.';
comment on column public.generation_topics.post_id is 'The post that came of it.';

create index generation_topics_post_id_idx on public.generation_topics (post_id);
create index generation_topics_created_by_idx on public.generation_topics (created_by);

create trigger generation_topics_set_updated_at
before update on public.generation_topics
for each row execute function private.set_updated_at();

create table public.generated_images (
  id uuid primary key default gen_random_uuid(),
  description_hash text not null unique check (description_hash ~ '^[0-9a-f]{64}$'),
  description text not null check (char_length(description) between 1 and 2000),
  status text not null default 'ready' check (status in ('pending', 'ready', 'failed')),
  object_name text check (char_length(object_name) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'ready' or object_name is not null)
);

comment on table public.generated_images is 'Infographics by description: each is drawn once and served from the bucket ever after.';
comment on column public.generated_images.description_hash is 'SHA-256 of the description, in hexadecimal.';
comment on column public.generated_images.object_name is 'Name of the object in the bucket blog-media.';

create index generated_images_created_at_idx on public.generated_images (created_at desc);

create trigger generated_images_set_updated_at
before update on public.generated_images
for each row execute function private.set_updated_at();

alter table public.generation_topics enable row level security;
alter table public.generated_images enable row level security;

revoke all on table public.generation_topics, public.generated_images from anon, authenticated, service_role;
grant select on table public.generated_images to anon;
grant select, insert, update, delete on table public.generation_topics, public.generated_images
  to authenticated, service_role;

create policy "Staff read generation topics"
on public.generation_topics for select to authenticated
using ((select private.is_staff()));

create policy "Staff add generation topics in their own name"
on public.generation_topics for insert to authenticated
with check ((select private.is_staff()) and created_by = (select auth.uid()));

create policy "Owners change generation topics"
on public.generation_topics for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete generation topics"
on public.generation_topics for delete to authenticated
using ((select private.is_owner()));

create policy "Everyone reads generated images"
on public.generated_images for select to anon, authenticated
using (true);

create policy "Owners add generated images"
on public.generated_images for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change generated images"
on public.generated_images for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete generated images"
on public.generated_images for delete to authenticated
using ((select private.is_owner()));
