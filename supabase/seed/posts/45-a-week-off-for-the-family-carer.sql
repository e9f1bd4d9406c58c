with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('a-week-off-for-the-family-carer', 'draft', 'elderly-care',
    (select author_id from public.author_contacts where email = 'huda.almansoori@example.com'), null)
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['elderly-care', 'respite', 'family-carers']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'A week off for the one who cares', 'A week off for the one who cares',
   'Notes for an article on respite care: when to take a break, how to hand over, and how to come back without guilt.', $md$
Nobody notices that you are tired until you are ill. If you wake before the alarm to listen for your father's breathing, if you have cancelled your own doctor twice, if small things make you cry, a break is part of the care and not a betrayal of it.

## Handing over well

Two shared days are worth more than a long letter. Let the carer watch a morning, then do one with you beside her. Write down only what is not obvious: which cup, which side of the bed, what calms him at night.

## Still to write

- Signs that a break is overdue
- Choosing shifts of 8, 12 or 24 hours under [elderly care](/services/elderly-care)
- A one-page handover sheet as a table
- What to say to a parent who feels sent away
- Coming back: the first evening
- Questions and answers; Arabic version
$md$, 'Respite care: a week off for the carer', 'When a family carer needs a break, how to hand over to a professional in two days, and how to come home again: a practical guide to respite care.', null::text, null::text,
   '[]'::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
