with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('sick-leave-certificate-after-a-home-visit', 'published', 'doctor-on-call',
    (select author_id from public.author_contacts where email = 'omar.siddiqui@example.com'), now() - interval '95 days 2 hours 40 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['doctor-on-call', 'sick-leave', 'work']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Sick-leave certificates after a home visit', 'Can a doctor who visits you at home sign your sick leave?',
   'What a visiting doctor can certify, what your employer will want to see, and which papers to have ready.', $md$
You wake with a fever, a pounding head and a meeting at nine. Sitting in a waiting room feels impossible, yet your manager needs a paper. Here is how sick leave works when the doctor comes to you.

## What the doctor can and cannot sign

A licensed doctor who examines you can write a medical report and, if your condition justifies it, certify sick leave. The examination comes first: the decision is medical, not part of the price of the visit. A good doctor will sometimes say that one day is enough, or that you are fit to work from home.

Two things to know before you call a [doctor on call](/services/doctor-on-call):

- **Leave starts from the examination.** Certificates are not meant to be backdated, so ask for the visit on the first day you are ill.
- **Longer leave needs more steps.** For longer periods a follow-up, extra documents or a medical committee may be required.

## What your employer usually asks for

Under the UAE’s private-sector labour law an employee reports the illness within three working days and provides a medical report. After probation, sick leave can reach 90 days in a year: 15 on full pay, 30 on half pay and the rest unpaid. The DIFC and public employers have rules of their own. Your HR team can tell you:

1. whether a report is needed for a single day
2. whether the certificate must be attested by the health authority, and who applies for that
3. which name and identity number it must show

## Have these ready

Keep these to hand: your Emirates ID or passport, your insurance card, your employer’s exact name, and the hour at which your symptoms began. Check the spelling of your name before the doctor leaves, and keep the receipt for your insurer, who decides about the claim.

## When paperwork can wait

Chest pain, trouble breathing, sudden weakness on one side, confusion or fainting are not reasons for a certificate. They are reasons to call **998** at once. The hospital will take care of the documents later.

For ordinary illnesses you can ask for a doctor on call {{hours}}: the doctor usually arrives within {{response:doctor-on-call}}, and a visit takes {{visit:doctor-on-call}}. Then go back to bed: rest is what the leave is for.
$md$, 'Sick leave in Dubai from a doctor on call: how it works', 'Can a doctor on call certify sick leave at home in Dubai? What is signed, what your employer asks for, and which papers to have ready.', null::text, null::text,
   $faq$[
     {"q": "Is a sick-leave certificate guaranteed when I book a visit?", "a": "No. The doctor examines you first and decides on medical grounds. You receive a receipt for the visit in any case."},
     {"q": "Can the certificate cover yesterday?", "a": "As a rule no. Leave is counted from the day on which a doctor sees you, so ask for the visit early in the illness."},
     {"q": "Can I get one if I am only visiting Dubai?", "a": "Yes, a doctor can write a report for an employer or travel insurer abroad. Ask them beforehand what it has to contain."}
   ]$faq$::jsonb),
  ('ar', 'الإجازة المرضية بعد زيارة الطبيب المنزلية', 'هل يمنحك الطبيب الذي يزورك في المنزل إجازة مرضية؟',
   'ما الذي يستطيع الطبيب الزائر إثباته، وما الذي تطلبه جهة العمل عادة، وما الأوراق التي تجهّزها قبل أن يصل الطبيب إلى بيتك.', $md$
تستيقظ محمومًا وصداعك شديد ولديك اجتماع في التاسعة. لا تقوى على الجلوس في غرفة انتظار، لكن مديرك يحتاج إلى ورقة. إليك ما يجري حين يأتي الطبيب إليك.

## ما يوقّعه الطبيب وما لا يوقّعه

الطبيب المرخّص الذي يفحصك يستطيع أن يكتب تقريرًا طبيًا، وأن يقرّ لك إجازة مرضية إذا كانت حالتك تستدعيها. الفحص أولًا، فالقرار طبي وليس جزءًا من ثمن الزيارة. وقد يرى الطبيب أن يومًا واحدًا يكفي، أو أنك قادر على العمل من المنزل.

أمران يحسن أن تعرفهما قبل أن تطلب [طبيبًا تحت الطلب](/ar/services/doctor-on-call):

- **تُحسب الإجازة من يوم الفحص.** الأصل ألا تُكتب الشهادة بتاريخ سابق، فاطلب الزيارة في أول يوم من المرض.
- **الإجازة الطويلة تحتاج إلى خطوات أخرى.** قد تُطلب متابعة أو مستندات إضافية أو موافقة لجنة طبية.

## ما تطلبه جهة العمل عادة

يقضي قانون العمل في القطاع الخاص بدولة الإمارات بأن يبلّغ الموظف عن مرضه خلال 3 أيام عمل وأن يقدّم تقريرًا طبيًا. وبعد فترة التجربة قد تبلغ الإجازة المرضية 90 يومًا في السنة: 15 يومًا بأجر كامل، و30 يومًا بنصف أجر، والباقي دون أجر. ولمركز دبي المالي العالمي والجهات الحكومية أنظمة خاصة. اسأل إدارة الموارد البشرية:

1. هل يلزم تقرير لغياب يوم واحد؟
2. هل يجب تصديق الشهادة من الهيئة الصحية، ومن يتولى ذلك؟
3. أي اسم ورقم هوية يجب أن يظهرا فيها؟

## جهّز هذه الأشياء

ضع قريبًا منك الهوية الإماراتية أو جواز السفر، وبطاقة التأمين، واسم جهة العمل كاملًا، ووقت بدء الأعراض. راجع كتابة اسمك قبل انصراف الطبيب، واحتفظ بالإيصال لشركة التأمين، فهي التي تقرر في المطالبة.

## حين لا وقت للأوراق

ألم الصدر، أو صعوبة التنفس، أو ضعف مفاجئ في أحد جانبي الجسم، أو التشوش، أو الإغماء: هذه كلها تعني الاتصال بالرقم **998** فورًا، وسيتكفل المستشفى بالأوراق لاحقًا.

أما في الأمراض المعتادة فيمكنك أن تطلب طبيبًا {{hours}}، ويصل غالبًا خلال {{response:doctor-on-call}}، وتستغرق الزيارة {{visit:doctor-on-call}}. ثم عُد إلى سريرك، فالراحة هي الغاية من الإجازة.
$md$, 'الإجازة المرضية في دبي بعد زيارة طبيب تحت الطلب', 'هل يقرّ طبيب تحت الطلب إجازة مرضية وأنت في منزلك بدبي؟ ما الذي يوقّعه، وما الذي تطلبه جهة العمل، وما الأوراق التي تجهّزها قبل الزيارة.', null, null,
   $faq$[
     {"q": "هل الإجازة المرضية مضمونة بمجرد حجز الزيارة؟", "a": "لا. يفحصك الطبيب أولًا ويقرر على أساس طبي. أما إيصال الزيارة فتستلمه في كل الأحوال."},
     {"q": "هل يمكن أن تشمل الشهادة يوم أمس؟", "a": "الأصل أن لا. تُحسب الإجازة من اليوم الذي يراك فيه الطبيب، فاطلب الزيارة في بداية المرض."},
     {"q": "أنا زائر في دبي، فهل أحصل على تقرير؟", "a": "نعم، يستطيع الطبيب كتابة تقرير لجهة عملك أو لشركة تأمين السفر في بلدك. اسألهم مسبقًا عما يجب أن يتضمنه."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
