-- The staff. Rows are added with the service key (scripts/create-admin.ts) or through an owner's invitation.
create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320),
  role text not null default 'editor' check (role in ('owner', 'editor')),
  switched_off_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.admins is 'The members of staff: the only source of authority. Never trust a token''s metadata instead. Why: It decides what an account may do. Kept: Until an owner removes the account. Subject: Staff.';
comment on column public.admins.role is 'owner: everything. editor: writes posts, plans and media, reads the rest. Personal: what they may do.';
comment on column public.admins.switched_off_at is 'Since when the account has no access. Its data is kept. Personal: since when they have no access.';
comment on column public.admins.email is 'Kept here for the back office. Personal: the address with which they sign in.';
comment on column public.admins.user_id is 'Personal: the account.';
comment on column public.admins.created_at is 'Personal: since when they work here.';

create unique index admins_email_key on public.admins (lower(email));

-- The auth server signs people in with the password alone (aal1) and raises the session after a code (aal2). The database
-- refuses sessions at aal1 of accounts with a second factor.
create function private.has_second_factor(p_user_id uuid)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.mfa_factors where user_id = p_user_id and status::text = 'verified');
$$;
comment on function private.has_second_factor(uuid) is 'Whether an account has a second factor that it has used once.';

-- A token outlives its sign-out by up to an hour. Checking its session as well ends access at once.
create function public.staff_of_session(p_user_id uuid, p_session_id text)
returns table (id uuid, email text, role text) language sql stable security definer set search_path = '' as $$
  select admin.user_id, admin.email, admin.role
  from public.admins as admin
  join auth.sessions as session on session.user_id = admin.user_id
  where admin.user_id = p_user_id
    and admin.switched_off_at is null
    and session.id::text = p_session_id
    and (session.not_after is null or session.not_after > now())
    and (session.aal::text = 'aal2' or not private.has_second_factor(p_user_id))
    -- A code or link from an email also starts a session, without the password, for anybody who can read the mailbox.
    and exists (
      select 1
      from auth.mfa_amr_claims as beginning
      where beginning.session_id = session.id and beginning.authentication_method = 'password'
    );
$$;
comment on function public.staff_of_session(uuid, text) is 'The staff member of a session: an account in admins that is not switched off, with a live session that was opened with the password, and with the second factor if the account has one. No row for any other session. Service key only.';

grant execute on function public.staff_of_session(uuid, text) to service_role;

create function private.is_staff()
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff_of_session((select auth.uid()), (select auth.jwt() ->> 'session_id')));
$$;
comment on function private.is_staff() is 'True if the caller has a staff session.';

create function private.is_owner()
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_of_session((select auth.uid()), (select auth.jwt() ->> 'session_id')) as member where member.role = 'owner'
  );
$$;
comment on function private.is_owner() is 'True for staff with the role owner.';

create function private.has_recent_password()
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1
    from auth.mfa_amr_claims as beginning
    where beginning.session_id::text = (select auth.jwt() ->> 'session_id')
      and beginning.authentication_method = 'password'
      and beginning.created_at > now() - interval '1 hour'
  );
$$;
comment on function private.has_recent_password() is 'Whether the caller''s session began with a password within the last hour.';

create function private.expect_owner()
returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_owner() then
    raise exception 'Only an owner may do this.' using errcode = 'insufficient_privilege', detail = 'owner_only';
  end if;
end;
$$;
comment on function private.expect_owner() is 'Refuses everyone but owners: for functions that run with the database owner''s rights.';

-- The ledger cannot take back everything: whoever holds a stolen session of an owner could appoint themselves, lock everybody else out, or
-- lead calls to another number, and so stay after the session has ended.
create function private.expect_owner_now()
returns void language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_owner();
  if not private.has_recent_password() then
    raise exception 'Sign in again for this change.' using errcode = 'insufficient_privilege', detail = 'sign_in_again';
  end if;
end;
$$;
comment on function private.expect_owner_now() is 'Refuses everyone but owners who gave their password within the last hour: for accounts, the two contact numbers, and taking back everything that a person changed.';

create function private.expect_staff()
returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may do this.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
end;
$$;
comment on function private.expect_staff() is 'Refuses everyone but staff: for functions that run with the owner''s rights.';

-- Policies for all roles call this too: for a visitor it is false.
grant execute on function private.is_staff() to anon, authenticated;
grant execute on function private.is_owner(), private.has_recent_password() to authenticated;

create function private.keep_an_owner()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Two owners could remove each other at the same moment: the second one waits here, and then sees the result of the first.
  perform pg_advisory_xact_lock(hashtextextended('public.admins', 0));
  if not exists (select 1 from public.admins where role = 'owner' and switched_off_at is null) then
    raise exception 'The last owner cannot be removed, switched off or made an editor.'
      using errcode = 'check_violation', detail = 'last_owner';
  end if;
  return null;
end;
$$;
comment on function private.keep_an_owner() is 'Trigger: refuses to leave the site without an owner, even for the service key.';

create trigger admins_keep_an_owner
after update or delete on public.admins
for each row when (old.role = 'owner' and old.switched_off_at is null)
execute function private.keep_an_owner();

alter table public.admins enable row level security;

grant select on table public.admins to authenticated;
grant select, insert, update, delete on table public.admins to service_role;

create policy "Staff read their own row, owners read all"
on public.admins for select to authenticated
using (
  (select private.is_owner())
  or (user_id = (select auth.uid()) and (select private.is_staff()))
);
