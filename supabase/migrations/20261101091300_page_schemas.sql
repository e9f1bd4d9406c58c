-- Structured data (JSON-LD) that staff add to pages by hand.
create table public.page_schemas (
  id uuid primary key default gen_random_uuid(),
  page_type text not null check (page_type in ('service', 'location', 'blog', 'home', 'about')),
  page_id text check (char_length(page_id) between 1 and 120),
  schema_type text not null check (
    schema_type in ('LocalBusiness', 'Service', 'FAQPage', 'Article', 'BreadcrumbList', 'Organization')
  ),
  schema_data jsonb not null check (
    jsonb_typeof(schema_data) in ('object', 'array')
    and octet_length(schema_data::text) <= 50000
    -- Rendering a block is recursive, and thousands of levels would exhaust the stack.
    and not jsonb_path_exists(schema_data, 'strict $.**{20} ? (@.type() == "object" || @.type() == "array")')
  ),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.page_schemas is 'JSON-LD blocks by page. Active ones are added to the page''s own. Why: Search engines understand the pages. Kept: Until removed. Subject: Catalogue.';
comment on column public.page_schemas.page_id is 'Slug of the page; null applies to every page of the type.';
comment on column public.page_schemas.schema_data is 'One schema.org object, or an array of them.';

create index page_schemas_page_idx on public.page_schemas (page_type, page_id) where is_active;
create index page_schemas_created_at_idx on public.page_schemas (created_at desc);

grant select on table public.page_schemas to anon, authenticated;

select private.staff_table(
  'public.page_schemas', 'schemas', 'page_schema', p_label => array['schema_type'], p_writers => 'owners', p_topic => 'schemas'
);

-- A block of an article, a service or a location is readable only together with it, under the policies of that table.
create policy "Everyone reads schemas of pages they can see, staff read all"
on public.page_schemas for select to anon, authenticated
using (
  (select private.is_staff())
  or (
    is_active
    and (
      page_id is null
      or case page_type
        when 'blog' then exists (select 1 from public.blog_posts as post where post.slug = page_schemas.page_id)
        when 'service' then exists (
          select 1 from public.services as service where service.slug = page_schemas.page_id and service.is_active
        )
        when 'location' then exists (
          select 1 from public.locations as location where location.slug = page_schemas.page_id and location.is_active
        )
        else true
      end
    )
  )
);
