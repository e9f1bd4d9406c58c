-- What people in Dubai Marina ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'Guests of the holiday flats and beach hotels whose dinner did not agree with them, sunburn after a day at JBR, a child''s fever at midnight on a high floor. Residents call when an ear begins to ache on a Friday evening, or when a cough keeps two flatmates awake at once.

The doctor walks the last few metres along Marina Walk when Al Marsa Street stands still, and takes the service lift if the guest lifts are busy. In a holiday flat, tell us the code of the lockbox or who opens the lobby. You are examined where you are, hear plainly what it is likely to be, what it is not and what to watch for in the next hours, and get a prescription that the pharmacies on the promenade can fill. Visitors from abroad receive a report in English or Arabic for their travel insurer at home.',
    'نزلاء الشقق السياحية وفنادق الشاطئ بعد عشاء لم يناسبهم، وحروق الشمس بعد نهار في جي بي آر، وحرارة طفل في منتصف الليل في طابق مرتفع. ويتصل بنا السكان حين تبدأ أذن بالألم مساء الجمعة، أو حين يوقظ السعال زميلي سكن في الليلة نفسها ولا ينام أيّ منهما.

يقطع الطبيب الأمتار الأخيرة مشيًا على ممشى المارينا حين يتوقف السير في شارع المرسى، ويستخدم مصعد الخدمة إن ازدحمت مصاعد الضيوف. وإن كنت في شقة سياحية فأخبرنا برمز صندوق المفاتيح أو بمن يفتح لنا باب البهو. يفحصك الطبيب حيث أنت، ويشرح لك بوضوح ما المرجّح وما المستبعد وما الذي ينبغي أن تنتبه له في الساعات التالية، ويكتب لك وصفة تصرفها الصيدليات القريبة على الممشى. ويحصل القادمون من الخارج على تقرير بالعربية أو الإنجليزية يقدّمونه إلى شركة تأمين السفر عند عودتهم إلى بلدهم.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'Residents who want the check-up after hospital without a taxi, a basement car park and a waiting room, and parents whose child rests best at home in bed. Many ask for a visit after office hours, when the tram is full and the pharmacy below is still open.

A planned visit leaves room for what a short consultation does not: the doctor reads the discharge letter with you, looks at the boxes of tablets on the kitchen shelf, measures the blood pressure twice and writes down who does what next. Book the hour that suits you, give the tower''s reception our name in the afternoon, and nobody has to come down forty floors to fetch us. If the same question comes back a week later, ask for the same doctor; when the rota allows it, that is who comes to your door, knows what happened before, and does not ask for the whole story again.',
    'سكان يريدون المراجعة بعد المستشفى بلا سيارة أجرة ولا مواقف تحت الأرض ولا غرفة انتظار، وآباء يرتاح طفلهم في سريره أكثر من أي مكان. ويطلب كثيرون الزيارة بعد الدوام، حين يزدحم الترام وتكون الصيدلية أسفل البرج ما زالت مفتوحة.

تتسع الزيارة المرتّبة مسبقًا لما لا تتسع له مراجعة قصيرة: يقرأ الطبيب معك تقرير الخروج من المستشفى سطرًا سطرًا، وينظر في علب الأدوية على رف المطبخ، ويقيس الضغط مرتين، ويكتب لك ما الخطوة التالية ومن يقوم بها ومتى. احجز الساعة التي تناسبك، وأعطِ استقبال البرج اسمنا بعد الظهر، فلا يضطر أحد إلى النزول أربعين طابقًا ليصحبنا إلى الشقة. وإن عاد السؤال نفسه بعد أسبوع فاطلب الطبيب نفسه، وسيكون هو من يطرق بابك متى سمح جدول المناوبات بذلك، فيعرف ما جرى من قبل ولا تعيد عليه القصة من أولها.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'Injections that a doctor at home prescribed before the holiday, a graze from the cycle path along the water, stitches to be looked at before the flight back. People staying on a yacht at Dubai Harbour ask as well: we come to the berth if the marina office lets us through.

Have the prescription or a photo of it ready, in whatever language it was written; the nurse checks the medicine, the dose and your allergies with you before anything is opened. Used needles and dressings leave the flat with us. On a beach day the dressing is chosen so that sand and salt water stay out of it, and you are shown how to keep it dry until it is changed, and when you may go back into the water. If something lies outside a nurse''s licence, she says so at once and asks a doctor, so that you need not ring round the towers'' clinics on your holiday.',
    'حقن وصفها طبيبك قبل السفر، وخدوش من مسار الدراجات على الماء، وغُرز تحتاج إلى نظرة قبل رحلة العودة. ويتصل بنا أيضًا من يقيمون على يخت في دبي هاربر، فنأتي إلى المرسى متى سمح لنا مكتبه بالدخول.

جهّز الوصفة أو صورة واضحة عنها أيًّا كانت اللغة التي كُتبت بها، فالممرّضة تراجع معك الدواء والجرعة وما يسبّب لك الحساسية قبل أن تفتح أي عبوة. أما الإبر والضمادات المستعملة فنأخذها معنا ولا يبقى منها شيء في الشقة. وفي أيام الشاطئ نختار ضمادًا يحمي الجرح من الرمل وماء البحر، ونريك كيف تبقيه جافًا حتى موعد تغييره، ومتى يصح أن تعود إلى الماء. وما يتجاوز ترخيص التمريض تقوله الممرّضة لك فورًا، وتسأل عنه طبيبًا بدل أن تتصل أنت بعيادات الأبراج واحدة بعد أخرى وأنت في إجازتك.'
  ),
  (
    'nurse-at-home', true, null::integer, null::integer,
    'Daily dressings and injections for people recovering in a tower flat, at an hour that leaves the rest of the day free. New mothers near the Marina promenade ask for someone to look at the scar and to answer what nobody had time for on the ward.

Before the first day we agree on the entrance, the parking and the lift card with you, so that the following visits begin on the minute and end without a queue at reception. The nurse, the same one whenever possible, keeps a folder in your flat: what was done, what the wound looked like, which medicine was given and when, and when the next visit is. Your surgeon''s office receives a copy if you wish. When the weather is kind, part of the visit can be the first short walk along the water after an operation, slowly, with somebody beside you who knows when it is enough for today and time to go back to the sofa.',
    'ضمادات وحقن يومية لمن يتعافى في شقته، في ساعة تترك له بقية النهار. وتطلب أمهات ولدن حديثًا ويسكنّ قرب الممشى من تنظر إلى الجرح وتجيب عن أسئلة لم يتسع لها وقت المستشفى قبل الخروج منه.

قبل اليوم الأول نتفق معك على المدخل والموقف وبطاقة المصعد، فتبدأ الزيارات التالية في دقيقتها وتنتهي بلا انتظار عند الاستقبال. وتحتفظ الممرّضة، وهي نفسها في كل زيارة متى أمكن، بملف في شقتك: ما الذي أُنجز اليوم، وكيف كان شكل الجرح، وأي دواء أُعطي وفي أي ساعة، ومتى موعد الزيارة المقبلة. وإن رغبت أرسلنا نسخة منه إلى عيادة الجرّاح الذي أجرى العملية. وحين يعتدل الجو يمكن أن يكون جزء من الزيارة أول نزهة قصيرة على الماء بعد العملية، على مهل، وإلى جانبك من يعرف متى يكفي هذا القدر لليوم ومتى يحين وقت العودة إلى الأريكة لتستريح.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Fasting blood at the kitchen counter before the day begins, and yearly check-ups for couples who never find the same free morning for a laboratory. Runners from the promenade ask for iron and vitamin D, and pilots and cabin crew for a slot between two rosters.

Choose an early hour: before the school buses leave, the lifts are quick and the ramp from Al Marsa Street is empty. Drink water and nothing else, and take your usual tablets unless your doctor said otherwise; if you use insulin or diabetes tablets, ask your doctor before you fast. The tubes are labelled in front of you with your name and date of birth, cooled, and taken to a licensed laboratory on the same morning. Results come to your phone in English, with the laboratory''s own reference values; if one lies outside them, a doctor can go through it with you and explain what it means and what may follow, instead of leaving you alone with a search engine all evening.',
    'عيّنة صيام في المطبخ قبل أن يبدأ اليوم، وفحص سنوي لزوجين لا يجدان صباحًا واحدًا مشتركًا للذهاب إلى المختبر. ويسأل العدّاؤون على الممشى عن الحديد وفيتامين د، ويطلب الطيارون وأطقم الطائرات موعدًا يقع بين رحلتين في جدولهم.

اختر ساعة مبكرة: قبل خروج حافلات المدارس تكون المصاعد سريعة ومنحدر شارع المرسى خاليًا من السيارات. اشرب الماء وحده، وتناول أدويتك المعتادة ما لم يقل طبيبك غير ذلك، وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم. نكتب اسمك وتاريخ ميلادك على الأنابيب أمام عينيك، ثم تُحفظ مبرّدة وتصل إلى مختبر مرخّص في الصباح نفسه. وتصلك النتائج على هاتفك بالإنجليزية مع القيم المرجعية الخاصة بالمختبر، وإن خرجت إحداها عن تلك القيم يستطيع الطبيب أن يراجعها معك ويشرح لك معناها وما قد يليها، بدل أن تبقى وحدك أمام محرّك البحث طوال المساء.'
  ),
  (
    'iv-therapy-at-home', true, 20, 30,
    'People back from a long flight or a long day in the sun who ask for fluids. Their health is checked first, and the nurse stays until the drip is done. Guests at the beach hotels usually ask late in the morning, residents in the evening when the heat on the promenade has gone.

The check takes a few minutes and is not a formality: illnesses, medicines, pregnancy, allergies, pulse, blood pressure and temperature. Some people are told that a large glass of water, shade and an early night will do as well, and some that a doctor should look at them before anything else. For the session a sofa or a sunbed on the balcony is enough, with a socket nearby for the evening light. Reception often asks who is coming up with a medical bag; a word from you beforehand saves that talk, and your session begins on time.',
    'عائدون من رحلة طويلة أو من نهار طويل تحت الشمس يطلبون السوائل. نقيّم حالتهم أولًا، وتبقى الممرّضة معهم حتى ينتهي المحلول. ويتصل نزلاء فنادق الشاطئ في العادة قبيل الظهر، والسكان في المساء حين تخف الحرارة على الممشى.

لا يستغرق التقييم سوى دقائق قليلة، لكنه ليس إجراءً شكليًا: نسأل عن الأمراض والأدوية والحمل والحساسية، ونقيس النبض والضغط والحرارة قبل أي شيء آخر. وقد نقول لبعض الناس إن كوبًا كبيرًا من الماء والظل ونومًا مبكرًا تؤدي الغرض، ونقول لآخرين إن الأفضل أن يراهم طبيب قبل ذلك. وتكفي للجلسة أريكة مريحة أو كرسي طويل في الشرفة قريب من مصدر للضوء في المساء. وكثيرًا ما يسأل الاستقبال عمّن يصعد ومعه حقيبة طبية، فكلمة منك قبل وصولنا تختصر هذا الحديث وتوصل الممرّضة إلى بابك أسرع، فتبدأ جلستك في وقتها.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'Parents who come for the winter and should not be alone in a high flat while the family works: meals, medicines, and a walk along the promenade when the sun is low. Some have lived in the Marina since the first towers stood and simply need a second pair of hands.

The carer learns the building first: which lift stops at the pool deck, where the bench in the shade is, how the balcony door locks. The week''s medicines are sorted by the family or a nurse; the carer reminds, and ticks each one off as it is taken. Afternoons can mean a card game, a video call with grandchildren abroad, or the short tram ride to the water and back. Every evening the family reads what was eaten, how the day''s walk went and whether anything was different from yesterday, so that a change is noticed while it is still small, and a doctor is asked in time if need be.',
    'آباء وأمهات يقضون الشتاء هنا ولا ينبغي أن يبقوا وحدهم في شقة مرتفعة والعائلة في العمل: وجبات وأدوية ونزهة على الممشى حين تميل الشمس. ومنهم من يسكن المارينا منذ أبراجها الأولى ولا يحتاج إلا إلى يد ثانية تعينه.

يتعرّف المرافق إلى المبنى أولًا: أي مصعد يقف عند سطح المسبح، وأين المقعد المظلّل، وكيف يُقفل باب الشرفة. أما أدوية الأسبوع فترتّبها العائلة أو ممرّضة، والمرافق يذكّر بها ويضع علامة عند كل دواء يؤخذ في وقته. وقد تكون ساعات ما بعد الظهر لعبة ورق، أو مكالمة مرئية مع أحفاد في الخارج، أو رحلة قصيرة بالترام إلى الماء ثم العودة منها. وفي كل مساء تقرأ العائلة ما الذي أُكل في ذلك اليوم، وكيف كانت النزهة، وهل اختلف شيء عن الأمس، حتى يُلاحظ أي تغيّر وهو ما زال صغيرًا، ويُسأل عنه الطبيب في وقته إن لزم الأمر.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'dubai-marina';
