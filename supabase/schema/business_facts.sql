-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners change facts" on public.business_facts for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Staff read facts" on public.business_facts for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

create policy "Visitors read facts that hold today" on public.business_facts for select to anon
  using (((value IS NOT NULL) AND ((valid_until IS NULL) OR (valid_until >= ( SELECT private.dubai_today() AS dubai_today)))));

CREATE OR REPLACE FUNCTION private.are_texts(p_values jsonb, p_max integer, p_count integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when jsonb_typeof(p_values) = 'array' then
      jsonb_array_length(p_values) between 1 and p_count
      and not exists (
        select
        from jsonb_array_elements(p_values) as entry
        cross join unnest(array['en', 'ar']) as language
        where case
          when jsonb_typeof(entry) = 'object' and entry - array['en', 'ar'] = '{}' and jsonb_typeof(entry -> language) = 'string'
          then not private.is_plain_line(entry ->> language, p_max)
          else true
        end
      )
      and jsonb_array_length(p_values) = (select count(distinct entry ->> 'en') from jsonb_array_elements(p_values) as entry)
      and jsonb_array_length(p_values) = (select count(distinct entry ->> 'ar') from jsonb_array_elements(p_values) as entry)
    else false
  end;
$function$;
comment on function private.are_texts(p_values jsonb, p_max integer, p_count integer) is 'Whether it is a list of at most so many different texts, each in both languages and without markup.';

CREATE OR REPLACE FUNCTION private.are_whole_numbers(p_values jsonb, p_min integer, p_max integer, p_count integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when jsonb_typeof(p_values) = 'array' then
      jsonb_array_length(p_values) between 1 and p_count
      and not exists (
        select from jsonb_array_elements(p_values) as entry
        where case
          when jsonb_typeof(entry) = 'number'
          then entry::numeric <> trunc(entry::numeric) or entry::numeric not between p_min and p_max
          else true
        end
      )
    else false
  end;
$function$;
comment on function private.are_whole_numbers(p_values jsonb, p_min integer, p_max integer, p_count integer) is 'Whether it is a list of at most so many whole numbers between the two.';

CREATE OR REPLACE FUNCTION private.fact_names(p_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
 SET search_path TO ''
AS $function$
  -- A claim has its text and its alternative behind its name. An index of names keeps each one permanently, so names beyond
  -- the number of facts and services are left out.
  select coalesce(array_agg(found.name), '{}')
  from (
    select coalesce(matched[1], matched[2], matched[3]) as name
    from regexp_matches(
      p_text,
      '\{\{\s*(?:([a-z0-9:-]{1,100})\s*\}\}|(licensed):[^{}|]*\|)|\]\((?:/ar)?(/services/[a-z0-9-]{1,100})[)#?]',
      'g'
    ) with ordinality as hit (matched, place)
    group by 1
    order by min(place)
    limit 200
  ) as found;
$function$;
comment on function private.fact_names(p_text text) is 'The placeholders of facts in a text, and the pages of services to which it links: the first 200.';

CREATE OR REPLACE FUNCTION private.guard_with_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select auth.uid()) is not null then
    perform private.expect_owner_now();
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$function$;
comment on function private.guard_with_password() is 'Trigger: a change of this kind needs an owner''s password within the last hour, unless it is made with the service key.';

CREATE OR REPLACE FUNCTION private.is_fact(p_kind text, p_rule jsonb, p_value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  line constant text := case when jsonb_typeof(p_value) = 'string' then p_value #>> '{}' end;
  least constant integer := p_rule ->> 'least';
  most constant integer := p_rule ->> 'most';
  most_entries constant integer := p_rule ->> 'count';
begin
  return coalesce(
    case
      when p_kind = 'text' then private.are_texts(jsonb_build_array(p_value), most, 1)
      when p_kind = 'names' then private.are_texts(p_value, most, most_entries)
      -- The number of digits of an Emirates number depends on its kind: landline, mobile, 800 or 600.
      when p_kind = 'phone' then
        line ~ '^\+[1-9]\d{6,14}$' and line !~ '^\+971(?!([2-4679]\d{7}|5\d{8}|800\d{2,9}|600\d{6})$)'
      when p_kind = 'email' then line ~ '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$' and char_length(line) <= 254
      when p_kind = 'link' then
        line ~ '^https://([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}([/?#][^\s<>"]*)?$' and char_length(line) <= 500
      when p_kind = 'hours' and jsonb_typeof(p_value) = 'object' then
        p_value - array['opens', 'closes'] = '{}'
        and p_value ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and p_value ->> 'closes' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
        and p_value ->> 'opens' <> p_value ->> 'closes'
      when p_kind = 'number' then private.are_whole_numbers(jsonb_build_array(p_value), least, most, 1)
      when p_kind = 'rating' and jsonb_typeof(p_value -> 'value') = 'number' then
        p_value - array['value', 'count'] = '{}'
        and (p_value -> 'value')::numeric between 1 and 5
        and (p_value -> 'value')::numeric = round((p_value -> 'value')::numeric, 1)
        and private.are_whole_numbers(jsonb_build_array(p_value -> 'count'), least, most, 1)
      when p_kind = 'range' and private.are_whole_numbers(p_value, least, most, 2) then
        jsonb_array_length(p_value) = 2
        and (p_value -> 0)::integer <= (p_value -> 1)::integer
      when p_kind = 'numbers' and private.are_whole_numbers(p_value, least, most, most_entries) then
        p_value = (select jsonb_agg(distinct entry order by entry) from jsonb_array_elements(p_value) as entry)
      when p_kind = 'languages' and jsonb_typeof(p_value) = 'array' then
        jsonb_array_length(p_value) > 0
        and p_rule -> 'codes' @> p_value
        and jsonb_array_length(p_value) = (select count(distinct entry) from jsonb_array_elements(p_value) as entry)
    end,
    false
  );
end;
$function$;
comment on function private.is_fact(p_kind text, p_rule jsonb, p_value jsonb) is 'Whether the value is valid for a fact of the kind with these limits.';

CREATE OR REPLACE FUNCTION public.articles_naming(p_names text[], p_path text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with
    naming as (
      select distinct translation.post_id as id
      from public.blog_post_translations as translation
      join public.blog_posts as post on post.id = translation.post_id and post.deleted_at is null
      where (select private.is_staff())
        and private.fact_names(
          title || ' ' || coalesce(h1, '') || ' ' || coalesce(excerpt, '') || ' ' || content_markdown || ' ' ||
          coalesce(alt_text, '') || ' ' || coalesce(meta_title, '') || ' ' || coalesce(meta_description, '') || ' ' || faq::text
        ) && (p_names || p_path)
    ),
    shown as (
      select
        post.id,
        coalesce((select title from public.blog_post_translations where post_id = post.id and lang = 'en'), '') as title_en,
        coalesce((select title from public.blog_post_translations where post_id = post.id and lang = 'ar'), '') as title_ar
      from naming
      join public.blog_posts as post on post.id = naming.id
      order by post.updated_at desc, post.id
      limit 50
    )
  select jsonb_build_object(
    'count', (select count(*) from naming),
    'posts', (select coalesce(jsonb_agg(shown), '[]') from shown)
  );
$function$;
comment on function articles_naming(p_names text[], p_path text) is 'The number of articles outside the trash that contain a placeholder of these names or a link to the path, and the 50 changed last, with their titles. For staff.';
