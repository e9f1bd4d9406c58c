with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('high-blood-pressure-reading-at-home', 'published', 'doctor-at-home',
    (select author_id from public.author_contacts where email = 'omar.siddiqui@example.com'), now() - interval '59 days 4 hours 50 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['doctor-at-home', 'blood-pressure', 'heart-health']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'A high blood pressure reading at home: what to do next', 'A high blood pressure reading at home: what to do next',
   'One high number is a question, not an answer. How to measure again properly, which readings need a doctor the same day, and when to call 998.', $md$
The cuff tightens, the screen lights up, and the number is higher than you have ever seen. Before you worry, or take an extra tablet, measure again. Done badly, a home reading can be wrong by a wide margin.

## Measure it properly

1. Wait 30 minutes after coffee, a cigarette or exercise, and empty your bladder.
2. Sit with your back supported and both feet on the floor for five minutes, without talking.
3. Put the cuff on bare skin, with the arm resting at the height of your heart.
4. Take two readings a minute apart and write both down.

A cuff that is too small reads too high, so check the size printed on it.

## What the numbers suggest

These are general guides for adults who are not pregnant. Your own target may differ.

| Reading at home | What to do |
|---|---|
| Below 135/85 on average | Carry on, and check now and then |
| 135/85 or more on average | Measure morning and evening for a week and show a doctor |
| 180/120 or more, feeling well | Rest, repeat after a few minutes, speak to a doctor the same day |
| 180/120 or more, with symptoms | Call 998 |

In pregnancy, or in the weeks after birth, 140/90 or more needs a call to your maternity team the same day. At 160/110, go to an emergency department now. With a bad headache, blurred vision or pain under the ribs, call 998.

## Do not chase the number

Never double a dose or borrow someone else’s tablets: a sudden drop can be more dangerous than the high reading. Painkillers such as ibuprofen, some cold remedies and liquorice can raise blood pressure, so mention them to the doctor or pharmacist. A [doctor at home](/services/doctor-at-home) can repeat the measurement, examine you, and arrange [blood and urine tests at home](/services/lab-test-at-home) if they are useful.

## Symptoms that mean 998

Call an ambulance if a high reading comes with chest pain, breathlessness, weakness or numbness on one side, a drooping face, slurred speech, sudden loss of vision, confusion or the worst headache of your life. Call for these symptoms even when the cuff shows a normal number.

If none of these is present, bring the doctor a week of readings. Seven calm mornings say more than one frightening evening.
$md$, 'High blood pressure reading? When a doctor at home helps', 'A high reading on the cuff? How to measure again properly, what the numbers suggest, when to see a doctor at home the same day and when to call 998.', null::text, null::text,
   $faq$[
     {"q": "Which arm should I use?", "a": "Measure both once. If one is regularly higher, use that arm from then on and tell your doctor about the difference."},
     {"q": "Can stress alone cause a high reading?", "a": "Stress, pain and poor sleep can all raise it for a while. Readings taken over several quiet days show whether it stays high."},
     {"q": "May I stop my tablets once the numbers are normal?", "a": "Not by yourself. Normal numbers often mean that the treatment is working. Ask your doctor before any change."}
   ]$faq$::jsonb),
  ('ar', 'قراءة ضغط مرتفعة في المنزل: ماذا تفعل الآن؟', 'ظهرت قراءة ضغط مرتفعة في المنزل، فماذا تفعل؟',
   'القراءة المرتفعة الواحدة سؤال لا جواب. كيف تعيد القياس بطريقة صحيحة، ومتى تراجع الطبيب في اليوم نفسه، ومتى تتصل بالرقم 998.', $md$
يشتد الرباط على ذراعك، ثم يظهر على الشاشة رقم لم تره من قبل. قبل أن تقلق أو تتناول حبة إضافية، أعد القياس، فالقياس غير السليم قد يبتعد كثيرًا عن الحقيقة.

## قِس بطريقة صحيحة

1. انتظر 30 دقيقة بعد القهوة أو التدخين أو الرياضة، وأفرغ مثانتك.
2. اجلس 5 دقائق صامتًا، وظهرك مسنود وقدماك على الأرض.
3. ضع الرباط على الجلد مباشرة، وأسند ذراعك على مستوى القلب.
4. خذ قراءتين بينهما دقيقة واكتبهما معًا.

والرباط الضيق يعطي رقمًا أعلى من الواقع، فتأكد من المقاس المطبوع عليه.

## ماذا تعني الأرقام؟

هذا دليل عام للبالغين من غير الحوامل، وقد يحدد لك طبيبك هدفًا مختلفًا.

| القراءة في المنزل | ما العمل؟ |
|---|---|
| المتوسط أقل من 135/85 | استمر وراقب من حين إلى آخر |
| المتوسط 135/85 أو أكثر | قِس صباحًا ومساءً مدة أسبوع واعرض الأرقام على الطبيب |
| 180/120 أو أكثر دون أعراض | استرح وأعد القياس بعد دقائق، وتحدث إلى طبيب في اليوم نفسه |
| 180/120 أو أكثر مع أعراض | اتصل بالرقم 998 |

أما الحامل أو من وضعت حديثًا فعليها الاتصال بطبيبتها في اليوم نفسه إذا بلغت القراءة 140/90 أو أكثر، والتوجه إلى الطوارئ فورًا إذا بلغت 160/110. ومع صداع شديد أو تشوّش في الرؤية أو ألم تحت الأضلاع: الاتصال بالرقم 998.

## لا تطارد الرقم

لا تضاعف الجرعة ولا تأخذ من أدوية غيرك، فالهبوط المفاجئ قد يكون أخطر من الارتفاع. وبعض المسكنات مثل الإيبوبروفين، وبعض أدوية الزكام، وعرق السوس، قد ترفع الضغط، فاذكرها للطبيب أو الصيدلي. يستطيع [الطبيب في المنزل](/ar/services/doctor-at-home) إعادة القياس وفحصك، وطلب [تحاليل الدم والبول في المنزل](/ar/services/lab-test-at-home) إن كانت مفيدة.

## أعراض تعني الاتصال بالرقم 998

اطلب الإسعاف إذا صاحب الارتفاع ألم في الصدر، أو ضيق في التنفس، أو ضعف أو خدر في أحد جانبي الجسم، أو تدلٍّ في الوجه، أو تلعثم في الكلام، أو فقدان مفاجئ للبصر، أو تشوش، أو صداع لم تعرف مثله في حياتك. واتصل عند ظهور هذه الأعراض حتى لو أظهر الجهاز رقمًا طبيعيًا.

فإن لم يكن شيء من ذلك، فقدّم إلى الطبيب قراءات أسبوع كامل: سبعة صباحات هادئة أصدق من مساء واحد مقلق.
$md$, 'ضغط الدم المرتفع في المنزل: متى تطلب الطبيب؟', 'ظهر رقم مرتفع على جهاز الضغط؟ كيف تعيد القياس بطريقة صحيحة، وماذا تعني الأرقام، ومتى تطلب طبيبًا في المنزل ومتى تتصل بالإسعاف على 998.', null, null,
   $faq$[
     {"q": "في أي ذراع أقيس الضغط؟", "a": "قِس في الذراعين مرة واحدة. فإن كانت إحداهما أعلى دائمًا فاعتمدها بعد ذلك وأخبر طبيبك بالفرق."},
     {"q": "هل يرفع التوتر وحده الضغط؟", "a": "التوتر والألم وقلة النوم قد ترفعه مؤقتًا. وقراءات أيام هادئة متتالية تبيّن هل يبقى مرتفعًا."},
     {"q": "هل أوقف الدواء إذا عادت الأرقام طبيعية؟", "a": "لا توقفه من تلقاء نفسك، فكثيرًا ما يعني انتظام الأرقام أن العلاج يؤدي عمله. استشر طبيبك قبل أي تغيير."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
