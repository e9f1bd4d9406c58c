-- A clinician approves one text: one article, one language, one wording. An approval belongs to a digest of what readers see, so any change of
-- these words makes it one of another text, and changing them back finds it again.
create function private.trimmed(p_text text)
returns text language sql immutable set search_path = '' as $$
  select btrim(coalesce(p_text, ''), E' \t\n\r\f\v\u00a0\u2028\u2029\ufeff');
$$;
comment on function private.trimmed(text) is 'A text without blanks around it; empty for none.';

-- Whoever writes a row computes it, and sees no other function of this schema.
create function private.text_digest(p_title text, p_h1 text, p_excerpt text, p_content_markdown text, p_faq jsonb)
returns text language sql immutable security definer set search_path = '' as $$
  select encode(sha256(convert_to(jsonb_build_array(
    private.trimmed(p_title),
    coalesce(nullif(private.trimmed(p_h1), ''), private.trimmed(p_title)),
    private.trimmed(p_excerpt),
    private.trimmed(p_content_markdown),
    (
      select coalesce(jsonb_agg(jsonb_build_array(q, a) order by place), '[]')
      from jsonb_array_elements(case jsonb_typeof(p_faq) when 'array' then p_faq else '[]' end) with ordinality as pairs (pair, place)
      cross join lateral (select private.trimmed(pair ->> 'q') as q, private.trimmed(pair ->> 'a') as a) as said
      where q <> '' and a <> ''
    )
  )::text, 'UTF8')), 'hex');
$$;
comment on function private.text_digest(text, text, text, text, jsonb) is 'What a text says, as a hash: headline, title, excerpt, body and questions as readers see them. The title is the headline where there is none, and blanks around a text are nothing. A fact is its placeholder: what it says is an owner''s decision.';

create function private.text_digest(p_text jsonb)
returns text language sql immutable set search_path = '' as $$
  select private.text_digest(p_text ->> 'title', p_text ->> 'h1', p_text ->> 'excerpt', p_text ->> 'content_markdown', p_text -> 'faq');
$$;
comment on function private.text_digest(jsonb) is 'The same of a text as drafts and versions hold it.';

create function private.words_of_text(p_text jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'title', p_text ->> 'title', 'h1', p_text ->> 'h1', 'excerpt', p_text ->> 'excerpt',
    'content_markdown', coalesce(p_text ->> 'content_markdown', ''), 'faq', coalesce(nullif(p_text -> 'faq', 'null'), '[]')
  );
$$;
comment on function private.words_of_text(jsonb) is 'The part of a text that a clinician reads.';

create table public.text_reviews (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  lang text not null check (lang in ('en', 'ar')),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  text jsonb not null check (jsonb_typeof(text) = 'object' and octet_length(text::text) <= 1000000),
  asked_by uuid references auth.users (id) on delete set null,
  asked_by_email text check (char_length(asked_by_email) <= 320),
  asked_at timestamptz not null default now(),
  asked_of uuid,
  wanted_by date,
  outcome text check (outcome in ('approved', 'changes_needed', 'withdrawn', 'corrected')),
  decided_at timestamptz,
  decided_by_email text check (char_length(decided_by_email) <= 320),
  reviewer_id uuid,
  reviewer_name text,
  reviewer_name_ar text,
  licence_number text,
  licence_authority text,
  licence_authority_ar text,
  licence_until date,
  notes jsonb not null default '[]',
  constraint text_reviews_decided check ((outcome is null) = (decided_at is null)),
  constraint text_reviews_named check (
    coalesce(outcome, '') not in ('approved', 'changes_needed')
    or num_nulls(reviewer_name, reviewer_name_ar, licence_number, licence_authority, licence_authority_ar, licence_until) = 0
  )
);

comment on table public.text_reviews is 'Requests to read one text of an article in one language, and what came of each. Why: Nothing medical goes live unread when owners want it so, and pages say who has read a text. Kept: With the post. Subject: Articles.';
comment on column public.text_reviews.digest is 'Of the text, by private.text_digest().';
comment on column public.text_reviews.text is 'The text as it was to be read: {title, h1, excerpt, content_markdown, faq}.';
comment on column public.text_reviews.asked_by is 'Null for an approval that nobody has asked for. Personal: who asked.';
comment on column public.text_reviews.asked_by_email is 'Personal: the same, readable when the account is gone.';
comment on column public.text_reviews.asked_at is 'Personal: when.';
comment on column public.text_reviews.asked_of is 'The author who is to read it; null for any clinician. Without a reference, as the reviewer: what an author has read stays read. Personal: who was asked.';
comment on column public.text_reviews.wanted_by is 'The day, in Dubai, until which it is wanted.';
comment on column public.text_reviews.outcome is 'Null while it waits. withdrawn: also an approval that was taken away again. corrected: an owner has put it live unread, for the reason that is in the notes.';
comment on column public.text_reviews.decided_at is 'Personal: when.';
comment on column public.text_reviews.decided_by_email is 'Personal: with which account.';
comment on column public.text_reviews.reviewer_id is 'Personal: the clinician. Their name and licence are kept as they were.';
comment on column public.text_reviews.reviewer_name is 'Personal: public with the article.';
comment on column public.text_reviews.reviewer_name_ar is 'Personal: public with the article.';
comment on column public.text_reviews.licence_number is 'Personal: of their licence.';
comment on column public.text_reviews.licence_authority is 'Personal: who gave it.';
comment on column public.text_reviews.licence_authority_ar is 'Personal: the same in Arabic.';
comment on column public.text_reviews.licence_until is 'Personal: its last day.';
comment on column public.text_reviews.notes is 'What was noted on it: [{"paragraph", "note", "by"}], without a paragraph about the whole. Never about a patient. Personal: who noted it, where that is not the reviewer.';

-- One request for a text at a time.
create unique index text_reviews_open_idx on public.text_reviews (post_id, lang) where outcome is null;
create index text_reviews_text_idx on public.text_reviews (post_id, lang, digest, decided_at desc);
create index text_reviews_asked_by_idx on public.text_reviews (asked_by);

alter table public.text_reviews enable row level security;

-- Written by the functions below alone.
grant select on table public.text_reviews to authenticated;
grant select, insert, update, delete on table public.text_reviews to service_role;

create policy "Staff and reviewers read requests and approvals"
on public.text_reviews for select to authenticated
using ((select private.sees_drafts()));

-- What readers see of an approval is kept with the text, by a trigger. The licence is read where it is, so that it is gone with its last day.
alter table public.blog_post_translations
  add column digest text not null generated always as (private.text_digest(title, h1, excerpt, content_markdown, faq)) stored,
  add column changed_at timestamptz not null default now(),
  add column reviewed jsonb check (jsonb_typeof(reviewed) = 'object'),
  add column reviewer_id uuid references public.clinicians (author_id) on delete set null,
  add column is_live boolean not null default true;

comment on column public.blog_post_translations.digest is 'What it says, by private.text_digest().';
comment on column public.blog_post_translations.changed_at is 'When its words changed last.';
comment on column public.blog_post_translations.reviewed is 'Who has approved exactly these words, and on which day in Dubai: {author_id, name, name_ar, on}; null for unread ones. Set by the database. Personal: public: the clinician''s name then.';
comment on column public.blog_post_translations.reviewer_id is 'The same clinician, for their licence. Personal: public.';
comment on column public.blog_post_translations.is_live is 'Off, readers do not see this language of the post.';

create index blog_post_translations_reviewer_idx on public.blog_post_translations (reviewer_id);

-- The line that a text was prepared automatically needs to know it.
grant select (origin) on table public.blog_posts to anon;

create function private.approval_of(p_post_id uuid, p_lang text, p_digest text, p_author uuid)
returns public.text_reviews language sql stable security definer set search_path = '' as $$
  select review
  from public.text_reviews as review
  where review.post_id = p_post_id and review.lang = p_lang and review.digest = p_digest and review.outcome = 'approved'
    -- Who wrote a text has not read it as somebody else.
    and (p_author is null or review.reviewer_id is distinct from p_author)
  order by review.decided_at desc
  limit 1;
$$;
comment on function private.approval_of(uuid, text, text, uuid) is 'The newest approval of a text of a post with this author; null for an unread text.';

create function private.is_read(p_post_id uuid, p_lang text, p_digest text, p_author uuid)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.text_reviews as review
    where review.post_id = p_post_id and review.lang = p_lang and review.digest = p_digest
      and (
        review.outcome = 'corrected'
        or review.outcome = 'approved' and (p_author is null or review.reviewer_id is distinct from p_author)
          and exists (
            select from public.clinicians as clinician
            where clinician.author_id = review.reviewer_id and clinician.licence_until >= private.dubai_today()
          )
      )
  );
$$;
comment on function private.is_read(uuid, text, text, uuid) is 'Whether a text may go live where texts have to be read: a clinician whose licence is valid today has approved exactly these words, or an owner has put them live with a reason.';

create function private.note_approval()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- A generated column has its value later.
  digest constant text := private.text_digest(new.title, new.h1, new.excerpt, new.content_markdown, new.faq);
  approval constant public.text_reviews := private.approval_of(
    new.post_id, new.lang, digest, (select author_id from public.blog_posts where id = new.post_id)
  );
begin
  new.changed_at := case when tg_op = 'UPDATE' and old.digest = digest then old.changed_at else now() end;
  new.reviewed := case when approval.id is not null then jsonb_build_object(
    'author_id', approval.reviewer_id, 'name', approval.reviewer_name, 'name_ar', approval.reviewer_name_ar,
    'on', private.dubai_day(approval.decided_at)
  ) end;
  new.reviewer_id := (select author_id from public.clinicians where author_id = approval.reviewer_id);
  return new;
end;
$$;
comment on function private.note_approval() is 'Trigger: a text has the approval of exactly its words, or none, whatever is written there.';

create trigger blog_post_translations_note_approval
before insert or update on public.blog_post_translations
for each row execute function private.note_approval();

create function private.note_approvals_of_post()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_post_translations set reviewed = null where post_id = new.id;
  return null;
end;
$$;
comment on function private.note_approvals_of_post() is 'Trigger: with another author other approvals count. The texts'' own trigger finds them.';

create trigger blog_posts_note_approvals
after update of author_id on public.blog_posts
for each row when (old.author_id is distinct from new.author_id)
execute function private.note_approvals_of_post();

-- What the database derives is in no draft and in no version.
create or replace function public.read_post(p_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(post) || jsonb_build_object(
    'blog_post_translations', (
      select coalesce(
        jsonb_agg(
          to_jsonb(translation)
            - array['id', 'post_id', 'has_text', 'text_length', 'digest', 'changed_at', 'reviewed', 'reviewer_id']
          order by translation.lang desc
        ),
        '[]'
      )
      from public.blog_post_translations as translation
      where translation.post_id = post.id
    ),
    'blog_post_tags', (
      select coalesce(jsonb_agg(jsonb_build_object('tag_slug', tag.tag_slug) order by tag.tag_slug), '[]')
      from public.blog_post_tags as tag
      where tag.post_id = post.id
    )
  )
  from public.blog_posts as post
  where post.id = p_id;
$$;

create or replace function private.stamp_post()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  texts jsonb;
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'INSERT' then
    -- An imported post with an old publication date was not created after it.
    new.created_at := least(new.created_at, new.published_at);
    new.updated_at := new.created_at;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();

  -- Generated and imported posts were never saved in the editor: without a first version, their history would start after the first
  -- change and lose the original. Moving to and from the trash is left out: ten thousand copies would exceed the time limit of a request.
  if old.deleted_at is distinct from new.deleted_at and old.status = new.status
    or exists (select from public.blog_post_revisions as revision where revision.post_id = old.id and revision.kind = 'save')
  then
    return new;
  end if;
  -- save_post changes the row before the texts, so the old texts are still there.
  select jsonb_agg(
    to_jsonb(translation) - array['id', 'post_id', 'has_text', 'text_length', 'digest', 'changed_at', 'reviewed', 'reviewer_id']
    order by translation.lang desc
  )
  into texts
  from public.blog_post_translations as translation
  where translation.post_id = old.id;
  if texts is not null then
    -- Without an author: the person who changes it now did not write it.
    insert into public.blog_post_revisions (post_id, version, kind, created_by, created_at, snapshot)
    values (old.id, old.version, 'save', null, old.updated_at, jsonb_build_object(
      'post', jsonb_build_object(
        'slug', old.slug, 'status', old.status, 'primary_service', old.primary_service, 'author_id', old.author_id,
        'scheduled_at', old.scheduled_at
      ),
      'translations', texts,
      'tags', (
        select coalesce(jsonb_agg(tag.tag_slug order by tag.tag_slug), '[]') from public.blog_post_tags as tag where tag.post_id = old.id
      )
    ));
  end if;
  return new;
end;
$$;

-- Asking
create function private.text_of_version(p_snapshot jsonb, p_lang text)
returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_path_query_first(p_snapshot, '$.translations[*] ? (@.lang == $lang)', jsonb_build_object('lang', p_lang));
$$;
comment on function private.text_of_version(jsonb, text) is 'The text in a language of a version of a post; null for none.';

create function private.kept_digests(p_post_id uuid, p_lang text, p_person uuid)
returns setof text language sql stable security definer set search_path = '' as $$
  select digest from public.blog_post_translations where post_id = p_post_id and lang = p_lang
  union
  select private.text_digest(private.text_of_version(snapshot, p_lang))
  from public.blog_post_revisions
  where post_id = p_post_id and kind = 'working_copy' and created_by = p_person and private.text_of_version(snapshot, p_lang) is not null;
$$;
comment on function private.kept_digests(uuid, text, uuid) is 'What a post says in a language: its stored text, and that of a person''s working copy.';

create function private.ask(
  p_post_id uuid, p_lang text, p_text jsonb, p_of uuid, p_until date, p_person uuid
)
returns uuid language plpgsql set search_path = '' as $$
declare
  wanted constant text := private.text_digest(p_text);
  request public.text_reviews;
begin
  select * into request from public.text_reviews where post_id = p_post_id and lang = p_lang and outcome is null for update;
  if request.digest = wanted then
    -- The same again: another person or another day, or a response that was lost.
    update public.text_reviews set asked_of = p_of, wanted_by = p_until where id = request.id;
    return request.id;
  end if;
  update public.text_reviews set outcome = 'withdrawn', decided_at = now() where id = request.id;
  insert into public.text_reviews (post_id, lang, digest, text, asked_by, asked_by_email, asked_of, wanted_by)
  values (
    p_post_id, p_lang, wanted, private.words_of_text(p_text), p_person, (select email from public.admins where user_id = p_person),
    p_of, p_until
  )
  returning * into request;
  return request.id;
end;
$$;
comment on function private.ask(uuid, text, jsonb, uuid, date, uuid) is 'Stores a request in place of one for an earlier text.';

create function private.text_to_read(p_post_id uuid, p_lang text, p_text jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb := p_text;
begin
  perform private.expect_staff();
  perform from public.blog_posts where id = p_post_id and deleted_at is null for no key update;
  if not found then
    raise exception 'There is no such post.' using errcode = 'PT404', detail = 'post_gone';
  end if;
  if asked is null then
    select to_jsonb(translation) into asked
    from public.blog_post_translations as translation
    where post_id = p_post_id and lang = p_lang and has_text;
  end if;
  if asked is null or private.trimmed(asked ->> 'content_markdown') = '' then
    raise exception 'The post has no text in this language.' using errcode = 'PT404', detail = 'text_gone';
  elsif private.text_digest(asked) not in (select private.kept_digests(p_post_id, p_lang, (select auth.uid()))) then
    -- Nobody reads what may be lost.
    raise exception 'This text is not stored.' using errcode = 'PT409', detail = 'text_not_stored';
  end if;
  return asked;
end;
$$;
comment on function private.text_to_read(uuid, text, jsonb) is 'The stored text of a post, or the given one, which has to be the stored one or that of the caller''s working copy. Staff only.';

create function public.ask_for_review(
  p_post_id uuid, p_lang text, p_text jsonb default null, p_of uuid default null, p_until date default null
)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := private.text_to_read(p_post_id, p_lang, p_text);
  request uuid;
begin
  if p_until < private.dubai_today() then
    raise exception 'This day is over.' using errcode = 'check_violation', detail = 'day_over';
  elsif p_of is not null and not exists (select from public.clinicians where author_id = p_of and p_lang = any (languages)) then
    raise exception 'This author reads no texts in this language.' using errcode = 'check_violation', detail = 'language_not_read';
  end if;
  request := private.ask(p_post_id, p_lang, asked, p_of, p_until, (select auth.uid()));
  perform private.note_for_reviewers(
    request::text, p_lang, 1, p_of, p_until, (select auth.uid()), (select author_id from public.blog_posts where id = p_post_id)
  );
  perform private.record_event('asked', 'text_review', p_post_id::text, private.post_title(p_post_id));
  return request;
end;
$$;
comment on function public.ask_for_review(uuid, text, jsonb, uuid, date) is 'Asks a clinician, or any of them, to read a text of a post until a day: its stored text, or the given one, which has to be the stored one or that of the caller''s working copy (PT409 text_not_stored). Takes the place of the request for an earlier text, and notifies who is asked. Returns the request. Staff only.';

create function public.withdraw_review(p_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  review public.text_reviews;
begin
  if not private.sees_drafts() then
    perform private.expect_staff();
  end if;
  select * into review from public.text_reviews where id = p_id for update;
  if review.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', detail = 'row_gone';
  elsif review.outcome = 'withdrawn' then
    return;
  elsif review.outcome is null then
    perform private.expect_staff();
  elsif review.outcome <> 'approved' then
    raise exception 'It is decided.' using errcode = 'PT409', detail = 'review_decided', hint = json_build_object('outcome', review.outcome)::text;
  -- An approval is its reviewer's to take away, and an owner's.
  elsif review.reviewer_id is distinct from (select author_id from public.admins where user_id = (select auth.uid())) then
    perform private.expect_owner();
  end if;
  update public.text_reviews
  set outcome = 'withdrawn', decided_at = now(), decided_by_email = (select email from public.admins where user_id = (select auth.uid()))
  where id = p_id;
  perform private.renew_approval(review.post_id, review.lang);
  perform private.record_event('withdrawn', 'text_review', review.post_id::text, private.post_title(review.post_id));
end;
$$;
comment on function public.withdraw_review(uuid) is 'Ends a request that waits, for staff, or takes an approval away, for its reviewer and owners. Readers keep the text.';

create function private.renew_approval(p_post_id uuid, p_lang text)
returns void language sql set search_path = '' as $$
  -- The trigger of the table finds the approval.
  update public.blog_post_translations set reviewed = null where post_id = p_post_id and lang = p_lang;
$$;
comment on function private.renew_approval(uuid, text) is 'Has a text find its approval again.';

-- Deciding
create function private.expect_licence(p_clinician public.clinicians, p_lang text)
returns void language plpgsql stable set search_path = '' as $$
begin
  if p_clinician.author_id is null then
    raise exception 'This account is not a clinician''s.' using errcode = 'insufficient_privilege', detail = 'not_clinician';
  elsif p_clinician.licence_until < private.dubai_today() then
    raise exception 'The licence is over.'
      using errcode = 'insufficient_privilege', detail = 'licence_over', hint = json_build_object('until', p_clinician.licence_until)::text;
  elsif p_lang <> all (p_clinician.languages) then
    raise exception 'You read no texts in this language.' using errcode = 'insufficient_privilege', detail = 'language_not_read';
  end if;
end;
$$;
comment on function private.expect_licence(public.clinicians, text) is 'Refuses a clinician who may not approve a text in this language today.';

create function private.reviewer(p_lang text)
returns public.clinicians language plpgsql stable security definer set search_path = '' as $$
declare
  clinician public.clinicians;
begin
  perform private.expect_in('reviewers');
  select known.* into clinician
  from public.clinicians as known
  join public.admins as admin on admin.author_id = known.author_id
  where admin.user_id = (select auth.uid());
  perform private.expect_licence(clinician, p_lang);
  return clinician;
end;
$$;
comment on function private.reviewer(text) is 'The licence of the caller; refuses who may not approve a text in this language today.';

create function private.expect_others_text(p_post_id uuid, p_lang text, p_digest text, p_reviewer uuid)
returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.blog_posts where id = p_post_id and author_id = p_reviewer)
    or (select auth.uid()) = (
      select revision.created_by
      from public.blog_post_revisions as revision
      where revision.post_id = p_post_id and private.text_digest(private.text_of_version(revision.snapshot, p_lang)) = p_digest
      order by revision.version, revision.created_at
      limit 1
    )
  then
    raise exception 'Nobody approves a text of their own.' using errcode = 'insufficient_privilege', detail = 'own_text';
  end if;
end;
$$;
comment on function private.expect_others_text(uuid, text, text, uuid) is 'Refuses the author of a post, and whoever was the first to save these words.';

create function private.are_notes(p_notes jsonb)
returns boolean language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(p_notes) = 'array' and jsonb_array_length(p_notes) <= 200 and not exists (
    select from jsonb_array_elements(p_notes) as one
    where not case jsonb_typeof(one) when 'object' then
      one - array['paragraph', 'note', 'by'] = '{}'
        and jsonb_typeof(one -> 'note') is not distinct from 'string'
        and private.trimmed(one ->> 'note') <> ''
        and char_length(one ->> 'note') <= 2000
        and coalesce(one ->> 'paragraph', '0') ~ '^[0-9]{1,5}$'
        and char_length(coalesce(one ->> 'by', '')) <= 120
      else false
    end
  );
$$;
comment on function private.are_notes(jsonb) is 'Whether these are notes on a text: [{"paragraph", "note", "by"}], without a paragraph about the whole, and with a name of who is not the reviewer.';

create function private.expect_notes(p_notes jsonb)
returns void language plpgsql immutable set search_path = '' as $$
begin
  if not private.are_notes(p_notes) then
    raise exception 'These are no notes.' using errcode = 'invalid_parameter_value', detail = 'not_notes';
  elsif exists (select from jsonb_array_elements(p_notes) as one where private.names_a_person(one ->> 'note')) then
    raise exception 'Notes have no addresses and numbers of people.' using errcode = 'check_violation', detail = 'names_a_person';
  end if;
end;
$$;
comment on function private.expect_notes(jsonb) is 'Refuses what are no notes on a text (not_notes), and notes with an email address or a telephone or identity number (names_a_person).';

alter table public.text_reviews add constraint text_reviews_notes check (private.are_notes(notes));

create function private.decide(p_review public.text_reviews, p_outcome text, p_clinician public.clinicians, p_notes jsonb, p_email text)
returns void language plpgsql set search_path = '' as $$
begin
  select p_outcome, now(), p_email, author.id, author.name, author.name_ar, p_review.notes || p_notes
  into p_review.outcome, p_review.decided_at, p_review.decided_by_email, p_review.reviewer_id, p_review.reviewer_name,
    p_review.reviewer_name_ar, p_review.notes
  from public.authors as author
  where author.id = p_clinician.author_id;
  p_review.licence_number := p_clinician.licence_number;
  p_review.licence_authority := p_clinician.licence_authority;
  p_review.licence_authority_ar := p_clinician.licence_authority_ar;
  p_review.licence_until := p_clinician.licence_until;
  insert into public.text_reviews values (p_review.*)
  on conflict (id) do update
  set outcome = excluded.outcome, decided_at = excluded.decided_at, decided_by_email = excluded.decided_by_email,
    reviewer_id = excluded.reviewer_id, reviewer_name = excluded.reviewer_name, reviewer_name_ar = excluded.reviewer_name_ar,
    licence_number = excluded.licence_number, licence_authority = excluded.licence_authority,
    licence_authority_ar = excluded.licence_authority_ar, licence_until = excluded.licence_until, notes = excluded.notes;
  perform private.renew_approval(p_review.post_id, p_review.lang);
  perform private.record_event(p_outcome, 'text_review', p_review.post_id::text, private.post_title(p_review.post_id));
end;
$$;
comment on function private.decide(public.text_reviews, text, public.clinicians, jsonb, text) is 'Stores what a clinician has decided, with their name and licence as they are.';

create function private.expect_outcome(p_outcome text)
returns void language plpgsql immutable set search_path = '' as $$
begin
  if p_outcome is null or p_outcome not in ('approved', 'changes_needed') then
    raise exception 'This is no outcome.' using errcode = 'invalid_parameter_value', detail = 'not_outcome';
  end if;
end;
$$;
comment on function private.expect_outcome(text) is 'Refuses what a clinician cannot decide.';

create function private.expect_open(p_review public.text_reviews)
returns void language plpgsql stable set search_path = '' as $$
begin
  if p_review.outcome is not null then
    raise exception 'It is decided.' using errcode = 'PT409', detail = 'review_decided', hint = json_build_object(
      'outcome', p_review.outcome, 'name', p_review.reviewer_name, 'name_ar', p_review.reviewer_name_ar, 'at', p_review.decided_at
    )::text;
  elsif exists (select from public.blog_posts where id = p_review.post_id and deleted_at is not null) then
    raise exception 'The post is in the trash.' using errcode = 'PT409', detail = 'post_trashed';
  end if;
end;
$$;
comment on function private.expect_open(public.text_reviews) is 'Refuses a request that is decided or withdrawn, and one for a post in the trash.';

create function private.expect_decision(p_review public.text_reviews, p_outcome text, p_reviewer uuid, p_notes jsonb)
returns void language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_open(p_review);
  if p_review.digest not in (select private.kept_digests(p_review.post_id, p_review.lang, p_review.asked_by)) then
    raise exception 'The text has changed since.' using errcode = 'PT409', detail = 'text_changed', hint = json_build_object('lang', p_review.lang)::text;
  elsif p_outcome = 'changes_needed' and p_notes = '[]' and p_review.notes = '[]' then
    raise exception 'Which changes?' using errcode = 'check_violation', detail = 'note_required';
  elsif p_outcome = 'approved' then
    perform private.expect_others_text(p_review.post_id, p_review.lang, p_review.digest, p_reviewer);
  end if;
end;
$$;
comment on function private.expect_decision(public.text_reviews, text, uuid, jsonb) is 'Refuses a decision on a request that is not open, on a text that has changed since or is the clinician''s own, and changes that nobody has named.';

create function public.decide_review(p_id uuid, p_outcome text, p_notes jsonb default '[]')
returns void language plpgsql security definer set search_path = '' as $$
declare
  review public.text_reviews;
  clinician public.clinicians;
begin
  perform private.expect_in('reviewers');
  -- Of two reviewers at once the second one waits, and finds it decided.
  select * into review from public.text_reviews where id = p_id for update;
  if review.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', detail = 'row_gone';
  end if;
  clinician := private.reviewer(review.lang);
  perform private.expect_outcome(p_outcome);
  perform private.expect_notes(p_notes);
  if review.outcome = p_outcome and review.reviewer_id = clinician.author_id then
    -- The response was lost.
    return;
  end if;
  perform private.expect_open(review);
  if not private.is_asked(review, clinician.author_id) then
    raise exception 'Somebody else was asked.' using errcode = 'insufficient_privilege', detail = 'asked_of_other';
  end if;
  perform private.expect_decision(review, p_outcome, clinician.author_id, p_notes);
  perform private.decide(review, p_outcome, clinician, p_notes, (select email from public.admins where user_id = (select auth.uid())));
end;
$$;
comment on function public.decide_review(uuid, text, jsonb) is 'Approves the text of a request (approved), or sends it back with notes (changes_needed). Refuses who may not approve it (42501 not_clinician, licence_over, language_not_read, asked_of_other, own_text), a request that is decided or withdrawn (PT409 review_decided), and a text that has changed since (PT409 text_changed). For reviewers.';

create function private.is_asked(p_review public.text_reviews, p_author uuid)
returns boolean language sql stable security definer set search_path = '' as $$
  select p_review.asked_of is null or p_review.asked_of = p_author
    -- Nobody waits for a person who cannot come any more.
    or not exists (
      select from public.admins as admin
      where admin.author_id = p_review.asked_of and admin.switched_off_at is null and 'reviewers' = any (private.groups_of(admin.role))
    );
$$;
comment on function private.is_asked(public.text_reviews, uuid) is 'Whether a request is for an author: for any, for this one, or for one who has no account any more.';

create function public.approve_text(p_post_id uuid, p_lang text, p_digest text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  clinician public.clinicians;
  stored public.blog_post_translations;
  review public.text_reviews;
begin
  perform private.expect_in('reviewers');
  perform from public.blog_posts where id = p_post_id and deleted_at is null for no key update;
  if not found then
    raise exception 'There is no such post.' using errcode = 'PT404', detail = 'post_gone';
  end if;
  clinician := private.reviewer(p_lang);
  select * into stored from public.blog_post_translations where post_id = p_post_id and lang = p_lang and has_text;
  if stored.digest is distinct from p_digest then
    raise exception 'The text has changed since.' using errcode = 'PT409', detail = 'text_changed', hint = json_build_object('lang', p_lang)::text;
  end if;
  perform private.expect_others_text(p_post_id, p_lang, p_digest, clinician.author_id);
  review := private.approval_of(p_post_id, p_lang, p_digest, null);
  if review.reviewer_id = clinician.author_id and private.dubai_day(review.decided_at) = private.dubai_today() then
    -- The response was lost.
    return review.id;
  end if;
  select * into review from public.text_reviews
  where post_id = p_post_id and lang = p_lang and outcome is null and digest = p_digest
  for update;
  if review.id is null then
    review.id := gen_random_uuid();
    review.post_id := p_post_id;
    review.lang := p_lang;
    review.digest := p_digest;
    review.text := private.words_of_text(to_jsonb(stored));
    review.asked_at := now();
    review.notes := '[]';
  elsif not private.is_asked(review, clinician.author_id) then
    raise exception 'Somebody else was asked.' using errcode = 'insufficient_privilege', detail = 'asked_of_other';
  end if;
  perform private.decide(review, 'approved', clinician, '[]', (select email from public.admins where user_id = (select auth.uid())));
  -- A request for words that nobody has any more waits for nothing. One for a working copy is about what is published next.
  update public.text_reviews as older
  set outcome = 'withdrawn', decided_at = now()
  where older.post_id = p_post_id and older.lang = p_lang and older.outcome is null
    and older.digest not in (select private.kept_digests(older.post_id, older.lang, older.asked_by));
  return review.id;
end;
$$;
comment on function public.approve_text(uuid, text, text) is 'Approves the stored text of a post, which has to be the one that the caller has seen (PT409 text_changed): a small change, or a text that is due again. Ends a request for an earlier text. Otherwise as decide_review(). For reviewers.';

-- What is read and what is not
alter table public.staff_settings add column review_months smallint not null default 12 check (review_months between 1 and 60);
comment on column public.staff_settings.review_months is 'After so many months an approved text is to be read again.';
grant update (review_months) on table public.staff_settings to authenticated;

create function private.text_states(p_posts uuid[])
returns table (
  post_id uuid,
  slug text,
  title text,
  status text,
  origin text,
  lang text,
  is_live boolean,
  digest text,
  state text,
  is_read boolean,
  request_id uuid,
  is_current boolean,
  asked_at timestamptz,
  asked_by_email text,
  asked_of uuid,
  wanted_by date,
  returned_id uuid,
  approved_id uuid,
  approved_at timestamptz,
  approved_by text,
  approved_by_ar text,
  due_on date
) language sql stable set search_path = '' as $$
  select found.*
  from (
    select
      post.id as post_id, post.slug, text.title, post.status, post.origin, text.lang, text.is_live, text.digest,
      case
        when request.id is not null then 'asked'
        when returned.id is not null then 'changes_needed'
        when text.reviewed is not null and private.dubai_today() >= next.due_on then 'due'
        when text.reviewed is not null then 'approved'
        when approved.id is not null then 'changed'
        else 'never'
      end as state,
      private.is_read(post.id, text.lang, text.digest, post.author_id) as is_read,
      request.id as request_id,
      case when request.id is not null then
        request.digest in (select private.kept_digests(request.post_id, request.lang, request.asked_by))
      end as is_current,
      request.asked_at, request.asked_by_email, request.asked_of, request.wanted_by,
      returned.id as returned_id,
      approved.id as approved_id, approved.decided_at as approved_at, approved.reviewer_name as approved_by,
      approved.reviewer_name_ar as approved_by_ar,
      case when text.reviewed is not null then next.due_on end as due_on
    from public.blog_posts as post
    join public.blog_post_translations as text on text.post_id = post.id and text.has_text
    left join public.text_reviews as request on request.post_id = post.id and request.lang = text.lang and request.outcome is null
    -- The newest text that a clinician has approved: what has changed since is a difference to it.
    left join lateral (
      select review.* from public.text_reviews as review
      where review.post_id = post.id and review.lang = text.lang and review.outcome = 'approved'
      order by review.digest = text.digest desc, review.decided_at desc
      limit 1
    ) as approved on true
    left join lateral (
      select last.id
      from (
        select review.* from public.text_reviews as review
        where review.post_id = post.id and review.lang = text.lang and review.outcome in ('approved', 'changes_needed')
        order by review.decided_at desc
        limit 1
      ) as last
      where last.outcome = 'changes_needed' and last.digest in (select private.kept_digests(last.post_id, last.lang, last.asked_by))
    ) as returned on true
    cross join lateral (
      select private.dubai_day(approved.decided_at + make_interval(months => (select review_months from public.staff_settings))) as due_on
    ) as next
    where post.deleted_at is null
      and (
        p_posts is null and (post.status <> 'draft' or request.id is not null or returned.id is not null)
        or post.id = any (p_posts)
      )
  ) as found;
$$;
comment on function private.text_states(uuid[]) is 'What is known of the texts of some posts, or of all that readers see or will see, that wait to be read, or that were sent back.';

create function public.review_states(p_posts uuid[] default null, p_most integer default 500)
returns table (
  post_id uuid,
  slug text,
  title text,
  status text,
  origin text,
  lang text,
  is_live boolean,
  digest text,
  state text,
  is_read boolean,
  request_id uuid,
  is_current boolean,
  asked_at timestamptz,
  asked_by_email text,
  asked_of uuid,
  wanted_by date,
  returned_id uuid,
  approved_id uuid,
  approved_at timestamptz,
  approved_by text,
  approved_by_ar text,
  due_on date
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.sees_drafts() then
    perform private.expect_staff();
  end if;
  return query
  select known.*
  from private.text_states(p_posts) as known
  where p_posts is not null or known.state <> 'approved' or not known.is_read
  order by known.wanted_by, known.approved_at nulls first, known.post_id, known.lang desc
  limit p_most;
end;
$$;
comment on function public.review_states(uuid[], integer) is 'What is known of the texts of some posts: never, asked (a request waits; is_current unless the text has changed since), changes_needed, changed (since the approval of approved_id), due (approved, and longer ago than review_months) or approved. is_read: whether it may go live where texts have to be read. Without posts: all texts that readers see or will see, that wait to be read, or that were sent back, and that are not approved. For staff and reviewers.';

grant execute on function private.text_digest(text, text, text, text, jsonb), private.are_notes(jsonb) to service_role;

grant execute on function
  public.ask_for_review(uuid, text, jsonb, uuid, date),
  public.withdraw_review(uuid),
  public.decide_review(uuid, text, jsonb),
  public.approve_text(uuid, text, text),
  public.review_states(uuid[], integer)
to authenticated;
