with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('choosing-a-family-doctor-when-new-in-dubai', 'published', 'family-doctors',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '80 days 7 hours 10 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['family-doctors', 'new-in-dubai', 'families']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'New in Dubai: how to choose a family doctor', 'New in Dubai? How to choose a family doctor before you need one',
   'The best time to find a family doctor is a week when nobody is ill. What to check, what to ask, and which papers from home are worth the suitcase space.', $md$
Moving here usually means schools, tenancy contracts and a driving licence, in that order. The family doctor comes last, often at midnight, with a feverish toddler on one arm. It is kinder to yourself to choose in a quiet week.

## What a family doctor is for

A family doctor treats the everyday, such as infections, rashes, headaches and sleep problems, and looks after long-term conditions like asthma, diabetes and high blood pressure. Just as valuable is a good memory: someone who knows that your father had early heart disease, that penicillin gives you a rash, and that your son’s cough always lasts three weeks. [Family doctors](/services/family-doctors) also know when a specialist is needed, and when one is not.

## Five things to check

1. **Licence.** Every doctor practising in Dubai needs a licence{{licensed:; ours are licensed by the Dubai Health Authority|}}. Ask to see it; nobody will be offended.
2. **Language.** You should be able to describe pain in the language you think in.
3. **Access.** What happens at eleven at night, or when a parent cannot travel? Family doctors who also visit at home make a difference with babies and grandparents.
4. **Insurance.** Ask your insurer whether visits are billed directly or paid and claimed. Keep every receipt.
5. **Records.** You should receive copies of reports and results without a struggle.

## Bring these from home

- vaccination records for every child, and your own
- a list of medicines with their generic names and doses
- recent test results and hospital letters
- spectacle and allergy details

Before you travel, check whether any of your medicines is controlled in the Emirates. Some painkillers, sleeping tablets and attention-deficit medicines need approval or a prescription in a particular form.

## The first visit

Use it while everyone is well. Talk through family history, catch up on vaccinations, and ask which checks make sense at your age. It can happen at your kitchen table: a visit takes {{visit:doctor-on-call}}.

Save two numbers while you are at it. **998** is the ambulance, for chest pain, trouble breathing, signs of stroke, heavy bleeding, a fit, a faint or someone who cannot be woken. **999** is the police and general emergencies. Your family doctor is for nearly everything else.
$md$, 'Family doctors in Dubai: how to choose one when new', 'New in Dubai? What family doctors do, five things to check before you choose one, the papers to bring from home and the emergency numbers to save.', null::text, null::text,
   $faq$[
     {"q": "Do my children need a paediatrician as well?", "a": "Not always. A family doctor can handle most childhood illnesses and checks, and will refer your child when a paediatrician’s view is needed."},
     {"q": "Can one doctor look after all three generations?", "a": "Yes, that is the idea. Seeing the whole family helps the doctor to spot patterns and to plan care for older relatives."},
     {"q": "What if I do not feel comfortable with the doctor?", "a": "Change. Trust matters more than convenience, and you may ask for a copy of your records to take with you."}
   ]$faq$::jsonb),
  ('ar', 'جديد في دبي؟ كيف تختار طبيب الأسرة', 'جديد في دبي؟ كيف تختار طبيب الأسرة قبل أن تحتاج إليه',
   'أفضل وقت للبحث عن طبيب الأسرة أسبوعٌ لا مريض فيه. ما الذي تتحقق منه، وماذا تسأل، وأي أوراق من بلدك تستحق مكانًا في الحقيبة.', $md$
الانتقال إلى دبي يعني عادةً المدارس ثم عقد الإيجار ثم رخصة القيادة، بهذا الترتيب. أما طبيب الأسرة فيأتي آخرًا، وغالبًا عند منتصف الليل وعلى ذراعك طفل محموم. والأيسر عليك أن تختاره في أسبوع هادئ.

## ما عمل طبيب الأسرة؟

يعالج طبيب الأسرة ما يتكرر كل يوم، كالعدوى والطفح والصداع واضطراب النوم، ويتابع الأمراض المزمنة كالربو والسكري وارتفاع ضغط الدم. ولا يقل عن ذلك أنه يتذكّر: يعرف أن والدك أصيب بمرض القلب مبكرًا، وأن البنسلين يسبب لك طفحًا، وأن سعال ابنك يطول ثلاثة أسابيع في كل مرة. ويعرف [أطباء الأسرة](/ar/services/family-doctors) كذلك متى تحتاج إلى اختصاصي ومتى لا تحتاج إليه.

## خمسة أمور تتحقق منها

1. **الترخيص.** كل طبيب يمارس المهنة في دبي يحتاج إلى ترخيص{{licensed:، وأطباؤنا مرخّصون من هيئة الصحة بدبي|}}. اطلب أن تراه، ولن ينزعج أحد.
2. **اللغة.** ينبغي أن تستطيع وصف ألمك باللغة التي تفكر بها.
3. **الوصول إليه.** ماذا يحدث في الحادية عشرة ليلًا، أو حين لا يستطيع أحد الوالدين الخروج؟ طبيب الأسرة الذي يزور المنزل أيضًا يريحك مع الرضّع والأجداد.
4. **التأمين.** اسأل شركة التأمين: هل تسدّد ثمن الزيارة مباشرة أم تدفعه أنت ثم تطالب به؟ واحتفظ بكل إيصال.
5. **الملف.** ينبغي أن تحصل على نسخ من التقارير والنتائج من دون عناء.

## أحضِر هذه من بلدك

- سجلات تطعيم كل طفل، وسجلك أنت
- قائمة بالأدوية بأسمائها العلمية وجرعاتها
- نتائج التحاليل الحديثة وتقارير المستشفى
- مقاس النظارة وما لديكم من حساسية

وقبل السفر تحقق مما إذا كان أحد أدويتك خاضعًا للرقابة في الإمارات. فبعض المسكّنات والأقراص المنوّمة وأدوية نقص الانتباه يحتاج إلى موافقة مسبقة أو إلى وصفة بصيغة محددة.

## الزيارة الأولى

اجعلها والجميع بخير. تحدثوا عن أمراض العائلة، وأكملوا ما فات من التطعيمات، واسأل عن الفحوص المناسبة لعمرك. ويمكن أن تكون على طاولة مطبخك، فالزيارة تستغرق {{visit:doctor-on-call}}.

واحفظ في هاتفك رقمين: **998** للإسعاف، عند ألم الصدر أو صعوبة التنفس أو علامات الجلطة الدماغية أو النزيف الغزير أو التشنج أو الإغماء أو شخص لا يستيقظ، و**999** للشرطة والطوارئ العامة. وطبيب الأسرة لكل ما عدا ذلك تقريبًا.
$md$, 'أطباء الأسرة في دبي: كيف تختار طبيبك وأنت جديد فيها', 'جديد في دبي؟ ما عمل طبيب الأسرة، وخمسة أمور تتحقق منها قبل أن تختاره، والأوراق التي تحضرها من بلدك، وأرقام الطوارئ التي تحفظها في هاتفك.', null, null,
   $faq$[
     {"q": "هل يحتاج أطفالي إلى طبيب أطفال أيضًا؟", "a": "ليس دائمًا. يستطيع طبيب الأسرة معالجة معظم أمراض الطفولة وإجراء فحوصها، ويحوّل طفلك حين يلزم رأي طبيب الأطفال."},
     {"q": "هل يمكن أن يتابع طبيب واحد الأجيال الثلاثة؟", "a": "نعم، وهذه هي الفكرة. فرؤية الأسرة كلها تساعد الطبيب على ملاحظة ما يتكرر فيها، وعلى تنظيم رعاية كبار السن منها."},
     {"q": "ماذا لو لم أرتح إلى الطبيب؟", "a": "غيّره. الثقة أهم من قرب المكان، ويحق لك أن تطلب نسخة من ملفك لتأخذها معك."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
