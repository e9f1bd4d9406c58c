-- The services with a page on the site. Owners change their prices and response times.
insert into public.services
  (
    display_order, slug, name_en, name_ar, description_en, description_ar, starting_price, price_unit, arrival_least,
    arrival_most, visit_least, visit_most
  )
values
  (
    1, 'doctor-on-call', 'Doctor on Call', 'طبيب تحت الطلب',
    'A doctor comes to your home, hotel or office, examines you without hurry, and leaves you with a clear plan: treatment, a prescription or a referral.',
    'طبيب يأتي إلى بيتك أو فندقك أو مكتبك، يفحصك دون استعجال، ويترك لك خطة واضحة: علاجًا أو وصفة أو إحالة.',
    99, 'visit', 30, 60, 20, 40
  ),
  (
    2, 'nurse-on-call', 'Nurse on Call', 'ممرّض تحت الطلب',
    'A nurse at your door for injections, dressings, cannula and catheter care, or a watchful eye after hospital, for one visit or as long as you need.',
    'ممرّض عند بابك للحقن وتغيير الضماد والعناية بالكانيولا والقسطرة، أو للمتابعة بعد المستشفى، لزيارة واحدة أو للمدة التي تحتاجها.',
    199, 'visit', 45, 60, null, null
  ),
  (
    3, 'lab-test-at-home', 'Lab Test at Home', 'تحاليل مخبرية في المنزل',
    'A nurse takes the sample at your home, early if you are fasting, and a licensed laboratory sends the result to your phone with a doctor to explain it.',
    'تأخذ ممرّضة العيّنة في بيتك، باكرًا إن كنت صائمًا للتحليل، ويرسل مختبر مرخّص النتيجة إلى هاتفك، مع طبيب يشرحها لك.',
    99, 'visit', null, null, null, null
  ),
  (
    4, 'iv-therapy-at-home', 'IV Therapy at Home', 'علاج وريدي في المنزل',
    'Fluids and vitamins through a drip while you rest on your own sofa. A clinician checks first that it is right for you, and a nurse stays until it is done.',
    'سوائل وفيتامينات عبر الوريد وأنت مستريح على أريكتك. يتأكد مختص أولًا من أنها تناسبك، وتبقى الممرّضة معك حتى تنتهي.',
    299, 'session', 30, 60, 30, 60
  ),
  (
    5, 'elderly-care', 'Elderly Care', 'رعاية كبار السن',
    'Patient, trained carers who help a parent wash, eat, move and take medicines on time, in shifts that fit your family, with a nurse who oversees the plan.',
    'مرافقون مدرَّبون وصبورون يساعدون والديك على الاستحمام والأكل والحركة وأخذ الدواء في موعده، بمناوبات تناسب عائلتك، وبإشراف ممرّضة على الخطة.',
    199, 'day', null, null, null, null
  ),
  (
    6, 'doctor-at-home', 'Doctor at Home', 'طبيب في المنزل',
    'A doctor sees you in your own home, now or at an hour that suits the household.',
    'طبيب يراك في بيتك، الآن أو في ساعة تناسب أهل البيت.',
    99, 'visit', 30, 60, 20, 40
  ),
  (
    7, 'nurse-at-home', 'Nurse at Home', 'ممرّض في المنزل',
    'A nurse comes to your home at fixed hours, once or every day, for care that your doctor has ordered.',
    'ممرّض يأتي إلى بيتك في ساعات ثابتة، مرة أو كل يوم، لما طلبه طبيبك.',
    199, 'visit', 45, 60, null, null
  ),
  (
    8, 'doctor-at-hotel', 'Doctor at Hotel', 'طبيب في الفندق',
    'A doctor comes to your hotel room with what a traveller usually needs in the bag.',
    'طبيب يأتي إلى غرفتك في الفندق ومعه ما يحتاجه المسافر عادةً.',
    99, 'visit', 30, 60, 20, 40
  ),
  (
    9, 'family-doctors', 'Family Doctors', 'أطباء الأسرة',
    'One doctor who knows your household, comes to you for check-ups and chronic conditions, and remembers what was said last time.',
    'طبيب واحد يعرف بيتكم، يأتي للفحوص الدورية ومتابعة الأمراض المزمنة، ويتذكّر ما قيل في المرة الماضية.',
    299, 'visit', null, null, null, null
  ),
  (
    10, 'physiotherapy-at-home', 'Physiotherapy at Home', 'علاج طبيعي في المنزل',
    'A physiotherapist treats you at home and teaches you the few exercises that matter, with the chairs and stairs you really use.',
    'اختصاصي علاج طبيعي يعالجك في بيتك ويعلّمك التمارين القليلة المهمة، على كراسيك أنت وسلالم بيتك.',
    99, 'session', null, null, null, null
  ),
  (
    11, 'flu-vaccination', 'Flu Vaccination', 'تطعيم الإنفلونزا',
    'The seasonal flu vaccine at home or at the office, given by a nurse after a short health check.',
    'تطعيم الإنفلونزا الموسمية في بيتك أو مكتبك، يعطيه ممرّض بعد فحص قصير.',
    199, 'visit', null, null, null, null
  ),
  (
    12, 'wellness-packages', 'Wellness Packages', 'باقات الفحص والعافية',
    'A yearly health check at your kitchen table: the blood tests that make sense at your age, measurements, and a doctor who goes through them with you.',
    'فحص سنوي على طاولة مطبخك: التحاليل المناسبة لعمرك، وقياسات، وطبيب يراجعها معك.',
    499, 'package', null, null, null, null
  ),
  (
    13, 'nurse-at-hotel', 'Nurse at Hotel', 'ممرّض في الفندق',
    'A nurse comes to your hotel room, so that a treatment begun at home does not stop because you travel.',
    'ممرّض يأتي إلى غرفتك في الفندق، حتى لا ينقطع علاج بدأته لأنك مسافر.',
    199, 'visit', 45, 60, null, null
  ),
  (
    14, 'post-surgery-nursing', 'Post-Surgery Nursing', 'تمريض ما بعد الجراحة',
    'A nurse looks after you at home after an operation: wound, drain, medicines, and the first careful steps.',
    'ممرّض يعتني بك في بيتك بعد العملية: الجرح وأنبوب التصريف والأدوية والخطوات الأولى.',
    99, 'day', null, null, null, null
  ),
  (
    15, 'pre-post-operative-care', 'Pre- and Post-Operative Care', 'الرعاية قبل العملية وبعدها',
    'Care before and after an operation, in one plan: tests and preparation at home, then help until you manage on your own.',
    'رعاية قبل العملية وبعدها في خطة واحدة: تحاليل وتحضير في البيت، ثم عون حتى تستعيد اعتمادك على نفسك.',
    99, 'day', null, null, null, null
  ),
  (
    16, 'maternity-newborn-care', 'Maternity and Newborn Care', 'رعاية الأم والمولود',
    'A nurse in the first weeks: for feeding, sleep and the cord, and for a mother who needs to heal and to rest.',
    'ممرّضة في الأسابيع الأولى: للرضاعة والنوم والسرّة، ولأمّ تحتاج إلى التعافي والراحة.',
    99, 'day', null, null, null, null
  ),
  (
    17, 'babysitting-childcare', 'Babysitting and Childcare', 'مجالسة الأطفال ورعايتهم',
    'A trained childcarer for an evening, a workday or the days when your child is ill and you cannot stay at home.',
    'جليسة مدرَّبة لأمسية أو ليوم عمل، أو لأيام يمرض فيها طفلك ولا تستطيع البقاء معه.',
    99, 'hour', null, null, null, null
  ),
  (
    18, 'palliative-care', 'Palliative Care', 'الرعاية التلطيفية',
    'Comfort at home in a serious illness: relief for pain, help through the night, and time for one another, with nurses experienced in this care.',
    'راحة في البيت مع المرض الشديد: تخفيف للألم، وعون في الليل، ووقت لبعضكم بعضًا، مع ممرّضات متمرّسات في هذه الرعاية.',
    99, 'day', null, null, null, null
  );

-- Single tests, each taken in one visit.
update public.services
set content_data = $json$
  {"prices": [
    {"id":"hba1c","name":{"en":"HbA1c (long-term blood sugar)","ar":"السكر التراكمي (HbA1c)"},"fromAED":99},
    {"id":"diabetes","name":{"en":"Diabetes check","ar":"فحص السكري"},"fromAED":99},
    {"id":"hiv","name":{"en":"HIV test","ar":"تحليل نقص المناعة (HIV)"},"fromAED":99},
    {"id":"pregnancy","name":{"en":"Pregnancy test","ar":"تحليل الحمل"},"fromAED":199},
    {"id":"vitamin-profile","name":{"en":"Vitamin profile","ar":"تحليل الفيتامينات"},"fromAED":250},
    {"id":"allergy","name":{"en":"Allergy test","ar":"تحليل الحساسية"},"fromAED":250},
    {"id":"nipt","name":{"en":"NIPT (prenatal screening from the mother's blood)","ar":"NIPT (فحص الجنين من دم الأم)"},"fromAED":599}
  ]}
  $json$
where slug = 'lab-test-at-home';

-- Drips with a price of their own; the others show "on request".
update public.services
set content_data = $json$
  {"prices": [
    {"id":"energy-booster","name":{"en":"Energy Booster","ar":"دفعة طاقة"},"fromAED":349},
    {"id":"hair-growth","name":{"en":"Hair Growth","ar":"نمو الشعر"},"fromAED":399},
    {"id":"hydration","name":{"en":"Hydration","ar":"ترطيب الجسم"},"fromAED":299},
    {"id":"jet-lag","name":{"en":"Jet Lag","ar":"إرهاق السفر"},"fromAED":349},
    {"id":"skin-glow","name":{"en":"Skin Glow","ar":"نضارة البشرة"},"fromAED":399}
  ]}
  $json$
where slug = 'iv-therapy-at-home';
