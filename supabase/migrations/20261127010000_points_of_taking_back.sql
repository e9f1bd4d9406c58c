-- Taking back costs no points as long as it is what people do who have made a mistake, and its bytes count like those of any change. What the
-- clock has put into the future limits nobody.
alter table private.changes add column free_points_in_hour integer not null default 0;
comment on column private.changes.free_points_in_hour is 'The points that taking back would have cost the actor since hour_began_at, this change included.';
alter table private.changes add column is_undo boolean not null default false;
comment on column private.changes.is_undo is 'Whether undo_change() has made it, which undoes no undoing.';

drop function private.spend(private.changes, private.changes, integer, bigint);

create function private.spend(p_last private.changes, inout p_new private.changes, p_points integer, p_bytes bigint)
language plpgsql set search_path = '' as $$
declare
  most_points_in_an_hour constant integer := 1000;
  most_free_points_in_an_hour constant integer := 300;
  most_bytes_in_a_day constant bigint := 200000000;
  -- A transaction that began a moment later may have been faster.
  latest constant timestamptz := now() + interval '1 minute';
  is_one_decision constant boolean := coalesce(current_setting('changes.are_free', true), '') = 'yes';
  free_points integer := 0;
begin
  if is_one_decision then
    p_points := 0;
  -- What takes something away from others costs as much as doing it by hand.
  elsif p_new.takes_back is not null and (
    p_points <= 1 or not exists (select from private.changes where id = any (p_new.takes_back) and actor_id is distinct from p_new.actor_id)
  ) then
    free_points := p_points;
  end if;

  p_new.hour_began_at := now();
  p_new.points_in_hour := 0;
  p_new.free_points_in_hour := 0;
  p_new.day_began_at := now();
  p_new.bytes_in_day := p_bytes;
  if p_last.hour_began_at between now() - interval '1 hour' and latest then
    p_new.hour_began_at := p_last.hour_began_at;
    p_new.points_in_hour := p_last.points_in_hour;
    p_new.free_points_in_hour := p_last.free_points_in_hour;
  end if;
  if p_last.day_began_at between now() - interval '1 day' and latest then
    p_new.day_began_at := p_last.day_began_at;
    p_new.bytes_in_day := p_last.bytes_in_day + p_bytes;
  end if;
  if p_new.free_points_in_hour + free_points <= most_free_points_in_an_hour then
    p_new.free_points_in_hour := p_new.free_points_in_hour + free_points;
    p_points := p_points - free_points;
  end if;
  p_new.points_in_hour := p_new.points_in_hour + p_points;

  if not is_one_decision and (
    p_points > 0 and p_new.points_in_hour > most_points_in_an_hour or p_new.bytes_in_day > most_bytes_in_a_day
  ) then
    raise exception 'A person may change % rows in an hour and % MB in a day.', most_points_in_an_hour, most_bytes_in_a_day / 1000000
      using errcode = 'PT429', detail = 'change_limit', hint = json_build_object('minutes', ceil(extract(epoch from case
        when p_new.bytes_in_day > most_bytes_in_a_day then p_new.day_began_at + interval '1 day'
        else p_new.hour_began_at + interval '1 hour'
      end - now()) / 60))::text;
  end if;
end;
$$;
comment on function private.spend(private.changes, private.changes, integer, bigint) is 'Adds points and bytes to the sums of a person; refuses more than 1,000 points in an hour or 200 MB in a day (PT429, change_limit, with the minutes to wait). Taking back costs no points up to 300 an hour, unless it takes away what others have made; one decision about everything is never refused.';

create or replace function private.add_change(p_change private.changes, p_points integer default 1, p_bytes bigint default 0)
returns void language plpgsql security definer set search_path = '' as $$
declare
  last_of_subject private.changes;
  last_of_person private.changes;
  head private.changes;
  joins boolean := false;
begin
  p_change.session_id := (select auth.jwt() ->> 'session_id');
  p_change.takes_back := nullif(current_setting('changes.take_back', true), '')::bigint[];
  p_change.is_undo := coalesce(current_setting('changes.is_undo', true), '') = 'yes';
  p_change.label := left(coalesce(p_change.label, ''), 300);
  select email into p_change.actor_email from public.admins where user_id = p_change.actor_id;

  select * into last_of_subject
  from private.changes
  where entity = p_change.entity and subject = p_change.subject
  order by id desc
  limit 1;
  if last_of_subject.actor_id is not distinct from p_change.actor_id and last_of_subject.session_id is not distinct from p_change.session_id
  then
    select * into head from private.changes where id = last_of_subject.entry;
    joins := last_of_subject.happened_at = now()
      or (
        head.action = p_change.action and p_change.action in ('updated', 'drafted')
        and head.happened_at between now() - interval '30 minutes' and now() + interval '1 minute'
        and head.takes_back is null and p_change.takes_back is null
      );
  end if;
  -- What the deletion of a row does to the rows that refer to it belongs to the deletion.
  if joins is not true and current_setting('changes.deleted_at', true) = now()::text then
    select head_of_deletion.* into head
    from jsonb_each_text(p_change.before) as reference
    join private.changes as gone
      on gone.entity in (select entity from private.staff_tables) and gone.subject = reference.value
      and gone.operation = 'delete' and gone.happened_at = now()
    join private.changes as head_of_deletion on head_of_deletion.id = gone.entry
    where reference.key like '%\_id'
    limit 1;
    joins := found;
    last_of_subject := null;
    p_change.is_shown := p_change.is_shown and not joins;
  end if;
  if joins and head.happened_at = now() then
    p_points := 0;
  end if;
  -- What comes back together with a row, as it went with it, is part of that.
  p_change.is_shown := p_change.is_shown and (p_change.takes_back is null or exists (
    select from private.changes
    where id = any (p_change.takes_back) and entity = p_change.entity and subject = p_change.subject
  ));
  if p_change.operation = 'delete' then
    perform set_config('changes.deleted_at', now()::text, true);
  end if;

  if p_change.actor_id is not null then
    select * into last_of_person from private.changes where actor_id = p_change.actor_id order by id desc limit 1;
    p_change := private.spend(last_of_person, p_change, p_points, p_bytes + coalesce(pg_column_size(p_change.before), 0) + 200);
  end if;
  -- Of unsaved work nothing is listed: one row holds the sums.
  if p_change.action = 'drafted' and joins and last_of_subject.id = last_of_person.id then
    update private.changes
    set hour_began_at = p_change.hour_began_at, points_in_hour = p_change.points_in_hour,
      free_points_in_hour = p_change.free_points_in_hour, day_began_at = p_change.day_began_at, bytes_in_day = p_change.bytes_in_day
    where id = last_of_subject.id;
    return;
  end if;
  if joins and p_change.is_shown then
    update private.changes set is_shown = false where id = last_of_subject.id and is_shown;
  end if;

  p_change.id := nextval('private.changes_id_seq');
  p_change.happened_at := now();
  p_change.entry := case when joins then head.id else p_change.id end;
  p_change.is_urgent := coalesce(p_change.is_urgent, false);
  p_change.waits := coalesce(p_change.waits, false);
  p_change.hour_began_at := coalesce(p_change.hour_began_at, now());
  p_change.points_in_hour := coalesce(p_change.points_in_hour, 0);
  p_change.free_points_in_hour := coalesce(p_change.free_points_in_hour, 0);
  p_change.day_began_at := coalesce(p_change.day_began_at, now());
  p_change.bytes_in_day := coalesce(p_change.bytes_in_day, 0);
  insert into private.changes overriding system value values (p_change.*);

  if p_change.waits then
    -- For the local copy's scheduler. It is notified after the commit, and may have no listener.
    perform pg_notify('site_changed', case when p_change.is_urgent then 'urgent' else 'later' end);
    if p_change.is_urgent and current_setting('site.is_announced', true) is distinct from 'yes' then
      perform set_config('site.is_announced', 'yes', true);
      perform private.call_scheduled_function('publish-due');
    end if;
  end if;
end;
$$;
