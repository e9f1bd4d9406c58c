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

-- The ledger: who changes a kind of row sees its history, and takes back what the policies let them do by hand (list_versions, take_back,
-- undo_change and restore_version ask private.expect_writer_of).
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
