-- Settings of the whole site, one row each: those of public pages and those of staff. Titles and descriptions exist in both
-- languages. Empty values mean the brand's own texts, which are part of the site's configuration.
create table public.site_settings (
  id smallint primary key default 1 check (id = 1),
  site_title text not null default '' check (char_length(site_title) <= 120),
  site_title_ar text not null default '' check (char_length(site_title_ar) <= 120),
  site_description text not null default '' check (char_length(site_description) <= 300),
  site_description_ar text not null default '' check (char_length(site_description_ar) <= 300),
  posts_per_page smallint not null default 10 check (posts_per_page between 1 and 50),
  updated_at timestamptz not null default now()
);

comment on table public.site_settings is 'The single row of settings that public pages read. Why: Owners name the site and say how long its lists are. Kept: For good. Subject: Site.';
comment on column public.site_settings.site_title is 'The end of every page''s title; empty for the brand''s name.';
comment on column public.site_settings.site_description is 'The description of pages without one of their own; empty for the brand''s text.';
comment on column public.site_settings.site_title_ar is 'The same on Arabic pages.';
comment on column public.site_settings.site_description_ar is 'The same on Arabic pages.';
comment on column public.site_settings.posts_per_page is 'Posts per page of the blog list and of the list of posts in the back office, 1-50.';

create table public.staff_settings (
  id smallint primary key default 1 check (id = 1),
  auto_publish boolean not null default false,
  ai_generation boolean not null default false,
  notifications_enabled boolean not null default true,
  updated_at timestamptz not null default now()
);

comment on table public.staff_settings is 'The single row of back-office settings. Why: Owners switch parts of the back office on and off. Kept: For good. Subject: Staff.';
comment on column public.staff_settings.auto_publish is 'While off, publish_due() ignores scheduled posts.';
comment on column public.staff_settings.ai_generation is 'Shows Bulk Generate in the menu; while off, staff cannot use a provider that costs money.';
comment on column public.staff_settings.notifications_enabled is 'Email to staff when scheduled posts go out or a generation run ends, and to owners before a permit or fact expires.';

insert into public.site_settings default values;

insert into public.staff_settings default values;

grant select on table public.site_settings to anon;
grant select on table public.site_settings, public.staff_settings to authenticated;
grant update (site_title, site_title_ar, site_description, site_description_ar, posts_per_page)
  on table public.site_settings to authenticated;
grant update (auto_publish, ai_generation, notifications_enabled) on table public.staff_settings to authenticated;

select
  private.staff_table(
    'public.site_settings', 'the settings of the site', 'site_settings', p_label => array['site_title'], p_writers => 'owners',
    p_topic => 'settings', p_is_fixed => true
  ),
  private.staff_table(
    'public.staff_settings', 'the settings of the back office', 'staff_settings', p_writers => 'owners', p_is_fixed => true
  );

create policy "Everyone reads the settings of the site"
on public.site_settings for select to anon, authenticated
using (true);

create policy "Staff read the settings of the back office"
on public.staff_settings for select to authenticated
using ((select private.is_staff()));

-- Two tables, one form: both change or neither.
create function public.save_settings(p_changes jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  of_site constant text[] := array[
    'site_title', 'site_title_ar', 'site_description', 'site_description_ar', 'posts_per_page'
  ];
  of_staff constant text[] := array['auto_publish', 'ai_generation', 'notifications_enabled'];
begin
  if p_changes ?| of_site then
    update public.site_settings as site
    set site_title = coalesce(p_changes ->> 'site_title', site.site_title),
      site_title_ar = coalesce(p_changes ->> 'site_title_ar', site.site_title_ar),
      site_description = coalesce(p_changes ->> 'site_description', site.site_description),
      site_description_ar = coalesce(p_changes ->> 'site_description_ar', site.site_description_ar),
      posts_per_page = coalesce((p_changes ->> 'posts_per_page')::smallint, site.posts_per_page)
    where site.id = 1;
    -- Row-level security silently skips other people's rows.
    if not found then
      raise exception 'Only owners change the settings.' using errcode = 'insufficient_privilege', detail = 'owner_only';
    end if;
  end if;

  if p_changes ?| of_staff then
    update public.staff_settings as staff
    set auto_publish = coalesce((p_changes ->> 'auto_publish')::boolean, staff.auto_publish),
      ai_generation = coalesce((p_changes ->> 'ai_generation')::boolean, staff.ai_generation),
      notifications_enabled = coalesce((p_changes ->> 'notifications_enabled')::boolean, staff.notifications_enabled)
    where staff.id = 1;
    if not found then
      raise exception 'Only owners change the settings.' using errcode = 'insufficient_privilege', detail = 'owner_only';
    end if;
  end if;
end;
$$;
comment on function public.save_settings(jsonb) is 'Changes the named settings in both tables or in none. Unnamed ones keep their values. Owners only.';

grant execute on function public.save_settings(jsonb) to authenticated, service_role;
