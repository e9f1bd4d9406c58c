-- Owners' actions on staff accounts, and the links for choosing a password.
create table private.account_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('invitation', 'password')),
  email text not null check (char_length(email) between 3 and 320),
  role text check (private.is_staff_role(role)),
  user_id uuid references auth.users (id) on delete cascade,
  created_by uuid default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  used_at timestamptz,
  check ((kind = 'invitation') = (role is not null)),
  check (created_by is not null or kind = 'password'),
  check ((kind = 'password') = (user_id is not null))
);

comment on table private.account_links is 'Single-use links for choosing a password. Only the SHA-256 of their secret is stored.';
comment on column private.account_links.role is 'The role of an invited person.';
comment on column private.account_links.user_id is 'The account whose password is set; an invited person has none yet.';
comment on column private.account_links.created_by is 'The link ends when this person is no longer an owner. Null for a link that a staff member requested after forgetting the password.';

create index account_links_user_id_idx on private.account_links (user_id);
create index account_links_created_by_idx on private.account_links (created_by);

alter table private.account_links enable row level security;

create policy "Nobody reaches links of accounts through the API"
on private.account_links as restrictive for all to anon, authenticated
using (false);

-- Locks before it checks: an owner who was just removed by another one must not remove that one.
create function private.begin_staff_change()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.admins', 0));
  perform private.expect_owner();
end;
$$;

comment on function private.begin_staff_change() is 'Serialises changes of accounts, and refuses everyone but owners who signed in within the last hour.';

create function private.staff_email(p_id uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  found_email constant text := (select email from public.admins where user_id = p_id);
begin
  if found_email is null then
    raise exception 'No member of staff has this id.' using errcode = 'no_data_found', detail = 'not_staff';
  end if;
  return found_email;
end;
$$;

comment on function private.staff_email(uuid) is 'The address of a staff member; an error for anyone else.';

-- An owner who was removed, switched off or made an editor must not return through an earlier link.
create function private.is_usable(p_link private.account_links)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_link.used_at is null
    and p_link.expires_at > now()
    and exists (
      select 1 from public.admins as maker
      where maker.switched_off_at is null
        and case
          when p_link.created_by is null then maker.user_id = p_link.user_id
          else maker.user_id = p_link.created_by and maker.role = 'owner'
        end
    );
$$;

comment on function private.is_usable(private.account_links) is 'Whether a link is recent, unused, and from a person who is still an owner, or requested by a staff member.';

create function public.end_sessions(p_user_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.sessions where user_id = p_user_id;
  -- A copy of a link could otherwise sign in again.
  delete from private.account_links where user_id = p_user_id and kind = 'password' and used_at is null;
$$;

comment on function public.end_sessions(uuid) is 'Ends all sessions of an account at once, and its links for a password. Service key only.';

create function public.list_staff()
returns table (
  id uuid,
  email text,
  role text,
  state text,
  last_sign_in_at timestamptz,
  session_count integer,
  has_second_factor boolean,
  expires_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise exception 'Only an owner may do this.' using errcode = 'insufficient_privilege', detail = 'owner_only';
  end if;
  return query
    select
      admin.user_id,
      admin.email,
      admin.role,
      case when admin.switched_off_at is null then 'active' else 'off' end,
      account.last_sign_in_at,
      (
        select count(*)::integer
        from auth.sessions as session
        where session.user_id = admin.user_id and (session.not_after is null or session.not_after > now())
      ),
      private.has_second_factor(admin.user_id),
      null::timestamptz
    from public.admins as admin
    join auth.users as account on account.id = admin.user_id
    union all
    select link.id, link.email, link.role, 'invited', null, 0, false, link.expires_at
    from private.account_links as link
    where link.kind = 'invitation' and private.is_usable(link)
    order by 4, 2;
end;
$$;

comment on function public.list_staff() is 'All staff and invited people. Owners only.';

create function public.set_staff_role(p_id uuid, p_role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.begin_staff_change();
  perform private.log_activity('updated', 'staff', p_id::text, private.staff_email(p_id));
  update public.admins set role = p_role where user_id = p_id;
end;
$$;

comment on function public.set_staff_role(uuid, text) is 'Changes a staff member''s role; it applies from their next request. Owners only.';

create function public.switch_staff(p_id uuid, p_off boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.begin_staff_change();
  perform private.log_activity(
    case when p_off then 'switched_off' else 'switched_on' end, 'staff', p_id::text, private.staff_email(p_id)
  );
  update public.admins set switched_off_at = case when p_off then now() end where user_id = p_id;
  if p_off then
    perform public.end_sessions(p_id);
  end if;
end;
$$;

comment on function public.switch_staff(uuid, boolean) is 'Switches an account off, ending its sessions at once, or on again. Owners only.';

create function public.remove_staff(p_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.begin_staff_change();
  delete from private.account_links where id = p_id and kind = 'invitation' and used_at is null;
  if found then
    return;
  end if;
  perform private.log_activity('deleted', 'staff', p_id::text, private.staff_email(p_id));
  perform public.end_sessions(p_id);
  delete from auth.users where id = p_id;
end;
$$;

comment on function public.remove_staff(uuid) is 'Removes a staff account, or revokes an invitation. Owners only.';

create function public.remove_second_factor(p_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person text;
begin
  perform private.begin_staff_change();
  person := private.staff_email(p_id);
  perform public.agree_to_change(p_id, id) from auth.mfa_factors where user_id = p_id;
  delete from auth.mfa_factors where user_id = p_id;
  if not found then
    return;
  end if;
  perform private.log_activity('second_factor_removed', 'staff', p_id::text, person);
  -- The finder of a lost device may be signed in on it.
  perform public.end_sessions(p_id);
end;
$$;

comment on function public.remove_second_factor(uuid) is 'Removes the second factor of a staff member who lost their device: they sign in with the password again, in a new session. Owners only.';

create function public.second_factor_state()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.expect_staff();
  if private.has_second_factor((select auth.uid())) then
    return 'on';
  end if;
  -- An auth server without a table for challenges supports no codes.
  return case when to_regclass('auth.mfa_challenges') is null then 'unavailable' else 'off' end;
end;
$$;

comment on function public.second_factor_state() is 'Whether the caller has a second factor: on, off, or unavailable if the auth server supports none. Staff only.';

create function public.invite_staff(p_email text, p_role text, p_token_hash text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  invited constant text := lower(btrim(p_email));
begin
  perform private.begin_staff_change();
  if exists (select 1 from public.admins where lower(email) = invited) then
    raise exception 'This address is on the list of staff already.'
      using errcode = 'unique_violation', detail = 'already_staff';
  end if;
  delete from private.account_links
  where (kind = 'invitation' and email = invited and used_at is null) or expires_at < now() - interval '30 days';
  insert into private.account_links (token_hash, kind, email, role)
  values (p_token_hash, 'invitation', invited, p_role);
  perform private.log_activity('invited', 'staff', invited, invited);
end;
$$;

comment on function public.invite_staff(text, text, text) is 'Stores an invitation for 72 hours, in place of an earlier one to the same address. Owners only.';

create function public.make_password_link(p_id uuid, p_token_hash text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person text;
begin
  perform private.begin_staff_change();
  person := private.staff_email(p_id);
  delete from private.account_links where kind = 'password' and user_id = p_id;
  insert into private.account_links (token_hash, kind, email, user_id) values (p_token_hash, 'password', person, p_id);
  perform private.log_activity('link_made', 'staff', p_id::text, person);
  return person;
end;
$$;

comment on function public.make_password_link(uuid, text) is 'Stores a link with which a staff member sets a new password, in place of an earlier one. Owners only.';

create function public.ask_for_password_link(p_email text, p_token_hash text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.admins;
begin
  -- Locked: one of several parallel requests makes a link.
  select * into person from public.admins
  where lower(email) = lower(btrim(p_email)) and switched_off_at is null
  for update;
  -- One in ten minutes and four in a day, used or not: a person who knows the address cannot flood the mailbox, and each link
  -- works.
  if not found or exists (
    select 1
    from private.account_links
    where user_id = person.user_id and created_by is null and created_at > now() - interval '1 day'
    having count(*) >= 4 or coalesce(max(created_at) filter (where used_at is null) > now() - interval '10 minutes', false)
  ) then
    return null;
  end if;
  -- Earlier links stay valid: otherwise a stranger's repeated requests would end the link that the person is about to use.
  delete from private.account_links where user_id = person.user_id and expires_at < now();
  insert into private.account_links (token_hash, kind, email, user_id)
  values (p_token_hash, 'password', person.email, person.user_id);
  perform private.log_activity('link_asked_for', 'staff', person.user_id::text, person.email);
  return person.email;
end;
$$;

comment on function public.ask_for_password_link(text, text) is 'Stores a link for a staff member who forgot the password, one in ten minutes and four in a day, and returns the address to send it to; null for anyone else. Service key only.';

create function public.look_at_account_link(p_token_hash text)
returns table (kind text, email text)
language sql
stable
security definer
set search_path = ''
as $$
  select link.kind, link.email
  from private.account_links as link
  where link.token_hash = p_token_hash and private.is_usable(link);
$$;

comment on function public.look_at_account_link(text) is 'The person of a link; no row for one that is used, expired or unknown. Service key only.';

create function public.take_account_link(p_token_hash text)
returns table (kind text, email text, user_id uuid)
language sql
security definer
set search_path = ''
as $$
  update private.account_links as link
  set used_at = now()
  where link.token_hash = p_token_hash and private.is_usable(link)
  returning
    link.kind,
    link.email,
    coalesce(link.user_id, (select account.id from auth.users as account where lower(account.email) = link.email));
$$;

comment on function public.take_account_link(text) is 'Uses a link once, for one caller. With the existing account of that address. Service key only.';

create function public.return_account_link(p_token_hash text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.account_links set used_at = null where token_hash = p_token_hash;
$$;

comment on function public.return_account_link(text) is 'Makes a link usable again after a failed attempt. Service key only.';

create function public.finish_account_link(p_token_hash text, p_user_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.account_links;
begin
  select * into strict link from private.account_links where token_hash = p_token_hash and used_at is not null;
  perform public.end_sessions(p_user_id);
  if link.kind = 'invitation' then
    insert into public.admins (user_id, email, role) values (p_user_id, link.email, link.role);
    perform private.log_activity('created', 'staff', p_user_id::text, link.email);
  else
    delete from private.account_links where user_id = p_user_id and kind = 'password' and token_hash <> p_token_hash;
    perform private.log_activity('password_set', 'staff', p_user_id::text, link.email);
    perform private.note_for_staff('password', link.id::text, jsonb_build_object('email', link.email));
  end if;
end;
$$;

comment on function public.finish_account_link(text, uuid) is 'Makes an invited person staff; logs that a password was set, and notifies owners. Service key only.';

grant execute on function
  public.list_staff(),
  public.set_staff_role(uuid, text),
  public.switch_staff(uuid, boolean),
  public.remove_staff(uuid),
  public.remove_second_factor(uuid),
  public.second_factor_state(),
  public.invite_staff(text, text, text),
  public.make_password_link(uuid, text)
to authenticated;
grant execute on function
  public.ask_for_password_link(text, text),
  public.end_sessions(uuid),
  public.look_at_account_link(text),
  public.take_account_link(text),
  public.return_account_link(text),
  public.finish_account_link(text, uuid)
to service_role;
