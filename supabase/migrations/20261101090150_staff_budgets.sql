-- What editors have used up of what is enough for a person. Rows that were written go again when newer ones take their place or
-- somebody deletes them: a limit that counts rows grows with every one that goes.
create table private.staff_budgets (
  person uuid not null references auth.users (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 60),
  began_at timestamptz not null default now(),
  used integer not null,
  bytes bigint not null,
  primary key (person, kind)
);

comment on table private.staff_budgets is 'What each editor used up since the current hour or day of a budget began.';
comment on column private.staff_budgets.began_at is 'The hour or day begins with the first use after the one before is over.';

alter table private.staff_budgets enable row level security;

create policy "Nobody reaches budgets of staff through the API"
on private.staff_budgets as restrictive for all to anon, authenticated
using (false)
with check (false);

create function private.spend_staff_budget(
  p_kind text,
  p_window interval,
  p_most integer default null,
  p_count integer default 1,
  p_most_bytes bigint default null,
  p_bytes bigint default 0,
  p_person uuid default auth.uid()
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  spent private.staff_budgets;
begin
  if p_person is null or exists (select from public.admins where user_id = p_person and role = 'owner') then
    return true;
  end if;
  -- The row stays locked until the end of the transaction: what one person asks for at the same moment takes turns.
  insert into private.staff_budgets as budget (person, kind, used, bytes)
  values (p_person, p_kind, p_count, p_bytes)
  on conflict (person, kind) do update
  set
    began_at = case when budget.began_at > now() - p_window then budget.began_at else now() end,
    used = case when budget.began_at > now() - p_window then budget.used else 0 end + p_count,
    bytes = case when budget.began_at > now() - p_window then budget.bytes else 0 end + p_bytes
  returning * into spent;
  return spent.used <= coalesce(p_most, spent.used) and spent.bytes <= coalesce(p_most_bytes, spent.bytes);
end;
$$;

comment on function private.spend_staff_budget(text, interval, integer, integer, bigint, bigint, uuid) is 'Counts what a person does; false when it is more than p_most or p_most_bytes in a window, and to be refused, which undoes the count. Always true for owners and the service key.';
