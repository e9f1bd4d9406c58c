-- The services with a page on the site. Owners change their prices and response times.
insert into public.services
  (
    display_order, slug, name_en, name_ar, description_en, description_ar, starting_price, price_unit, arrival_least,
    arrival_most, visit_least, visit_most
  )
values
  (1, 'doctor-on-call', 'Doctor on Call', 'طبيب تحت الطلب',
    'A doctor comes to your home, hotel or office, examines you without hurry, and leaves you with a clear plan: treatment, a prescription or a referral.',
    'طبيب يأتي إلى بيتك أو فندقك أو مكتبك، يفحصك دون استعجال، ويترك لك خطة واضحة: علاجًا أو وصفة أو إحالة.',
    99, 'visit', 30, 60, 20, 40),
  (2, 'nurse-on-call', 'Nurse on Call', 'ممرّض تحت الطلب',
    'A nurse at your door for injections, dressings, cannula and catheter care, or a watchful eye after hospital, for one visit or as long as you need.',
    'ممرّض عند بابك للحقن وتغيير الضماد والعناية بالكانيولا والقسطرة، أو للمتابعة بعد المستشفى، لزيارة واحدة أو للمدة التي تحتاجها.',
    199, 'visit', 45, 60, null, null),
  (3, 'lab-test-at-home', 'Lab Test at Home', 'تحاليل مخبرية في المنزل',
    'A nurse takes the sample at your home, early if you are fasting, and a licensed laboratory sends the result to your phone with a doctor to explain it.',
    'تأخذ ممرّضة العيّنة في بيتك، باكرًا إن كنت صائمًا للتحليل، ويرسل مختبر مرخّص النتيجة إلى هاتفك، مع طبيب يشرحها لك.',
    99, 'visit', null, null, null, null),
  (4, 'iv-therapy-at-home', 'IV Therapy at Home', 'علاج وريدي في المنزل',
    'Fluids and vitamins through a drip while you rest on your own sofa. A clinician checks first that it is right for you, and a nurse stays until it is done.',
    'سوائل وفيتامينات عبر الوريد وأنت مستريح على أريكتك. يتأكد مختص أولًا من أنها تناسبك، وتبقى الممرّضة معك حتى تنتهي.',
    299, 'session', 30, 60, 30, 60),
  (5, 'elderly-care', 'Elderly Care', 'رعاية كبار السن',
    'Patient, trained carers who help a parent wash, eat, move and take medicines on time, in shifts that fit your family, with a nurse who oversees the plan.',
    'مرافقون مدرَّبون وصبورون يساعدون والديك على الاستحمام والأكل والحركة وأخذ الدواء في موعده، بمناوبات تناسب عائلتك، وبإشراف ممرّضة على الخطة.',
    199, 'day', null, null, null, null),
  (6, 'doctor-at-home', 'Doctor at Home', 'طبيب في المنزل',
    'A doctor sees you in your own home, now or at an hour that suits the household.',
    'طبيب يراك في بيتك، الآن أو في ساعة تناسب أهل البيت.',
    99, 'visit', 30, 60, 20, 40),
  (7, 'nurse-at-home', 'Nurse at Home', 'ممرّض في المنزل',
    'A nurse comes to your home at fixed hours, once or every day, for care that your doctor has ordered.',
    'ممرّض يأتي إلى بيتك في ساعات ثابتة، مرة أو كل يوم، لما طلبه طبيبك.',
    199, 'visit', 45, 60, null, null),
  (8, 'doctor-at-hotel', 'Doctor at Hotel', 'طبيب في الفندق',
    'A doctor comes to your hotel room with what a traveller usually needs in the bag.',
    'طبيب يأتي إلى غرفتك في الفندق ومعه ما يحتاجه المسافر عادةً.',
    99, 'visit', 30, 60, 20, 40),
  (9, 'family-doctors', 'Family Doctors', 'أطباء الأسرة',
    'One doctor who knows your household, comes to you for check-ups and chronic conditions, and remembers what was said last time.',
    'طبيب واحد يعرف بيتكم، يأتي للفحوص الدورية ومتابعة الأمراض المزمنة، ويتذكّر ما قيل في المرة الماضية.',
    299, 'visit', null, null, null, null),
  (10, 'physiotherapy-at-home', 'Physiotherapy at Home', 'علاج طبيعي في المنزل',
    'A physiotherapist treats you at home and teaches you the few exercises that matter, with the chairs and stairs you really use.',
    'اختصاصي علاج طبيعي يعالجك في بيتك ويعلّمك التمارين القليلة المهمة، على كراسيك أنت وسلالم بيتك.',
    99, 'session', null, null, null, null),
  (11, 'flu-vaccination', 'Flu Vaccination', 'تطعيم الإنفلونزا',
    'The seasonal flu vaccine at home or at the office, given by a nurse after a short health check.',
    'تطعيم الإنفلونزا الموسمية في بيتك أو مكتبك، يعطيه ممرّض بعد فحص قصير.',
    199, 'visit', null, null, null, null),
  (12, 'wellness-packages', 'Wellness Packages', 'باقات الفحص والعافية',
    'A yearly health check at your kitchen table: the blood tests that make sense at your age, measurements, and a doctor who goes through them with you.',
    'فحص سنوي على طاولة مطبخك: التحاليل المناسبة لعمرك، وقياسات، وطبيب يراجعها معك.',
    499, 'package', null, null, null, null),
  (13, 'nurse-at-hotel', 'Nurse at Hotel', 'ممرّض في الفندق',
    'A nurse comes to your hotel room, so that a treatment begun at home does not stop because you travel.',
    'ممرّض يأتي إلى غرفتك في الفندق، حتى لا ينقطع علاج بدأته لأنك مسافر.',
    199, 'visit', 45, 60, null, null),
  (14, 'post-surgery-nursing', 'Post-Surgery Nursing', 'تمريض ما بعد الجراحة',
    'A nurse looks after you at home after an operation: wound, drain, medicines, and the first careful steps.',
    'ممرّض يعتني بك في بيتك بعد العملية: الجرح وأنبوب التصريف والأدوية والخطوات الأولى.',
    99, 'day', null, null, null, null),
  (15, 'pre-post-operative-care', 'Pre- and Post-Operative Care', 'الرعاية قبل العملية وبعدها',
    'Care before and after an operation, in one plan: tests and preparation at home, then help until you manage on your own.',
    'رعاية قبل العملية وبعدها في خطة واحدة: تحاليل وتحضير في البيت، ثم عون حتى تستعيد اعتمادك على نفسك.',
    99, 'day', null, null, null, null),
  (16, 'maternity-newborn-care', 'Maternity and Newborn Care', 'رعاية الأم والمولود',
    'A nurse in the first weeks: for feeding, sleep and the cord, and for a mother who needs to heal and to rest.',
    'ممرّضة في الأسابيع الأولى: للرضاعة والنوم والسرّة، ولأمّ تحتاج إلى التعافي والراحة.',
    99, 'day', null, null, null, null),
  (17, 'babysitting-childcare', 'Babysitting and Childcare', 'مجالسة الأطفال ورعايتهم',
    'A trained childcarer for an evening, a workday or the days when your child is ill and you cannot stay at home.',
    'جليسة مدرَّبة لأمسية أو ليوم عمل، أو لأيام يمرض فيها طفلك ولا تستطيع البقاء معه.',
    99, 'hour', null, null, null, null),
  (18, 'palliative-care', 'Palliative Care', 'الرعاية التلطيفية',
    'Comfort at home in a serious illness: relief for pain, help through the night, and time for one another, with nurses experienced in this care.',
    'راحة في البيت مع المرض الشديد: تخفيف للألم، وعون في الليل، ووقت لبعضكم بعضًا، مع ممرّضات متمرّسات في هذه الرعاية.',
    99, 'day', null, null, null, null);

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

-- The initial locations, in the order of /dubai. Owners change them in the back office.
insert into public.locations (
  slug, name_en, name_ar, response_least_minutes, response_time_minutes, is_on_home, display_order, areas_covered, areas_covered_ar,
  summary_en, summary_ar, landmarks_en, landmarks_ar, description_en, description_ar, directions_en, directions_ar
)
values
  (
    'dubai-marina', 'Dubai Marina', 'دبي مارينا', 25, 30, true, 1,
    array['Marina Walk', 'JBR', 'Marina Promenade', 'Emaar Six Towers', 'Bluewaters Island', 'Dubai Harbour'],
    array['ممشى المارينا', 'جي بي آر', 'مارينا بروميناد', 'أبراج إعمار الستة', 'جزيرة بلوواترز', 'دبي هاربر'],
    'Towers, hotels and JBR: tell us the building and the flat, we know the lifts and the parking.',
    'الأبراج والفنادق وجي بي آر: أخبرنا بالمبنى والشقة، فنحن نعرف المصاعد والمواقف.',
    'Marina Walk, JBR, Bluewaters',
    'ممشى المارينا، جي بي آر، بلوواترز',
    'High floors, visitor parking and tower security: our teams know the Marina''s lobbies and call you from the right one. Holiday apartments and hotel rooms are as welcome as homes.',
    'أبراج عالية ومواقف للزوار وحراسة عند المداخل: فرقنا تعرف ردهات المارينا وتتصل بك من المدخل الصحيح. نزور الشقق السياحية وغرف الفنادق كما نزور المنازل.',
    'Send the tower''s name, the flat, and the entrance where a car may stop: many towers share one podium and have two lobbies.',
    'أرسل اسم البرج ورقم الشقة والمدخل الذي يمكن أن تقف عنده السيارة، فكثير من الأبراج تتشارك منصة واحدة ولها بهوان.'
  ),
  (
    'downtown-dubai', 'Downtown Dubai', 'وسط مدينة دبي', 20, 25, true, 2,
    array['Burj Khalifa Boulevard', 'Old Town', 'Opera District', 'South Ridge', 'The Residences', 'Burj Views'],
    array['بوليفارد برج خليفة', 'البلدة القديمة', 'حي الأوبرا', 'ساوث ريدج', 'ذا ريزيدنسز', 'برج فيوز'],
    'Our closest team: homes, offices and hotel rooms around the Boulevard.',
    'أقرب فرقنا إليك: البيوت والمكاتب وغرف الفنادق حول البوليفارد.',
    'Burj Khalifa, Dubai Mall, DIFC',
    'برج خليفة، دبي مول، مركز دبي المالي',
    'Event nights close roads around the Boulevard. We plan for it, send the nearest team and tell you honestly when it will take longer than usual.',
    'في ليالي الفعاليات تُغلق الطرق حول البوليفارد. نحسب لذلك حسابًا ونرسل أقرب فريق، ونخبرك بصراحة إن كان الوصول سيستغرق وقتًا أطول من المعتاد.',
    'Send the building and flat, or the hotel and your room. On event nights tell us which road is still open on your side of the Boulevard.',
    'أرسل اسم المبنى ورقم الشقة، أو اسم الفندق ورقم الغرفة. وفي ليالي الفعاليات أخبرنا أي طريق ما زال مفتوحًا من جهتك.'
  ),
  (
    'business-bay', 'Business Bay', 'الخليج التجاري', 25, 30, true, 3,
    array['Bay Avenue', 'Executive Towers', 'Marasi Drive', 'Churchill Towers', 'Al Abraj Street', 'Damac Towers'],
    array['باي أفنيو', 'إكزكيوتف تاورز', 'مراسي درايف', 'أبراج تشرشل', 'شارع الأبراج', 'أبراج داماك'],
    'A visit between two meetings, or at home after them: we come to the office or the flat.',
    'زيارة بين اجتماعين أو في البيت بعدهما: نأتي إلى المكتب أو إلى الشقة.',
    'Bay Avenue, Canal, Marasi Drive',
    'باي أفنيو، القناة، مراسي درايف',
    'Half offices, half homes. We visit meeting rooms between two appointments as well as living rooms in the evening, and leave a clear receipt for your insurer.',
    'نصفها مكاتب ونصفها منازل. نزورك في غرفة اجتماعات بين موعدين كما نزورك في غرفة الجلوس مساءً، ونترك لك إيصالًا واضحًا لشركة التأمين.',
    'Send the tower and the floor, and for an office the name we should give at reception. A photo of the entrance saves a round on the service road.',
    'أرسل اسم البرج والطابق، وفي المكاتب الاسم الذي نذكره عند الاستقبال. وصورة للمدخل توفّر علينا دورة في الطريق الجانبي.'
  ),
  (
    'jlt', 'JLT', 'أبراج بحيرات جميرا', 25, 30, false, 4,
    array['Cluster A to Z', 'Lake Level', 'Almas Tower', 'JLT Park', 'Jumeirah Islands', 'Emirates Living'],
    array['المجمّعات من إيه إلى زد', 'ليك ليفل', 'برج الماس', 'حديقة أبراج البحيرات', 'جزر جميرا', 'إميريتس ليفينغ'],
    'Tell us the cluster letter and the tower; finding the right lift is our part.',
    'أخبرنا بحرف المجمّع واسم البرج، وعلينا أن نجد المصعد الصحيح.',
    'Almas Tower, JLT Park, the lakes',
    'برج الماس، حديقة أبراج البحيرات، البحيرات',
    'Tell us the cluster letter and the tower''s name and we find the door. Many of our JLT visits are to young families, flatmates and people working from home.',
    'يكفي أن تذكر حرف المجمّع واسم البرج لنصل إلى بابك. كثير من زياراتنا هنا لعائلات شابة ولمن يتشاركون السكن ولمن يعملون من المنزل.',
    'Send the cluster''s letter, the tower and the flat, and where visitors may park: the wrong side of the lake is a long way round.',
    'أرسل حرف المجمّع واسم البرج ورقم الشقة ومكان وقوف الزوار، فالضفة الأخرى من البحيرة طريقها طويل.'
  ),
  (
    'palm-jumeirah', 'Palm Jumeirah', 'نخلة جميرا', 30, 35, true, 5,
    array['Shoreline Apartments', 'Golden Mile', 'Garden Homes', 'Signature Villas', 'The Crescent', 'Palm Tower'],
    array['شقق شورلاين', 'غولدن مايل', 'غاردن هومز', 'فلل سيغنتشر', 'الهلال', 'برج النخلة'],
    'Villas on the fronds and hotels on the crescent; leave the name with the gate and we do the rest.',
    'الفلل على السعف والفنادق على الهلال؛ اترك الاسم عند البوابة ونتولّى نحن الباقي.',
    'Nakheel Mall, Palm West Beach, the Crescent',
    'نخيل مول، بالم ويست بيتش، الهلال',
    'From the trunk to the last villa on a frond, and the hotels on the Crescent. Gates take a minute: give the guard our name and the visit starts on time.',
    'من جذع النخلة إلى آخر فيلا على السعف وفنادق الهلال. تستغرق البوابات دقيقة: أبلغ الحارس باسمنا لتبدأ الزيارة في وقتها.',
    'Send the frond''s letter and the villa''s number, or the building on the trunk, and leave our name with the guard before we arrive.',
    'أرسل حرف السعفة ورقم الفيلا، أو اسم المبنى على الجذع، واترك اسمنا عند الحارس قبل وصولنا.'
  ),
  (
    'dubai-hills', 'Dubai Hills', 'دبي هيلز', 30, 35, false, 6,
    array['Maple', 'Sidra', 'Park Heights', 'Golf Place', 'Mulberry', 'Dubai Hills Mall'],
    array['ميبل', 'سدرة', 'بارك هايتس', 'غولف بليس', 'مولبري', 'دبي هيلز مول'],
    'Family villas and flats around the park, for the youngest and the oldest in them.',
    'فلل وشقق عائلية حول الحديقة، لأصغر من فيها وأكبرهم.',
    'Dubai Hills Mall, Dubai Hills Park, the golf course',
    'دبي هيلز مول، حديقة دبي هيلز، ملعب الغولف',
    'Villas with children, grandparents and a garden to walk in. Here we care most for babies'' first weeks, for older people and for people coming home after an operation.',
    'فلل تضم الأطفال والأجداد وحديقة للمشي. أكثر من نعتني بهم هنا المواليد في أسابيعهم الأولى، وكبار السن، والعائدون إلى المنزل بعد العمليات.',
    'Send the community, the street and the villa''s number, or simply a location pin: the streets look alike after dark.',
    'أرسل اسم المجمّع والشارع ورقم الفيلا، أو موقعك على الخريطة فحسب، فالشوارع تتشابه بعد الغروب.'
  ),
  (
    'jumeirah', 'Jumeirah', 'جميرا', 25, 30, false, 7,
    array['Jumeirah 1', 'Jumeirah 2', 'Jumeirah 3', 'Umm Suqeim', 'Al Wasl', 'Al Safa', 'City Walk'],
    array['جميرا 1', 'جميرا 2', 'جميرا 3', 'أم سقيم', 'الوصل', 'الصفا', 'سيتي ووك'],
    'Houses and villas along the coast, for every generation that lives in them.',
    'بيوت وفلل على امتداد الساحل، ولكل جيل يعيش فيها.',
    'Jumeirah Beach Road, Kite Beach, the fishing harbour',
    'شارع شاطئ جميرا، كايت بيتش، مرفأ الصيادين',
    'Family homes along the coast, often with three generations in one house. We send female staff when you ask and they are on duty, and take our shoes off at the door.',
    'بيوت عائلية على امتداد الساحل تجمع في كثير من الأحيان ثلاثة أجيال. نرسل طاقمًا نسائيًا متى طلبتم وكان في المناوبة، ونخلع أحذيتنا عند الباب.',
    'Send the street and the villa''s number or a location pin, and say which gate is used; at night a light above the right one helps.',
    'أرسل الشارع ورقم الفيلا أو موقعك على الخريطة، واذكر أي بوابة تُستخدم، وفي الليل يساعدنا ضوء فوقها.'
  ),
  (
    'deira', 'Deira', 'ديرة', 30, 35, false, 8,
    array['Al Rigga', 'Al Muraqqabat', 'Port Saeed', 'Naif', 'Abu Hail', 'Hor Al Anz', 'Al Mamzar'],
    array['الرقة', 'المرقبات', 'بور سعيد', 'نايف', 'أبو هيل', 'هور العنز', 'الممزر'],
    'Flats, shops and hotels by the Creek; a landmark nearby is as good as an address.',
    'شقق ومتاجر وفنادق على الخور، ويكفينا معلم قريب بدلًا من العنوان.',
    'the Creek, the Gold Souk, the Clock Tower',
    'الخور، سوق الذهب، دوّار الساعة',
    'Old streets, busy evenings and hotels by the Creek. Tell us which language you would like to hear; a landmark is as good as an address.',
    'شوارع عريقة ومساءات مزدحمة وفنادق على الخور. أخبرنا باللغة التي ترتاح إليها، ويكفينا معلم قريب بدلًا من العنوان.',
    'A shop, a mosque or a hotel nearby is enough, with a location pin if you can. Tell us the floor, and whether there is a lift.',
    'يكفي متجر أو مسجد أو فندق قريب، مع موقعك على الخريطة إن أمكن. وأخبرنا بالطابق وهل في المبنى مصعد.'
  );
