-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone follows campaign links" on public.campaign_links for select to anon, authenticated
  using (true);

create policy "Owners delete campaign links" on public.campaign_links for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff add campaign links" on public.campaign_links for insert to authenticated
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Staff change campaign links" on public.campaign_links for update to authenticated
  using (( SELECT private.is_staff() AS is_staff))
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Owners add options of leads" on public.lead_options for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change options of leads" on public.lead_options for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete options of leads" on public.lead_options for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff and reception read options of leads" on public.lead_options for select to authenticated
  using (( SELECT private.is_at_desk() AS is_at_desk));

CREATE OR REPLACE FUNCTION private.campaign_word(p_kind text, p_text text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (
      select option.key from public.lead_options as option
      where option.kind = p_kind and word.plain <> '' and (
        word.plain in (private.plain_word(option.key), private.plain_word(option.name_en), private.plain_word(option.name_ar))
        or word.plain = any (regexp_split_to_array(private.plain_word(option.spellings), '-?,-?'))
      )
      order by private.plain_word(option.key) <> word.plain, option.display_order, option.key
      limit 1
    ),
    word.plain
  )
  from private.plain_word(p_text) as word (plain);
$function$;
comment on function private.campaign_word(p_kind text, p_text text) is 'The one spelling of a source, a medium or a campaign: the key of the option that has it as its name or lists it as another spelling, else the plain word.';

CREATE OR REPLACE FUNCTION private.plain_word(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(lower(private.plain_text(p_text)), '[\s\u1680_\u2010-\u2015\u2212-]+', '-', 'g'), '-');
$function$;
comment on function private.plain_word(p_text text) is 'A word of a campaign in lower case, with one hyphen where it has blanks, underscores, hyphens or dashes, Latin digits, and nothing invisible.';

CREATE OR REPLACE FUNCTION private.spell_campaign_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.path := private.plain_path(new.path);
  new.source := private.campaign_word('source', new.source);
  new.medium := private.campaign_word('medium', new.medium);
  new.campaign := private.campaign_word('campaign', new.campaign);
  new.content := private.campaign_word('content', new.content);
  if lower(new.path) ~ '^(/ar|/en)?/admin(/|$)' or new.path ~ '^/(ar|en|go)(/|$)' then
    raise exception 'A link leads to a page of the site.' using errcode = 'check_violation', detail = 'link_not_page';
  end if;
  return new;
end;
$function$;
comment on function private.spell_campaign_link() is 'Trigger: gives the words of a campaign their one spelling.';
