/** The owner of everything that migrations create: like `postgres` of a hosted project, it is not a superuser. */
export const PROJECT_OWNER = "project_owner";

/**
 * The state of a hosted project before its first migration: the API's roles, an owner that is not a superuser, the extensions
 * schema, and default privileges that leave the decision to row-level security (the first migration narrows them). Runs on
 * every start and changes nothing the second time.
 */
export const hostedRoles = `
do $$ begin
  if to_regrole('anon') is null then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    alter role anon set statement_timeout = '3s';
    alter role authenticated set statement_timeout = '8s';
  end if;
  if to_regrole('${PROJECT_OWNER}') is null then
    create role ${PROJECT_OWNER} nologin createdb createrole bypassrls;
    -- With the right to change their settings.
    grant anon, authenticated, service_role to ${PROJECT_OWNER} with admin option;
    alter default privileges for role ${PROJECT_OWNER} in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${PROJECT_OWNER} in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role ${PROJECT_OWNER} in schema public grant all on functions to anon, authenticated, service_role;
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
alter database postgres set search_path = "$user", public, extensions;

-- The auth server here requires no second factor. The database still refuses a person who has one and did not use it.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;

grant create on database postgres to ${PROJECT_OWNER};
alter schema public owner to ${PROJECT_OWNER};
alter schema supabase_migrations owner to ${PROJECT_OWNER};
alter table supabase_migrations.schema_migrations owner to ${PROJECT_OWNER};
alter table supabase_migrations.seed_files owner to ${PROJECT_OWNER};
grant usage on schema extensions, auth, storage to ${PROJECT_OWNER};
grant all on all tables in schema auth, storage to ${PROJECT_OWNER};
grant execute on all functions in schema auth, storage to ${PROJECT_OWNER};
-- A hosted project lets its owner write the policies of this table; here only the table's own owner may.
alter table storage.objects owner to ${PROJECT_OWNER};

-- What is known of a stored file is an object; the library stores the text of one.
create or replace function storage.plain_metadata() returns trigger language plpgsql as $$
begin
  if jsonb_typeof(new.metadata) = 'string' then
    new.metadata := (new.metadata #>> '{}')::jsonb;
  end if;
  return new;
end;
$$;
create or replace trigger plain_metadata before insert or update of metadata on storage.objects
for each row execute function storage.plain_metadata();
update storage.objects set metadata = metadata where jsonb_typeof(metadata) = 'string';
`;
