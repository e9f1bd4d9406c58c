-- A plan knows the post that was written for it.
alter table public.editorial_calendar
  add column post_id uuid references public.blog_posts (id) on delete set null;

comment on column public.editorial_calendar.post_id is 'The post that came of the plan; empty again when that is deleted for good.';

create index editorial_calendar_post_id_idx on public.editorial_calendar (post_id);
