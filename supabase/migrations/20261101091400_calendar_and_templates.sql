-- The editorial calendar.
create table public.editorial_calendar (
  id uuid primary key default gen_random_uuid(),
  topic_en text not null check (char_length(topic_en) between 1 and 300),
  topic_ar text not null default '' check (char_length(topic_ar) <= 300),
  scheduled_date date not null check (scheduled_date between '2000-01-01' and '2100-01-01'),
  status text not null default 'pending' check (status in ('pending', 'scheduled', 'draft', 'published')),
  priority smallint not null default 0 check (priority between 0 and 10),
  service_cluster text not null default 'doctor-on-call' check (char_length(service_cluster) <= 80),
  target_keyword_en text not null default '' check (char_length(target_keyword_en) <= 120),
  target_keyword_ar text not null default '' check (char_length(target_keyword_ar) <= 120),
  post_id uuid references public.blog_posts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.editorial_calendar is 'Planned topics by day. Why: Staff see what to write next. Kept: Until removed. Subject: Articles.';
comment on column public.editorial_calendar.priority is '0 (whenever) to 10 (first).';
comment on column public.editorial_calendar.service_cluster is 'Slug of the service that the topic belongs to.';
comment on column public.editorial_calendar.post_id is 'The post written for the plan; empty again when the post is deleted for good.';

create index editorial_calendar_date_idx on public.editorial_calendar (scheduled_date);
create index editorial_calendar_post_id_idx on public.editorial_calendar (post_id);

grant select on table public.editorial_calendar to authenticated;

select private.staff_table(
  'public.editorial_calendar', 'plans', 'editorial_calendar', p_label => array['topic_en'], p_removers => 'staff'
);

create policy "Staff read the calendar"
on public.editorial_calendar for select to authenticated
using ((select private.is_staff()));

-- Outlines that fill the editor with headings and hints.
create table public.content_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 120),
  type text not null check (type ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(type) <= 60),
  template_data jsonb not null check (
    jsonb_typeof(template_data #> '{structure,en,sections}') is not distinct from 'array'
    and jsonb_typeof(template_data #> '{structure,ar,sections}') is not distinct from 'array'
    and octet_length(template_data::text) <= 100000
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.content_templates is 'Article outlines. Editors use them, owners manage them. Why: An article begins with its parts. Kept: Until removed. Subject: Articles.';
comment on column public.content_templates.type is 'Hyphenated kind, for example how-to; shown with spaces.';
comment on column public.content_templates.template_data is '{"structure": {"en": {"sections": [{"heading", "content"}]}, "ar": the same}}';

grant select on table public.content_templates to authenticated;

select private.staff_table(
  'public.content_templates', 'templates', 'content_template', p_label => array['name'], p_writers => 'owners'
);

create policy "Staff read templates"
on public.content_templates for select to authenticated
using ((select private.is_staff()));
