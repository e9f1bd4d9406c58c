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

comment on table public.content_templates is 'Article outlines. Editors use them, owners keep them.';
comment on column public.content_templates.type is 'Hyphenated kind, for example how-to; shown with spaces.';
comment on column public.content_templates.template_data is '{"structure": {"en": {"sections": [{"heading", "content"}]}, "ar": the same}}';

create trigger content_templates_set_updated_at
before update on public.content_templates
for each row execute function private.set_updated_at();

alter table public.content_templates enable row level security;

revoke all on table public.content_templates from anon, authenticated, service_role;
grant select, insert, update, delete on table public.content_templates to authenticated, service_role;

create policy "Staff read templates"
on public.content_templates for select to authenticated
using ((select private.is_staff()));

create policy "Owners add templates"
on public.content_templates for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change templates"
on public.content_templates for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete templates"
on public.content_templates for delete to authenticated
using ((select private.is_owner()));
