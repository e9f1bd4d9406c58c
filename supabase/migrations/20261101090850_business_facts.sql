-- Facts of the business: one row per fact, with its source and its last day. Every page, chat text, JSON-LD block and generated
-- article reads them here.
create function private.is_text_fact(p_value jsonb, p_most integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_value) = 'object' then
      p_value - array['en', 'ar'] = '{}'
      and not exists (
        select from unnest(array['en', 'ar']) as language
        where coalesce(jsonb_typeof(p_value -> language) <> 'string', true)
          or not private.is_plain_line(p_value ->> language, p_most)
      )
    else false
  end;
$$;

comment on function private.is_text_fact(jsonb, integer) is 'Whether it is a text in both languages, without markup.';

create function private.are_name_facts(p_value jsonb, p_most integer, p_count integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_value) = 'array' then
      jsonb_array_length(p_value) between 1 and p_count
      and not exists (
        select from jsonb_array_elements(p_value) as entry where not private.is_text_fact(entry, p_most)
      )
      and jsonb_array_length(p_value) = (select count(distinct entry ->> 'en') from jsonb_array_elements(p_value) as entry)
      and jsonb_array_length(p_value) = (select count(distinct entry ->> 'ar') from jsonb_array_elements(p_value) as entry)
    else false
  end;
$$;

comment on function private.are_name_facts(jsonb, integer, integer) is 'Whether it is a list of at most so many different names, each in both languages.';

create function private.is_number_fact(p_value jsonb, p_least integer, p_most integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_value) = 'number' then p_value::numeric = trunc(p_value::numeric) and p_value::numeric between p_least and p_most
    else false
  end;
$$;

comment on function private.is_number_fact(jsonb, integer, integer) is 'Whether it is a whole number between the two.';

create function private.are_number_facts(p_value jsonb, p_least integer, p_most integer, p_count integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_value) = 'array' then
      jsonb_array_length(p_value) between 1 and p_count
      and not exists (
        select from jsonb_array_elements(p_value) as entry where not private.is_number_fact(entry, p_least, p_most)
      )
    else false
  end;
$$;

comment on function private.are_number_facts(jsonb, integer, integer, integer) is 'Whether it is a list of at most so many whole numbers between the two.';

-- The rules are those of _shared/domain/fact-schema.ts, and a test compares them.
create function private.is_fact(p_key text, p_value jsonb)
returns boolean
language plpgsql
immutable
security definer
set search_path = ''
as $$
declare
  line constant text := case when jsonb_typeof(p_value) = 'string' then p_value #>> '{}' end;
begin
  return coalesce(
    case
      when p_key = 'name' then private.is_text_fact(p_value, 60)
      when p_key = 'street' then private.is_text_fact(p_value, 80)
      when p_key = 'insurance' then private.is_text_fact(p_value, 160)
      when p_key = 'areas' then private.are_name_facts(p_value, 40, 40)
      when p_key = 'payments' then private.are_name_facts(p_value, 40, 12)
      -- The number of digits of an Emirates number depends on its kind: landline, mobile, 800 or 600.
      when p_key in ('phone', 'whatsapp') then
        line ~ '^\+[1-9]\d{6,14}$' and line !~ '^\+971(?!([2-4679]\d{7}|5\d{8}|800\d{2,9}|600\d{6})$)'
      when p_key = 'email' then line ~ '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$' and char_length(line) <= 254
      when p_key in ('instagram', 'facebook', 'twitter', 'reviewLink') then
        line ~ '^https://([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}([/?#][^\s<>"]*)?$' and char_length(line) <= 500
      when p_key = 'hours' and jsonb_typeof(p_value) = 'object' then
        p_value - array['opens', 'closes'] = '{}'
        and p_value ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and p_value ->> 'closes' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
        and p_value ->> 'opens' <> p_value ->> 'closes'
      when p_key = 'sameDayUntil' then private.is_number_fact(p_value, 1, 24)
      when p_key in ('averageResponse', 'promise') then private.is_number_fact(p_value, 1, 600)
      when p_key = 'years' then private.is_number_fact(p_value, 1, 150)
      when p_key in ('patients', 'reviewCount') then private.is_number_fact(p_value, 1, 10000000)
      when p_key = 'rating' and jsonb_typeof(p_value -> 'value') = 'number' then
        p_value - array['value', 'count'] = '{}'
        and (p_value -> 'value')::numeric between 1 and 5
        and (p_value -> 'value')::numeric = round((p_value -> 'value')::numeric, 1)
        and private.is_number_fact(p_value -> 'count', 1, 10000000)
      when p_key in ('labResults', 'priceRange')
        and private.are_number_facts(p_value, 1, case p_key when 'labResults' then 336 else 100000 end, 2) then
        jsonb_array_length(p_value) = 2
        and (p_value -> 0)::integer <= (p_value -> 1)::integer
      when p_key = 'careShifts' and private.are_number_facts(p_value, 1, 24, 6) then
        p_value = (select jsonb_agg(distinct entry order by entry) from jsonb_array_elements(p_value) as entry)
      when p_key = 'languages' and jsonb_typeof(p_value) = 'array' then
        jsonb_array_length(p_value) > 0
        and array['en', 'ar', 'hi', 'ur', 'tl', 'ru', 'fr', 'fa', 'zh', 'ml', 'ta', 'bn'] @> array(select jsonb_array_elements_text(p_value))
        and jsonb_array_length(p_value) = (select count(distinct entry) from jsonb_array_elements(p_value) as entry)
    end,
    false
  );
end;
$$;

comment on function private.is_fact(text, jsonb) is 'Whether the value is valid for the fact.';

-- A check runs with the rights of the person who changes the row; the functions that it calls run with their owner's.
grant execute on function private.is_fact(text, jsonb) to authenticated, service_role;

create table public.business_facts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  value jsonb,
  evidence text not null default '' check (char_length(evidence) <= 500),
  -- Calendars do not have all days that the database accepts.
  valid_until date check (valid_until between '0001-01-01' and '9999-12-31'),
  is_required boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint business_facts_value_is_valid check (value is null or private.is_fact(key, value)),
  constraint business_facts_required_has_value check (not is_required or (value is not null and valid_until is null))
);

comment on table public.business_facts is 'Facts of the business, one row per fact of _shared/domain/facts.ts.';
comment on column public.business_facts.value is 'Its shape depends on the key; null while the fact has no value.';
comment on column public.business_facts.evidence is 'The source of the fact. For staff.';
comment on column public.business_facts.valid_until is 'The last day, in Dubai, on which pages show it; null for a fact that does not expire.';
comment on column public.business_facts.is_required is 'Pages need it, so it always has a value.';

create function private.dubai_today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Asia/Dubai')::date;
$$;

comment on function private.dubai_today() is 'Today in Dubai.';

grant execute on function private.dubai_today() to anon, authenticated, service_role;

-- The set of facts belongs to the application: rows are changed, never added or removed through the API.
create trigger business_facts_set_updated_at
before update on public.business_facts
for each row execute function private.set_updated_at();

select private.take_one_row('public.business_facts'), private.take_recent_sign_in('public.business_facts');

alter table public.business_facts enable row level security;

grant select (key, value) on table public.business_facts to anon;
grant select on table public.business_facts to authenticated;
grant update (value, evidence, valid_until) on table public.business_facts to authenticated;
grant select, insert, update, delete on table public.business_facts to service_role;

create policy "Visitors read facts that hold today"
on public.business_facts for select to anon
using (value is not null and (valid_until is null or valid_until >= (select private.dubai_today())));

-- A separate policy for staff, since visitors have no right to the columns with the source.
create policy "Staff read facts"
on public.business_facts for select to authenticated
using ((select private.is_staff()));

create policy "Owners change facts"
on public.business_facts for update to authenticated
using ((select private.is_owner()));

-- The values of a new project. The owner replaces them with the real ones.
insert into public.business_facts (key, value, is_required)
values
  ('name', '{"en": "Dar Afiya", "ar": "دار عافية"}', true),
  ('phone', '"+97140000000"', true),
  ('whatsapp', '"+97140000000"', true),
  ('email', '"care@example.com"', true),
  ('street', '{"en": "Al Barsha", "ar": "البرشاء"}', true),
  ('hours', '{"opens": "00:00", "closes": "24:00"}', true),
  ('languages', '["en", "ar", "hi", "ur"]', true),
  (
    'areas',
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
    'payments',
    '[
      {"en": "Cash", "ar": "نقدًا"},
      {"en": "Credit card", "ar": "بطاقة ائتمان"},
      {"en": "Insurance (by receipt)", "ar": "التأمين (بإيصال)"},
      {"en": "Bank transfer", "ar": "تحويل مصرفي"}
    ]',
    true
  ),
  ('sameDayUntil', '23', true),
  ('labResults', '[6, 24]', true),
  ('careShifts', '[8, 12, 24]', true),
  ('averageResponse', '30', false),
  ('years', '25', false),
  ('patients', '1000', false),
  ('rating', '{"value": 4.9, "count": 1000}', false),
  ('reviewCount', '2000', false),
  ('promise', '30', false),
  ('priceRange', '[200, 1500]', false),
  ('insurance', '{"en": "A detailed receipt for your insurer", "ar": "إيصال مفصّل تقدّمه إلى شركة التأمين"}', false),
  ('instagram', '"https://www.instagram.com/example"', false),
  ('facebook', '"https://www.facebook.com/example"', false),
  ('twitter', '"https://twitter.com/example"', false),
  ('reviewLink', '"https://www.google.com/search?q=example+reviews"', false);

create function private.fact_names(p_text text)
returns text[]
language sql
immutable
parallel safe
cost 1000
set search_path = ''
as $$
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
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
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
