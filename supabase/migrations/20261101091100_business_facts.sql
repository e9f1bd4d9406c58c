-- Facts of the business: one row per fact, with its source and its last day. Every page, chat text, JSON-LD block and generated
-- article reads them here.
create function private.are_texts(p_values jsonb, p_most integer, p_count integer)
returns boolean language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_values) = 'array' then
      jsonb_array_length(p_values) between 1 and p_count
      and not exists (
        select
        from jsonb_array_elements(p_values) as entry
        cross join unnest(array['en', 'ar']) as language
        where case
          when jsonb_typeof(entry) = 'object' and entry - array['en', 'ar'] = '{}' and jsonb_typeof(entry -> language) = 'string'
          then not private.is_plain_line(entry ->> language, p_most)
          else true
        end
      )
      and jsonb_array_length(p_values) = (select count(distinct entry ->> 'en') from jsonb_array_elements(p_values) as entry)
      and jsonb_array_length(p_values) = (select count(distinct entry ->> 'ar') from jsonb_array_elements(p_values) as entry)
    else false
  end;
$$;
comment on function private.are_texts(jsonb, integer, integer) is 'Whether it is a list of at most so many different texts, each in both languages and without markup.';

create function private.are_whole_numbers(p_values jsonb, p_least integer, p_most integer, p_count integer)
returns boolean language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_values) = 'array' then
      jsonb_array_length(p_values) between 1 and p_count
      and not exists (
        select from jsonb_array_elements(p_values) as entry
        where case
          when jsonb_typeof(entry) = 'number'
          then entry::numeric <> trunc(entry::numeric) or entry::numeric not between p_least and p_most
          else true
        end
      )
    else false
  end;
$$;
comment on function private.are_whole_numbers(jsonb, integer, integer, integer) is 'Whether it is a list of at most so many whole numbers between the two.';

create function private.is_fact(p_kind text, p_rule jsonb, p_value jsonb)
returns boolean language plpgsql immutable security definer set search_path = '' as $$
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
$$;
comment on function private.is_fact(text, jsonb, jsonb) is 'Whether the value is valid for a fact of the kind with these limits.';

-- A check runs with the rights of the person who changes the row; the functions that it calls run with their owner's.
grant execute on function private.is_fact(text, jsonb, jsonb) to authenticated, service_role;

create table public.business_facts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null,
  rule jsonb not null default '{}',
  placeholder text not null unique,
  value jsonb,
  evidence text not null default '' check (char_length(evidence) <= 500),
  -- Calendars do not have all days that the database accepts.
  valid_until date check (valid_until between '0001-01-01' and '9999-12-31'),
  is_required boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint business_facts_value_is_valid check (value is null or private.is_fact(kind, rule, value)),
  constraint business_facts_required_has_value check (not is_required or (value is not null and valid_until is null))
);

comment on table public.business_facts is 'Facts of the business, one row per fact of _shared/domain/facts.ts. Why: Pages say them everywhere alike, and staff see the evidence. Kept: For good. Subject: Catalogue.';
comment on column public.business_facts.kind is 'The shape of its value, as private.is_fact knows it.';
comment on column public.business_facts.rule is 'The limits of its value: least and most of numbers, most characters of a text, count of entries, codes of languages.';
comment on column public.business_facts.placeholder is 'The word by which texts name it: {{phone}}.';
comment on column public.business_facts.value is 'Its shape depends on the kind; null while the fact has no value.';
comment on column public.business_facts.evidence is 'The source of the fact. For staff.';
comment on column public.business_facts.valid_until is 'The last day, in Dubai, on which pages show it; null for a fact that does not expire.';
comment on column public.business_facts.is_required is 'Pages need it, so it always has a value.';

-- The set of facts belongs to the application: rows are changed, never added or removed through the API.
select private.staff_table(
  'public.business_facts', 'facts', 'business_fact', p_label => array['key'], p_writers => 'owners', p_topic => 'facts', p_is_fixed => true
);

-- A stolen session of an owner could lead patients' calls to another number for as long as nobody looks.
create function private.guard_contact_numbers()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then
    perform private.expect_owner_now();
  end if;
  return new;
end;
$$;
comment on function private.guard_contact_numbers() is 'Trigger: the phone number and the WhatsApp number change only after the password was given within the last hour.';

create trigger business_facts_guard_contact_numbers
before update of value on public.business_facts
for each row when (old.key in ('phone', 'whatsapp') and old.value is distinct from new.value)
execute function private.guard_contact_numbers();

grant select (key, value) on table public.business_facts to anon;
grant select on table public.business_facts to authenticated;
grant update (value, evidence, valid_until) on table public.business_facts to authenticated;

create policy "Visitors read facts that hold today"
on public.business_facts for select to anon
using (value is not null and (valid_until is null or valid_until >= (select private.dubai_today())));

-- A separate policy for staff, since visitors have no right to the columns with the source.
create policy "Staff read facts"
on public.business_facts for select to authenticated
using ((select private.is_staff()));

-- The values of a new project. The owner replaces them with the real ones.
insert into public.business_facts (key, kind, rule, placeholder, value, is_required)
values
  ('name', 'text', '{"most": 60}', 'name', '{"en": "Dar Afiya", "ar": "دار عافية"}', true),
  ('phone', 'phone', '{}', 'phone', '"+97140000000"', true),
  ('whatsapp', 'phone', '{}', 'whatsapp', '"+97140000000"', true),
  ('email', 'email', '{}', 'email', '"care@example.com"', true),
  ('street', 'text', '{"most": 80}', 'street', '{"en": "Al Barsha", "ar": "البرشاء"}', true),
  ('hours', 'hours', '{}', 'hours', '{"opens": "00:00", "closes": "24:00"}', true),
  ('languages', 'languages', '{"codes": ["en", "ar", "hi", "ur", "tl", "ru", "fr", "fa", "zh", "ml", "ta", "bn"]}', 'languages', '["en", "ar", "hi", "ur"]', true),
  (
    'areas', 'names', '{"most": 40, "count": 40}', 'areas',
    '[
      {"en": "Dubai Marina", "ar": "دبي مارينا"},
      {"en": "Downtown Dubai", "ar": "وسط مدينة دبي"},
      {"en": "Business Bay", "ar": "الخليج التجاري"},
      {"en": "JLT", "ar": "أبراج بحيرات جميرا"},
      {"en": "JVC", "ar": "قرية جميرا الدائرية"},
      {"en": "Palm Jumeirah", "ar": "نخلة جميرا"},
      {"en": "Deira", "ar": "ديرة"},
      {"en": "Bur Dubai", "ar": "بر دبي"},
      {"en": "Al Barsha", "ar": "البرشاء"},
      {"en": "Dubai Hills", "ar": "دبي هيلز"},
      {"en": "Mirdif", "ar": "مردف"},
      {"en": "DIFC", "ar": "مركز دبي المالي العالمي"},
      {"en": "Al Safa", "ar": "الصفا"},
      {"en": "Umm Suqeim", "ar": "أم سقيم"},
      {"en": "Al Wasl", "ar": "الوصل"},
      {"en": "Jumeirah", "ar": "جميرا"},
      {"en": "Sheikh Zayed Road", "ar": "شارع الشيخ زايد"}
    ]',
    true
  ),
  (
    'payments', 'names', '{"most": 40, "count": 12}', 'payments',
    '[
      {"en": "Cash", "ar": "نقدًا"},
      {"en": "Credit card", "ar": "بطاقة ائتمان"},
      {"en": "Insurance (by receipt)", "ar": "التأمين (بإيصال)"},
      {"en": "Bank transfer", "ar": "تحويل مصرفي"}
    ]',
    true
  ),
  ('sameDayUntil', 'number', '{"least": 1, "most": 24}', 'same-day', '23', true),
  ('labResults', 'range', '{"least": 1, "most": 336}', 'results', '[6, 24]', true),
  ('careShifts', 'numbers', '{"least": 1, "most": 24, "count": 6}', 'shifts', '[8, 12, 24]', true),
  ('averageResponse', 'number', '{"least": 1, "most": 600}', 'response', '30', false),
  ('years', 'number', '{"least": 1, "most": 150}', 'years', '25', false),
  ('patients', 'number', '{"least": 1, "most": 10000000}', 'patients', '1000', false),
  ('rating', 'rating', '{"least": 1, "most": 10000000}', 'rating', '{"value": 4.9, "count": 1000}', false),
  ('reviewCount', 'number', '{"least": 1, "most": 10000000}', 'review-count', '2000', false),
  ('promise', 'number', '{"least": 1, "most": 600}', 'promise', '30', false),
  ('priceRange', 'range', '{"least": 1, "most": 100000}', 'price-range', '[200, 1500]', false),
  ('insurance', 'text', '{"most": 160}', 'insurance', '{"en": "A detailed receipt for your insurer", "ar": "إيصال مفصّل تقدّمه إلى شركة التأمين"}', false),
  ('instagram', 'link', '{}', 'instagram', '"https://www.instagram.com/example"', false),
  ('facebook', 'link', '{}', 'facebook', '"https://www.facebook.com/example"', false),
  ('twitter', 'link', '{}', 'twitter', '"https://twitter.com/example"', false),
  ('reviewLink', 'link', '{}', 'reviews', '"https://www.google.com/search?q=example+reviews"', false);

create function private.fact_names(p_text text)
returns text[] language sql immutable parallel safe cost 1000 set search_path = '' as $$
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
$$;
comment on function private.fact_names(text) is 'The placeholders of facts in a text, and the pages of services to which it links: the first 200.';

-- The index's function runs with the rights of the person who adds a text.
grant execute on function private.fact_names(text) to service_role;

create index blog_post_translations_facts_idx
  on public.blog_post_translations using gin (
    private.fact_names(
      title || ' ' || coalesce(h1, '') || ' ' || coalesce(excerpt, '') || ' ' || content_markdown || ' ' ||
      coalesce(alt_text, '') || ' ' || coalesce(meta_title, '') || ' ' || coalesce(meta_description, '') || ' ' || faq::text
    )
  );

-- With the owner's rights, and for staff only: row-level security would check every row before the index.
create function public.articles_naming(p_names text[], p_path text default null)
returns jsonb language sql stable security definer set search_path = '' as $$
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
$$;
comment on function public.articles_naming(text[], text) is 'The number of articles outside the trash that contain a placeholder of these names or a link to the path, and the 50 changed last, with their titles. For staff.';

grant execute on function public.articles_naming(text[], text) to authenticated;
