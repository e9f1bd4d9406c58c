-- For trying out the editor. It is never published, as its title and its first line state.
with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('draft-for-training-tables-and-schedule', 'draft', 'elderly-care',
    (select author_id from public.author_contacts where email = 'huda.almansoori@example.com'), null)
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['elderly-care']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Draft for training: tables and the calendar', 'Draft for training: tables and the calendar',
   'Use this draft to practise tables, templates and the calendar in the back office. It is not an article and is never published.', $md$
**This is a draft for training. It is not finished, not reviewed and not for publication.**

## A table to fill in

| Time | What | Who |
| --- | --- | --- |
| Morning | | |
| Noon | | |
| Evening | | |

## What to try

- Apply a template and undo it
- Let the auto-save run and open the list of earlier versions
- Find this draft in the list of posts by its status

Do not schedule or publish it.
$md$, 'Draft for training: tables and the calendar', 'Draft for training. Practise tables, templates, earlier versions and the calendar with this text. It is not an article and is never published.', null::text, null::text,
   '[]'::jsonb),
  ('ar', 'مسودة للتدريب: الجداول وخطة التحرير', 'مسودة للتدريب: الجداول وخطة التحرير',
   'تدرّب بهذه المسودة على الجداول والقوالب وخطة التحرير في لوحة الإدارة. ليست مقالًا ولا تُنشر أبدًا.', $md$
**هذه مسودة للتدريب: لم تكتمل، ولم تُراجَع، وليست للنشر.**

## جدول لتملأه

| الوقت | العمل | الشخص |
| --- | --- | --- |
| الصباح | | |
| الظهر | | |
| المساء | | |

## ماذا تجرّب

- طبّق قالبًا ثم تراجع عنه
- انتظر الحفظ التلقائي ثم افتح قائمة النسخ السابقة
- اعثر على هذه المسودة في قائمة المقالات بحسب حالتها

لا تجدولها ولا تنشرها.
$md$, 'مسودة للتدريب: الجداول وخطة التحرير', 'مسودة للتدريب. تدرّب بهذا النص على الجداول والقوالب والنسخ السابقة وخطة التحرير. ليست مقالًا، ولا تُنشر أبدًا على الموقع.', null, null,
   '[]'::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
