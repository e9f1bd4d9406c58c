-- The rule of texts has one caller and is part of it.
create or replace function private.is_fact(p_kind text, p_rule jsonb, p_value jsonb)
returns boolean language plpgsql immutable security definer set search_path = '' as $$
declare
  line constant text := case when jsonb_typeof(p_value) = 'string' then p_value #>> '{}' end;
  least constant integer := p_rule ->> 'least';
  most constant integer := p_rule ->> 'most';
  most_entries constant integer := p_rule ->> 'count';
begin
  return coalesce(
    case
      -- Different texts, each in both languages and without markup.
      when p_kind = 'text' or p_kind = 'names' and jsonb_typeof(p_value) = 'array' then (
        select
          count(*) between 1 and case p_kind when 'text' then 1 else most_entries end
          and count(distinct entry ->> 'en') = count(*) and count(distinct entry ->> 'ar') = count(*)
          and bool_and(case when jsonb_typeof(entry) = 'object' and entry - array['en', 'ar'] = '{}' then
            private.is_plain_line(entry ->> 'en', most) and private.is_plain_line(entry ->> 'ar', most)
            and jsonb_typeof(entry -> 'en') = 'string' and jsonb_typeof(entry -> 'ar') = 'string' else false end)
        from jsonb_array_elements(case p_kind when 'text' then jsonb_build_array(p_value) else p_value end) as entry
      )
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

drop function private.are_texts(jsonb, integer, integer);
