-- Only articles have a trash and revisions. A stolen session of an owner could overwrite every service and location row by row,
-- and one of an editor authors and plans. This table keeps the former rows.
create table private.former_rows (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_key jsonb not null check (jsonb_typeof(row_key) = 'object'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  changed_at timestamptz not null default now(),
  session_id text default (auth.jwt() ->> 'session_id')
);

comment on table private.former_rows is 'Former rows of tables without revisions, before a person changed or deleted them. Of reviews only the fields set by staff. Of each row all of the last two days, the last 100 and the first of each day, for 30 days.';
comment on column private.former_rows.changed_at is 'Until when the row had these values.';
comment on column private.former_rows.session_id is 'The session that changed the row: a stolen one is not the person''s own.';

create index former_rows_of_row_idx on private.former_rows (table_name, row_key, changed_at desc);
create index former_rows_changed_at_idx on private.former_rows (changed_at);

alter table private.former_rows enable row level security;

create policy "Nobody reaches former rows through the API"
on private.former_rows as restrictive for all to anon, authenticated
using (false);

-- Repeated saves of one session within a minute add nothing, since the row before them is kept. A stolen token has the person's own
-- session, so this is short.
create function private.is_kept_already(p_table text, p_key jsonb)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from (
      select changed_at, session_id
      from private.former_rows
      where table_name = p_table and row_key = p_key
      order by changed_at desc, id desc
      limit 1
    ) as last
    where last.changed_at > now() - interval '1 minute' and last.session_id is not distinct from (select auth.jwt() ->> 'session_id')
  );
$$;

comment on function private.is_kept_already(text, jsonb) is 'Whether the caller''s session was the last one to change a row, less than a minute ago.';

create function private.keep_former_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 100;
  most_bytes_in_a_day constant bigint := 200000000;
  -- Each one counts as a change of the site that waits for a build, and visitors' pages read that number.
  most_rows_in_a_day constant integer := 5000;
  -- Changes by the database itself, and the order of a list.
  silent constant text[] := array['updated_at', 'display_order', 'is_listed'];
  former constant jsonb := to_jsonb(old);
  key constant jsonb := (select jsonb_object_agg(name, former -> name) from unnest(tg_argv) as name);
begin
  -- Migrations, the scheduler and the service key are exempt.
  if (select auth.uid()) is null and current_setting('former_rows.are_kept', true) is distinct from 'yes' then
    return null;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - silent = former - silent then
    return null;
  end if;
  -- A row with another key is another row, which would block the restoration.
  if tg_op = 'UPDATE' and to_jsonb(new) @> key is false then
    raise exception 'A row keeps its key.' using errcode = 'insufficient_privilege', detail = 'row_keeps_key';
  end if;
  -- The limit is above manual use: former rows must not fill the disk.
  if not private.spend_staff_budget(
    'rows changed', interval '1 day', p_most => most_rows_in_a_day, p_most_bytes => most_bytes_in_a_day,
    p_bytes => pg_column_size(former), p_owners_too => true
  ) then
    raise exception 'A person may change % rows and % MB in a day.', most_rows_in_a_day, most_bytes_in_a_day / 1000000
      using errcode = 'PT429', detail = 'change_limit';
  end if;
  if current_setting('former_rows.are_kept', true) is distinct from 'yes' and private.is_kept_already(tg_table_name, key) then
    return null;
  end if;
  insert into private.former_rows (table_name, row_key, content) values (tg_table_name, key, former);
  -- Everything of two days: repeated changes do not displace the day's earlier rows.
  delete from private.former_rows
  where id in (
    select kept.id
    from (
      select
        former_row.id,
        former_row.changed_at,
        row_number() over (order by former_row.changed_at desc, former_row.id desc) as place,
        row_number() over (
          partition by private.dubai_day(former_row.changed_at) order by former_row.changed_at, former_row.id
        ) as place_in_day
      from private.former_rows as former_row
      where former_row.table_name = tg_table_name and former_row.row_key = key
    ) as kept
    where kept.place > most and kept.place_in_day > 1 and kept.changed_at < now() - interval '2 days'
  );
  return null;
end;
$$;

comment on function private.keep_former_row() is 'Trigger with the key columns: keeps a row as it was before a person changed or deleted it, once in a minute for each session.';

create function private.keep_former_rows(p_table regclass)
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger keep_former_row after update or delete on %s for each row execute function private.keep_former_row(%s)',
    p_table,
    (
      select string_agg(quote_literal(field.attname), ', ' order by field.attnum)
      from pg_catalog.pg_index as key
      join pg_catalog.pg_attribute as field on field.attrelid = key.indrelid and field.attnum = any (key.indkey)
      where key.indrelid = p_table and key.indisprimary
    )
  );
end;
$$;

comment on function private.keep_former_rows(regclass) is 'For migrations: keeps former rows of a table.';

select private.keep_former_rows(kept)
from unnest(array[
  'public.authors', 'public.author_contacts', 'public.services', 'public.locations', 'public.location_services',
  'public.page_schemas', 'public.content_templates', 'public.editorial_calendar', 'public.url_redirects',
  'public.business_facts', 'public.permits', 'public.site_settings', 'public.staff_settings'
]::regclass[]) as kept;

-- Deleting an author removes their name from articles, whose revisions nobody would restore one by one.
create function private.keep_former_author()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and not exists (select from public.authors where id = old.author_id) then
    insert into private.former_rows (table_name, row_key, content)
    values ('blog_posts', jsonb_build_object('id', old.id), jsonb_build_object('author_id', old.author_id));
  end if;
  return null;
end;
$$;

comment on function private.keep_former_author() is 'Trigger: keeps the articles of an author whom a person deletes.';

create trigger keep_former_author
after update of author_id on public.blog_posts
for each row
when (old.author_id is not null and new.author_id is null)
execute function private.keep_former_author();

-- Not the whole row: the text of a hidden review is erased, and would survive here.
create function private.keep_former_assignment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  key constant jsonb := jsonb_build_object('id', old.id);
  is_brought_back constant boolean := coalesce(current_setting('former_rows.are_kept', true) = 'yes', false);
begin
  if (select auth.uid()) is null and not is_brought_back then
    return null;
  end if;
  if not is_brought_back and private.is_kept_already('reviews', key) then
    return null;
  end if;
  insert into private.former_rows (table_name, row_key, content)
  values ('reviews', key, jsonb_build_object('service_slug', old.service_slug, 'is_sample', old.is_sample));
  return null;
end;
$$;

comment on function private.keep_former_assignment() is 'Trigger: keeps a review''s service and sample mark before a person changes them, once in a minute for each session.';

create trigger keep_former_assignment
after update of service_slug, is_sample on public.reviews
for each row
when ((old.service_slug, old.is_sample) is distinct from (new.service_slug, new.is_sample))
execute function private.keep_former_assignment();

-- For an administrator with the database's password: a form would be one more way to overwrite everything.
create function private.bring_back(p_since timestamptz, p_tables text[] default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  -- Referenced rows come first.
  in_order constant text[] := array[
    'authors', 'author_contacts', 'services', 'locations', 'location_services', 'page_schemas', 'content_templates',
    'editorial_calendar', 'url_redirects', 'business_facts', 'permits', 'site_settings', 'staff_settings'
  ];
  former record;
  brought integer := 0;
  assigned integer := 0;
begin
  -- Rows that are overwritten here can be restored, too.
  perform set_config('former_rows.are_kept', 'yes', true);
  for former in
    select first.*, (
      select string_agg(quote_ident(key), ', ') from jsonb_object_keys(first.row_key) as key
    ) as keys, (
      select string_agg(format('%1$I = excluded.%1$I', field), ', ')
      from jsonb_object_keys(first.content - array(select jsonb_object_keys(first.row_key))) as field
    ) as changes
    from (
      select distinct on (table_name, row_key) table_name, row_key, content
      from private.former_rows
      where changed_at >= p_since and table_name = any (in_order) and (p_tables is null or table_name = any (p_tables))
      order by table_name, row_key, changed_at, id
    ) as first
    order by array_position(in_order, first.table_name)
  loop
    begin
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1)).* on conflict (%2$s) do update set %3$s',
        former.table_name, former.keys, former.changes
      ) using former.content;
      brought := brought + 1;
    -- An error in one row does not stop the others.
    exception when others then
      raise warning '% % cannot come back: %', former.table_name, former.row_key, sqlerrm using detail = 'row_cannot_come_back';
    end;
  end loop;
  if p_tables is null or 'reviews' = any (p_tables) then
    update public.reviews as review
    set service_slug = was.content ->> 'service_slug', is_sample = (was.content ->> 'is_sample')::boolean
    from (
      select distinct on (row_key) row_key, content
      from private.former_rows
      where changed_at >= p_since and table_name = 'reviews'
      order by row_key, changed_at, id
    ) as was
    where review.id = (was.row_key ->> 'id')::uuid;
    get diagnostics assigned = row_count;
  end if;
  perform set_config('former_rows.are_kept', '', true);
  -- Articles with a new author keep that one.
  if p_tables is null or 'authors' = any (p_tables) then
    update public.blog_posts as post
    set author_id = author.id
    from (
      select distinct on (row_key) row_key, content
      from private.former_rows
      where changed_at >= p_since and table_name = 'blog_posts'
      order by row_key, changed_at, id
    ) as lost
    join public.authors as author on author.id = (lost.content ->> 'author_id')::uuid
    where post.id = (lost.row_key ->> 'id')::uuid and post.author_id is null;
  end if;
  return brought + assigned;
end;
$$;

comment on function private.bring_back(timestamptz, text[]) is 'Restores rows that people have changed or deleted since a moment, of all tables or of the named ones, and returns their number; authors get their articles back, and reviews their services. Rows added since stay.';

-- Articles have revisions, which people restore one by one. A stolen session of an owner could overwrite all of them in
-- minutes.
create function private.bring_back_posts(p_since timestamptz)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  former record;
  given public.blog_posts;
  restored public.blog_posts;
  brought integer := 0;
begin
  for former in
    select changed.post_id, before.snapshot
    from (
      -- A post without saves has its first version, whenever that was stored.
      select post_id, min(version) as version
      from public.blog_post_revisions
      where kind = 'save' and created_at >= p_since and created_by_email is not null
      group by post_id
    ) as changed
    cross join lateral (
      select revision.snapshot
      from public.blog_post_revisions as revision
      where revision.post_id = changed.post_id and revision.kind = 'save' and revision.version < changed.version
      order by revision.version desc
      limit 1
    ) as before
  loop
    begin
      given := jsonb_populate_record(null::public.blog_posts, former.snapshot -> 'post');
      update public.blog_posts as post
      set
        slug = given.slug,
        -- In the revisions, a post published by the scheduler is still scheduled, and its publication time is the
        -- scheduled one. The activity has the actual time: if somebody switched publishing on since the moment, the
        -- post was not public before.
        status = case
          when given.status = 'scheduled' and given.scheduled_at < p_since and post.published_at = given.scheduled_at
            and not exists (
              select from public.activity_log
              where entity = 'blog_post' and entity_id = post.id::text and action = 'published' and actor_id is null
                and happened_at >= p_since
            )
            then 'published'
          else coalesce(given.status, 'draft')
        end,
        primary_service = given.primary_service,
        author_id = (select author.id from public.authors as author where author.id = given.author_id),
        scheduled_at = given.scheduled_at
      where id = former.post_id
      returning * into restored;
      perform private.write_post_parts(
        restored, former.snapshot -> 'translations', array(select jsonb_array_elements_text(former.snapshot -> 'tags'))
      );
      brought := brought + 1;
    -- An error in one post does not stop the others.
    exception when others then
      raise warning 'The article % cannot come back: %', former.post_id, sqlerrm using detail = 'row_cannot_come_back';
    end;
  end loop;
  return brought;
end;
$$;

comment on function private.bring_back_posts(timestamptz) is 'Restores articles that people have saved since a moment to their content of then, and returns their number; their revisions keep the rest. Posts added since, and posts in the trash, stay unchanged.';
