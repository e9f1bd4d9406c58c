with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('organising-medicines-for-older-parents', 'published', 'elderly-care',
    (select author_id from public.author_contacts where email = 'huda.almansoori@example.com'), now() - interval '8 days 4 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['elderly-care', 'medicines', 'family-carers']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Eight boxes, one list: organising medicines for an older parent', 'Organising the medicines of an older parent',
   'A calm way to bring order into a drawer full of boxes: one list, one weekly box, one place, and the changes that only a doctor should make.', $md$
Open the drawer of almost any older parent and you will find the history of ten years: three boxes of the same tablet under different names, drops that expired two summers ago, a strip with no box. Set aside an hour, with your parent at the table, and begin.

## Empty the drawer

Sort everything into three groups: **taken every day**, **taken now and then**, **nobody knows**. Count vitamins, herbs and creams too; some get in the way of heart or blood-thinning medicines. Take the third group and the expired boxes to a pharmacy. Do not stop anything on your own, even if it looks pointless: some medicines are dangerous to stop suddenly.

## Write one list

| Medicine and strength | What for | When | Who started it |
|---|---|---|---|
| As printed on the box | In your own words: "blood pressure" | Morning, with food | Doctor or hospital, and the year |

Add allergies, the doctor's number and the date. Keep a copy on the fridge, one in the wallet and a photograph on your phone. Strike out what has been stopped instead of keeping two versions.

## Fill a weekly box

Choose the same evening each week and fill it from the list, not from memory. Some tablets must stay in their own pack, or must not be crushed or halved; ask the pharmacist which. Tie the doses to things that happen anyway: breakfast, the evening news, prayers.

In Ramadan, or before any day of fasting, ask the doctor well ahead how the times should change. For diabetes, blood pressure and heart medicines this is not a matter for guessing.

## When to ask for a review

Ask a [doctor at home](/services/doctor-at-home) to go through the list if your parent takes five or more medicines, has fallen, feels dizzy on standing, is often tired by day, or has just left hospital. A carer from our [elderly care](/services/elderly-care) team can remind, watch and write down; a nurse gives what has been prescribed.

If someone has taken far too much, or somebody else's tablets, do not wait for symptoms: go to an emergency department now, with the box in your hand. With drowsiness, a collapse or trouble breathing, call 998.
$md$, 'Organising medicines for an older parent', 'How to bring order into an older parent''s medicines: empty the drawer, write one list, fill a weekly box, and know when to ask a doctor for a review.', null::text, null::text,
   $faq$[{"q": "My mother forgot her morning tablets. Should she take them in the evening?", "a": "It depends on the medicine. The leaflet usually says what to do about a missed dose; if not, ask the pharmacist or doctor. Never take a double dose to catch up."},
{"q": "She hides or refuses her tablets. What can we do?", "a": "Ask why before you insist: a bad taste, trouble swallowing, fear of a side effect. Tell the doctor; there may be a liquid form or fewer doses. Do not hide medicine in food without medical advice."},
{"q": "Where is the best place to keep medicines?", "a": "A dry, cool cupboard out of children's reach. Bathrooms, kitchen shelves above the stove and parked cars are too warm or too damp. Keep in the fridge only what the label says."}]$faq$::jsonb),
  ('ar', 'علب كثيرة وقائمة واحدة: ترتيب أدوية الوالدين', 'كيف ترتّب أدوية والدك أو والدتك؟',
   'طريقة هادئة لترتيب درج مليء بالعلب: قائمة واحدة، وعلبة أسبوعية، ومكان ثابت، وتغييرات لا ينبغي أن يقرّرها أحد غير الطبيب.', $md$
افتح درج الأدوية عند أي والد كبير في السن تجد فيه تاريخ عشر سنوات: ثلاث علب من القرص نفسه بأسماء مختلفة، وقطرة انتهت قبل صيفين، وشريط بلا علبة. خصّص ساعة، واجلس مع صاحب الشأن إلى الطاولة، وابدأ.

## أفرغ الدرج

وزّع كل شيء على ثلاث مجموعات: **ما يؤخذ كل يوم**، و**ما يؤخذ أحيانًا**، و**ما لا يعرفه أحد**. ولا تنسَ الفيتامينات والأعشاب والكريمات، فبعضها يتعارض مع أدوية القلب أو مميّعات الدم. خذ المجموعة الثالثة والعلب المنتهية إلى الصيدلية. ولا توقف دواء من تلقاء نفسك ولو بدا لك بلا فائدة، فبعض الأدوية يكون إيقافها المفاجئ خطرًا.

## اكتب قائمة واحدة

| الدواء وتركيزه | سبب استعماله | وقته | من وصفه |
|---|---|---|---|
| كما هو مطبوع على العلبة | بكلماتك: «للضغط» | صباحًا مع الطعام | الطبيب أو المستشفى، والسنة |

أضف إليها أنواع الحساسية ورقم الطبيب والتاريخ. علّق نسخة على الثلاجة، وضع أخرى في المحفظة، واحتفظ بصورة في هاتفك. واشطب ما أُوقف بدل أن تبقي قائمتين.

## املأ علبة الأسبوع

اختر مساء ثابتًا كل أسبوع، واملأها من القائمة لا من الذاكرة. بعض الأقراص يجب أن تبقى في عبوتها، أو لا يجوز سحقها أو كسرها، فاسأل الصيدلي عنها. واربط الجرعات بما يحدث كل يوم: الفطور، والصلوات، ونشرة المساء.

واسأل الطبيب قبل رمضان أو أي صيام بوقت كافٍ كيف تتغيّر المواعيد. فأدوية السكري والضغط والقلب لا تحتمل التخمين.

## متى تطلب مراجعة الأدوية؟

اطلب من [طبيب في المنزل](/ar/services/doctor-at-home) أن يراجع القائمة إذا كان الوالد يأخذ خمسة أدوية أو أكثر، أو سقط، أو يدوخ عند الوقوف، أو يتعب كثيرًا في النهار، أو خرج لتوّه من المستشفى. ويستطيع مرافق من فريق [رعاية كبار السن](/ar/services/elderly-care) أن يذكّر ويراقب ويدوّن، أما الممرّض فيعطي ما وُصف.

وإذا أخذ أحد كمية تفوق جرعته بكثير، أو أخذ دواء غيره، فلا تنتظر ظهور الأعراض: إلى الطوارئ الآن والعلبة في يدك. ومع النعاس أو الانهيار أو صعوبة التنفس: اتصل بالرقم 998.
$md$, 'ترتيب أدوية كبار السن: قائمة واحدة وعلبة', 'كيف ترتّب أدوية والدك أو والدتك: إفراغ الدرج، وكتابة قائمة واحدة، وملء علبة أسبوعية، ومتى تطلب من الطبيب مراجعة الأدوية كلها. خطوات عملية.', null, null,
   $faq$[{"q": "نسيت أمي أقراص الصباح، فهل تأخذها في المساء؟", "a": "الأمر يختلف من دواء إلى آخر. تذكر النشرة عادة ما يُفعل عند نسيان جرعة، وإن لم تذكر فاسأل الصيدلي أو الطبيب. ولا تُؤخذ جرعة مضاعفة للتعويض."},
{"q": "تخفي أقراصها أو ترفضها، فماذا نفعل؟", "a": "اسألها عن السبب قبل الإلحاح: طعم سيّئ، أو صعوبة في البلع، أو خوف من أثر جانبي. وأخبر الطبيب، فقد يوجد شراب بدل القرص أو جرعات أقل. ولا تخفِ الدواء في الطعام من دون استشارة طبية."},
{"q": "ما أفضل مكان لحفظ الأدوية؟", "a": "خزانة جافة باردة بعيدة عن متناول الأطفال. الحمّام والرفوف فوق الموقد والسيارة أماكن حارة أو رطبة. ولا يوضع في الثلاجة إلا ما نصّ عليه الملصق."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
