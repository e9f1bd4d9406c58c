-- A role for reception: it reads and writes leads, sees links, services and places, and nothing else. What is not opened to it by name stays
-- what it was, for owners and editors alone (private.is_staff): a table that forgets reception is closed to it.
create function private.groups_of(p_role text)
returns text[] language sql immutable set search_path = '' as $$
  select case p_role
    when 'owner' then array['owners', 'staff', 'desk']
    when 'editor' then array['staff', 'desk']
    when 'reception' then array['desk']
  end;
$$;
comment on function private.groups_of(text) is 'The one list of roles: to which groups of people each belongs. owners: who decide. staff: who work on the site. desk: who work with leads. Null for what is no role.';

alter table public.admins drop constraint admins_role_check;
alter table public.admins add constraint admins_role_check check (private.groups_of(role) is not null);
alter table private.account_links drop constraint account_links_role_check;
alter table private.account_links add constraint account_links_role_check check (role is null or private.groups_of(role) is not null);

grant execute on function private.groups_of(text) to service_role;

comment on column public.admins.role is 'owner: everything. editor: writes posts, plans and media, reads the rest. reception: works with leads, sees links, services and places. Personal: what they may do.';

create function private.is_in(p_group text)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_of_session((select auth.uid()), (select auth.jwt() ->> 'session_id')) as member
    where p_group is null or p_group = any (private.groups_of(member.role))
  );
$$;
comment on function private.is_in(text) is 'Whether the caller has a session of the back office with a role of this group; null asks for any role.';

create or replace function private.is_owner()
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_in('owners');
$$;

create or replace function private.is_staff()
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_in('staff');
$$;
comment on function private.is_staff() is 'True for owners and editors: the staff of the site. What others may do is opened to them by name.';

create function private.is_at_desk()
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_in('desk');
$$;
comment on function private.is_at_desk() is 'True for who works with leads: reception, editors and owners.';

create function private.has_account()
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_in(null);
$$;
comment on function private.has_account() is 'True for everybody of the back office, whatever their role.';

-- Policies for all roles ask whether somebody has an account or sees what is switched off: for a visitor it is false.
grant execute on function private.is_at_desk(), private.has_account() to anon, authenticated;

create function private.expect_in(p_group text)
returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_in(p_group) then
    raise exception 'Your role may not do this.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
end;
$$;
comment on function private.expect_in(text) is 'Refuses everyone outside of a group of private.groups_of(), or, for null, who has no account of the back office.';

-- Whoever works here is no visitor, whatever the role.
alter policy "Everyone opens a visit, staff do not count" on public.user_sessions
with check (created_at = now() and not (select private.has_account()));

alter policy "Everyone views published posts, staff do not count" on public.blog_events
with check (
  created_at = now()
  and event_type = 'view'
  and not (select private.has_account())
  and exists (select from public.blog_posts as post where post.id = blog_events.post_id)
);

alter policy "Everyone adds a contact click, staff do not count" on public.analytics_events
with check (
  created_at = now()
  and event_name in ('whatsapp_clicked', 'phone_call_clicked')
  and not (select private.has_account())
);

alter policy "Everyone adds the id of a click, staff do not" on public.click_ids
with check (created_at = now() and not (select private.has_account()));

alter policy "Staff read their own row, owners read all" on public.admins
using ((select private.is_owner()) or (user_id = (select auth.uid()) and (select private.has_account())));

-- What reception sees.
alter policy "Everyone reads active services, staff read all" on public.services
using (is_active or (select private.is_at_desk()));
alter policy "Everyone reads active services, staff read all" on public.services
rename to "Everyone reads active services, staff and reception read all";

alter policy "Everyone reads active locations, staff read all" on public.locations
using (is_active or (select private.is_at_desk()));
alter policy "Everyone reads active locations, staff read all" on public.locations
rename to "Everyone reads active locations, staff and reception read all";

alter policy "Everyone reads active combinations of active places and service" on public.location_services
using (
  (select private.is_at_desk())
  or (
    is_active
    and exists (select from public.locations as location where location.id = location_services.location_id)
    and exists (select from public.services as service where service.id = location_services.service_id)
  )
);

alter policy "Staff read options of leads" on public.lead_options using ((select private.is_at_desk()));
alter policy "Staff read options of leads" on public.lead_options rename to "Staff and reception read options of leads";

-- What reception does.
alter policy "Staff read leads" on public.leads using ((select private.is_at_desk()));
alter policy "Staff read leads" on public.leads rename to "Staff and reception read leads";

alter policy "Staff add leads" on public.leads with check ((select private.is_at_desk()));
alter policy "Staff add leads" on public.leads rename to "Staff and reception add leads";

alter policy "Staff change leads" on public.leads using ((select private.is_at_desk())) with check ((select private.is_at_desk()));
alter policy "Staff change leads" on public.leads rename to "Staff and reception change leads";

alter policy "Owners delete leads, and for ten minutes whoever added one" on public.leads
using (
  (select private.is_owner())
  or (select private.is_at_desk()) and added_by = (select auth.uid()) and status = 'talking' and created_at > now() - interval '10 minutes'
);

-- The ledger: who changes a kind of row sees its history, and takes back what the policies let them do by hand.
alter table private.staff_tables drop constraint staff_tables_writers_check;
alter table private.staff_tables add constraint staff_tables_writers_check check (writers in ('desk', 'staff', 'owners'));
update private.staff_tables set writers = 'desk' where name = 'leads';

create function private.expect_writer_of(p_entity text)
returns void language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_in(coalesce(
    (select writers from private.staff_tables where entity = p_entity and subject = 'id' and writers = 'desk'), 'staff'
  ));
end;
$$;
comment on function private.expect_writer_of(text) is 'Refuses who may not see the history of this kind of row: staff see that of every kind, reception that of what it writes.';

create or replace function private.entry_of(p_change private.changes)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_change.id, 'at', p_change.happened_at, 'actorId', p_change.actor_id, 'actor', p_change.actor_email,
    'action', head.action,
    'entity', p_change.entity, 'subject', p_change.subject, 'label', p_change.label,
    'takenBack', p_change.taken_back_at is not null,
    'canTakeBack', p_change.taken_back_at is null and p_change.table_name is not null
      and p_change.happened_at > now() - interval '30 days'
      and (
        (select private.is_owner())
        or 'owners' <> case when head.operation = 'insert' and head.table_name = settings.name then settings.removers else settings.writers end
      )
  )
  from (values (p_change.entity)) as asked (entity)
  left join private.changes as head on head.id = p_change.entry
  left join private.staff_tables as settings on settings.entity = asked.entity and settings.subject = 'id';
$$;

create or replace function private.staff_table(
  p_table regclass,
  p_rows text,
  p_entity text,
  p_label text[] default '{}',
  p_writers text default 'staff',
  p_removers text default 'owners',
  p_topic text default null,
  p_subject text default 'id',
  p_check text default 'true',
  p_is_fixed boolean default false,
  p_put_back text default 'put_back_by_hand',
  p_action_of text default 'action_of'
)
returns void language plpgsql set search_path = '' as $$
declare
  asked constant jsonb := '{"owners": "(select private.is_owner())", "staff": "(select private.is_staff())", "desk": "(select private.is_at_desk())"}';
  called constant jsonb := '{"owners": "Owners", "staff": "Staff", "desk": "Staff and reception"}';
  may_write constant text := asked ->> p_writers;
  may_remove constant text := asked ->> p_removers;
begin
  perform private.record_table(p_table, p_entity, p_label, p_subject, null, p_topic, p_writers, p_removers, p_put_back, p_action_of);
  execute format('alter table %s enable row level security', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  if exists (select from pg_catalog.pg_attribute where attrelid = p_table and attname = 'updated_at') then
    execute format(
      'create trigger set_updated_at before update on %s for each row execute function private.set_updated_at()', p_table
    );
  end if;
  if not p_is_fixed then
    execute format('grant insert, update, delete on table %s to authenticated', p_table);
    execute format(
      'create policy "%s add %s" on %s for insert to authenticated with check (%s and %s)',
      called ->> p_writers, p_rows, p_table, may_write, p_check
    );
    execute format(
      'create policy "%s delete %s" on %s for delete to authenticated using (%s)', called ->> p_removers, p_rows, p_table, may_remove
    );
  end if;
  execute format(
    'create policy "%s change %s" on %s for update to authenticated using (%s) with check (%s and %s)',
    called ->> p_writers, p_rows, p_table, may_write, may_write, p_check
  );
end;
$$;
comment on function private.staff_table(regclass, text, text, text[], text, text, text, text, text, boolean, text, text) is 'For migrations: makes a table one that staff edit. Row-level security, what the writers (desk, staff or owners) and removers (staff or owners) may do, updated_at, and the ledger. The table''s own migration says who reads it, and, where the set of rows is fixed, which columns change. p_put_back and p_action_of are those of private.staff_tables.';

create or replace function public.list_versions(p_entity text, p_subject text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  silent constant text[] := array['version', 'updated_at', 'is_listed'];
begin
  perform private.expect_writer_of(p_entity);
  return (
    with
      version as (
        select * from private.versions_of(p_entity, p_subject)
      ),
      touched as (
        select distinct on (table_name, row_key) row(change.*)::private.changes as change
        from private.changes as change
        join private.staff_tables as settings on settings.name = change.table_name and settings.kept is distinct from '{}'
        where change.entity = p_entity and change.subject = p_subject and (change.operation = 'insert' or change.before is not null)
          and change.entry in (select entry from version)
        order by table_name, row_key
      )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', version.id, 'at', version.happened_at, 'actor', version.actor_email, 'action', version.action,
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'table', (touched.change).table_name, 'key', (touched.change).row_key,
          'content', private.state_after(touched.change, version.id) - silent
        ) order by (touched.change).table_name, (touched.change).row_key), '[]')
        from touched
      )
    ) order by version.id desc), '[]')
    from version
  );
end;
$$;
comment on function public.list_versions(text, text) is 'The last 50 versions of what staff call one thing (its rows in all tables), newest first, with the state before them. For staff; reception sees those of leads.';

create or replace function public.take_back(p_id bigint, p_overwrite boolean default false)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asked private.changes;
begin
  perform private.expect_in('desk');
  select * into asked from private.changes where id = p_id;
  if asked.id is not null then
    perform private.expect_writer_of(asked.entity);
  end if;
  -- Another person may be taking back the same entry.
  perform from private.changes where entry = asked.entry for update;
  if asked.id is null then
    raise exception 'There is no such entry.' using errcode = 'PT404', detail = 'row_gone';
  elsif asked.happened_at <= now() - interval '30 days' then
    raise exception 'It is not kept any more.' using errcode = 'PT409', detail = 'no_content';
  elsif not exists (
    select from private.changes as change
    join private.staff_tables as settings on settings.name = private.table_of(change.table_name) and settings.entity = change.entity
      and settings.kept is distinct from '{}'
    where change.entry = asked.entry
  ) then
    raise exception 'It has changed no row.' using errcode = 'insufficient_privilege', detail = 'not_by_hand';
  end if;
  return private.put_back_all_or_none(array(select id from private.changes where entry = asked.entry and taken_back_at is null), p_overwrite);
end;
$$;

create or replace function public.undo_change(p_entity text, p_subject text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  last private.changes;
begin
  perform private.expect_writer_of(p_entity);
  select * into last
  from private.changes
  where entity = p_entity and subject = p_subject
  order by id desc
  limit 1;
  if last.actor_id is distinct from (select auth.uid()) or last.session_id is distinct from (select auth.jwt() ->> 'session_id') then
    raise exception 'It has changed since.' using errcode = 'PT409', detail = 'changed_since';
  end if;
  return private.put_back_all_or_none(
    array(
      select id from private.changes
      where (entity = p_entity and subject = p_subject or entry = last.entry) and happened_at = last.happened_at and taken_back_at is null
    ),
    false
  );
end;
$$;

create or replace function public.restore_version(p_entity text, p_subject text, p_id bigint)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.expect_writer_of(p_entity);
  if not exists (select from private.versions_of(p_entity, p_subject) as version where version.id = p_id) then
    raise exception 'There is no such version.' using errcode = 'PT404', detail = 'version_gone';
  end if;
  return private.put_back_all_or_none(
    array(select id from private.changes where entity = p_entity and subject = p_subject and id > p_id), true
  );
end;
$$;

-- Everybody protects their own account.
create or replace function public.second_factor_state()
returns text language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_in(null);
  if private.has_second_factor((select auth.uid())) then
    return 'on';
  end if;
  -- An auth server without a table for challenges supports no codes.
  return case when to_regclass('auth.mfa_challenges') is null then 'unavailable' else 'off' end;
end;
$$;
comment on function public.second_factor_state() is 'Whether the caller has a second factor: on, off, or unavailable if the auth server supports none. For everybody of the back office.';
