-- How much of their limits staff have used. Counting the written rows is not enough: rows disappear when newer ones replace
-- them or somebody deletes them.
create table private.staff_budgets (
  person uuid not null references auth.users (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 60),
  began_at timestamptz not null default now(),
  used integer not null,
  bytes bigint not null,
  primary key (person, kind)
);

comment on table private.staff_budgets is 'What each staff member has used since the start of the current hour or day of a budget.';
comment on column private.staff_budgets.began_at is 'A new hour or day starts with the first use after the last one has ended.';

alter table private.staff_budgets enable row level security;

create policy "Nobody reaches budgets of staff through the API"
on private.staff_budgets as restrictive for all to anon, authenticated
using (false);

create function private.spend_staff_budget(
  p_kind text,
  p_window interval,
  p_most integer default null,
  p_count integer default 1,
  p_most_bytes bigint default null,
  p_bytes bigint default 0,
  p_person uuid default auth.uid(),
  p_owners_too boolean default false
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  spent private.staff_budgets;
begin
  if p_person is null then
    return true;
  end if;
  if not p_owners_too
    and exists (select from public.admins where user_id = p_person and role = 'owner')
    and private.is_recent_sign_in()
  then
    return true;
  end if;
  -- The row stays locked until the end of the transaction, which serialises parallel requests of one person.
  insert into private.staff_budgets as budget (person, kind, used, bytes)
  values (p_person, p_kind, p_count, p_bytes)
  on conflict (person, kind) do update
  set
    began_at = case when budget.began_at > now() - p_window then budget.began_at else now() end,
    used = case when budget.began_at > now() - p_window then budget.used else 0 end + p_count,
    bytes = case when budget.began_at > now() - p_window then budget.bytes else 0 end + p_bytes
  returning * into spent;
  if spent.used <= coalesce(p_most, spent.used) and spent.bytes <= coalesce(p_most_bytes, spent.bytes) then
    return true;
  end if;
  if not p_owners_too then
    perform private.expect_recent_sign_in_of_owner();
  end if;
  return false;
end;
$$;

comment on function private.spend_staff_budget(text, interval, integer, integer, bigint, bigint, uuid, boolean) is 'Counts a person''s use of a budget; false if it exceeds p_most or p_most_bytes in a window: the caller then refuses, which rolls the count back. Always true for the service key and, unless p_owners_too, for owners who signed in within the last hour; others are asked to sign in.';

-- Deletions by owners have no trash. The limit is above manual use, and stops a stolen session of an owner from emptying a
-- table row by row.
create function private.spend_deletions(p_count integer, p_kind text default 'deletions', p_most integer default 20)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_count > 0
    and private.is_owner()
    and not private.spend_staff_budget(p_kind, interval '1 hour', p_most => p_most, p_count => p_count, p_owners_too => true)
  then
    raise exception 'An owner may delete % of these in an hour.', p_most using errcode = 'PT429', detail = 'deletion_limit';
  end if;
end;
$$;

comment on function private.spend_deletions(integer, text, integer) is 'Counts an owner''s deletions; refuses more in an hour than a person makes by hand.';

create function private.expect_room_for_deletion()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.spend_deletions((select count(*)::integer from changed), tg_argv[0], tg_argv[1]::integer);
  return null;
end;
$$;

-- Additions are limited too, since their removal is limited: a stolen session of an owner cannot redirect every page or fill
-- the disk.
create function private.spend_additions(p_table text, p_count integer default 1, p_most_in_an_hour integer default 100)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.spend_staff_budget(
    'added to ' || p_table, interval '1 hour', p_most => p_most_in_an_hour, p_count => p_count, p_owners_too => true
  ) then
    raise exception 'A person may add % of these in an hour.', p_most_in_an_hour using errcode = 'PT429', detail = 'addition_limit';
  end if;
end;
$$;

comment on function private.spend_additions(text, integer, integer) is 'Counts a person''s new rows of a table; refuses more in an hour than a person adds by hand.';

create function private.expect_room_for_addition()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.spend_additions(tg_table_name, (select count(*)::integer from changed));
  return null;
end;
$$;

comment on function private.expect_room_for_addition() is 'Statement trigger: refuses more rows of a table than a person adds in an hour.';

comment on function private.expect_room_for_deletion() is 'Statement trigger with a kind and how many of it an owner may delete in an hour.';
