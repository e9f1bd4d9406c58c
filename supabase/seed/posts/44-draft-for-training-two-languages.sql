-- For trying out the editor. It is never published, as its title and its first line state.
with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('draft-for-training-two-languages', 'draft', 'lab-test-at-home',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), null)
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['lab-test-at-home']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Draft for training: two languages', 'Draft for training: two languages',
   'Use this draft to practise writing the same text in English and Arabic. It is not an article and is never published.', $md$
**This is a draft for training. It is not finished, not reviewed and not for publication.**

## Compare the two languages

Open the English and the Arabic tab in turn. The Arabic text is one section short: write the missing one.

## This section is missing in Arabic

Most results are ready within {{results}}. The page about [lab tests at home](/services/lab-test-at-home) says so too.

## Questions and answers

The English tab has one question. Add it in Arabic, then move a second one above it.
$md$, 'Draft for training: two languages', 'Draft for training. Practise the English and Arabic tabs, the missing section and the questions with this text. It is not an article and is never published.', null::text, null::text,
   $faq$[{"q": "Draft for training: is this question shown to readers?", "a": "No. The draft is never published."}]$faq$::jsonb),
  ('ar', 'مسودة للتدريب: لغتان', 'مسودة للتدريب: لغتان',
   'تدرّب بهذه المسودة على كتابة النص نفسه بالعربية والإنجليزية. ليست مقالًا ولا تُنشر أبدًا.', $md$
**هذه مسودة للتدريب: لم تكتمل، ولم تُراجَع، وليست للنشر.**

## قارن بين اللغتين

افتح تبويب الإنجليزية ثم تبويب العربية. ينقص النص العربي قسم واحد: اكتب القسم الناقص.

## الأسئلة والأجوبة

في تبويب الإنجليزية سؤال واحد. أضفه بالعربية، ثم انقل سؤالًا ثانيًا إلى ما قبله.
$md$, 'مسودة للتدريب: لغتان', 'مسودة للتدريب. تدرّب بهذا النص على تبويبي العربية والإنجليزية وعلى القسم الناقص والأسئلة والأجوبة. ليست مقالًا، ولا تُنشر أبدًا على الموقع.', null, null,
   '[]'::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
