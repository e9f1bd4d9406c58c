-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.rows_with(p_text text)
 RETURNS TABLE(place text, id text, label text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  settings private.staff_tables;
begin
  for settings in
    select * from private.staff_tables as entry where entry.names_files and entry.kept is distinct from '{}'
  loop
    return query execute format(
      'select ($1).entity, to_jsonb(found) ->> ($1).subject, private.label_of($1, to_jsonb(found)) from public.%I as found where strpos(found::text, $2) > 0',
      settings.name
    ) using settings, p_text;
  end loop;
end;
$function$;
comment on function private.rows_with(p_text text) is 'The rows of tables that staff edit, where they name files, that contain a text without quotes and backslashes: kind, id and name.';
