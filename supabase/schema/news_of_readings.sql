-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.note_for_reviewers(p_key text, p_lang text, p_count integer, p_of uuid, p_until date, p_asker uuid, p_author uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select public.note_for_staff(
    'asked',
    p_key || ':' || reader.user_id,
    jsonb_build_object(
      'to', reader.email, 'languages', licence.languages, 'lang', p_lang, 'count', p_count, 'until', p_until
    )
  )
  from public.admins as reader
  join public.clinicians as licence on licence.author_id = reader.author_id
  where reader.switched_off_at is null and 'reviewers' = any (private.groups_of(reader.role))
    and licence.licence_until >= private.dubai_today() and p_lang = any (licence.languages)
    -- Nobody is asked to read a text of their own.
    and reader.user_id is distinct from p_asker and reader.author_id is distinct from p_author
    and (p_of is null or reader.author_id = p_of);
$function$;
comment on function private.note_for_reviewers(p_key text, p_lang text, p_count integer, p_of uuid, p_until date, p_asker uuid, p_author uuid) is 'Notifies the clinician who is asked to read texts, or every one who reads this language and has an account, once per key and person. Nothing of the text is in it.';
