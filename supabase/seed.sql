-- Demo data, loaded on the first start of a local database. It is entirely invented: no person, review or figure in it is real.
-- The parts follow each other (see sql_paths in config.toml): this file, reviews, posts, traffic.

update public.site_settings
set site_description = 'Doctors and nurses at your door in Dubai: home visits, lab tests, IV therapy and elderly care.',
  site_description_ar = 'أطباء وممرّضون عند بابك في دبي: زيارات منزلية وتحاليل وعلاج وريدي ورعاية لكبار السن.',
  posts_per_page = 10;

update public.staff_settings
set auto_publish = true, ai_generation = true, notifications_enabled = true;

-- Authors: six sample profiles, whose last sentence names them as samples.
with person (email, name, name_ar, role, role_ar, bio, bio_ar) as (
  values
    (
      'layla.haddad@example.com',
      'Dr. Layla Haddad', 'د. ليلى حداد',
      'Family physician, MD, MRCGP (INT)', 'طبيبة أسرة، دكتورة في الطب، عضوية دولية في الكلية الملكية للأطباء العامين',
      'Layla sees families at home across Dubai, from a first fever to a parent''s blood pressure. She writes about what can wait until morning and what cannot. Sample profile.',
      'تزور د. ليلى العائلات في منازلها في أنحاء دبي، من أول حمّى لطفل إلى متابعة ضغط أحد الوالدين. وتكتب عمّا يمكن أن ينتظر حتى الصباح وما لا ينتظر. ملف تعريفي تجريبي.'
    ),
    (
      'omar.siddiqui@example.com',
      'Dr. Omar Siddiqui', 'د. عمر صديقي',
      'Emergency and internal medicine, MBBS, FCPS', 'طب الطوارئ والطب الباطني، بكالوريوس الطب والجراحة، زميل كلية الأطباء والجراحين',
      'Omar worked in emergency departments before he turned to home visits. He speaks English, Hindi and Urdu with his patients and is the one who says plainly when a hospital is the better place. Sample profile.',
      'عمل د. عمر في أقسام الطوارئ قبل أن يتفرغ للزيارات المنزلية. يتحدث مع مرضاه بالإنجليزية والهندية والأردية، ويقول بوضوح متى يكون المستشفى هو المكان الأنسب. ملف تعريفي تجريبي.'
    ),
    (
      'maria.fernandes@example.com',
      'Maria Fernandes', 'ماريا فرنانديز',
      'Head nurse, RN, BSN', 'رئيسة التمريض، ممرّضة قانونية، بكالوريوس تمريض',
      'Maria leads the home nursing team: wounds, drips, injections and the first weeks after an operation. She likes short lists that still make sense at three in the morning. Sample profile.',
      'تقود ماريا فريق التمريض المنزلي: الجروح والمحاليل الوريدية والحقن والأسابيع الأولى بعد العمليات. تفضّل القوائم القصيرة التي تبقى واضحة في الثالثة فجرًا. ملف تعريفي تجريبي.'
    ),
    (
      'anita.rao@example.com',
      'Dr. Anita Rao', 'د. أنيتا راو',
      'Clinical pathologist, MBBS, MD (Pathology)', 'اختصاصية علم الأمراض السريري، بكالوريوس الطب والجراحة، دكتورة في الطب (علم الأمراض)',
      'Anita looks after the samples from the kitchen table to the report, and after the words in the report. She explains which tests answer a question and which only cost money. Sample profile.',
      'تتابع د. أنيتا العيّنة من طاولة المطبخ إلى التقرير، وتعتني بكلمات التقرير نفسه. وتشرح أي الفحوص يجيب عن سؤال وأيها لا يفعل سوى زيادة الفاتورة. ملف تعريفي تجريبي.'
    ),
    (
      'yusuf.karimi@example.com',
      'Yusuf Karimi', 'يوسف كريمي',
      'Physiotherapist, BPT, MSc Rehabilitation', 'اختصاصي علاج طبيعي، بكالوريوس علاج طبيعي، ماجستير تأهيل',
      'Yusuf treats backs, knees and shoulders in living rooms, with whatever chair is there. He would rather give you two exercises you do than ten you do not. Sample profile.',
      'يعالج يوسف الظهر والركبة والكتف في غرف الجلوس، مستعينًا بأي كرسي يجده. يفضّل أن يعطيك تمرينين تلتزم بهما على عشرة لا تؤديها. ملف تعريفي تجريبي.'
    ),
    (
      'huda.almansoori@example.com',
      'Huda Al Mansoori', 'هدى المنصوري',
      'Elderly and home care lead, RN, Dip. Gerontology', 'مسؤولة رعاية كبار السن والرعاية المنزلية، ممرّضة قانونية، دبلوم علم الشيخوخة',
      'Huda plans care for older people who want to stay in their own home, and looks after the families around them. She knows most of the questions, because she asked them for her own grandmother. Sample profile.',
      'تضع هدى خطط الرعاية لكبار السن الذين يرغبون في البقاء في بيوتهم، وتسند العائلات من حولهم. تعرف معظم الأسئلة لأنها طرحتها يومًا من أجل جدتها. ملف تعريفي تجريبي.'
    )
), added as (
  insert into public.authors (name, name_ar, role, role_ar, bio, bio_ar)
  select name, name_ar, role, role_ar, bio, bio_ar from person
  returning id, name
)
insert into public.author_contacts (author_id, email)
select added.id, person.email
from added
join person using (name);

-- Article outlines.
insert into public.content_templates (name, type, template_data)
values
  (
    'Step-by-step guide', 'how-to',
    $json$
    {"structure": {
      "en": {"sections": [
        {"heading": "What you need first", "content": "List what should be within reach before starting, and when not to start at all."},
        {"heading": "Step by step", "content": "One action per step, in the order in which hands move. Say how long each takes."},
        {"heading": "How to tell that it went well", "content": "What is normal in the first hours, in plain words."},
        {"heading": "When to stop and call", "content": "Signs that need a nurse or doctor the same day, signs that need an emergency department, and signs that need 998 at once."},
        {"heading": "How we can help at home", "content": "Which service fits, how soon someone comes (by its placeholder), a link to its page."}
      ]},
      "ar": {"sections": [
        {"heading": "ما الذي تحتاج إليه أولًا", "content": "اذكر ما ينبغي أن يكون في متناول اليد قبل البدء، ومتى لا يصح البدء أصلًا."},
        {"heading": "خطوة بخطوة", "content": "فعل واحد في كل خطوة بالترتيب الذي تتحرك به اليدان، مع المدة التقريبية لكل خطوة."},
        {"heading": "كيف تعرف أن الأمر سار على ما يرام", "content": "ما الطبيعي في الساعات الأولى، بكلمات بسيطة."},
        {"heading": "متى تتوقف وتتصل", "content": "علامات تستدعي ممرّضًا أو طبيبًا في اليوم نفسه، وعلامات تستدعي الطوارئ، وعلامات تستدعي الاتصال بالرقم 998 فورًا."},
        {"heading": "كيف نساعدك في المنزل", "content": "الخدمة المناسبة، ومدة الوصول بالرمز الذي يحل محلها، ورابط صفحتها."}
      ]}
    }}
    $json$
  ),
  (
    'Condition guide', 'condition-guide',
    $json$
    {"structure": {
      "en": {"sections": [
        {"heading": "In short", "content": "Three sentences for someone who is worried and reads no further."},
        {"heading": "Call 998 now if", "content": "The red flags, one per line."},
        {"heading": "Go to an emergency department now if", "content": "What needs a hospital but no ambulance, one sign per line."},
        {"heading": "See a doctor today if", "content": "What should not wait until tomorrow."},
        {"heading": "What you can do at home", "content": "Rest, fluids, comfort. Medicines only with the leaflet or the advice of a pharmacist or doctor."},
        {"heading": "What a doctor does at a home visit", "content": "Questions, examination, tests, plan. No promise of a result."}
      ]},
      "ar": {"sections": [
        {"heading": "باختصار", "content": "ثلاث جمل لمن هو قلق ولن يقرأ أكثر."},
        {"heading": "اتصل بالرقم 998 فورًا إذا", "content": "علامات الخطر، كل علامة في سطر."},
        {"heading": "اذهب إلى الطوارئ الآن إذا", "content": "ما يحتاج إلى المستشفى من غير سيارة إسعاف، كل علامة في سطر."},
        {"heading": "راجع طبيبًا اليوم إذا", "content": "ما لا ينبغي أن ينتظر إلى الغد."},
        {"heading": "ما يمكنك فعله في المنزل", "content": "الراحة والسوائل وما يخفف. الأدوية وفق النشرة أو باستشارة صيدلي أو طبيب فقط."},
        {"heading": "ماذا يفعل الطبيب في الزيارة المنزلية", "content": "الأسئلة والفحص والتحاليل والخطة، من دون وعد بنتيجة."}
      ]}
    }}
    $json$
  ),
  (
    'Service explainer', 'service-explainer',
    $json$
    {"structure": {
      "en": {"sections": [
        {"heading": "Who it is for", "content": "Everyday situations, not diagnoses."},
        {"heading": "What happens, step by step", "content": "From the first message to the end of the visit: who comes, what they bring, how long it takes (name times by their placeholders)."},
        {"heading": "What it costs and what is included", "content": "The starting price by its placeholder, what changes it, the receipt for an insurer."},
        {"heading": "What it cannot do", "content": "Where a clinic or a hospital is the better place."},
        {"heading": "How to prepare", "content": "Papers, medicines, a chair and good light."}
      ]},
      "ar": {"sections": [
        {"heading": "لمن هذه الخدمة", "content": "مواقف من الحياة اليومية لا تشخيصات."},
        {"heading": "ماذا يحدث خطوة بخطوة", "content": "من أول رسالة إلى نهاية الزيارة: من يأتي وماذا يحمل وكم يستغرق (الأوقات بالرموز التي تحل محلها القيم)."},
        {"heading": "التكلفة وما تشمله", "content": "السعر الابتدائي بالرمز الذي يحل محله، وما يغيّره، والإيصال الذي يُقدَّم لشركة التأمين."},
        {"heading": "ما لا تستطيع تقديمه", "content": "متى تكون العيادة أو المستشفى المكان الأنسب."},
        {"heading": "كيف تستعد", "content": "الأوراق والأدوية وكرسي وإضاءة جيدة."}
      ]}
    }}
    $json$
  ),
  (
    'Checklist', 'checklist',
    $json$
    {"structure": {
      "en": {"sections": [
        {"heading": "Why a list", "content": "Two sentences: the moment in which this list is needed."},
        {"heading": "Before", "content": "- First thing\n- Second thing\n- Third thing"},
        {"heading": "On the day", "content": "- First thing\n- Second thing\n- Third thing"},
        {"heading": "Afterwards", "content": "- First thing\n- Second thing\n- Third thing"},
        {"heading": "Numbers to keep at hand", "content": "998 for an ambulance, your doctor, and us."}
      ]},
      "ar": {"sections": [
        {"heading": "لماذا القائمة", "content": "جملتان: اللحظة التي تُحتاج فيها هذه القائمة."},
        {"heading": "قبل الموعد", "content": "- الأمر الأول\n- الأمر الثاني\n- الأمر الثالث"},
        {"heading": "في اليوم نفسه", "content": "- الأمر الأول\n- الأمر الثاني\n- الأمر الثالث"},
        {"heading": "بعد ذلك", "content": "- الأمر الأول\n- الأمر الثاني\n- الأمر الثالث"},
        {"heading": "أرقام تبقى قريبة", "content": "998 للإسعاف ورقم طبيبك ورقمنا."}
      ]}
    }}
    $json$
  );

-- A month of planning, always the current one. An item marked published is only scheduled while its day is still to come.
with today as (
  select (now() at time zone 'Asia/Dubai')::date as date
), plan (day, status, priority, service_cluster, topic_en, topic_ar, target_keyword_en, target_keyword_ar) as (
  values
    (1, 'published', 8, 'doctor-on-call', 'Fever at night: who to call first', 'الحمّى ليلًا: بمن تتصل أولًا', 'doctor on call dubai', 'طبيب منزلي دبي'),
    (3, 'published', 6, 'lab-test-at-home', 'Vitamin D: who should test, and when', 'فيتامين د: من يُجري التحليل ومتى', 'vitamin d test at home', 'تحليل فيتامين د في المنزل'),
    (5, 'published', 4, 'elderly-care', 'A safe bathroom for an older parent', 'حمّام آمن لوالد كبير في السن', 'elderly care at home', 'رعاية كبار السن في المنزل'),
    (8, 'published', 5, 'nurse-on-call', 'What a nurse needs to give your injection', 'ما تحتاج إليه الممرّضة لإعطاء حقنتك', 'nurse at home dubai', 'ممرّضة منزلية دبي'),
    (10, 'draft', 7, 'flu-vaccination', 'The flu jab in pregnancy: questions to ask', 'لقاح الإنفلونزا في الحمل: أسئلة لطبيبتك', 'flu vaccination at home', 'تطعيم الإنفلونزا في المنزل'),
    (12, 'scheduled', 9, 'iv-therapy-at-home', 'Who should not have a vitamin drip', 'من لا يناسبه محلول الفيتامينات الوريدي', 'iv therapy at home', 'علاج وريدي في المنزل'),
    (12, 'pending', 3, 'babysitting-childcare', 'A calm bedtime when a child is ill', 'نوم هادئ لطفل مريض', 'babysitter sick child dubai', 'جليسة أطفال دبي'),
    (15, 'draft', 6, 'post-surgery-nursing', 'Coming home after a knee replacement', 'العودة إلى المنزل بعد تبديل مفصل الركبة', 'post surgery nursing', 'تمريض بعد العمليات'),
    (17, 'scheduled', 5, 'physiotherapy-at-home', 'Desk, chair, neck: a physiotherapist looks at home offices', 'المكتب والكرسي والرقبة: نظرة اختصاصي العلاج الطبيعي إلى المكتب المنزلي', 'physiotherapy at home', 'علاج طبيعي في المنزل'),
    (19, 'pending', 2, 'doctor-at-hotel', 'Ill on holiday: medicines you may bring into the Emirates', 'مرضت في الإجازة: الأدوية المسموح بإدخالها إلى الإمارات', 'hotel doctor dubai', 'طبيب فندق دبي'),
    (21, 'scheduled', 8, 'maternity-newborn-care', 'Feeding in the first week: what is enough', 'الرضاعة في الأسبوع الأول: ما القدر الكافي', 'newborn care nurse dubai', 'ممرّضة مواليد دبي'),
    (23, 'pending', 4, 'wellness-packages', 'A yearly check without a day off', 'الفحص السنوي من غير إجازة من العمل', 'health check at home', 'فحص شامل في المنزل'),
    (25, 'pending', 10, 'palliative-care', 'Pain at night: planning with the palliative team', 'الألم ليلًا: التخطيط مع فريق الرعاية التلطيفية', 'palliative care at home', 'رعاية تلطيفية في المنزل'),
    (27, 'pending', 0, 'family-doctors', 'One doctor for three generations', 'طبيب واحد لثلاثة أجيال', 'family doctor dubai', 'طبيب أسرة دبي')
)
insert into public.editorial_calendar
  (topic_en, topic_ar, scheduled_date, status, priority, service_cluster, target_keyword_en, target_keyword_ar)
select
  topic_en,
  topic_ar,
  date_trunc('month', today.date)::date + day - 1,
  case
    when status = 'published' and date_trunc('month', today.date)::date + day - 1 > today.date then 'scheduled'
    else status
  end,
  priority,
  service_cluster,
  target_keyword_en,
  target_keyword_ar
from plan
cross join today;

-- Old addresses.
insert into public.url_redirects (from_path, to_path, redirect_type, is_active)
values
  ('/services/iv-drip', '/services/iv-therapy-at-home', 301, true),
  ('/services/blood-test-at-home', '/services/lab-test-at-home', 301, true),
  ('/book', '/contact', 302, true),
  ('/summer-offer', '/services/wellness-packages', 302, false);

-- Structured data by hand: two active blocks, one inactive.
insert into public.page_schemas (page_type, page_id, schema_type, schema_data, is_active)
values
  (
    'home', null, 'Organization',
    $json$
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "name": "Dar Afiya",
      "alternateName": "دار عافية",
      "description": "Home healthcare in Dubai: doctors, nurses, lab tests, IV therapy and elderly care.",
      "knowsLanguage": ["en", "ar", "hi", "ur"],
      "areaServed": {"@type": "City", "name": "Dubai"}
    }
    $json$,
    true
  ),
  (
    'about', null, 'Organization',
    $json$
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "name": "{{name}}",
      "description": "Home healthcare in Dubai by a team that began in Denver and Miami.",
      "areaServed": {"@type": "City", "name": "Dubai"}
    }
    $json$,
    true
  ),
  (
    'service', 'lab-test-at-home', 'FAQPage',
    $json$
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      "mainEntity": [
        {
          "@type": "Question",
          "name": "How soon do I get my results?",
          "acceptedAnswer": {"@type": "Answer", "text": "Most results are ready within {{results}}."}
        }
      ]
    }
    $json$,
    false
  );
