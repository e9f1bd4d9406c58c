-- A look without an account: a link to one text of an article as it is now. An outside clinician who was invited by it comments there, and decides
-- once an owner has said which author they are.
create table private.look_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  lang text not null check (lang in ('en', 'ar')),
  digest text not null,
  text jsonb not null check (jsonb_typeof(text) = 'object' and octet_length(text::text) <= 1000000),
  review_id uuid references public.text_reviews (id) on delete cascade,
  created_by_email text check (char_length(created_by_email) <= 320),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  revoked_at timestamptz,
  opens integer not null default 0,
  last_opened_at timestamptz,
  guest_name text check (private.is_plain_line(guest_name, 120)),
  guest_licence text check (private.is_plain_line(guest_licence, 120)),
  author_id uuid references public.authors (id) on delete set null
);

comment on table private.look_links is 'Links to one text of an article for people without an account. Why: Somebody outside reads a text before readers do. Kept: 30 days after it has expired. Subject: Articles.';
comment on column private.look_links.token_hash is 'The token itself is in the link alone.';
comment on column private.look_links.text is 'The text as it was when the link was made.';
comment on column private.look_links.review_id is 'The request that an invited clinician comments on; null for a link to read alone.';
comment on column private.look_links.created_by_email is 'Personal: who made it.';
comment on column private.look_links.created_at is 'Personal: when.';
comment on column private.look_links.opens is 'How often it was opened.';
comment on column private.look_links.last_opened_at is 'Personal: when it was opened last.';
comment on column private.look_links.guest_name is 'Personal: what the person behind the link is called, by their own word.';
comment on column private.look_links.guest_licence is 'Personal: their licence, by their own word.';
comment on column private.look_links.author_id is 'The author who they are, as an owner has accepted. Personal: as whom articles name them.';

create index look_links_post_idx on private.look_links (post_id, created_at desc);
create index look_links_review_idx on private.look_links (review_id);
create index look_links_author_idx on private.look_links (author_id);

alter table private.look_links enable row level security;

create function private.usable_look(p_token text)
returns private.look_links language sql volatile set search_path = '' as $$
  select link
  from private.look_links as link
  join public.blog_posts as post on post.id = link.post_id and post.deleted_at is null
  where link.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex') and link.revoked_at is null and link.expires_at > now()
  for update of link;
$$;
comment on function private.usable_look(text) is 'The link of a token; null for one that has expired, was revoked, or was guessed.';

create function public.make_look_link(p_post_id uuid, p_lang text, p_text jsonb default null, p_invites boolean default false)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  wanted constant jsonb := private.text_to_read(p_post_id, p_lang, p_text);
  link private.look_links;
begin
  insert into private.look_links (token_hash, post_id, lang, digest, text, review_id, created_by_email)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), p_post_id, p_lang, private.text_digest(wanted),
    private.words_of_text(wanted) || jsonb_build_object('hero_image_url', wanted ->> 'hero_image_url', 'alt_text', wanted ->> 'alt_text'),
    case when p_invites then coalesce(
      (
        select id from public.text_reviews
        where post_id = p_post_id and lang = p_lang and outcome is null and digest = private.text_digest(wanted)
      ),
      private.ask(p_post_id, p_lang, wanted, null, null, (select auth.uid()))
    ) end,
    (select email from public.admins where user_id = (select auth.uid()))
  )
  returning * into link;
  perform private.record_event('look_made', 'text_review', p_post_id::text, private.post_title(p_post_id));
  return jsonb_build_object('id', link.id, 'token', token, 'expires_at', link.expires_at);
end;
$$;
comment on function public.make_look_link(uuid, text, jsonb, boolean) is 'Makes a link of 72 hours to a text of a post, the stored one or the given one (as ask_for_review), and returns its token, which nobody sees again: {id, token, expires_at}. With p_invites, a clinician outside is asked to read it. Staff only.';

create function public.revoke_look_link(p_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  link private.look_links;
begin
  perform private.expect_staff();
  update private.look_links set revoked_at = now() where id = p_id and revoked_at is null returning * into link;
  if link.id is not null then
    perform private.record_event('look_revoked', 'text_review', link.post_id::text, private.post_title(link.post_id));
  end if;
end;
$$;
comment on function public.revoke_look_link(uuid) is 'Ends a link at once. Staff only.';

create function public.list_look_links(p_post_id uuid)
returns table (
  id uuid,
  lang text,
  is_current boolean,
  invites boolean,
  created_by_email text,
  created_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  opens integer,
  last_opened_at timestamptz,
  guest_name text,
  guest_licence text,
  author_id uuid
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_staff();
  return query
  select
    link.id, link.lang,
    exists (select from public.blog_post_translations as text where text.post_id = link.post_id and text.lang = link.lang and text.digest = link.digest),
    link.review_id is not null, link.created_by_email, link.created_at, link.expires_at, link.revoked_at, link.opens, link.last_opened_at,
    link.guest_name, link.guest_licence, link.author_id
  from private.look_links as link
  where link.post_id = p_post_id
  order by link.created_at desc;
end;
$$;
comment on function public.list_look_links(uuid) is 'The links to texts of a post, the newest first. Staff only.';

create function public.accept_guest(p_id uuid, p_author_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  link private.look_links;
begin
  perform private.expect_owner();
  if p_author_id is not null and not exists (select from public.clinicians where author_id = p_author_id) then
    raise exception 'This author is not a clinician.' using errcode = 'PT404', detail = 'row_gone';
  end if;
  update private.look_links set author_id = p_author_id
  where id = p_id and review_id is not null and author_id is distinct from p_author_id
  returning * into link;
  if link.id is not null and p_author_id is not null then
    perform private.record_event('guest_accepted', 'text_review', link.post_id::text, private.post_title(link.post_id));
  end if;
end;
$$;
comment on function public.accept_guest(uuid, uuid) is 'Says which author, whose licence is entered, the person behind a link is, so that they may decide there; null takes it back. Owners only.';

create function public.open_look(p_token text, p_counts boolean default true)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  link private.look_links := private.usable_look(p_token);
begin
  if link.id is null then
    return null;
  end if;
  if p_counts then
    update private.look_links set opens = opens + 1, last_opened_at = now() where id = link.id;
  end if;
  return (
    select jsonb_build_object(
      'lang', link.lang, 'text', link.text, 'expires_at', link.expires_at,
      'slug', post.slug, 'primary_service', post.primary_service, 'origin', post.origin,
      'author', case when author.id is not null then jsonb_build_object(
        'name', author.name, 'name_ar', author.name_ar, 'role', author.role, 'role_ar', author.role_ar, 'bio', author.bio,
        'bio_ar', author.bio_ar, 'avatar_url', author.avatar_url
      ) end,
      'is_changed', link.digest not in (select private.kept_digests(post.id, link.lang, review.asked_by)),
      'invites', link.review_id is not null, 'guest_name', link.guest_name, 'guest_licence', link.guest_licence,
      'may_decide', coalesce(licence.licence_until >= private.dubai_today() and link.lang = any (licence.languages), false),
      'outcome', review.outcome,
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object('paragraph', one -> 'paragraph', 'note', one -> 'note') order by place), '[]')
        from jsonb_array_elements(review.notes) with ordinality as notes (one, place)
        where one ->> 'by' = link.guest_name
      )
    )
    from public.blog_posts as post
    left join public.authors as author on author.id = post.author_id
    left join public.text_reviews as review on review.id = link.review_id
    left join public.clinicians as licence on licence.author_id = link.author_id
    where post.id = link.post_id
  );
end;
$$;
comment on function public.open_look(text, boolean) is 'The text of a link, as its page shows it, and what its person may do there; null for a link that has expired, was revoked, or was guessed. Counts, unless it is looked at again. For everyone who has the link.';

create function public.answer_look(
  p_token text, p_notes jsonb default '[]', p_outcome text default null, p_name text default null, p_licence text default null
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  link private.look_links := private.usable_look(p_token);
  review public.text_reviews;
  clinician public.clinicians;
  said jsonb;
begin
  if link.id is null then
    raise exception 'There is no such link.' using errcode = 'PT404', detail = 'look_gone';
  elsif link.review_id is null then
    raise exception 'This link is to read alone.' using errcode = 'insufficient_privilege', detail = 'not_invited';
  end if;
  -- Whom an owner has accepted is not somebody else any more.
  if link.author_id is null and p_name is not null then
    update private.look_links set guest_name = p_name, guest_licence = p_licence where id = link.id returning * into link;
  end if;
  if link.guest_name is null then
    raise exception 'Who are you?' using errcode = 'check_violation', detail = 'name_required';
  end if;
  perform private.expect_notes(p_notes);
  select * into review from public.text_reviews where id = link.review_id for update;
  said := (
    select coalesce(jsonb_agg(one || jsonb_build_object('by', link.guest_name) order by place), '[]')
    from jsonb_array_elements(p_notes) with ordinality as notes (one, place)
    -- Sent again after a lost response.
    where not review.notes @> jsonb_build_array(one || jsonb_build_object('by', link.guest_name))
  );
  if p_outcome is not null then
    perform private.expect_outcome(p_outcome);
    if link.author_id is null then
      raise exception 'No owner has accepted your name and licence yet.' using errcode = 'insufficient_privilege', detail = 'not_accepted';
    elsif review.outcome = p_outcome and review.reviewer_id = link.author_id then
      return;
    end if;
    select * into clinician from public.clinicians where author_id = link.author_id;
    perform private.expect_licence(clinician, review.lang);
    perform private.expect_decision(review, p_outcome, clinician.author_id, said);
    perform private.decide(review, p_outcome, clinician, said, null);
  else
    perform private.expect_open(review);
    update public.text_reviews set notes = notes || said where id = review.id;
  end if;
end;
$$;
comment on function public.answer_look(text, jsonb, text, text, text) is 'Notes of the person behind a link on its text, under the name that they give first, and, once an owner has accepted them, their decision. Refuses as decide_review(), and with look_gone, not_invited, name_required and not_accepted. For everyone who has the link.';

grant execute on function public.open_look(text, boolean), public.answer_look(text, jsonb, text, text, text) to anon, authenticated;
grant execute on function
  public.make_look_link(uuid, text, jsonb, boolean), public.revoke_look_link(uuid), public.list_look_links(uuid), public.accept_guest(uuid, uuid)
to authenticated;
