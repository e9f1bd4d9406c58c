with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('sundowning-evening-restlessness-in-dementia', 'published', 'palliative-care',
    (select author_id from public.author_contacts where email = 'huda.almansoori@example.com'), now() - interval '88 days 5 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['palliative-care', 'dementia', 'family-carers']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Sundowning: when evenings are hardest in dementia', 'Sundowning: why evenings are hard in dementia, and what helps',
   'Restless, tearful or set on "going home" as the light fades: what may lie behind it, what to say, and how to make the late afternoon kinder.', $md$
All day she was peaceful. At five she puts on her shoes, looks for her bag and wants to go home, although she is at home. Many families who live with dementia know this hour. It is called sundowning. It is not stubbornness, and it is nobody's fault.

## What may lie behind it

A tired brain, long shadows, the noise of a household coming back together. Often there is also something quite ordinary that the person can no longer say: **thirst, hunger, pain, a full bladder, constipation, feeling cold** under the air conditioning. Go through that list first, every time.

## Make the afternoon kinder

- Daylight and a walk in the morning, or in the shade after breakfast in summer
- The main outing and the bath before three o'clock
- A nap of half an hour at most, and no coffee or strong tea after lunch
- Lamps on and curtains drawn **before** dusk, so that windows do not turn into mirrors
- Television off, a familiar voice or quiet recitation on
- A small task for busy hands: folding towels, sorting dates, watering plants

## What to say, and what not

"You are home, Mum, you sold that house" is true and hurts every time. Answer the feeling instead: "You miss it. Tell me about the courtyard." Then walk a little, together. A round through the garden and back through the door is sometimes enough.

Stand where she can see you, speak slowly, do not hold her wrists. If she does not want to be washed now, try again in twenty minutes.

Make the way out safe: a high latch or a door chime, a name and number in her pocket, a recent photograph on your phone. If she is missing, search nearby for a few minutes at most and call 999.

## When it is something else

New confusion or unusual drowsiness is not sundowning: call 998. The same goes for weakness on one side, slurred speech or drowsiness after a knock on the head. Restlessness that builds up over days may come from an infection, pain or a medicine and needs a [doctor](/services/doctor-at-home) the same day. Ask the doctor before giving any sleeping tablet; in dementia they can increase falls and confusion.

You need evenings off as well. Our [palliative and dementia care](/services/palliative-care) can take over from late afternoon.
$md$, 'Sundowning in dementia: calmer evenings', 'Why people with dementia grow restless in the evening, what to check first, what to say to "I want to go home", and when it needs a doctor or 998.', null::text, null::text,
   $faq$[{"q": "Should I correct her when she believes something untrue?", "a": "Only if it is a matter of safety. Otherwise answer the feeling behind the words and change the scene gently. Being corrected again and again frightens more than it helps."},
{"q": "He will not sleep at night. What can we try?", "a": "More daylight and movement, a shorter nap, supper early, the toilet before bed and a dim light in the corridor. If nights stay bad for more than a week or two, ask a doctor to look for pain, breathing trouble or effects of medicines."}]$faq$::jsonb),
  ('ar', 'قلق الغروب: حين تثقل المساءات على مريض الخرف', 'قلق الغروب عند مريض الخرف: لماذا يحدث وما الذي يخفّفه؟',
   'تململ أو بكاء أو إصرار على «العودة إلى البيت» مع غياب الضوء: ماذا قد يكون وراءه، وماذا تقول، وكيف تجعل آخر النهار أرفق بها وبك.', $md$
كانت هادئة طوال اليوم. وفي الخامسة تلبس حذاءها وتبحث عن حقيبتها وتريد أن تعود إلى البيت، وهي في بيتها. تعرف هذه الساعة أسر كثيرة تعيش مع الخرف، واسمها «قلق الغروب». ليس هذا عنادًا، ولا هو ذنب أحد.

## ماذا قد يكون وراءه؟

دماغ متعب، وظلال طويلة، وضجيج بيت يعود إليه أهله. وكثيرًا ما يكون هناك أيضًا أمر عادي لم تعد تستطيع أن تقوله: **عطش أو جوع أو ألم أو حاجة إلى الحمّام أو إمساك أو برد** من التكييف. ابدأ بهذه القائمة في كل مرة.

## اجعل آخر النهار أرفق

- ضوء نهار ومشي في الصباح، أو في الظل بعد الفطور صيفًا
- المشوار الأهم والاستحمام قبل الثالثة عصرًا
- قيلولة لا تزيد على نصف ساعة، ولا قهوة ولا شاي ثقيل بعد الغداء
- أضئ المصابيح وأسدل الستائر **قبل** الغروب، حتى لا تصير النوافذ مرايا
- أطفئ التلفاز، وليكن في الغرفة صوت مألوف أو تلاوة هادئة
- عمل صغير لليدين: طيّ مناشف، أو فرز تمر، أو سقي نبات

## ماذا تقول وماذا تترك؟

«أنتِ في البيت يا أمي، ذاك البيت بعناه» كلام صحيح، لكنه يوجعها في كل مرة. أجب عن الشعور: «اشتقتِ إليه. حدّثيني عن الحوش». ثم امشيا قليلًا معًا، فجولة في الحديقة وعودة من الباب تكفي أحيانًا.

قف حيث تراك، وتكلّم ببطء، ولا تمسك معصميها. وإن رفضت الاستحمام الآن فعُد إليها بعد 20 دقيقة.

وأمّن المخرج: مزلاج مرتفع أو جرس على الباب، واسم ورقم في جيبها، وصورة حديثة في هاتفك. وإن غابت فابحث قريبًا دقائق معدودة لا أكثر، ثم اتصل بالرقم 999.

## حين يكون الأمر شيئًا آخر

التشوّش الجديد أو النعاس غير المعتاد ليس قلق غروب: اتصل بالرقم 998. وكذلك ضعف في جانب من الجسم، أو ثقل في الكلام، أو نعاس بعد ضربة على الرأس. أما الاضطراب الذي يزداد على مدى أيام فقد يكون سببه عدوى أو ألمًا أو دواء، ويستدعي [طبيبًا](/ar/services/doctor-at-home) في اليوم نفسه. ولا تعطِ منوّمًا قبل سؤال الطبيب، فالمنوّمات قد تزيد السقوط والتشوّش عند مريض الخرف.

وأنت أيضًا تحتاج إلى أمسيات راحة. يستطيع فريق [الرعاية التلطيفية ورعاية الخرف](/ar/services/palliative-care) أن يتولّى الأمر من آخر العصر.
$md$, 'قلق الغروب عند مريض الخرف: مساء أهدأ', 'لماذا يضطرب مريض الخرف مع الغروب، وما الذي تفحصه أولًا، وكيف تجيب حين يقول «أريد أن أعود إلى البيت»، ومتى تحتاج إلى طبيب أو إلى الرقم 998.', null, null,
   $faq$[{"q": "هل أصحّح لها حين تعتقد شيئًا غير صحيح؟", "a": "فقط إذا تعلّق الأمر بسلامتها. وفيما عدا ذلك أجب عن الشعور وراء الكلام وغيّر المشهد بلطف. فالتصحيح المتكرر يخيف أكثر مما يفيد."},
{"q": "لا ينام الليل، فماذا نجرّب؟", "a": "ضوء نهار وحركة أكثر، وقيلولة أقصر، وعشاء مبكر، ودخول الحمّام قبل النوم، وضوء خافت في الممر. وإن استمرت الليالي الصعبة أكثر من أسبوع أو أسبوعين فاطلب من طبيب أن يبحث عن ألم أو صعوبة تنفس أو أثر دواء."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
