-- The public head speaks two languages, so its title and description exist in both. Empty stands for the brand's own words,
-- which are part of the site's configuration and not of the database.
alter table public.site_settings
  alter column site_title set default '',
  alter column site_description set default '',
  drop constraint site_settings_site_title_check,
  add constraint site_settings_site_title_check check (char_length(site_title) <= 120),
  add column site_title_ar text not null default '' check (char_length(site_title_ar) <= 120),
  add column site_description_ar text not null default '' check (char_length(site_description_ar) <= 300);

comment on column public.site_settings.site_title is 'Ends every page''s title; empty for the brand''s name.';
comment on column public.site_settings.site_description is 'Describes pages that have no words of their own; empty for the brand''s words.';
comment on column public.site_settings.site_title_ar is 'The same on Arabic pages.';
comment on column public.site_settings.site_description_ar is 'The same on Arabic pages.';

-- What nobody has touched yet were the words of one particular brand.
update public.site_settings
set site_title = '', site_description = ''
where site_title = 'Dar Afiya' and site_description = 'Home healthcare, Dubai';

-- Two tables, one card of settings: both change or neither.
create function public.save_settings(p_changes jsonb)
returns void
language plpgsql
set search_path = ''
as $$
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
    -- Row-level security leaves the rows of others alone without a word.
    if not found then
      raise insufficient_privilege using message = 'Only owners change the settings.';
    end if;
  end if;

  if p_changes ?| of_staff then
    update public.staff_settings as staff
    set auto_publish = coalesce((p_changes ->> 'auto_publish')::boolean, staff.auto_publish),
      ai_generation = coalesce((p_changes ->> 'ai_generation')::boolean, staff.ai_generation),
      notifications_enabled = coalesce((p_changes ->> 'notifications_enabled')::boolean, staff.notifications_enabled)
    where staff.id = 1;
    if not found then
      raise insufficient_privilege using message = 'Only owners change the settings.';
    end if;
  end if;
end;
$$;

comment on function public.save_settings(jsonb) is 'Changes the settings that are named, in both tables or in none. What is not named keeps what a colleague may have saved meanwhile. Owners only.';

revoke execute on function public.save_settings(jsonb) from public, anon;
grant execute on function public.save_settings(jsonb) to authenticated;

-- The pages are files with these words in them, so a change of them has to reach the host, like one of a post. While they are
-- as they came the fingerprint is that of the posts alone.
create or replace function public.content_to_deploy(p_job text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  with visible as (
    select md5(
      coalesce(string_agg(post.id || ':' || post.version, ',' order by post.id), '')
      || coalesce(
        (
          select jsonb_build_array(
            site.site_title, site.site_title_ar, site.site_description, site.site_description_ar, site.posts_per_page
          )::text
          from public.site_settings as site
          where (site.site_title, site.site_title_ar, site.site_description, site.site_description_ar, site.posts_per_page)
            is distinct from ('', '', '', '', 10)
        ),
        ''
      )
    ) as fingerprint
    from public.blog_posts as post
    where post.status = 'published'
      and post.published_at <= now()
      and post.deleted_at is null
  )
  select fingerprint
  from visible
  where fingerprint is distinct from coalesce(
    (select last.result from private.sync_state as last where last.name = p_job),
    md5('')
  );
$$;

comment on function public.content_to_deploy(text) is 'A fingerprint of what readers can see of posts and settings; null when the job''s last run ended with just that one. Service key only.';
