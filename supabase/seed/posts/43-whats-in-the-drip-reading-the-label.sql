with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('whats-in-the-drip-reading-the-label', 'draft', 'iv-therapy-at-home',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), null)
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['iv-therapy-at-home', 'patient-questions']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'What is in the drip? How to read the label on the bag', 'What is in the drip?',
   'A short guide to the label on an IV bag, and what a patient is entitled to ask before the drip starts.', $md$
Every bag carries a label, and you are welcome to read it before anything is connected. Ask the nurse to hold it up. You should be able to find the name of the fluid, the volume, the batch number and the expiry date, and, if something has been added, what it is, how much, when and by whom.

## Outline

- The plain fluids: salt water, sugar water, balanced solutions (one sentence each)
- Additives: vitamins, magnesium, anti-sickness medicine; which need a prescription
- Who should speak to a doctor first: heart failure, kidney disease, pregnancy, allergies
- Clear or cloudy, leaks, broken seals: when to say no
- What belongs in the note afterwards
- Close with a link to [IV therapy at home](/services/iv-therapy-at-home) and the 998 signs of a reaction
$md$, 'What is in the drip? Reading the IV label', 'How to read the label on an IV bag at home: fluid, volume, batch, expiry and additives, and the questions to ask the nurse before the drip starts.', null::text, null::text,
   '[]'::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
