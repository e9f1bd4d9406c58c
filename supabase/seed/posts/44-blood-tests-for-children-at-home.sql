with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('blood-tests-for-children-at-home', 'draft', 'lab-test-at-home',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), null)
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['lab-test-at-home', 'children']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'A blood test for a child, without the battle', 'A blood test for a child, without the battle',
   'How to prepare a child for a blood test at home: honest words, a good chair, a numbing cream and a plan for afterwards.', $md$
Children forgive a small pain far more easily than a surprise. Tell yours on the day, not a week before, and in true words: "The nurse takes a little blood from your arm. It pinches while you count to five, and I hold you."

## Before the nurse arrives

Give plenty to drink, unless the test needs fasting; ask when you book. Warm hands and arms make veins easier to find. A numbing cream from the pharmacy has to go on about an hour earlier; ask the pharmacist whether it suits your child's age and skin.

## During the test

Sit the child on your lap, sideways, with the arm on a cushion. Something to look at helps more than something to hear: a film on the tablet, bubbles for the younger ones. Do not promise that it will not hurt.

## Afterwards

Press for a few minutes, praise what went well, and let the child choose the plaster. Results of most tests are ready in 6 to 24 hours; a doctor should explain them. The service is described under [lab tests at home](/services/lab-test-at-home).
$md$, 'Blood tests for children at home, calmly', 'How to prepare a child for a blood test at home: honest words, drinking enough, numbing cream, the right position, and what to do afterwards.', null::text, null::text,
   $faq$[{"q": "May a parent stay with the child?", "a": "Please do. A parent's lap is the best place for the test, and your calm voice does more than any trick of ours."}]$faq$::jsonb),
  ('ar', 'تحليل دم للطفل من غير معركة', 'تحليل دم للطفل من غير معركة',
   'كيف تهيّئ طفلك لتحليل الدم في المنزل: كلمات صادقة، ومقعد مناسب، وكريم مخدّر، وخطة لما بعده.', $md$
يسامح الأطفال في ألم صغير أسهل بكثير مما يسامحون في مفاجأة. أخبر طفلك في اليوم نفسه لا قبله بأسبوع، وبكلمات صادقة: «ستأخذ الممرّضة قليلًا من الدم من ذراعك. تشعر بقرصة وأنت تعدّ إلى خمسة، وأنا أحضنك».

## قبل وصول الممرّض

- ماء كثير إلا إذا كان التحليل يحتاج إلى صيام
- تدفئة اليدين والذراعين
- الكريم المخدّر: يُسأل عنه الصيدلي

## أثناء التحليل

(تُكتب هذه الفقرة بعد مراجعة النص الإنجليزي.)
$md$, 'تحليل دم للطفل في المنزل بهدوء', 'كيف تهيّئ طفلك لتحليل الدم في المنزل: كلمات صادقة وشرب كافٍ وكريم مخدّر ووضعية مريحة على حضنك، وما الذي تفعله بعد انتهاء التحليل مباشرة.', null, null,
   '[]'::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
