-- What an owner keeps for marketers and for reception: why a lead was lost, and how sources and media of campaigns are spelled.
create table public.lead_options (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lost_reason', 'source', 'medium')),
  key text not null check (key ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(key) <= 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  name_ar text not null default '' check (char_length(name_ar) <= 60),
  spellings text not null default '' check (char_length(spellings) <= 300),
  display_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, key)
);

comment on table public.lead_options is 'Reasons for which a lead is lost, and sources and media of campaigns. Why: The same thing has the same name in every link and every figure. Kept: Until removed. Subject: Site.';
comment on column public.lead_options.key is 'What leads, links and figures store.';
comment on column public.lead_options.spellings is 'Other spellings that mean the same, in lower case, separated by commas: fb, face book.';

grant select on table public.lead_options to authenticated;

select private.staff_table(
  'public.lead_options', 'options of leads', 'lead_option', p_label => array['name_en'], p_writers => 'owners'
);

create policy "Staff read options of leads"
on public.lead_options for select to authenticated
using ((select private.is_staff()));

insert into public.lead_options (kind, key, name_en, name_ar, spellings, display_order)
values
  ('lost_reason', 'price', 'Price', 'السعر', '', 1),
  ('lost_reason', 'area', 'Outside our area', 'خارج نطاق الخدمة', '', 2),
  ('lost_reason', 'time', 'No time that suits', 'لا موعد مناسب', '', 3),
  ('lost_reason', 'question', 'Only a question', 'مجرد استفسار', '', 4),
  ('lost_reason', 'wrong-number', 'Wrong number', 'رقم خاطئ', '', 5),
  ('lost_reason', 'no-answer', 'No answer', 'لا رد', '', 6),
  ('source', 'google', 'Google', 'Google', 'adwords, google ads, googleads, غوغل, جوجل', 1),
  ('source', 'facebook', 'Facebook', 'فيسبوك', 'fb, facebook.com, face book, meta, فيس بوك', 2),
  ('source', 'instagram', 'Instagram', 'إنستغرام', 'ig, insta, instagram.com, انستغرام, انستجرام, إنستجرام', 3),
  ('source', 'tiktok', 'TikTok', 'تيك توك', 'tik tok, tiktok.com', 4),
  ('source', 'whatsapp', 'WhatsApp', 'واتساب', 'wa, whats app, wa.me, واتس اب, واتس آب', 5),
  ('source', 'newsletter', 'Newsletter', 'النشرة البريدية', 'email, e mail, mail', 6),
  ('source', 'print', 'Print', 'مطبوعات', 'flyer, brochure, leaflet', 7),
  ('medium', 'cpc', 'Paid ad', 'إعلان مدفوع', 'ppc, paid, ad, ads, paid search', 1),
  ('medium', 'social', 'Social post', 'منشور', 'organic social, post', 2),
  ('medium', 'story', 'Story', 'قصة', 'stories', 3),
  ('medium', 'email', 'Email', 'بريد إلكتروني', 'e mail, mail', 4),
  ('medium', 'qr', 'QR code', 'رمز QR', 'qrcode', 5),
  ('medium', 'referral', 'Recommendation', 'توصية', 'partner', 6);

create or replace function public.order_rows(p_table text, p_ids uuid[])
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.expect_owner();
  if p_table not in ('services', 'locations', 'lead_options') then
    raise exception 'Rows of % have no order.', p_table using errcode = 'invalid_parameter_value', detail = 'no_order';
  end if;
  execute format(
    'update public.%I as entry set display_order = wanted.place from unnest($1) with ordinality as wanted (id, place)
    where entry.id = wanted.id and entry.display_order <> wanted.place', p_table
  ) using p_ids;
end;
$$;
comment on function public.order_rows(text, uuid[]) is 'Sets the order of the services, of the locations or of options of leads in one statement; unknown ids are ignored. Owners only.';

create function private.plain_word(p_text text)
returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(lower(private.plain_text(p_text)), '[\s\u1680_\u2010-\u2015\u2212-]+', '-', 'g'), '-');
$$;
comment on function private.plain_word(text) is 'A word of a campaign in lower case, with one hyphen where it has blanks, underscores, hyphens or dashes, Latin digits, and nothing invisible.';

create function private.campaign_word(p_kind text, p_text text)
returns text language sql stable security definer set search_path = '' as $$
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
$$;
comment on function private.campaign_word(text, text) is 'The one spelling of a source, a medium or a campaign: the key of the option that has it as its name or lists it as another spelling, else the plain word.';

create table public.campaign_links (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  code text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(code) between 3 and 40),
  path text not null check (private.is_site_path(path)),
  lang text not null default 'en' check (lang in ('en', 'ar')),
  source text not null check (source ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(source) <= 60),
  medium text not null check (medium ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(medium) <= 60),
  campaign text not null check (campaign ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(campaign) <= 60),
  content text not null default '' check (content ~ '^([a-z0-9]+([._-][a-z0-9]+)*)?$' and char_length(content) <= 60),
  is_active boolean not null default true,
  target text not null generated always as (
    case when lang = 'ar' then '/ar' || path else path end
    || case
      when is_active then '?utm_source=' || source || '&utm_medium=' || medium || '&utm_campaign=' || campaign
        || case content when '' then '' else '&utm_content=' || content end
      else ''
    end
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.campaign_links is 'Links that marketers share, with their short addresses /go/{code}. Why: The figures say which link brought a visit, a chat and a booking. Kept: Until removed. Subject: Site.';
comment on column public.campaign_links.name is 'What staff call the link.';
comment on column public.campaign_links.path is 'The page in English, without the prefix of the language.';
comment on column public.campaign_links.target is 'Where the short address leads: the page in its language with the campaign, and without it once the link is switched off.';

create index campaign_links_created_at_idx on public.campaign_links (created_at desc);

create function private.spell_campaign_link()
returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function private.spell_campaign_link() is 'Trigger: gives the words of a campaign their one spelling.';

create trigger campaign_links_spell
before insert or update on public.campaign_links
for each row execute function private.spell_campaign_link();

grant select (id, code, target) on table public.campaign_links to anon;
grant select on table public.campaign_links to authenticated;

select private.staff_table(
  'public.campaign_links', 'campaign links', 'campaign_link', p_label => array['name'], p_topic => 'links'
);

-- A member of the auth server who is not staff reads what a visitor reads.
create policy "Everyone follows campaign links"
on public.campaign_links for select to anon, authenticated
using (true);

-- Addresses below /go belong to campaign links: no redirect of staff takes one of them away or leads to one, which could lead back.
create or replace function public.redirect_problem(p_from text, p_to text, p_id uuid default null, p_is_active boolean default true)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  path text;
  other text;
begin
  -- The trigger calls it for the service key, too.
  if (select auth.uid()) is not null then
    perform private.expect_staff();
  end if;
  p_from := private.plain_path(p_from);
  p_to := private.plain_path(p_to);
  foreach path in array array[p_from, p_to] loop
    if not private.is_site_path(path) then
      return jsonb_build_object('reason', 'redirect_not_path', 'path', path);
    end if;
    if lower(path) ~ '^(/ar|/en)?/admin(/|$)' then
      return jsonb_build_object('reason', 'redirect_back_office', 'path', path);
    end if;
    if lower(path) ~ '^(/ar|/en)?/go(/|$)' then
      return jsonb_build_object('reason', 'redirect_short_address', 'path', path);
    end if;
  end loop;

  -- An owner's session in wrong hands would lead the application's own files elsewhere, after which no back office is left to undo it.
  if lower(p_from) ~ '^/(assets|data|api|social|ar/social)(/|$)|^(/ar)?/(feed\.xml|404(\.html)?)$|^/admin\.html$|^/(sitemap\.xml|robots\.txt|build\.json|page-history\.json|favicon\.svg|logo-mark\.svg|vercel\.json|_redirects|_headers|_nginx\.conf)$' then
    return jsonb_build_object('reason', 'redirect_own_file', 'path', p_from);
  end if;

  if p_from = p_to then
    return jsonb_build_object('reason', 'redirect_same');
  end if;

  if p_is_active then
    select redirect.to_path into other
    from public.url_redirects as redirect
    where redirect.from_path = p_to and redirect.is_active and redirect.id is distinct from p_id;
    if found then
      return jsonb_build_object('reason', 'redirect_loop', 'from', p_to, 'to', other);
    end if;

    select redirect.from_path into other
    from public.url_redirects as redirect
    where redirect.to_path = p_from and redirect.is_active and redirect.id is distinct from p_id
    limit 1;
    if found then
      return jsonb_build_object('reason', 'redirect_chain', 'from', other, 'to', p_from);
    end if;
  end if;

  if exists (select from public.url_redirects where from_path = p_from and id is distinct from p_id) then
    return jsonb_build_object('reason', 'redirect_taken');
  end if;
  return null;
end;
$$;
comment on function public.redirect_problem(text, text, uuid, boolean) is 'Why a redirect is refused, also while it is being written: the rule that it breaks and what it collides with; null for nothing. Same-site paths only, never /admin, never a short address below /go, no loops, no chain longer than one, one redirect from an address. For staff.';
