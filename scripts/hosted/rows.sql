-- Rows of a database in use, for each table that the frozen migrations leave empty: later migrations must keep them. A check
-- requires that no table is empty. Rows that a trigger adds have no statement here.
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'kept@example.com');

insert into public.admins (user_id, email, role)
values ('00000000-0000-4000-8000-000000000001', 'kept@example.com', 'owner');

insert into private.account_links (token_hash, kind, email, role, created_by)
values (repeat('a', 64), 'invitation', 'invited@example.com', 'editor', '00000000-0000-4000-8000-000000000001');

insert into private.agreed_changes (user_id, factor_id, until)
values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', now());

insert into private.login_attempts (kind, key_hash, attempts) values ('email', 'kept', 2);

insert into private.staff_notices (kind, subject_key, details) values ('published', 'kept', '{"titles": ["Kept"]}');

insert into public.authors (id, name, name_ar, avatar_url)
values ('00000000-0000-4000-8000-000000000003', 'Dr. Kept', 'د. محفوظ', '/kept.webp');

-- The ledger then has rows.
update public.authors set role = 'Consultant' where id = '00000000-0000-4000-8000-000000000003';

insert into public.author_contacts (author_id, email)
values ('00000000-0000-4000-8000-000000000003', 'author@example.com');

insert into public.blog_posts (id, slug, status, primary_service, author_id, published_at)
values (
  '00000000-0000-4000-8000-000000000004', 'kept', 'published', 'nurse-on-call', '00000000-0000-4000-8000-000000000003', now()
);

insert into public.blog_post_translations (post_id, lang, title, content_markdown)
values
  ('00000000-0000-4000-8000-000000000004', 'en', 'Kept', 'A text that stays.'),
  ('00000000-0000-4000-8000-000000000004', 'ar', 'محفوظ', 'نص يبقى.');

insert into public.blog_post_tags (post_id, tag_slug) values ('00000000-0000-4000-8000-000000000004', 'kept');

insert into public.blog_post_revisions (post_id, version, snapshot)
values ('00000000-0000-4000-8000-000000000004', 1, '{"slug": "kept"}');

insert into public.editorial_calendar (topic_en, topic_ar, scheduled_date) values ('Kept', 'محفوظ', '2026-11-01');

insert into public.content_templates (name, type, template_data)
values ('Kept', 'how-to', '{"structure": {"en": {"sections": []}, "ar": {"sections": []}}}');

insert into public.generation_topics (run_key, topic_key, service_cluster, topic_en) values ('kept', 'kept', 'nurse-on-call', 'Kept');

insert into public.generated_images (description_hash, description, object_name) values (repeat('b', 64), 'Kept', 'kept.webp');

insert into private.examined_media (object_id, object_updated_at) values ('00000000-0000-4000-8000-000000000005', now());

insert into private.daily_budget (day, name, used) values ('2026-11-01', 'kept', 1);

insert into public.reviews (source_platform, source_id, author, rating, content, lang) values ('google', 'kept', 'A. K.', 5, 'Kept.', 'en');

insert into public.permits (kind, authority_en, authority_ar, number, scope_en, scope_ar, issued, expires)
values ('facility_licence', 'Authority', 'الهيئة', 'KEPT-1', 'Care at home', 'رعاية منزلية', '2026-01-01', '2027-01-01');

insert into public.page_schemas (page_type, page_id, schema_type, schema_data) values ('home', null, 'Organization', '{"name": "Kept"}');

insert into public.url_redirects (from_path, to_path) values ('/kept', '/contact');

insert into public.missing_paths (path) values ('/kept-missing');

insert into public.user_sessions (id, landing_path, utm_source) values ('00000000-0000-4000-8000-000000000006', '/', 'kept');

insert into public.analytics_events (event_name, page_url, source, lang, reference) values ('whatsapp_clicked', '/', 'home_hero', 'en', 'KEPT1');

insert into public.blog_events (post_id, event_type, lang) values ('00000000-0000-4000-8000-000000000004', 'view', 'en');

insert into private.event_clients (table_name, client, minute, in_minute, in_day, bytes_in_day) values ('user_sessions', 'kept', now(), 1, 1, 100);

insert into public.analytics_daily (day, event_name, page_url, source, service_slug, lang, events)
values ('2026-11-01', 'whatsapp_clicked', '/', 'home_hero', '', 'en', 3);

insert into public.session_daily (day, lang, utm_source, sessions, converted) values ('2026-11-01', 'en', '', 5, 1);

insert into public.blog_view_daily (day, post_id, lang, views) values ('2026-11-01', '00000000-0000-4000-8000-000000000004', 'en', 4);

insert into public.blog_view_totals (post_id, views) values ('00000000-0000-4000-8000-000000000004', 4);

insert into private.blog_view_blocks (days, first_day, post_id, lang, utm_source, utm_medium, utm_campaign, views)
values (2, '2026-11-01', '00000000-0000-4000-8000-000000000004', 'en', '', '', '', 4);

insert into private.sync_state (name, result) values ('kept', 'Kept.');
