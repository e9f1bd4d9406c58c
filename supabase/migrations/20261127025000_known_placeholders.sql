-- What a placeholder looks like is said by _shared/domain/fact-placeholders.ts, which every text is checked with before it is saved and
-- filled with when it is shown. The database adds what only it knows: which services there are.
create or replace function private.expect_known_placeholders(p_post_id uuid)
returns void language plpgsql stable set search_path = '' as $$
declare
  most_in_a_language constant integer := 200;
  unknown record;
begin
  select translation.lang, said.field, format('{{%s}}', named.name) as name
  into unknown
  from public.blog_post_translations as translation
  cross join lateral (
    values
      (1, 'title', translation.title), (2, 'h1', translation.h1), (3, 'excerpt', translation.excerpt),
      (4, 'content_markdown', translation.content_markdown), (5, 'meta_title', translation.meta_title),
      (6, 'meta_description', translation.meta_description), (7, 'alt_text', translation.alt_text), (8, 'faq', translation.faq::text)
  ) as said (place, field, words)
  -- A placeholder is in one line.
  cross join lateral regexp_split_to_table(said.words, '\n') with ordinality as line (words, place)
  cross join lateral unnest(private.fact_names(line.words)) with ordinality as named (name, place)
  where translation.post_id = p_post_id
    -- Links to pages of services, and claims that rest on the licence.
    and named.name not like '/%' and named.name <> 'licensed'
    and not exists (select from public.business_facts as fact where fact.placeholder = named.name)
    and not exists (select from public.services as service where service.slug = split_part(named.name, ':', 2))
  order by translation.lang desc, said.place, line.place, named.place
  limit 1;
  if found then
    raise exception 'The text names %, which is no fact and no service.', unknown.name
      using errcode = 'check_violation', detail = 'placeholder_unknown', hint = to_json(unknown)::text;
  end if;
  -- Each becomes the words of its fact: a page could be eighty times as long as the text, and too large for hosts.
  if exists (
    select from public.blog_post_translations as translation
    cross join lateral regexp_matches(to_jsonb(translation)::text, '\{\{[^{}\n]*\}\}', 'g') as named
    where translation.post_id = p_post_id
    group by translation.lang
    having count(*) > most_in_a_language
  ) then
    raise exception 'A text may name facts at most % times.', most_in_a_language
      using errcode = 'check_violation', detail = 'placeholder_count';
  end if;
end;
$$;
comment on function private.expect_known_placeholders(uuid) is 'Refuses a published post that names a fact or a service that is not there, and says which: {"lang", "field", "name"}, or one with more than 200 placeholders in a language.';
