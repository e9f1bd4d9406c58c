-- Whoever works here has a name beside the address. Lists, histories and leads keep the address, which stays when an account is gone, and show
-- the name that belongs to it today.
alter table public.admins
  add column name text not null default '' check (name = '' or private.is_plain_line(name, 80));
comment on column public.admins.name is 'What colleagues call them; empty until somebody enters it. Personal: their name.';

alter table private.account_links
  add column name text not null default '' check (name = '' or private.is_plain_line(name, 80));
comment on column private.account_links.name is 'What an invited person is called. Personal: their name.';

create function private.staff_name(p_name text)
returns text language plpgsql immutable set search_path = '' as $$
declare
  plain constant text := btrim(regexp_replace(coalesce(p_name, ''), '\s+', ' ', 'g'));
begin
  if not private.is_plain_line(plain, 80) then
    raise exception 'A name has 1 to 80 letters, and no markup.' using errcode = 'check_violation', detail = 'staff_name';
  end if;
  return plain;
end;
$$;
comment on function private.staff_name(text) is 'A name as it is stored: one line with single spaces. Refuses none, and more than 80 letters (staff_name).';

create function public.staff_names()
returns table (id uuid, email text, name text) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_in(null);
  return query select admin.user_id, admin.email, admin.name from public.admins as admin where admin.name <> '' order by 3, 2;
end;
$$;
comment on function public.staff_names() is 'The names of everybody who works here and has one, by their addresses. For everybody of the back office.';

create function public.set_staff_name(p_id uuid, p_name text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
  person text;
begin
  perform private.expect_in(null);
  if p_id is distinct from (select auth.uid()) then
    perform private.staff_to_change(p_id);
  end if;
  wanted := private.staff_name(p_name);
  update public.admins set name = wanted where user_id = p_id and name <> wanted returning email into person;
  if found then
    perform private.record_event('updated', 'staff', p_id::text, person);
  end if;
end;
$$;
comment on function public.set_staff_name(uuid, text) is 'Sets what somebody is called: everybody their own name, an owner that of others. The same name again changes nothing.';

drop function public.list_staff();

create function public.list_staff()
returns table (
  id uuid,
  email text,
  name text,
  role text,
  state text,
  last_sign_in_at timestamptz,
  session_count integer,
  has_second_factor boolean,
  expires_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_owner();
  return query
    select
      admin.user_id,
      admin.email,
      admin.name,
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
    select link.id, link.email, link.name, link.role, 'invited', null, 0, false, link.expires_at
    from private.account_links as link
    where link.kind = 'invitation' and private.is_usable(link)
    order by 5, 2;
end;
$$;
comment on function public.list_staff() is 'All staff and invited people. Owners only.';

drop function public.invite_staff(text, text, text);

create function public.invite_staff(p_email text, p_name text, p_role text, p_token_hash text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  invited constant text := lower(btrim(p_email));
begin
  perform private.staff_to_change();
  if exists (select 1 from public.admins where lower(email) = invited) then
    raise exception 'This address is on the list of staff already.'
      using errcode = 'unique_violation', detail = 'already_staff';
  end if;
  delete from private.account_links
  where (kind = 'invitation' and email = invited and used_at is null) or expires_at < now() - interval '30 days';
  insert into private.account_links (token_hash, kind, email, name, role)
  values (p_token_hash, 'invitation', invited, private.staff_name(p_name), p_role);
  perform private.record_event('invited', 'staff', invited, invited);
end;
$$;
comment on function public.invite_staff(text, text, text, text) is 'Stores an invitation for 72 hours, in place of an earlier one to the same address. Owners only.';

create or replace function public.finish_account_link(p_token_hash text, p_user_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  link private.account_links;
begin
  select * into strict link from private.account_links where token_hash = p_token_hash and used_at is not null;
  perform public.end_sessions(p_user_id);
  if link.kind = 'invitation' then
    insert into public.admins (user_id, email, name, role) values (p_user_id, link.email, link.name, link.role);
    perform private.record_event('created', 'staff', p_user_id::text, link.email);
  else
    delete from private.account_links where user_id = p_user_id and kind = 'password' and token_hash <> p_token_hash;
    perform private.record_event('password_set', 'staff', p_user_id::text, link.email);
    perform public.note_for_staff('password', link.id::text, jsonb_build_object('email', link.email));
  end if;
end;
$$;

grant execute on function
  public.staff_names(),
  public.set_staff_name(uuid, text),
  public.list_staff(),
  public.invite_staff(text, text, text, text)
to authenticated;
