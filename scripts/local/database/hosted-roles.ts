/**
 * What a hosted project has before its first migration: the API's roles, the extensions schema, and default privileges
 * that leave the decision to row-level security (the first migration narrows them). Runs on every start and changes nothing
 * the second time.
 */
export const hostedRoles = `
do $$ begin
  if to_regrole('anon') is null then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
alter database postgres set search_path = "$user", public, extensions;

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
`;
