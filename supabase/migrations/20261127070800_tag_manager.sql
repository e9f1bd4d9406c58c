alter table public.site_settings
  add column tag_manager_id text not null default '' check (tag_manager_id ~ '^(GTM-[A-Z0-9]{4,12})?$');
comment on column public.site_settings.tag_manager_id is 'The tag manager that pages load for visitors who agreed; empty for none.';
grant update (tag_manager_id) on table public.site_settings to authenticated;

-- Every column of the two rows is a setting, so that a new one needs no other function.
create or replace function public.save_settings(p_changes jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  part text;
  assignments text;
  changed integer;
begin
  foreach part in array array['site_settings', 'staff_settings'] loop
    select string_agg(format('%1$I = coalesce(wanted.%1$I, stored.%1$I)', attname), ', ') into assignments
    from pg_catalog.pg_attribute
    where attrelid = format('public.%I', part)::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'updated_at') and p_changes ? attname;
    continue when assignments is null;
    execute format(
      'update public.%1$I as stored set %2$s from jsonb_populate_record(null::public.%1$I, $1) as wanted where stored.id = 1', part, assignments
    ) using p_changes;
    get diagnostics changed = row_count;
    -- Row-level security silently skips other people's rows.
    if changed = 0 then
      raise exception 'Only owners change the settings.' using errcode = 'insufficient_privilege', detail = 'owner_only';
    end if;
  end loop;
end;
$$;

-- Whoever sets it runs a program of theirs on every page, also in the browsers of staff.
create trigger site_settings_guard_tag_manager
before update on public.site_settings
for each row when (old.tag_manager_id is distinct from new.tag_manager_id)
execute function private.guard_with_password();

create trigger site_settings_guard_new_tag_manager
before insert on public.site_settings
for each row when (new.tag_manager_id <> '')
execute function private.guard_with_password();

create trigger site_settings_guard_deleted_tag_manager
before delete on public.site_settings
for each row when (old.tag_manager_id <> '')
execute function private.guard_with_password();

comment on function private.expect_owner_now() is 'Refuses everyone but owners who gave their password within the last hour: for accounts, the two contact numbers, the tag manager''s id, and taking back everything that a person changed.';
