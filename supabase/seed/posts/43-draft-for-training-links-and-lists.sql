-- For trying out the editor. It is never published, as its title and its first line state.
with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('draft-for-training-links-and-lists', 'draft', 'iv-therapy-at-home',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), null)
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['iv-therapy-at-home']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Draft for training: links and lists', 'Draft for training: links and lists',
   'Use this draft to practise headings, lists and links in the editor. It is not an article and is never published.', $md$
**This is a draft for training. It is not finished, not reviewed and not for publication.**

Change anything here: none of it is shown to readers.

## Turn these lines into a list

Name of the fluid
Volume
Batch number
Expiry date

## Add a link

Link the words "IV therapy at home" to the page [of the service](/services/iv-therapy-at-home), then open the preview and follow the link.

## Try this as well

- Write a meta description of 120 to 160 characters
- Watch how the SEO score changes
- Restore the version from before your changes
$md$, 'Draft for training: links and lists', 'Draft for training. Practise headings, lists, links and the SEO fields in the editor with this text. It is not an article and is never published.', null::text, null::text,
   '[]'::jsonb),
  ('ar', 'مسودة للتدريب: الروابط والقوائم', 'مسودة للتدريب: الروابط والقوائم',
   'تدرّب بهذه المسودة على العناوين والقوائم والروابط في المحرّر. ليست مقالًا ولا تُنشر أبدًا.', $md$
**هذه مسودة للتدريب: لم تكتمل، ولم تُراجَع، وليست للنشر.**

غيّر هنا ما تشاء، فلا يظهر للقراء منه شيء.

## حوّل هذه السطور إلى قائمة

اسم السائل
الحجم
رقم التشغيلة
تاريخ الانتهاء

## أضف رابطًا

اربط عبارة «العلاج الوريدي في المنزل» بصفحة [الخدمة](/ar/services/iv-therapy-at-home)، ثم افتح المعاينة واتبع الرابط.

## وجرّب أيضًا

- اكتب وصفًا تعريفيًا من 120 إلى 160 حرفًا
- راقب كيف تتغير درجة تحسين محركات البحث
- استعد النسخة السابقة لتغييراتك
$md$, 'مسودة للتدريب: الروابط والقوائم', 'مسودة للتدريب. تدرّب بهذا النص على العناوين والقوائم والروابط وحقول محركات البحث في المحرّر. ليست مقالًا، ولا تُنشر أبدًا على الموقع.', null, null,
   '[]'::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
