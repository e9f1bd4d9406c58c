-- Which services are offered in the first locations, what people there ask of each (the page's own words), and the response minutes of
-- IV therapy per area. Owners change all of it in the back office.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'dubai-marina', 'doctor-on-call', true, null::integer, null::integer,
    'Guests of the holiday flats and beach hotels whose dinner did not agree with them, sunburn after a day at JBR, a child''s fever at midnight on a high floor. Residents call when an ear begins to ache on a Friday evening, or when a cough keeps two flatmates awake at once.

The doctor walks the last few metres along Marina Walk when Al Marsa Street stands still, and takes the service lift if the guest lifts are busy. In a holiday flat, tell us the code of the lockbox or who opens the lobby. You are examined where you are, hear plainly what it is likely to be, what it is not and what to watch for in the next hours, and get a prescription that the pharmacies on the promenade can fill. Visitors from abroad receive a report in English or Arabic for their travel insurer at home.',
    'نزلاء الشقق السياحية وفنادق الشاطئ بعد عشاء لم يناسبهم، وحروق الشمس بعد نهار في جي بي آر، وحرارة طفل في منتصف الليل في طابق مرتفع. ويتصل بنا السكان حين تبدأ أذن بالألم مساء الجمعة، أو حين يوقظ السعال زميلي سكن في الليلة نفسها ولا ينام أيّ منهما.

يقطع الطبيب الأمتار الأخيرة مشيًا على ممشى المارينا حين يتوقف السير في شارع المرسى، ويستخدم مصعد الخدمة إن ازدحمت مصاعد الضيوف. وإن كنت في شقة سياحية فأخبرنا برمز صندوق المفاتيح أو بمن يفتح لنا باب البهو. يفحصك الطبيب حيث أنت، ويشرح لك بوضوح ما المرجّح وما المستبعد وما الذي ينبغي أن تنتبه له في الساعات التالية، ويكتب لك وصفة تصرفها الصيدليات القريبة على الممشى. ويحصل القادمون من الخارج على تقرير بالعربية أو الإنجليزية يقدّمونه إلى شركة تأمين السفر عند عودتهم إلى بلدهم.'
  ),
  (
    'dubai-marina', 'doctor-at-home', true, null, null,
    'Residents who want the check-up after hospital without a taxi, a basement car park and a waiting room, and parents whose child rests best at home in bed. Many ask for a visit after office hours, when the tram is full and the pharmacy below is still open.

A planned visit leaves room for what a short consultation does not: the doctor reads the discharge letter with you, looks at the boxes of tablets on the kitchen shelf, measures the blood pressure twice and writes down who does what next. Book the hour that suits you, give the tower''s reception our name in the afternoon, and nobody has to come down forty floors to fetch us. If the same question comes back a week later, ask for the same doctor; when the rota allows it, that is who comes to your door, knows what happened before, and does not ask for the whole story again.',
    'سكان يريدون المراجعة بعد المستشفى بلا سيارة أجرة ولا مواقف تحت الأرض ولا غرفة انتظار، وآباء يرتاح طفلهم في سريره أكثر من أي مكان. ويطلب كثيرون الزيارة بعد الدوام، حين يزدحم الترام وتكون الصيدلية أسفل البرج ما زالت مفتوحة.

تتسع الزيارة المرتّبة مسبقًا لما لا تتسع له مراجعة قصيرة: يقرأ الطبيب معك تقرير الخروج من المستشفى سطرًا سطرًا، وينظر في علب الأدوية على رف المطبخ، ويقيس الضغط مرتين، ويكتب لك ما الخطوة التالية ومن يقوم بها ومتى. احجز الساعة التي تناسبك، وأعطِ استقبال البرج اسمنا بعد الظهر، فلا يضطر أحد إلى النزول أربعين طابقًا ليصحبنا إلى الشقة. وإن عاد السؤال نفسه بعد أسبوع فاطلب الطبيب نفسه، وسيكون هو من يطرق بابك متى سمح جدول المناوبات بذلك، فيعرف ما جرى من قبل ولا تعيد عليه القصة من أولها.'
  ),
  (
    'dubai-marina', 'nurse-on-call', true, null, null,
    'Injections that a doctor at home prescribed before the holiday, a graze from the cycle path along the water, stitches to be looked at before the flight back. People staying on a yacht at Dubai Harbour ask as well: we come to the berth if the marina office lets us through.

Have the prescription or a photo of it ready, in whatever language it was written; the nurse checks the medicine, the dose and your allergies with you before anything is opened. Used needles and dressings leave the flat with us. On a beach day the dressing is chosen so that sand and salt water stay out of it, and you are shown how to keep it dry until it is changed, and when you may go back into the water. If something lies outside a nurse''s licence, she says so at once and asks a doctor, so that you need not ring round the towers'' clinics on your holiday.',
    'حقن وصفها طبيبك قبل السفر، وخدوش من مسار الدراجات على الماء، وغُرز تحتاج إلى نظرة قبل رحلة العودة. ويتصل بنا أيضًا من يقيمون على يخت في دبي هاربر، فنأتي إلى المرسى متى سمح لنا مكتبه بالدخول.

جهّز الوصفة أو صورة واضحة عنها أيًّا كانت اللغة التي كُتبت بها، فالممرّضة تراجع معك الدواء والجرعة وما يسبّب لك الحساسية قبل أن تفتح أي عبوة. أما الإبر والضمادات المستعملة فنأخذها معنا ولا يبقى منها شيء في الشقة. وفي أيام الشاطئ نختار ضمادًا يحمي الجرح من الرمل وماء البحر، ونريك كيف تبقيه جافًا حتى موعد تغييره، ومتى يصح أن تعود إلى الماء. وما يتجاوز ترخيص التمريض تقوله الممرّضة لك فورًا، وتسأل عنه طبيبًا بدل أن تتصل أنت بعيادات الأبراج واحدة بعد أخرى وأنت في إجازتك.'
  ),
  (
    'dubai-marina', 'nurse-at-home', true, null, null,
    'Daily dressings and injections for people recovering in a tower flat, at an hour that leaves the rest of the day free. New mothers near the Marina promenade ask for someone to look at the scar and to answer what nobody had time for on the ward.

Before the first day we agree on the entrance, the parking and the lift card with you, so that the following visits begin on the minute and end without a queue at reception. The nurse, the same one whenever possible, keeps a folder in your flat: what was done, what the wound looked like, which medicine was given and when, and when the next visit is. Your surgeon''s office receives a copy if you wish. When the weather is kind, part of the visit can be the first short walk along the water after an operation, slowly, with somebody beside you who knows when it is enough for today and time to go back to the sofa.',
    'ضمادات وحقن يومية لمن يتعافى في شقته، في ساعة تترك له بقية النهار. وتطلب أمهات ولدن حديثًا ويسكنّ قرب الممشى من تنظر إلى الجرح وتجيب عن أسئلة لم يتسع لها وقت المستشفى قبل الخروج منه.

قبل اليوم الأول نتفق معك على المدخل والموقف وبطاقة المصعد، فتبدأ الزيارات التالية في دقيقتها وتنتهي بلا انتظار عند الاستقبال. وتحتفظ الممرّضة، وهي نفسها في كل زيارة متى أمكن، بملف في شقتك: ما الذي أُنجز اليوم، وكيف كان شكل الجرح، وأي دواء أُعطي وفي أي ساعة، ومتى موعد الزيارة المقبلة. وإن رغبت أرسلنا نسخة منه إلى عيادة الجرّاح الذي أجرى العملية. وحين يعتدل الجو يمكن أن يكون جزء من الزيارة أول نزهة قصيرة على الماء بعد العملية، على مهل، وإلى جانبك من يعرف متى يكفي هذا القدر لليوم ومتى يحين وقت العودة إلى الأريكة لتستريح.'
  ),
  (
    'dubai-marina', 'lab-test-at-home', true, null, null,
    'Fasting blood at the kitchen counter before the day begins, and yearly check-ups for couples who never find the same free morning for a laboratory. Runners from the promenade ask for iron and vitamin D, and pilots and cabin crew for a slot between two rosters.

Choose an early hour: before the school buses leave, the lifts are quick and the ramp from Al Marsa Street is empty. Drink water and nothing else, and take your usual tablets unless your doctor said otherwise; if you use insulin or diabetes tablets, ask your doctor before you fast. The tubes are labelled in front of you with your name and date of birth, cooled, and taken to a licensed laboratory on the same morning. Results come to your phone in English, with the laboratory''s own reference values; if one lies outside them, a doctor can go through it with you and explain what it means and what may follow, instead of leaving you alone with a search engine all evening.',
    'عيّنة صيام في المطبخ قبل أن يبدأ اليوم، وفحص سنوي لزوجين لا يجدان صباحًا واحدًا مشتركًا للذهاب إلى المختبر. ويسأل العدّاؤون على الممشى عن الحديد وفيتامين د، ويطلب الطيارون وأطقم الطائرات موعدًا يقع بين رحلتين في جدولهم.

اختر ساعة مبكرة: قبل خروج حافلات المدارس تكون المصاعد سريعة ومنحدر شارع المرسى خاليًا من السيارات. اشرب الماء وحده، وتناول أدويتك المعتادة ما لم يقل طبيبك غير ذلك، وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم. نكتب اسمك وتاريخ ميلادك على الأنابيب أمام عينيك، ثم تُحفظ مبرّدة وتصل إلى مختبر مرخّص في الصباح نفسه. وتصلك النتائج على هاتفك بالإنجليزية مع القيم المرجعية الخاصة بالمختبر، وإن خرجت إحداها عن تلك القيم يستطيع الطبيب أن يراجعها معك ويشرح لك معناها وما قد يليها، بدل أن تبقى وحدك أمام محرّك البحث طوال المساء.'
  ),
  (
    'dubai-marina', 'iv-therapy-at-home', true, 20, 30,
    'People back from a long flight or a long day in the sun who ask for fluids. Their health is checked first, and the nurse stays until the drip is done. Guests at the beach hotels usually ask late in the morning, residents in the evening when the heat on the promenade has gone.

The check takes a few minutes and is not a formality: illnesses, medicines, pregnancy, allergies, pulse, blood pressure and temperature. Some people are told that a large glass of water, shade and an early night will do as well, and some that a doctor should look at them before anything else. For the session a sofa or a sunbed on the balcony is enough, with a socket nearby for the evening light. Reception often asks who is coming up with a medical bag; a word from you beforehand saves that talk, and your session begins on time.',
    'عائدون من رحلة طويلة أو من نهار طويل تحت الشمس يطلبون السوائل. نقيّم حالتهم أولًا، وتبقى الممرّضة معهم حتى ينتهي المحلول. ويتصل نزلاء فنادق الشاطئ في العادة قبيل الظهر، والسكان في المساء حين تخف الحرارة على الممشى.

لا يستغرق التقييم سوى دقائق قليلة، لكنه ليس إجراءً شكليًا: نسأل عن الأمراض والأدوية والحمل والحساسية، ونقيس النبض والضغط والحرارة قبل أي شيء آخر. وقد نقول لبعض الناس إن كوبًا كبيرًا من الماء والظل ونومًا مبكرًا تؤدي الغرض، ونقول لآخرين إن الأفضل أن يراهم طبيب قبل ذلك. وتكفي للجلسة أريكة مريحة أو كرسي طويل في الشرفة قريب من مصدر للضوء في المساء. وكثيرًا ما يسأل الاستقبال عمّن يصعد ومعه حقيبة طبية، فكلمة منك قبل وصولنا تختصر هذا الحديث وتوصل الممرّضة إلى بابك أسرع، فتبدأ جلستك في وقتها.'
  ),
  (
    'dubai-marina', 'elderly-care', true, null, null,
    'Parents who come for the winter and should not be alone in a high flat while the family works: meals, medicines, and a walk along the promenade when the sun is low. Some have lived in the Marina since the first towers stood and simply need a second pair of hands.

The carer learns the building first: which lift stops at the pool deck, where the bench in the shade is, how the balcony door locks. The week''s medicines are sorted by the family or a nurse; the carer reminds, and ticks each one off as it is taken. Afternoons can mean a card game, a video call with grandchildren abroad, or the short tram ride to the water and back. Every evening the family reads what was eaten, how the day''s walk went and whether anything was different from yesterday, so that a change is noticed while it is still small, and a doctor is asked in time if need be.',
    'آباء وأمهات يقضون الشتاء هنا ولا ينبغي أن يبقوا وحدهم في شقة مرتفعة والعائلة في العمل: وجبات وأدوية ونزهة على الممشى حين تميل الشمس. ومنهم من يسكن المارينا منذ أبراجها الأولى ولا يحتاج إلا إلى يد ثانية تعينه.

يتعرّف المرافق إلى المبنى أولًا: أي مصعد يقف عند سطح المسبح، وأين المقعد المظلّل، وكيف يُقفل باب الشرفة. أما أدوية الأسبوع فترتّبها العائلة أو ممرّضة، والمرافق يذكّر بها ويضع علامة عند كل دواء يؤخذ في وقته. وقد تكون ساعات ما بعد الظهر لعبة ورق، أو مكالمة مرئية مع أحفاد في الخارج، أو رحلة قصيرة بالترام إلى الماء ثم العودة منها. وفي كل مساء تقرأ العائلة ما الذي أُكل في ذلك اليوم، وكيف كانت النزهة، وهل اختلف شيء عن الأمس، حتى يُلاحظ أي تغيّر وهو ما زال صغيرًا، ويُسأل عنه الطبيب في وقته إن لزم الأمر.'
  ),
  (
    'downtown-dubai', 'doctor-on-call', true, null, null,
    'Hotel guests who fell ill between the fountain and dinner, a back that locked in an Old Town flat, a sore throat the evening before a big meeting. Families visiting for a weekend call from a room on the Boulevard with a child who is hot and does not want to drink.

Our nearest team is usually close by; on the nights of fireworks and fountain shows the police close lanes around Burj Khalifa, and then we say honestly how long it takes and come on foot from the other side. In a hotel the concierge brings the doctor up without a scene in the lobby. Have the medicines you have taken already at hand, including those from the pharmacy in the mall. You get an examination, a clear word about what to watch during the night, and a receipt with the details that an insurer asks for with a claim.',
    'نزلاء فنادق مرضوا بين النافورة والعشاء، وتشنّج في الظهر في شقة بالبلدة القديمة، والتهاب حلق في مساء يسبق اجتماعًا مهمًا. وتتصل بنا عائلات جاءت لعطلة قصيرة من غرفة على البوليفارد ومعها طفل محموم لا يريد أن يشرب شيئًا.

يكون أقرب فرقنا في العادة على مسافة قصيرة منك، أما في ليالي الألعاب النارية وعروض النافورة فتغلق الشرطة بعض المسارات حول برج خليفة، وعندها نقول لك بصراحة كم سيستغرق الوصول ونأتي سيرًا من الجهة الأخرى. وفي الفندق يصحب موظف الاستقبال الطبيب إلى غرفتك من دون لفت أنظار أحد في البهو. ضع أمامك ما تناولته من دواء حتى الآن، ومنه ما اشتريته من صيدلية المول. ستحصل على فحص متأنٍّ، وكلام واضح عمّا ينبغي الانتباه له خلال الليل، وإيصال فيه التفاصيل التي تطلبها شركة التأمين عادةً عند تقديم المطالبة إليها.'
  ),
  (
    'downtown-dubai', 'doctor-at-home', true, null, null,
    'People who plan a visit for after work: a blood pressure to be measured again in peace, a cough that has stayed too long, a hospital''s papers explained line by line. Owners of flats in the Residences and South Ridge often book for a parent and a child on the same evening, so that one visit is enough.

Blood pressure is often higher in a waiting room than on your own sofa; the doctor lets you sit first, measures on both arms and notes the value with the time. Old letters from three hospitals make one page that the next physician can read. The visit ends with a plan you helped to write: what is taken, what is stopped after asking whoever prescribed it, and which test is worth its price and which can be left out for now. Tell the concierge the doctor''s name beforehand; most towers here want to see an identity card at the desk before anybody goes up.',
    'من يرتّب زيارة بعد الدوام: ضغط يحتاج إلى قياس هادئ من جديد، وسعال طال، وأوراق مستشفى تُشرح سطرًا سطرًا. وكثيرًا ما يحجز سكان ذا ريزيدنسز وساوث ريدج لأحد الوالدين وأحد الأطفال في مساء واحد، فتكفيهم زيارة واحدة.

كثيرًا ما يرتفع الضغط في غرفة الانتظار أكثر مما يرتفع وأنت على أريكتك، لذلك يدعك الطبيب تجلس قليلًا، ثم يقيسه في الذراعين ويدوّن القيمة مع الساعة. وتصير أوراق ثلاثة مستشفيات صفحة واحدة يستطيع الطبيب التالي أن يقرأها بسهولة. وتنتهي الزيارة بخطة شاركتَ أنت في وضعها: ما الذي تتناوله، وما الذي يوقَف بعد سؤال من وصفه لك، وأي تحليل يستحق ثمنه وأيها يمكن الاستغناء عنه الآن. أخبر الاستقبال باسم الطبيب قبل الموعد، فمعظم الأبراج هنا تطلب بطاقة الهوية عند المكتب قبل أن تسمح بالصعود إلى الشقق في الطوابق العليا.'
  ),
  (
    'downtown-dubai', 'nurse-on-call', true, null, null,
    'A dressing after day surgery, an injection your doctor prescribed, a catheter looked after between two appointments, in a flat or a hotel room. People who had a procedure in one of the nearby medical centres like to have the first dressing changed where nobody has to queue.

Write to us what was done and when, and add a photo of the discharge sheet; then the nurse packs what is needed and does not have to come twice. In the Old Town the lanes between the courtyards look alike, so she calls you from the gate of your district, whether Zaafaran or Reehan, and walks in from there. Hands are washed, the table is covered, and you are told each step before it happens. If something about the wound worries her, she says so and your surgeon is rung while she is still with you, so that you are not left wondering until tomorrow.',
    'تغيير ضماد بعد جراحة اليوم الواحد، وحقنة وصفها طبيبك، وعناية بالقسطرة بين موعدين، في الشقة أو في غرفة الفندق. ومن خضع لإجراء في أحد المراكز الطبية القريبة يفضّل أن يُغيَّر ضماده الأول حيث لا يقف أحد في طابور ولا ينتظر دوره.

اكتب لنا ماذا أُجري لك ومتى، وأرفق صورة لورقة الخروج، فتحضر الممرّضة معها ما يلزم ولا تضطر إلى المجيء مرتين. وفي البلدة القديمة تتشابه الممرات بين الباحات، لذلك تتصل بك من بوابة الحي الذي تسكنه، الزعفران كان أو الريحان، ثم تدخل منها سيرًا على قدميها. تغسل يديها وتفرش الطاولة بغطاء نظيف، وتخبرك بكل خطوة قبل أن تبدأ بها. وإن أقلقها شيء في الجرح قالت لك ذلك صراحة، واتصلت بجرّاحك وهي ما زالت عندك لتسأله عمّا ينبغي فعله، فلا تبقى أنت في حيرة حتى الغد.'
  ),
  (
    'downtown-dubai', 'nurse-at-home', true, null, null,
    'The same face after an operation, every day where the rota allows it, announced at reception beforehand, so that nobody who should be resting has to come down to the lobby. Families who flew in for surgery in Dubai and stay in a serviced flat near the mall ask for the days until they may travel home.

The first visit is longer: the nurse reads the hospital''s orders, counts the medicines, looks at the bathroom and the bed, and tells you what would make the week easier, from a higher pillow to a chair in the shower. Afterwards she comes at the agreed hour, before the Boulevard fills in the evening. Pain, temperature, drains and walking are noted daily in a plan that goes with you to the next appointment. When the flight home comes near, she writes a summary that the nurse in your own country can work with, without a day lost to questions.',
    'الوجه نفسه بعد العملية كل يوم متى سمح جدول المناوبات، مع إبلاغ الاستقبال مسبقًا، فلا ينزل إلى البهو من يحتاج إلى الراحة. وتطلبنا عائلات جاءت إلى دبي لإجراء عملية وتقيم في شقة فندقية قرب المول، للأيام التي تسبق السماح لها بالسفر.

الزيارة الأولى أطول من غيرها: تقرأ الممرّضة تعليمات المستشفى، وتعدّ الأدوية، وتنظر في الحمّام والسرير، ثم تقول لكم ما الذي يجعل الأسبوع أسهل، من وسادة أعلى قليلًا إلى كرسي ثابت في مكان الاستحمام. وبعدها تأتي في الساعة المتفق عليها قبل أن يمتلئ البوليفارد بالسيارات مساءً. يُدوَّن الألم والحرارة وأنبوب التصريف والمشي كل يوم في خطة ترافقكم إلى الموعد التالي مع الجرّاح. وحين يقترب موعد العودة تكتب ملخصًا واضحًا يستطيع من يتولّى التمريض في بلدكم أن يعمل به من دون أن يسأل عن شيء، فلا يضيع يوم في نقل المعلومات.'
  ),
  (
    'downtown-dubai', 'lab-test-at-home', true, null, null,
    'Blood taken early, before the Boulevard fills with cars, and several members of a family on one visit instead of several trips. Office people from the towers towards DIFC ask for a sample at seven, so that they sit at their desk at eight.

If you are not sure which tests you need, send the request of your doctor or simply the question behind it; a panel is not better because it is longer. For a fasting test eat a normal dinner the evening before, sleep, and leave the coffee machine alone until the nurse has gone. If you use insulin or diabetes tablets, ask your doctor before you fast. The nurse needs a table, light and a few quiet minutes, and brings the thin needles that suit children''s arms. The sample does not travel round the city all day: it goes to the laboratory directly, and your report names it, with its licence and the method used, so that your doctor can compare the result with those before and after it.',
    'سحب الدم باكرًا قبل أن يزدحم البوليفارد، وعدّة أفراد من العائلة في زيارة واحدة بدل مشاوير متفرقة. ويطلب موظفو الأبراج المتجهة نحو المركز المالي موعدًا في السابعة صباحًا، حتى يجلسوا إلى مكاتبهم في الثامنة كعادتهم ولا يتأخروا.

إن لم تكن متأكدًا من التحاليل التي تحتاجها فأرسل طلب طبيبك، أو السؤال الذي يشغلك فحسب، فالباقة لا تصير أفضل لأنها أطول. وقبل تحليل الصيام تعشَّ عشاءً عاديًا ونم جيدًا، واترك آلة القهوة وشأنها حتى تنصرف الممرّضة. وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم. لا تحتاج الممرّضة إلا إلى طاولة وضوء ودقائق هادئة، ومعها الإبر الرفيعة التي تناسب أذرع الأطفال وعروقهم الدقيقة. ولا تتنقل العيّنة في المدينة طوال النهار، بل تذهب إلى المختبر مباشرة بعد سحبها، ويذكر تقريرك اسم المختبر وترخيصه والطريقة التي أُجري بها كل تحليل، حتى يستطيع طبيبك أن يقارن النتيجة بما سبقها وما يأتي بعدها.'
  ),
  (
    'downtown-dubai', 'iv-therapy-at-home', true, 25, 35,
    'Guests who landed at night and residents after days of events who would like fluids in their own room, once a clinician has agreed that a drip suits them. Performers and crews from the Opera District ask between two evenings on stage, after little sleep and much standing.

We do not sell a menu at the door. The nurse asks what you ate and drank, which medicines you take and whether a doctor has ever spoken to you about your kidneys or your heart; then she measures and passes it all to a doctor, who decides by phone whether a drip makes sense tonight. Where the answer is not clear, the doctor comes along. During the session the curtain may stay open for the view of the fountain; the room should just be warm, and you should lie down. Afterwards she waits until you have stood up and walked a few steps, and leaves you a number to call if you need anything in the night.',
    'ضيوف وصلوا ليلًا وسكان أنهكتهم أيام من الفعاليات يرغبون في السوائل في غرفهم، بعد أن يتأكد مختص من أنها تناسبهم. ويتصل بنا فنانون وفرق عمل من حي الأوبرا بين ليلتين على المسرح، وقد قلّ نومهم وطال وقوفهم.

لا نبيع قائمة عند الباب. تسألك الممرّضة عمّا أكلت وشربت، وعن أدويتك، وهل تحدّث معك طبيب يومًا عن كليتيك أو قلبك، ثم تقيس العلامات الحيوية وتنقل ذلك كله إلى طبيب، وهو من يقرّر عبر الهاتف إن كان المحلول يناسبك هذه الليلة. وإن لم يكن الجواب واضحًا حضر الطبيب بنفسه. يمكن أن تبقى الستارة مفتوحة على منظر النافورة أثناء الجلسة، ويكفي أن تكون الغرفة دافئة وأن تكون مستلقيًا على سريرك. وبعد الانتهاء تنتظر حتى تقف وتمشي بضع خطوات أمامها وتطمئن إلى أنك بخير، وتترك لك رقمًا تتصل به إن احتجت إلى شيء خلال الليل.'
  ),
  (
    'downtown-dubai', 'elderly-care', true, null, null,
    'Grandparents in a city flat: company while the family is at the office, a steady arm in the lift, and a slow round by the lake before the crowds come. Some live with their children in the Old Town, where the floors are even but the courtyards have steps that one should know.

Mornings are the good time here. The carer and your mother are back from the water before the first tour groups arrive, breakfast is eaten without a clock, and the tablets lie ready in a box with the days of the week. The afternoon is for the quiet things: a book read aloud, a recipe cooked together, the news in her own language. Shifts change at the flat, never in the lobby, and whoever goes tells whoever comes what the day was like. The family gets the same in a few lines in the evening, while they are still on their way home.',
    'أجداد في شقة وسط المدينة: صحبة والعائلة في العمل، وذراع ثابتة عند المصعد، ونزهة هادئة حول البحيرة قبل الزحام. ويسكن بعضهم مع أبنائهم في البلدة القديمة، حيث الأرض مستوية لكن في الباحات درجات ينبغي أن تُعرف مواضعها.

الصباح هنا هو الوقت الأجمل. يعود المرافق ووالدتك من جانب الماء قبل أن تصل أولى المجموعات السياحية، ويؤكل الفطور بلا نظر إلى الساعة، وتكون الأدوية جاهزة في علبة تحمل أسماء أيام الأسبوع. أما ما بعد الظهر فللأشياء الهادئة: كتاب يُقرأ بصوت مسموع، أو طبخة تُعدّ معًا في المطبخ، أو أخبار بلغتها التي تحبها. ويتبدّل المرافقون داخل الشقة لا في البهو، ويخبر من يغادر من يصل كيف مرّ اليوم وما الذي بقي منه. وفي المساء تصل العائلة الخلاصة نفسها في سطور قليلة، حتى تطمئن وهي ما زالت في طريق العودة إلى البيت.'
  ),
  (
    'business-bay', 'doctor-on-call', true, null, null,
    'A colleague with a fever in the meeting room, a migraine that will not wait for the evening, a stomach bug in one of the serviced flats along the canal. After dark the calls come from home: a toddler in the Executive Towers who has coughed since nursery, a father whose knee has swollen since the padel game.

Business Bay has two layers, the podium and the road, and the map often shows the wrong one. Tell us whether your lobby is on Marasi Drive or up at Bay Avenue, and you spare the doctor a whole round of the towers. At the office a small room with a door is enough; nobody in the open plan needs to know why a visitor with a bag is here. You get advice on whether to go on working, a certificate only where it is medically justified, and a plan for this evening, and for tomorrow morning if something is left or comes back.',
    'زميل أصابته الحمّى في غرفة الاجتماعات، وصداع نصفي لا ينتظر المساء، ونزلة معوية في إحدى الشقق الفندقية على القناة. وبعد الغروب تأتي الاتصالات من البيوت: طفل في إكزكيوتف تاورز يسعل منذ عاد من الحضانة، وأب تورّمت ركبته بعد مباراة البادل.

للخليج التجاري طبقتان، المنصة والطريق، وكثيرًا ما تشير الخريطة إلى الطبقة الخطأ. أخبرنا هل يقع بهوك على مراسي درايف أم في الأعلى عند باي أفنيو، فتوفّر على الطبيب لفّة كاملة حول الأبراج. وفي المكتب تكفي غرفة صغيرة لها باب يُغلق، ولا حاجة بأحد في الصالة المفتوحة إلى أن يعرف لماذا جاء زائر يحمل حقيبة. ستحصل على رأي واضح في مواصلة العمل اليوم أو تأجيله، وعلى إجازة مرضية حين تبرّرها الحالة طبيًا فقط، وعلى خطة لما تفعله هذا المساء وفي صباح الغد إن بقي شيء من الأعراض أو عاد.'
  ),
  (
    'business-bay', 'doctor-at-home', true, null, null,
    'People who leave before the clinics open and come back when they close: results explained, long-standing medicines gone through, a sick note where it is justified. Founders and shift managers put a visit into the calendar like any other meeting, and keep it more often than the one across town.

The doctor comes to the sofa at nine in the evening or to the small meeting room at noon, and takes the time that the subject needs: tiredness that has lasted for weeks, heartburn since the project began, a family history that suddenly matters at forty. Bring old results, even as photos of crumpled paper. At the end you know which question is answered, which test might answer the next one, and what can safely be left alone. The report is written so that your insurer''s form needs no second visit for a missing stamp or signature.',
    'من يخرج قبل أن تفتح العيادات ويعود بعد أن تغلق: شرح للنتائج، ومراجعة للأدوية المزمنة، وإجازة مرضية حين تستدعي الحالة. ويضع مؤسسو الشركات ومديرو المناوبات الزيارة في التقويم كأي اجتماع آخر، ويلتزمون بها أكثر من موعد في الطرف الآخر من المدينة.

يأتي الطبيب إلى الأريكة في التاسعة مساءً أو إلى غرفة الاجتماعات الصغيرة عند الظهر، ويأخذ من الوقت ما يحتاجه الموضوع: إرهاق امتد أسابيع، أو حرقة في المعدة منذ بدأ المشروع، أو تاريخ عائلي صار مهمًا فجأة في سن الأربعين. أحضر نتائجك القديمة، ولو كانت صورًا لورق مجعّد. وفي النهاية تعرف أي سؤال وجد جوابه، وأي تحليل قد يجيب عن السؤال التالي، وما الذي يمكن تركه الآن من دون قلق. ويُكتب التقرير بطريقة تكفي نموذج شركة التأمين، فلا تحتاج إلى زيارة ثانية من أجل ورقة أو ختم أو توقيع ناقص.'
  ),
  (
    'business-bay', 'nurse-on-call', true, null, null,
    'A prescribed injection or a fresh dressing in the lunch break, behind a closed door at the office or up in the flat. Human resources teams ask for a nurse when several colleagues are due for the same vaccination, or when somebody cut a hand in the pantry and the bandage from the drawer is too small.

What we need from you is short: the prescription, the floor and a corner where nobody disturbs us. The nurse brings the cool bag, gloves, a sheet for the desk and a box for the needle, and stays after an injection as long as the medicine calls for. Parking on the service roads fills up by nine, so she may come from the metro on foot; that changes nothing about the hour. Your employer learns that a visit took place only if you say so. Notes and photographs belong to your file, not to a group chat, and you may ask for a copy at any time.',
    'حقنة موصوفة أو ضماد جديد في استراحة الغداء، خلف باب مغلق في المكتب أو في الشقة. وتطلب إدارات الموارد البشرية ممرّضة حين يحين موعد اللقاح نفسه لعدة زملاء، أو حين يجرح أحدهم يده في المطبخ ولا يكفي الضماد الموجود في الدرج.

ما نحتاج إليه منك قليل: الوصفة، ورقم الطابق، ومساحة صغيرة لا يقاطعنا فيها أحد. وتحضر الممرّضة معها الحقيبة المبرّدة والقفازات وغطاءً للمكتب وعلبة آمنة للإبر، وتبقى بعد الحقنة المدة التي يستدعيها الدواء. تمتلئ مواقف الطرق الجانبية منذ التاسعة صباحًا، فقد تأتي من محطة المترو سيرًا على قدميها، ولا يغيّر ذلك شيئًا في الموعد المتفق عليه. ولا تعلم جهة عملك بأن زيارة قد تمت إلا إن أخبرتها أنت بنفسك. أما الملاحظات والصور فمكانها ملفك الطبي وحده، لا مجموعة محادثة يقرؤها الجميع، ومن حقك أن تطلب نسخة منها متى شئت.'
  ),
  (
    'business-bay', 'nurse-at-home', true, null, null,
    'A course of injections or wound care at the same hour every evening, so that recovering does not cost you the working week. Tenants of the studios along Al Abraj Street often have no family in the country; for the first nights after an operation they book somebody who simply stays, and sleep more easily for it.

We plan the course with you at the beginning: how many visits there will be, which of them may move when a meeting runs late, and what is due at the weekend. The nurse works from your surgeon''s orders and rings the practice herself if the plan and the wound no longer match. In a studio there is one table, so she sets up on the kitchen counter and leaves it as it was. With the last visit you receive the whole course on two pages: dates, medicines, measurements, and what to show at the follow-up, so that after weeks full of work you need not rely on memory.',
    'سلسلة حقن أو عناية بجرح في الساعة نفسها كل مساء، فلا يكلّفك التعافي أسبوع عملك. وكثير من سكان الاستوديوهات في شارع الأبراج لا عائلة لهم في البلد، فيحجزون للّيالي الأولى بعد العملية من يبقى إلى جانبهم فحسب ويطمئنهم وجوده.

نضع معك خطة السلسلة من البداية: كم زيارة ستكون، وأيها يمكن تأجيله حين يطول اجتماع، وما الذي يحين موعده في عطلة نهاية الأسبوع. وتعمل الممرّضة وفق تعليمات جرّاحك، وتتصل بعيادته بنفسها إن لم تعد الخطة مناسبة لما تراه في الجرح. وليس في الاستوديو إلا طاولة واحدة، فترتّب أدواتها على سطح المطبخ ثم تعيده كما كان نظيفًا. ومع الزيارة الأخيرة تتسلّم السلسلة كلها في صفحتين: التواريخ والأدوية والقياسات، وما ينبغي أن تعرضه على الطبيب في موعد المراجعة، حتى لا تعتمد على ذاكرتك وحدها بعد أسابيع مزدحمة بالعمل.'
  ),
  (
    'business-bay', 'lab-test-at-home', true, null, null,
    'Fasting tests at the desk before the first meeting, and check-ups for a small team, one colleague after the other, on a single morning. Freelancers in the towers by the canal ask for the panel their new insurer wants, and for a copy they may keep.

For a team we agree on a list of names and a room the day before; each person answers a few questions in private, and the results go to that person alone, never to the company. Samples for a hormone or a sugar curve depend on the hour, so we say beforehand when the second tube is due and come back for it. Anyone who faints at the sight of blood lies down on the couch in the lounge; say it in advance and nobody will smile. The samples are kept cool and go to a licensed laboratory; when the courier has left, there is coffee again and the working day begins as usual.',
    'تحاليل صيام في المكتب قبل الاجتماع الأول، وفحوص لفريق صغير واحدًا بعد آخر في صباح واحد. ويطلب العاملون لحسابهم في أبراج القناة الباقة التي تريدها شركة التأمين الجديدة، ومعها نسخة يحتفظون بها لأنفسهم للسنوات التالية.

إن كنتم فريقًا فنتفق معكم قبل يوم على قائمة بالأسماء وعلى غرفة هادئة، ويجيب كل شخص عن أسئلة قليلة على انفراد، وتصل النتائج إليه وحده ولا تصل إلى الشركة أبدًا. وترتبط عيّنات الهرمونات ومنحنى السكر بالساعة، لذلك نقول مسبقًا متى يحين موعد الأنبوب الثاني ونعود من أجله. ومن يُغمى عليه عادةً عند رؤية الدم يستلقي على الأريكة في الاستراحة، ويكفي أن يخبرنا بذلك من قبل ولن يبتسم أحد. تُحفظ العيّنات مبرّدة وتُنقل إلى مختبر مرخّص، وبعد أن ينصرف الناقل تعود القهوة إلى المكتب ويبدأ يوم العمل كالمعتاد من دون أن يضيع منه شيء.'
  ),
  (
    'business-bay', 'iv-therapy-at-home', true, 20, 30,
    'A drip in a quiet corner of the office or on the sofa after work. Medicines and illnesses are asked about first, and sometimes the honest answer is no. Most who ask here have slept too little, sat too long in dry air and drunk coffee instead of water.

That is why the nurse begins with the day you have had and not with a bag of vitamins. She measures, asks about allergies and about what your last blood results said, and explains what a drip can do and what it cannot: it replaces fluid, it does not replace rest. If you have a heart condition, or something that tiredness alone does not explain, she stops there and a doctor takes over the conversation. For the session choose a room that nobody will need for an hour, take off the jacket, and put the phone where you can use it with one hand. After work the flat is the better place: there you can lie down properly, and go to bed early when it is done.',
    'محلول في زاوية هادئة من المكتب أو على الأريكة بعد الدوام. نسأل أولًا عن الأدوية والأمراض، وقد يكون الجواب الصادق: لا. ومعظم من يسألون عنه هنا ناموا قليلًا، وجلسوا طويلًا في هواء جاف، وشربوا القهوة بدل الماء طوال النهار.

لذلك تبدأ الممرّضة باليوم الذي مضى لا بكيس الفيتامينات. تقيس وتسأل عن الحساسية وعمّا أظهرته آخر تحاليلك، وتشرح لك ما الذي يستطيعه المحلول وما الذي لا يستطيعه: فهو يعوّض السوائل ولا يعوّض الراحة. وإن كنت تعاني من مرض في القلب أو لديك أعراض لا يفسّرها التعب وحده توقفت عند هذا الحد، وتولّى الطبيب الحديث معك ليقرّر ما الأنسب. اختر للجلسة غرفة لن يحتاج إليها أحد مدة ساعة، واخلع السترة، وضع هاتفك حيث تكفيك يد واحدة. وبعد الدوام تبقى الشقة مكانًا أفضل من المكتب، ففيها تستلقي كما ينبغي ثم تنام مبكرًا حين تنتهي.'
  ),
  (
    'business-bay', 'elderly-care', true, null, null,
    'Parents who live with busy children in a tower flat: a carer for the office hours, the canal promenade in the cool of the day, and a note of how it all went. Others come on a visit visa for three months and know nobody in the building.

A day in a tower can be long, so it gets a shape. After breakfast and the morning tablets there are exercises from the physiotherapist''s sheet, then a walk over the footbridge if the air allows it, with the bench by the water as its goal. Lunch is what your mother is used to, cooked with her and not only for her. The carer sees that she drinks water, which is easily forgotten in cooled rooms, and keeps an eye on the shoes, since marble lobbies are slippery. At six somebody from the family comes home to a person who has had company, not just supervision, and to a few lines about the day and what tomorrow brings.',
    'والدان يعيشان مع أبناء مشغولين في شقة بالبرج: مرافق لساعات الدوام، ونزهة على ممشى القناة حين يلطف الجو، وملاحظة عن سير اليوم. ويأتي آخرون بتأشيرة زيارة لثلاثة أشهر ولا يعرفون أحدًا في المبنى كله.

قد يطول اليوم في الأبراج، لذلك نعطيه نظامًا. بعد الفطور وأدوية الصباح تأتي تمارين ورقة العلاج الطبيعي، ثم المشي على الجسر إن سمح الجو، وهدفه المقعد المطل على الماء ثم العودة منه على مهل. والغداء ما اعتادت عليه والدتك، يُطبخ معها لا من أجلها فقط. وينتبه المرافق إلى شرب الماء الذي يسهل نسيانه في الغرف المبرّدة، وإلى الحذاء لأن أرضيات الرخام في البهو زلقة. وحين يعود أحد أفراد العائلة في السادسة مساءً يجد إنسانًا قضى نهاره في صحبة يحبها، لا تحت المراقبة وحدها، ويجد سطورًا تخبره بما جرى ساعة بعد ساعة وما الذي ينتظره غدًا.'
  ),
  (
    'jlt', 'doctor-on-call', true, null, null,
    'Young families with an earache or a bad tummy, flatmates who share the same bug, and people working from home whose back gave up at the desk. On Saturdays it is more often the football ankle or the wrist after a fall from the skateboard in the park.

Twenty-six clusters, three towers each: with the letter and the tower''s name the doctor needs no further directions. From Sheikh Zayed Road the way in depends on which side of the lakes you live, so say whether you are nearer to the first metro station or the second. The visit takes place on the sofa, with the laptop closed for once. You learn what is likely and what would change the plan, and flatmates hear how not to pass it on: whose towel is whose, which window stays open, and when it is reasonable to be back in the office without making the others there ill.',
    'عائلات شابة مع ألم أذن أو مغص، وزملاء سكن انتقلت بينهم العدوى، وعاملون من المنزل خذلهم الظهر أمام الشاشة. وفي أيام السبت يكون الأمر غالبًا كاحلًا التوى في مباراة كرة القدم، أو معصمًا آلمه السقوط عن لوح التزلج في الحديقة.

ستة وعشرون مجمّعًا، في كل منها ثلاثة أبراج: يكفي الطبيب حرف المجمّع واسم البرج ولا يحتاج بعدهما إلى أي وصف. ويعتمد المدخل من شارع الشيخ زايد على ضفة البحيرات التي تسكنها، فقل لنا هل أنت أقرب إلى محطة المترو الأولى أم إلى الثانية. تتم الزيارة على الأريكة والحاسوب المحمول مغلق هذه المرة. وتعرف منها ما المرجّح وما الذي قد يغيّر الخطة، ويسمع زملاء السكن كيف لا تنتقل العدوى بينهم من جديد: لمن هذه المنشفة، وأي نافذة تبقى مفتوحة، ومتى تصح العودة إلى المكتب من دون أن يمرض الباقون هناك.'
  ),
  (
    'jlt', 'doctor-at-home', true, null, null,
    'A planned visit between two calls of the home office or after nursery: the doctor sees both children, and the parent who caught it from them. Couples who have just moved here ask for a first overview, because their records are still in another country and in another language.

That first overview is calm work at the kitchen table: what you had, what was operated on, which vaccinations are missing, what runs in the family. The doctor writes one page in English and, if you like, one in Arabic, and says which of the old tablets have another name in the pharmacies of the Emirates. For children, the growth chart is continued rather than started again. Nobody is hurried; the dog may stay, if it likes strangers. Reception in most JLT towers rings the flat before it lets a visitor up, so please keep the intercom within reach around that time.',
    'زيارة مرتّبة بين مكالمتي عمل أو بعد الحضانة: يفحص الطبيب الطفلين معًا، ومن انتقلت إليه العدوى منهما. ويطلب أزواج انتقلوا إلى هنا حديثًا نظرة أولى شاملة، لأن ملفاتهم الطبية ما زالت في بلد آخر ومكتوبة بلغة أخرى.

هذه النظرة الأولى عمل هادئ إلى طاولة المطبخ: ما الذي مررت به من أمراض، وما العمليات التي أُجريت لك، وأي اللقاحات ناقص، وما الذي يتكرر في العائلة. ويكتب الطبيب صفحة واحدة بالإنجليزية، وأخرى بالعربية إن رغبت، ويقول لك أيّ أدويتك القديمة يحمل اسمًا آخر في صيدليات الإمارات. أما منحنى نمو الأطفال فنكمله ولا نبدؤه من جديد. ولا أحد يستعجلك في شيء، ويمكن أن يبقى الكلب في الغرفة إن كان يحب الغرباء. وفي معظم أبراج المنطقة يتصل الاستقبال بالشقة قبل أن يسمح لأي زائر بالصعود، فأبقِ جهاز النداء الداخلي قريبًا منك من فضلك عند اقتراب الموعد.'
  ),
  (
    'jlt', 'nurse-on-call', true, null, null,
    'Injections, dressings and the readings your clinic asked for; in a shared flat it happens in your own room, with the door closed. Parents ask what is usual after a baby''s first vaccination, and runners with the blister from the lake loop that has opened.

The nurse comes with what the order says and with a spare of each thing, because going back for a bandage costs the whole round of the lake. In return she asks you for a clean surface, good light and the medicine in its box with the leaflet. She will not give what is out of date, what has no label or what somebody brought from another country without a prescription, and tells you why. A reading of blood pressure or sugar is written on a card that you can photograph for your clinic; three readings on three days tell the doctor more than one that was taken in haste between two appointments, and if your doctor asks for more, the nurse writes them on the same card.',
    'حقن وضمادات وقياسات طلبتها عيادتك، وفي السكن المشترك تتم الزيارة في غرفتك والباب مغلق. ويسأل آباء وأمهات عمّا هو معتاد بعد اللقاح الأول للرضيع، ويتصل عدّاؤون انفتحت لديهم فقاعة في القدم بعد دورة حول البحيرة.

تأتي الممرّضة ومعها ما ورد في طلب الطبيب وقطعة احتياطية من كل شيء، لأن العودة من أجل ضماد واحد تعني دورة كاملة حول البحيرة. وتطلب منك في المقابل سطحًا نظيفًا، وضوءًا جيدًا، والدواء في علبته مع النشرة. ولا تعطي ما انتهت صلاحيته، ولا ما ضاع ملصقه، ولا ما جلبه أحدهم من بلد آخر بلا وصفة، وتخبرك بالسبب. وتُكتب قراءة الضغط أو السكر على بطاقة تصوّرها وترسلها إلى عيادتك متى طُلبت منك، فثلاث قراءات في ثلاثة أيام تقول للطبيب أكثر مما تقوله قراءة واحدة أُخذت على عجل بين موعدين، وإن طلب طبيبك قراءات أكثر كتبتها الممرّضة على البطاقة نفسها.'
  ),
  (
    'jlt', 'nurse-at-home', true, null, null,
    'Mothers just back from the hospital and people after keyhole surgery, visited whenever possible by one nurse, who knows by the second day which lift is the quick one. Some want only the first week, some a whole month of short visits before the working day begins.

After a birth the visits are about both: the scar or the stitches, sleep, the milk that comes or does not, the yellow colour of a newborn''s skin, for which she calls a doctor the same day if it deepens, and weight on the small scale she brings along. After keyhole surgery it is the small plasters, the shoulder that aches from the gas, and the question of when you may lift things again. Now you can ask what you forgot to ask at the discharge desk. The nurse writes it all down in the folder by the door, and the grandmother who arrives from abroad next week can simply read on, and nobody has to tell her the story again.',
    'أمهات عدن لتوّهن من المستشفى، ومن أجروا جراحة بالمنظار، تزورهم متى أمكن ممرّضة واحدة تعرف منذ اليوم الثاني أسرع المصاعد. يريد بعضهم الأسبوع الأول فقط، ويريد غيرهم شهرًا كاملًا من الزيارات القصيرة قبل أن يبدأ يوم العمل.

بعد الولادة تكون الزيارة للاثنين معًا: الجرح أو الغرز، والنوم، والحليب الذي يأتي أو لا يأتي، واصفرار بشرة المولود الذي تطلب له طبيبًا في اليوم نفسه إن اشتد، والوزن على الميزان الصغير الذي تحمله معها. وبعد جراحة المنظار تكون اللصقات الصغيرة، والكتف التي تؤلم بسبب الغاز، ومتى يُسمح بحمل الأشياء من جديد. وما نسيت أن تسأل عنه عند مكتب الخروج تسأل عنه الآن بهدوء. وتدوّن الممرّضة كل ذلك في ملف قرب الباب، فتستطيع الجدة التي تصل من الخارج في الأسبوع المقبل أن تكمل القراءة من حيث توقفنا، من دون أن يعيد أحد عليها القصة.'
  ),
  (
    'jlt', 'lab-test-at-home', true, null, null,
    'Tests at the breakfast table before work, and children''s samples taken where they feel safe: on a parent''s lap. People who train for a marathon on the lake path want to know about iron, vegetarians about vitamin B12, and those who plan a child about the tests that come before it.

Say what the test is for, since that decides the tube, the hour and whether breakfast waits. For children the nurse brings a numbing cream if a doctor recommends it and you say so the day before, counts to three together with them, and leaves a plaster with a picture. Urine and stool containers can be handed over at the door a day earlier with a sheet that explains them in plain words. The courier knows the clusters; a sample from Cluster A reaches the laboratory as soon as one from Cluster Z. You choose whether results come to you, to your doctor, or to both at once, so that you can talk about them with the page in front of you.',
    'تحاليل على طاولة الفطور قبل العمل، وعيّنات الأطفال حيث يشعرون بالأمان: في حضن أحد الوالدين. ويسأل من يتدرّبون للماراثون على ممشى البحيرة عن الحديد، ويسأل النباتيون عن فيتامين ب12، ومن يخططون لإنجاب طفل عن التحاليل التي تسبق ذلك.

أخبرنا ما الغاية من التحليل، فهي التي تحدّد الأنبوب والساعة وهل ينتظر الفطور أم لا. وتحضر الممرّضة للأطفال كريمًا مخدّرًا للجلد إن أوصى به طبيب وأخبرتنا قبل يوم، وتعدّ معهم إلى ثلاثة، وتترك لهم لصقة ملوّنة عليها صورة. أما عبوات البول والبراز فيمكن تسليمها عند الباب قبل يوم مع ورقة تشرح استخدامها بكلمات بسيطة. ويعرف الناقل المجمّعات كلها، فعيّنة المجمّع الأول تصل إلى المختبر بالسرعة التي تصل بها عيّنة المجمّع الأخير. وأنت من يقرّر هل تصل النتائج إليك أم إلى طبيبك مباشرة، أم إليكما معًا في الوقت نفسه حتى تتحدثا عنها وهي أمامكما.'
  ),
  (
    'jlt', 'iv-therapy-at-home', true, 25, 35,
    'People who come home worn out from travelling or training and ask for fluids. A short health check decides what goes in, not a menu. Cyclists after a night ride at Al Qudra ask for it, and flatmates whom the same stomach bug kept awake for two nights.

With a stomach bug the first question is: can you drink at all? If small sips of rehydration solution stay down, they often do the work, and the nurse will say so. If nothing stays down, a doctor examines you today, before any drip; someone with diabetes who keeps vomiting needs 998. If a drip is agreed on, she looks for the vein with patience and a warm towel, hangs the bag on a stand that she brings with her, and stays in the room while it runs. You need not get up with it to open the door for a delivery. Before she goes she tells you what to eat tonight, what to leave for tomorrow, and which change would be a reason to ring again, and writes it on a sheet that your flatmate can read too.',
    'من يعود منهكًا من سفر أو تمرين ويطلب السوائل. يقرّر الفحص القصير ما يناسبه، لا قائمة الطلبات. ويسأل عنه درّاجون عادوا ليلًا من مسار القدرة، وزميلا سكن سهرا ليلتين مع اضطراب المعدة نفسه ولم يناما فيهما إلا قليلًا.

في النزلة المعوية يكون السؤال الأول: هل تستطيع أن تشرب أصلًا؟ فإن بقيت الرشفات الصغيرة من محلول الإماهة في معدتك فكثيرًا ما تؤدي الغرض وحدها، وستقول لك الممرّضة ذلك. وإن لم يستقرّ شيء في المعدة فالطبيب يفحصك اليوم قبل أي محلول؛ ومريض سكري يتقيأ باستمرار يحتاج إلى الإسعاف على الرقم 998. وإن اتُّفق على المحلول الوريدي بحثت عن الوريد بصبر ومنشفة دافئة، وعلّقت الكيس على حامل تحضره معها، وبقيت في الغرفة ما دام يجري. فلا تضطر إلى النهوض معه لتفتح الباب لعامل التوصيل. وقبل أن تنصرف تخبرك بما تأكله هذه الليلة وما تؤجّله إلى الغد، وبالتغيّر الذي يستدعي أن تتصل بنا مرة أخرى، وتكتب ذلك على ورقة تتركها لك، حتى يجده زميل السكن إن احتاج إليه.'
  ),
  (
    'jlt', 'elderly-care', true, null, null,
    'Parents on a long visit to their children: someone for the working hours, for meals and medicines, and for a round of the lake on paths without steps. Many speak a language that few in the tower know; we look for a carer who does.

The lakes make JLT a good place to grow old slowly. The way round is level, there are benches along the water, and by the third day the man at the coffee counter knows the name. The carer goes at the pace of the knee that hurts and turns back before it must. At home the rug that slips is rolled up, a lamp is put by the bed for the night, and a nurse matches the tablets from home with the doctor''s list. Grandchildren come in from school at three and find somebody who is awake and has been looking forward to them. In the evening the family reads a few lines about the day: what was eaten, which medicine was taken, how many rounds were walked.',
    'والدان في زيارة طويلة لأبنائهما: من يبقى معهما ساعات العمل للوجبات والأدوية ولنزهة حول البحيرة على ممرات بلا درج. ويتحدث كثير منهم لغة قلّ من يعرفها في البرج، فنبحث عن مرافق يتقنها ويستطيع أن يحادثهم بها.

تجعل البحيرات هذه المنطقة مكانًا مناسبًا لشيخوخة هادئة. فالطريق حولها مستوٍ، وعلى امتداد الماء مقاعد، ومنذ اليوم الثالث يعرف بائع القهوة الاسم ويسأل عن الحال. ويمشي المرافق على قدر الركبة التي تؤلم، ويعود قبل أن يضطر إلى العودة. وفي البيت تُلفّ السجادة التي تنزلق، ويوضع مصباح قرب السرير لليل، وتقارن ممرّضة الأدوية التي جاءت من الوطن بقائمة الطبيب واحدًا واحدًا. وحين يعود الأحفاد من المدرسة في الثالثة يجدون في البيت من بقي مستيقظًا وظل ينتظر عودتهم منذ الصباح. وتجد العائلة عند المساء سطورًا قليلة عن اليوم: ما أُكل، وما أُخذ من دواء، وكم دورة مشيا.'
  ),
  (
    'palm-jumeirah', 'doctor-on-call', true, null, null,
    'A house guest or a child who falls ill in a villa, and hotel guests on the Crescent who would rather not leave the island for a clinic. Swimmers call about an ear after a week in the pool, and hosts about a visitor whose medicines stayed at home and who does not know their names here.

There is one road in, the trunk, and on a Friday it is slow. We set out as soon as the visit is agreed and keep you informed from the Gateway on. Each frond has its own gate; with our name on the guard''s list the doctor drives straight to the door; without it everybody loses time. Inside a large house please send someone to the entrance who knows where the patient is. The doctor also looks after those who work in the villa, with the same care and in private, and explains in a language they understand as far as possible. If the hospital is the better place, we say so early, because the way off the island is long and should not begin late.',
    'ضيف أو طفل مرض في الفيلا، ونزلاء فنادق الهلال ممن يفضّلون ألّا يغادروا الجزيرة إلى عيادة. ويتصل سبّاحون بشأن أذن آلمتهم بعد أسبوع في المسبح، ومضيفون بشأن زائر نسي أدويته في بلده ولا يعرف أسماءها هنا.

للجزيرة طريق واحد هو الجذع، وهو بطيء في أيام الجمعة. ننطلق حالما نتفق على الزيارة ونخبرك بمكاننا منذ بداية الجزيرة حتى نصل إليك. ولكل سعفة بوابتها، فإن كان اسمنا في قائمة الحارس وصل الطبيب إلى الباب مباشرة، وإلا ضاع الوقت على الجميع. وفي البيت الكبير أرسل إلى المدخل من يعرف أين المريض ويصحب الطبيب إليه. ويعتني الطبيب أيضًا بمن يعملون في الفيلا بالاهتمام نفسه وعلى انفراد، ويشرح لهم بلغة يفهمونها قدر المستطاع. وإن كان المستشفى هو المكان الأنسب قلنا ذلك مبكرًا من دون تردد، لأن الطريق إلى خارج الجزيرة طويل ولا يحسن أن يبدأ متأخرًا.'
  ),
  (
    'palm-jumeirah', 'doctor-at-home', true, null, null,
    'One visit at an agreed hour for a whole household: grandparents, children and staff, one after the other and each in private. Owners who live abroad for half of the year ask for it in their first week back, when three prescriptions have run out at once.

A household visit is prepared like a small clinic. You send the names and what each person wants to talk about; the doctor plans the order so that the little ones come before their nap and the oldest do not wait. A quiet room with a couch and a wash basin serves as the consulting room. Every person gets their own notes, and what the gardener says goes no further. Blood for tests can be taken on the same morning if a nurse comes along. Afterwards the family has one list of medicines on the kitchen door instead of four in four bathrooms, of which nobody remembers which is the newest.',
    'زيارة واحدة في ساعة متفق عليها لأهل البيت جميعًا: الأجداد والأطفال والعاملون، واحدًا بعد آخر ولكل منهم خصوصيته. ويطلبها ملّاك يقضون نصف السنة في الخارج في أسبوع عودتهم الأول، حين تكون ثلاث وصفات قد انتهت معًا.

نُعِدّ زيارة البيت كما تُعَدّ عيادة صغيرة. ترسل لنا الأسماء وما يودّ كل شخص أن يتحدث عنه، فيرتّب الطبيب الدور بحيث يأتي الصغار قبل قيلولتهم ولا ينتظر الأكبر سنًا. وتصلح غرفة هادئة فيها أريكة ومغسلة لأن تكون غرفة الفحص. ولكل شخص ملاحظاته الخاصة به، وما يقوله البستاني يبقى بينه وبين الطبيب ولا يصل إلى غيرهما. ويمكن سحب الدم للتحاليل في الصباح نفسه إن جاءت ممرّضة مع الطبيب. وبعد الزيارة تكون لدى العائلة قائمة أدوية واحدة على باب المطبخ، بدل أربع قوائم في أربعة حمّامات لا يتذكّر أحد أيّها الأحدث.'
  ),
  (
    'palm-jumeirah', 'nurse-on-call', true, null, null,
    'Prescribed injections, a scrape from the pool''s edge, a cannula looked after during a stay, without the drive down the trunk and back. Hotel guests who must take a course of injections wherever they are book the days of their holiday in one message.

For guests we ask the hotel''s reception for the quiet lift and come in ordinary clothes with a plain bag, if you prefer that. In the villas the nurse takes her shoes off, washes her hands where you show her, and works at the table by the window or at the bedside. A cut from the rocks of the Crescent is cleaned and searched for what may still be in it, and your tetanus record is checked; if the cut is deep, a doctor sees it the same day. For courses of several days she puts the next date on the bag of medicine itself, so that no villa and no suite is forgotten, and nobody''s medicine is mistaken for somebody else''s.',
    'حقن موصوفة، وخدش من حافة المسبح، وعناية بالكانيولا أثناء الإقامة، بلا مشوار على امتداد الجذع ذهابًا وإيابًا. ويحجز نزلاء الفنادق الذين لا تنقطع حقنهم أينما كانوا أيام إجازتهم كلها برسالة واحدة قبل وصولهم.

إن كنت في فندق طلبنا من الاستقبال المصعد الهادئ، وجئنا بملابس عادية وحقيبة لا تلفت النظر إن كنت تفضّل ذلك. وفي الفلل تخلع الممرّضة حذاءها، وتغسل يديها حيث تدلّها، وتعمل إلى الطاولة قرب النافذة أو بجانب السرير. والقدم التي جُرحت على صخور الهلال تُنظَّف، ويُبحث عمّا قد يكون بقي فيها، ويُراجع سجل لقاح الكزاز، وإن كان الجرح عميقًا رآه طبيب في اليوم نفسه. وفي العلاج الذي يمتد أيامًا تكتب موعد الحقنة التالية على كيس الدواء نفسه بخط واضح، فلا تُنسى فيلا ولا جناح، ولا يختلط دواء أحد بدواء غيره مهما كثر الضيوف في البيت.'
  ),
  (
    'palm-jumeirah', 'nurse-at-home', false, null, null,
    'Nursing by the hour or the shift after an operation, in houses where the bedroom is far from the front door: we agree with you who opens and where things are kept.',
    'تمريض بالساعة أو بالمناوبة بعد العملية، في بيوت تبعد فيها غرفة النوم عن الباب: نتفق معك على من يفتح وأين توضع الأشياء.'
  ),
  (
    'palm-jumeirah', 'lab-test-at-home', true, null, null,
    'Fasting blood before the school run, for the whole family and the people who work in the house if you like, on one visit. Residents of the Shoreline buildings ask for the yearly check while the children are still asleep, and owners for everything that is due before they travel in June.

The nurse is at the gate early, when the trunk is empty, and begins with whoever has to leave first. A table on the terrace will do in winter; in summer we stay indoors, since heat is bad for the sample as well. Tubes for six people are easily confused, so each set is labelled and packed before the next person sits down. Samples leave the island in a cool box with a thermometer. Staff receive their results themselves, and a doctor explains them in a language they understand, because a number on paper helps nobody who cannot ask about it, and calms nobody who does not know what it means.',
    'عيّنات صيام قبل الذهاب إلى المدرسة، للعائلة كلها ولمن يعمل في البيت إن أحببت، في زيارة واحدة. ويطلب سكان شقق شورلاين الفحص السنوي والأطفال ما زالوا نيامًا، ويطلب الملّاك كل ما حان موعده قبل سفرهم في يونيو.

تكون الممرّضة عند البوابة باكرًا والجذع خالٍ من السيارات، وتبدأ بمن عليه أن يغادر أولًا. وتكفي في الشتاء طاولة على الشرفة، أما في الصيف فنبقى في الداخل، لأن الحرارة تضرّ العيّنة أيضًا. ويسهل أن تختلط أنابيب ستة أشخاص، لذلك تُكتب البيانات على كل مجموعة وتُغلَّف قبل أن يجلس الشخص التالي. وتغادر العيّنات الجزيرة في صندوق مبرّد فيه مقياس للحرارة. ويتسلّم العاملون في البيت نتائجهم بأنفسهم، ويشرحها لهم طبيب بلغة يفهمونها، فالرقم على الورق لا ينفع من لا يستطيع أن يسأل عنه، ولا يطمئن من لا يعرف ما المقصود به وما الذي يليه.'
  ),
  (
    'palm-jumeirah', 'iv-therapy-at-home', true, 30, 40,
    'Fluids and vitamins after a flight or days at the beach, in the villa or the hotel room: first the health check, then the drip, with a nurse beside you. Wedding guests on the Crescent ask the morning after, and owners who have just crossed eight time zones without sleep.

After a long celebration the nurse asks plainly what you drank and took and how long you slept, without any reproach, because the answer decides whether a drip is sensible or whether a doctor should come instead. Several guests can be looked after one by one; each gets a check of their own and nobody is treated as part of a group order. A shaded room is better than the terrace, and a light breakfast beforehand better than an empty stomach. The drip runs as slowly as suits your veins. If the check says no, the bag stays closed, and you hear in clear words why, and what to do instead in the next hours.',
    'سوائل وفيتامينات بعد رحلة أو أيام على الشاطئ، في الفيلا أو غرفة الفندق: الفحص أولًا ثم المحلول، والممرّضة بجانبك. ويتصل ضيوف أعراس الهلال في صباح اليوم التالي، وملّاك عبروا لتوّهم ثماني مناطق زمنية ولم يناموا في الطائرة.

بعد سهرة طويلة تسأل الممرّضة بوضوح عمّا شربته وتناولته وكم نمت، من دون أي لوم، لأن الجواب هو الذي يحدّد هل المحلول معقول أم الأفضل أن يأتي طبيب بدلًا منه. ويمكن العناية بعدة ضيوف واحدًا بعد آخر، ولكل منهم فحصه، ولا يُعامل أحد على أنه جزء من طلب جماعي. والغرفة المظلّلة أفضل من الشرفة، والفطور الخفيف قبل الجلسة أفضل من المعدة الخاوية. ويجري المحلول بالبطء الذي يريح وريدك. وإن تبيّن من الفحص أنه لا يناسبك بقي الكيس مغلقًا، وستعرف السبب بكلمات واضحة، وما الذي يمكنك أن تفعله بدلًا منه في الساعات التالية.'
  ),
  (
    'palm-jumeirah', 'elderly-care', true, null, null,
    'A parent who wants the garden, the sea and no fuss: shifts by day or by night, with a steady hand on the stairs between the floors. In many villas the bedrooms are upstairs and the life is downstairs, and the stairs become a problem long before anybody likes to say so.

On the first day the carer walks the way from bed to bathroom to breakfast with your father and notes where a rail, a lamp or a chair half-way would help; the family decides what is bought. The pool gate stays closed, the sandy shoes stay outside, and the morning tea is taken on the terrace with the view that the house was bought for. At night somebody awake sits within call. When guests fill the house, the carer makes sure that the oldest person in it still eats at the usual hour and can leave the party for a quiet room when it is enough.',
    'والد أو والدة يحب الحديقة والبحر والهدوء: مناوبات في النهار أو الليل، ويد ثابتة على الدرج بين الطوابق. ففي كثير من الفلل تكون غرف النوم في الأعلى والحياة في الأسفل، ويصير الدرج مشكلة قبل أن يعترف أحد بذلك بوقت طويل.

في اليوم الأول يمشي المرافق مع والدك الطريق من السرير إلى الحمّام إلى الفطور، ويدوّن أين يفيد مقبض أو مصباح أو كرسي في منتصف الطريق، والعائلة هي التي تقرّر ما يُشترى. تبقى بوابة المسبح مغلقة، ويبقى الحذاء المليء بالرمل خارج البيت، ويُشرب شاي الصباح على الشرفة أمام المنظر الذي اشتُري البيت من أجله. وفي الليل يبقى شخص مستيقظ على مسمع النداء. وحين يمتلئ البيت بالضيوف يحرص المرافق على أن يأكل أكبر من فيه سنًا في ساعته المعتادة، وأن يستطيع مغادرة السهرة حين يكتفي منها ويشتاق إلى هدوء غرفته.'
  ),
  (
    'dubai-hills', 'doctor-on-call', true, null, null,
    'A fever after nursery, an ankle twisted on the park''s cycle track, a grandparent''s blood pressure reading that worries the whole house. In the villa streets the calls come in waves: when one child of a class is ill, we often see three of them in a week.

Sidra, Maple and Mulberry are quick to reach from Al Khail Road, but the streets inside look alike, so a location pin and the light above the door are worth more than a description. The doctor looks at children where they are comfortable, on a lap or under a blanket tent, and speaks with them before touching them. Parents are told what the next night may look like, how much drinking is enough, and at which point they should ring again. Brothers and sisters get a look too if they ask for one, and they usually do. What was agreed goes onto a sheet for the fridge door, so that whoever sits up with the child need not rely on memory.',
    'حرارة بعد الحضانة، وكاحل التوى على مسار الدراجات في الحديقة، وقراءة ضغط عند أحد الأجداد أقلقت البيت كله. وفي شوارع الفلل تأتي الاتصالات على دفعات: إذا مرض طفل في الصف رأينا في الغالب ثلاثة منهم خلال أسبوع.

الوصول إلى سدرة وميبل ومولبري من شارع الخيل سريع، لكن الشوارع في الداخل متشابهة، فموقعك على الخريطة وضوء فوق الباب أنفع من أي وصف. يفحص الطبيب الطفل حيث يرتاح، في الحضن أو داخل خيمة من البطانيات، ويتحدث معه قبل أن يلمسه. ويعرف الوالدان كيف قد تمر الليلة القادمة، وما القدر الكافي من الشرب، ومتى ينبغي أن يتصلا بنا مرة أخرى. ويحصل الإخوة والأخوات أيضًا على نظرة سريعة إن طلبوها، وهم يطلبونها عادةً. ثم يكتب الطبيب ما اتُّفق عليه على ورقة تُعلَّق على باب الثلاجة، فيجدها من يسهر منكما مع الطفل ولا يعتمد على ذاكرته.'
  ),
  (
    'dubai-hills', 'doctor-at-home', true, null, null,
    'One visit for the whole villa: the baby is looked at, the grandparents'' medicines are gone through, and there is time for the question you kept for last. Families who moved here for the schools ask for the forms that a new school wants signed, together with an honest look at the vaccination book.

Book a late afternoon, when everybody is back from the park and nobody is hungry yet. The doctor begins with the smallest patient, weighs and measures, and takes the development seriously without making a competition of it. Then come the grown-ups, whose own check has waited since the move. For grandparents who spend half the year here, the doctor writes a letter that continues the treatment from home instead of starting another one. The last question is usually about sleep, in every generation, and for that there is time as well before the bag is closed.',
    'زيارة واحدة للفيلا كلها: نطمئن على الرضيع، ونراجع أدوية الأجداد، ويبقى وقت للسؤال الذي أجّلته إلى النهاية. وتطلب عائلات انتقلت إلى هنا من أجل المدارس توقيع النماذج التي تريدها المدرسة الجديدة، مع نظرة صادقة في دفتر اللقاحات.

احجز أواخر العصر، حين يعود الجميع من الحديقة ولم يجع أحد بعد. يبدأ الطبيب بأصغر المرضى، فيزنه ويقيس طوله ويتابع نموّه بجدية من دون أن يجعل الأمر سباقًا مع أطفال الجيران. ثم يأتي دور الكبار الذين ينتظر فحصهم منذ يوم الانتقال. وللأجداد الذين يقضون هنا نصف السنة يكتب الطبيب رسالة تُكمل العلاج الذي بدأ في بلدهم بدل أن تبدأ علاجًا آخر. ويكون السؤال الأخير في العادة عن النوم، في كل الأجيال من الرضيع إلى الجدة، ولهذا السؤال وقت أيضًا قبل أن يُغلق الطبيب حقيبته ويودّعكم عند الباب.'
  ),
  (
    'dubai-hills', 'nurse-on-call', true, null, null,
    'Checks on a newborn that your doctor asked for, injections, and dressings for knees that met the playground. On the golf course it is blisters and the elbow, in the garden the thorn of a bougainvillea that went in deeper than it looked and did not come out whole.

Send the community''s name, the street and a photo of what has happened, next to a coin if it is a wound; then the right dressing travels in the bag. The nurse rinses, looks, takes out what can be taken out and closes with strips what does not need stitches. Where stitches are needed she says so and covers the wound for the journey. Children may hold the torch and choose the plaster. Keep the medicine for a prescribed injection as its leaflet says; if that is the fridge, on a middle shelf, not in the door and not against the back where it may freeze. Whatever she does is on a sheet the same evening, for your doctor at the next appointment.',
    'متابعة للمولود طلبها طبيبكم، وحقن، وضمادات لرُكَب تعثّرت في الملعب. وفي ملعب الغولف تكون فقاعات الجلد وآلام المرفق، وفي الحديقة شوكة جهنمية دخلت في الإصبع أعمق مما بدا في البداية ولم تخرج كلها.

أرسل اسم المجمّع والشارع وصورة لما حدث، وضع إلى جانب الجرح قطعة نقود ليظهر حجمه، فيصل الضماد المناسب في الحقيبة. تغسل الممرّضة الجرح وتنظر فيه وتُخرج ما يمكن إخراجه، وتقرّب بالشرائط اللاصقة ما لا يحتاج إلى غرز. وإن كان يحتاج إلى غرز قالت لك ذلك وغطّته استعدادًا للطريق. وللأطفال أن يمسكوا المصباح ويختاروا اللصقة بأنفسهم. أما الحقنة الموصوفة فاحفظ دواءها كما تقول نشرته، وإن كان مكانه الثلاجة فعلى رف في وسطها، لا في بابها ولا عند جدارها الخلفي حيث قد يتجمّد ويفسد. وكل ما تقوم به الممرّضة يكون في المساء نفسه على ورقة تسلّمها إلى طبيبك في أول موعد، فلا يضيع شيء من التفاصيل.'
  ),
  (
    'dubai-hills', 'nurse-at-home', true, null, null,
    'The first weeks after a birth or an operation: wound care, medicines on time, and a nurse who shows the family what to do between her visits. In villas with many helping hands she makes sure that all of them do the same thing in the same way.

She gathers parents, grandmother and nanny once round the changing table and shows each step slowly: washing, the navel, holding the head, how to tell a hungry cry from a tired one. After an operation it is how to sit up without using the belly, how to shower with a dressing, which stairs to leave for next week. A plan on the fridge has a column for everybody who helps. When the garden path is pleasant in the morning, the first walk goes to the gate, the next one round the block of villas. She stays until the family says, with good reason, that they can do it alone.',
    'الأسابيع الأولى بعد ولادة أو عملية: عناية بالجرح، وأدوية في موعدها، وممرّضة تعلّم العائلة ما تفعله بين زيارة وأخرى. وفي الفلل التي تكثر فيها الأيدي المساعدة تحرص على أن يقوم الجميع بالشيء نفسه وبالطريقة نفسها.

تجمع الوالدين والجدة والمربّية مرة واحدة حول طاولة تغيير الحفاض، وتريهم كل خطوة على مهل: الغسل، والسرّة، وحمل الرأس، وكيف يُفرَّق بين بكاء الجوع وبكاء التعب. وبعد العملية تريهم كيف ينهض المتعافي من دون أن يشدّ بطنه، وكيف يستحم والضماد عليه، وأي درج يؤجّله إلى الأسبوع المقبل. وعلى باب الثلاجة خطة فيها خانة لكل من يساعد. وحين يلطف ممر الحديقة صباحًا تكون النزهة الأولى حتى البوابة، والتالية حول صف الفلل. وتبقى الممرّضة إلى جانبكم إلى أن تقول العائلة، عن حق، إنها تستطيع أن تكمل وحدها من دون مساعدة.'
  ),
  (
    'dubai-hills', 'lab-test-at-home', true, null, null,
    'Children and grandparents on the same morning, without hurry, with a cartoon playing if that helps. Parents ask about allergies in the months when the lawns are cut and the trees in the boulevards flower, and about iron and vitamin D when a teenager is tired all the time.

Allergy tests need a question first: what was eaten or touched, and how soon the skin or the nose reacted. With that the doctor can choose a few useful tests instead of a hundred that only confuse. The nurse takes the grandparents first, so that they can have breakfast with their tablets, then the children, the bravest first. Each child decides which arm and whether to look. If a vein gives no blood, she stops after the second try and comes back on another day, for nothing is gained by a child who is afraid of every visit after this one. The parents get the results with an explanation of what each number means at that age.',
    'الأطفال والأجداد في صباح واحد، بلا عجلة، ومع رسوم متحركة إن كان ذلك يساعد. ويسأل الآباء والأمهات عن الحساسية في الأشهر التي يُقصّ فيها العشب وتزهر أشجار الشوارع، وعن الحديد وفيتامين د حين يكون المراهق متعبًا طوال الوقت.

تحتاج تحاليل الحساسية إلى سؤال قبلها: ما الذي أُكل أو لُمس، وبعد كم من الوقت استجاب الجلد أو الأنف. وبهذا يختار الطبيب تحاليل قليلة مفيدة بدل مئة تحليل لا تزيدكم إلا حيرة. تبدأ الممرّضة بالأجداد حتى يفطروا ويتناولوا أدويتهم، ثم الأطفال وأشجعهم في المقدمة. ويقرّر كل طفل أي ذراع يعطيها، وهل ينظر أم يغمض عينيه. وإن لم يستجب الوريد توقفت بعد المحاولة الثانية وعادت في يوم آخر، فلا فائدة من طفل يخاف كل زيارة تأتي بعد هذه. وتصل النتائج إلى الوالدين مع شرح لما يعنيه كل رقم منها لمن هو في هذه السن.'
  ),
  (
    'dubai-hills', 'iv-therapy-at-home', true, 30, 40,
    'People recovering at home who ask about fluids or vitamins: the nurse checks first, a doctor decides, and the nurse stays with them until it is done. Mothers in the months after a birth ask because they are tired; fathers after the first long run of the season round the park.

Tiredness has many reasons, and a drip answers only a few of them. So the nurse asks about sleep, iron, the thyroid and mood before she asks about vitamins, and sometimes suggests a blood test and a doctor''s visit in place of a session. Those who breastfeed or take regular medicines are always looked at by a doctor first. If the drip is agreed on, the living room is fine, with the children in the garden for that hour and somebody to look after them. You are asked twice how you feel, and the cannula comes out at once when you do not like it. Afterwards you sit for a while, drink something, and get up slowly with the nurse beside you.',
    'متعافون في بيوتهم يسألون عن السوائل أو الفيتامينات: تفحص الممرّضة أولًا، ويقرّر الطبيب، ثم تبقى الممرّضة معهم حتى ينتهي المحلول. وتسأل عنها أمهات في الأشهر التي تلي الولادة بسبب التعب، وآباء بعد أول جري طويل في الموسم حول الحديقة.

للتعب أسباب كثيرة، والمحلول لا يجيب إلا عن قليل منها. لذلك تسأل الممرّضة عن النوم والحديد والغدة الدرقية والمزاج قبل أن تسأل عن الفيتامينات، وتقترح أحيانًا تحليلًا وزيارة طبيب بدل الجلسة. ومن تُرضع ومن يتناول أدوية منتظمة يراهما طبيب أولًا في كل مرة ومن دون استثناء. وإن اتُّفق على المحلول فغرفة الجلوس مكان مناسب، على أن يكون الأطفال في الحديقة في تلك الساعة ومعهم من ينتبه إليهم. وتُسأل مرتين عن حالك أثناء الجلسة، وتُنزع الكانيولا فورًا متى لم ترتح إليها. وبعد الانتهاء تبقى جالسًا قليلًا، وتشرب شيئًا، ثم تنهض على مهل وهي بجانبك.'
  ),
  (
    'dubai-hills', 'elderly-care', true, null, null,
    'Grandparents in a villa: the stairs, the bathroom and the garden made safe to walk in, with a carer who comes to know the house and its rhythm. Often they moved in when the second grandchild was born and are needed as much as they need help.

The carer does not take that away from them. Grandmother still folds the small clothes and tells the bedtime story; only the lifting, the bath and the tablets have a second person beside them. The park is flat, with shade in the afternoon and a bench at the right distance, and there is almost always a neighbour of the same age to sit with. In the villa we look at the edges of carpets, the step to the terrace and the lamp between bed and bathroom. Once a month the family, the carer and the nurse in charge sit together and change what no longer fits, so that the care keeps step with the need and everybody knows their part.',
    'أجداد في الفيلا: درج وحمّام وحديقة يمشون فيها بأمان، ومرافق يعرف البيت وإيقاعه يومًا بعد يوم. وكثيرًا ما انتقلوا إليها حين وُلد الحفيد الثاني، والبيت يحتاج إليهم بقدر ما يحتاجون هم إلى المساعدة فيه.

ولا يأخذ المرافق هذا الدور منهم. فالجدة ما زالت تطوي الملابس الصغيرة وتحكي حكاية النوم، وإنما يكون معها شخص ثانٍ عند رفع الأشياء والاستحمام ووقت الدواء. والحديقة العامة مستوية، فيها ظل بعد الظهر ومقعد على المسافة المناسبة، وفيها غالبًا جار في السن نفسها يطيب الجلوس معه. وفي الفيلا ننظر إلى حواف السجاد، ودرجة الشرفة، والمصباح بين السرير والحمّام. ومرة في الشهر تجلس العائلة والمرافق والممرّضة المشرفة معًا، ويغيّرون ما لم يعد مناسبًا من الخطة، فتبقى الرعاية على قدر الحاجة ولا تسبقها ولا تتأخر عنها، ويعرف كل واحد منهم ما عليه.'
  ),
  (
    'jumeirah', 'doctor-on-call', true, null, null,
    'Houses with three generations: a feverish toddler, a grandmother whose sugar is higher than usual, one of the household staff with back pain. From Kite Beach people call about a jellyfish sting or a foot that stepped on something sharp, from the flats of City Walk about a cold that will not end.

The streets between the Beach Road and Al Wasl carry numbers and letters that change at every corner. The Makani number on the plate by your gate, ten digits, brings us to exactly that gate; read it out and stay on the line if you are unsure. Say whether you would like a woman doctor and we tell you honestly if one is on duty at that hour. In the majlis or in the bedroom, the person who is ill is asked first, even when others in the family would like to answer for them. Whoever looks after them then hears what to do until the morning, and what is a reason to ring us.',
    'بيوت تجمع ثلاثة أجيال: طفل محموم، وجدّة ارتفع سكرها عن المعتاد، وأحد العاملين في البيت يشكو ظهره. ومن كايت بيتش يتصل بنا من لسعه قنديل بحر أو داس على شيء حاد، ومن شقق سيتي ووك من طال زكامه ولا يريد أن ينتهي.

تحمل الشوارع بين شارع شاطئ جميرا وشارع الوصل أرقامًا وحروفًا تتغيّر عند كل زاوية. ورقم مكاني المكتوب على اللوحة قرب بوابتك، وهو عشر خانات، يوصلنا إلى هذه البوابة بعينها، فاقرأه لنا وابقَ على الخط إن لم تكن متأكدًا. وقل لنا إن كنتم تفضّلون طبيبة، ونخبركم بصدق هل هناك طبيبة في المناوبة في تلك الساعة. وفي المجلس كما في غرفة النوم نسأل المريض نفسه أولًا، وإن أحبّ غيره من أهل البيت أن يجيب عنه. ثم نشرح لمن يعتني به ما الذي ينبغي فعله حتى الصباح وما الذي يستدعي الاتصال بنا.'
  ),
  (
    'jumeirah', 'doctor-at-home', true, null, null,
    'Check-ups after hospital for parents who do not like waiting rooms, at the hour the family agrees on, with a woman doctor when you ask and one is on duty. Between the prayers there is time for a visit that begins with coffee and is none the worse for it.

In many houses here the eldest decides who speaks, and the doctor respects it while making sure that the patient has been heard. Sugar, pressure, kidneys and feet belong together in one visit, so socks come off, nobody is embarrassed, and everything is looked at in peace. Before Ramadan we sit with those who wish to fast and take medicines: which tablets move to the two meals, when sugar should be measured, and for whom the honest advice is not to fast this year. The plan is written in Arabic or English, in letters large enough for the person it concerns, with a copy for the son or daughter who helps, so that everybody goes by the same words.',
    'مراجعات بعد المستشفى لآباء وأمهات لا يحبّون غرف الانتظار، في الساعة التي تتفق عليها العائلة، ومع طبيبة إن طلبتم وكانت في المناوبة. وبين الصلوات متسع لزيارة تبدأ بفنجان قهوة ولا ينقص ذلك منها شيئًا.

في كثير من البيوت هنا يقرّر الكبير من يتكلم، ويحترم الطبيب ذلك ويحرص في الوقت نفسه على أن يُسمع صوت المريض. والسكر والضغط والكلى والقدمان موضوع زيارة واحدة، تُخلع فيها الجوارب بلا حرج ويُنظر في كل شيء بهدوء. وقبل رمضان نجلس مع من يرغب في الصيام وله أدوية: أي الحبوب ينتقل إلى السحور والإفطار، ومتى يُقاس السكر، ولمن تكون النصيحة الصادقة ألّا يصوم هذا العام. وتُكتب الخطة بالعربية أو الإنجليزية بحروف كبيرة يقرؤها صاحبها بنفسه من غير نظارة، ونسخة منها لمن يعتني به من الأبناء، حتى يتفق الجميع على الكلام نفسه.'
  ),
  (
    'jumeirah', 'nurse-on-call', true, null, null,
    'Injections timed around fasting and prayer if you wish, dressings, and a woman nurse for the women of the house when one is on duty. People who have had hijama elsewhere or a burn from the kitchen ask us to look at the skin, and so does the driver whose hand was caught under the bonnet.

The visit follows the customs of the house. The nurse enters by the door you name, covers what you would like covered, and has somebody of the family in the room if the patient wants that. An injection during Ramadan can wait until after iftar when the medicine allows it; she asks your doctor rather than guessing. Dressings on a diabetic foot are taken especially seriously: she looks between the toes, notes the size, and tells the doctor the same day about anything that has changed. Gloves, needles and used gauze leave with her in a closed box, not with the household rubbish, where a child could find them.',
    'حقن في مواعيد تراعي الصيام والصلاة إن رغبتم، وضمادات، وممرّضة لنساء البيت متى كانت في المناوبة. ويطلب منا من أجرى حجامة في مكان آخر أو أصابه حرق في المطبخ أن ننظر إلى الجلد، وكذلك السائق الذي علقت يده في غطاء المحرك.

تسير الزيارة على عادات البيت. تدخل الممرّضة من الباب الذي تعيّنونه، وتغطّي ما تحبون تغطيته، ويكون معها أحد من العائلة في الغرفة إن أراد المريض ذلك. ويمكن أن تنتظر الحقنة في رمضان إلى ما بعد الإفطار حين يسمح الدواء بذلك، وهي تسأل طبيبك ولا تخمّن من عندها. أما ضمادات القدم عند مريض السكري فلها عناية خاصة: تنظر بين الأصابع، وتدوّن حجم الجرح، وتخبر الطبيب في اليوم نفسه بأي تغيّر مهما صغر. وتخرج القفازات والإبر والشاش المستعمل معها في علبة مغلقة، لا مع نفايات البيت، فلا تقع في يد طفل أو في يد من يفرغ السلة.'
  ),
  (
    'jumeirah', 'nurse-at-home', true, null, null,
    'Day after day for a mother after a birth or a father after an operation, with the quiet and the customs of the house respected. During the forty days many relatives come and go; the nurse keeps the hour of her visit free of guests, kindly and firmly.

She looks after the mother as much as after the child: the wound, the blood pressure, whether she sleeps and eats and how she feels when nobody is listening. For a father after an operation the bed often moves to the ground floor for some weeks; the nurse says what the room needs and the family arranges it before he is home. Prayer is possible sitting or lying down, and she plans medicines and washing around it. Grandmothers'' remedies are spoken about openly: what does no harm may stay, what does not go together with the tablets is explained with respect. A folder by the bed tells the family what was done each day and what is still to do.',
    'يومًا بعد يوم لأم بعد الولادة أو لأب بعد العملية، مع احترام هدوء البيت وعاداته. ففي الأربعين يأتي الأقارب ويذهبون، وتحفظ الممرّضة ساعة زيارتها خالية من الضيوف بلطف وحزم، ويعتاد أهل البيت ذلك سريعًا.

تعتني بالأم بقدر ما تعتني بالمولود: الجرح والضغط، وهل تنام وتأكل جيدًا، وكيف تشعر حين لا يسمعها أحد. أما الأب العائد من العملية فكثيرًا ما يُنقل سريره إلى الطابق الأرضي بضعة أسابيع، فتقول الممرّضة ما الذي تحتاجه الغرفة، وتجهّزه العائلة قبل عودته إلى البيت. والصلاة ممكنة جلوسًا أو استلقاءً، وهي ترتّب مواعيد الأدوية والاغتسال حولها. ونتحدث بصراحة عن وصفات الجدات: فما لا ضرر منه يبقى على حاله، وما لا يجتمع مع الدواء نشرح سببه باحترام لمن أعدّه بمحبة. وتجد العائلة في الملف قرب السرير ما جرى كل يوم وما بقي منه.'
  ),
  (
    'jumeirah', 'lab-test-at-home', true, null, null,
    'Several members of a family before breakfast, and older people who need not leave their armchair for it. Many houses ask twice a year for sugar over three months, kidneys and cholesterol, for parents and for the cook and the driver alike.

Choose a morning after an ordinary week, not the one after a wedding, since the values would tell of the wedding. During Ramadan samples that need fasting are taken eight to twelve hours after suhoor, the others in the evening. For someone with weak veins the nurse warms the hand, takes the smallest tube the laboratory accepts and does not try a third time. Women are attended by a woman when one is on duty. The results arrive in one envelope per person, digital or printed, so that nobody in the family reads what was meant for another, and the next date is noted in the calendar that hangs in the kitchen, so that half a year does not pass unnoticed.',
    'عدّة أفراد من العائلة قبل الفطور، وكبار في السن لا حاجة بهم إلى مغادرة مقاعدهم. وتطلب بيوت كثيرة مرتين في السنة تحليل السكر التراكمي والكلى والكوليسترول، للوالدين وللطباخ والسائق على السواء، في صباح واحد للجميع.

اختر صباحًا بعد أسبوع عادي، لا الصباح الذي يلي العرس، فالأرقام عندها ستحكي عن العرس لا عنك. وفي رمضان تُؤخذ العيّنات التي تحتاج إلى صيام بعد السحور بثماني ساعات إلى اثنتي عشرة ساعة، وتُؤخذ غيرها في المساء. ومن كانت عروقه ضعيفة تدفئ الممرّضة يده أولًا، وتأخذ أصغر أنبوب يقبله المختبر، ولا تحاول مرة ثالثة. وتعتني بالنساء ممرّضة متى كانت في المناوبة. وتصل النتائج في ظرف لكل شخص، على الهاتف أو مطبوعة، فلا يقرأ أحد في العائلة ما كُتب لغيره، ويُدوَّن الموعد التالي في التقويم المعلّق في المطبخ، حتى لا يمر نصف العام من دون أن ينتبه إليه أحد.'
  ),
  (
    'jumeirah', 'iv-therapy-at-home', true, null, null,
    'A drip in the bedroom or the majlis after travel or tiring weeks. Illnesses and medicines are asked about first, and the nurse does not leave before it is done. Pilgrims who are back from Umrah ask for it, brides in the week before the wedding, and hosts when the last guests have gone.

Each of them hears the same questions. Pregnancy, sugar, kidneys, the heart and an enzyme deficiency that is more frequent in this region than elsewhere decide whether certain vitamins may be given at all; if nobody in the family knows about it, a blood test comes before the drip. A fasting person chooses the evening. The curtain is drawn, the arm lies on a cushion, somebody from the family may sit with you. The nurse will also tell you what helps more than any drip after such weeks: water through the day, food at regular hours, and nights that begin early and without a telephone.',
    'محلول في غرفة النوم أو المجلس بعد سفر أو أسابيع متعبة. نسأل أولًا عن الأمراض والأدوية، ولا تغادر الممرّضة قبل أن ينتهي. ويسأل عنه معتمرون عادوا لتوّهم، وعرائس في الأسبوع الذي يسبق الزفاف، ومضيفون بعد أن ينصرف آخر الضيوف.

ويسمع كل واحد منهم الأسئلة نفسها. فالحمل والسكر والكلى والقلب ونقص إنزيم يكثر في منطقتنا أكثر من غيرها، هي التي تحدّد هل يجوز إعطاء بعض الفيتامينات أصلًا، وإن لم يعرف أحد في العائلة شيئًا عنه سبق التحليلُ المحلولَ. ومن كان صائمًا اختار المساء. تُسدل الستارة، وتُسند الذراع إلى وسادة، ويمكن أن يجلس معك أحد من أهلك يؤنسك. وما يفيد بعد أسابيع كهذه أكثر من أي محلول تقوله لك الممرّضة أيضًا: ماء على مدار اليوم، وطعام في ساعاته، وليالٍ تبدأ مبكرًا بلا هاتف ولا سهر طويل حتى الفجر.'
  ),
  (
    'jumeirah', 'elderly-care', true, null, null,
    'Fathers and mothers who stay in their own house: help with washing, meals, medicines and getting ready for prayer, in their own language whenever possible. The house is often full of people who love them and short of somebody who has learned how to lift.

The carer joins the household without taking it over. A man cares for the father if he prefers a man, a woman for the mother. Ablution and prayer have their fixed places in the day and everything else moves around them; on Friday the chair by the door is ready in time. Visitors are part of a good old age in Jumeirah, so the best hours are kept for the majlis and the rest for sleep. Sons and daughters who live next door get a short message at noon and one at night, and the carer tells them early when more help is needed than one person can give, so that they can arrange it before it wears everybody out.',
    'آباء وأمهات يبقون في بيوتهم: مساعدة في الاستحمام والطعام والدواء والاستعداد للصلاة، وبلغتهم متى أمكن. فالبيت يمتلئ عادةً بمن يحبّونهم، ولا ينقصه إلا من تعلّم كيف يُسند المسنّ ويُنقل من السرير إلى الكرسي.

يدخل المرافق في حياة البيت ولا يستولي عليها. يعتني رجل بالأب إن كان يفضّل رجلًا، وتعتني امرأة بالأم. وللوضوء والصلاة مواضعهما الثابتة في اليوم ويدور كل ما عداهما حولهما، وفي يوم الجمعة يكون الكرسي جاهزًا عند الباب في وقته. والزوار جزء من شيخوخة طيبة في جميرا، لذلك تُحفظ أفضل ساعات اليوم للمجلس وتُترك بقيتها للنوم والراحة. ويصل الأبناء والبنات الذين يسكنون في البيت المجاور خبر قصير عند الظهر وآخر في الليل، ويخبرهم المرافق مبكرًا حين تصير المساعدة المطلوبة أكثر مما يقدر عليه شخص واحد، فيتدبّرون الأمر قبل أن يثقل على الجميع.'
  ),
  (
    'deira', 'doctor-on-call', true, null, null,
    'Hotel guests by the Creek, traders who cannot close the shop for a clinic, families whose child has a fever when the evening traffic stands still. In Naif and around the Gold Souk somebody often calls for a neighbour who speaks a language that reception does not.

We ask for a shop, a mosque or a hotel close by, then the floor, and whether the lift works tonight. Where the lane is too narrow the doctor leaves the car at the paid parking and walks, which in the evening is faster anyway. You may explain yourself in Hindi, Urdu, Arabic or English; for other languages a neighbour who interprets is welcome, if you want him to hear it. The doctor counts the tablets you have bought over the counter, says which of them do the same thing twice, and writes the prescription so that the pharmacy round the corner can give the cheaper version.',
    'نزلاء فنادق الخور، وتجار لا يستطيعون إغلاق المتجر للذهاب إلى عيادة، وعائلات أصابت الحمّى طفلها والشوارع متوقفة مساءً. وفي نايف وحول سوق الذهب كثيرًا ما يتصل أحدهم من أجل جار يتحدث لغة لا يعرفها من يرد في الاستقبال.

نسأل عن متجر أو مسجد أو فندق قريب، ثم عن الطابق، وهل يعمل المصعد هذه الليلة. وحيث يضيق الزقاق يترك الطبيب السيارة في الموقف ويأتي سيرًا، وهذا أسرع في المساء على كل حال. ويمكنك أن تشرح حالك بالعربية أو الإنجليزية أو الهندية أو الأردية، ولغيرها من اللغات نرحّب بجار يترجم إن كنت ترضى بأن يسمع. ويعدّ الطبيب الحبوب التي اشتريتها بلا وصفة، ويقول لك أيّها يكرّر عمل الآخر فلا حاجة إليه، ويكتب الوصفة بحيث تستطيع الصيدلية عند الزاوية أن تصرف لك منها الصنف الأقل ثمنًا إن وُجد.'
  ),
  (
    'deira', 'doctor-at-home', true, null, null,
    'A visit after the shops have shut, explained in Hindi, Urdu, Arabic or English: pressure, sugar, a cough that stays, medicines gone through box by box. Men who share a flat in Hor Al Anz sometimes book together, because the last doctor any of them saw was at the medical for the visa.

The doctor then sees them one after the other in the kitchen with the door closed, and each pays attention to his own paper only. Work that is done standing, in the heat or at night has its own illnesses, and they are asked about: the back, the skin, the stomach, sleep. For those who have had diabetes for years the plan must fit the meals of a shared flat and the hours of a shop, otherwise it stays on the wall. Whoever is going home on leave gets a letter for the doctor in the village and the list of medicines that customs like to see. Where a test is needed, the doctor names the least that will do, so that nobody pays a day''s wages for a paper that changes nothing.',
    'زيارة بعد إغلاق المتاجر، بشرح بالعربية أو الإنجليزية أو الهندية أو الأردية: الضغط والسكر وسعال طال وأدوية نراجعها علبة علبة. ويحجز أحيانًا رجال يتقاسمون شقة في هور العنز معًا، لأن آخر طبيب رآه أيّ منهم كان عند فحص الإقامة.

فيراهم الطبيب واحدًا بعد آخر في المطبخ والباب مغلق، ولا ينظر كل منهم إلا في ورقته. وللعمل وقوفًا أو في الحر أو في الليل أمراضه، فنسأل عنها: الظهر والجلد والمعدة والنوم. ومن يعيش مع السكري منذ سنوات ينبغي أن توافق خطته وجبات السكن المشترك وساعات المتجر، وإلا بقيت معلّقة على الجدار بلا فائدة. ومن يسافر إلى بلده في إجازة يأخذ معه رسالة إلى طبيب قريته وقائمة الأدوية التي تُطلب في المطار. وإن احتاج أحدهم إلى تحليل حدّد الطبيب أقلّ ما يكفي منه، حتى لا يدفع أجر يوم عمل في ورقة لا تغيّر شيئًا من علاجه.'
  ),
  (
    'deira', 'nurse-on-call', true, null, null,
    'Injections and dressings that a hospital ordered, in a flat or a hotel room, without crossing the city for a quarter of an hour''s work. Crews between two flights, patients from abroad on the way to or from treatment, and shopkeepers with a cut from the shutter are the ones who write most.

Show the nurse the paper from the hospital, even when it is in Russian, Farsi or Malayalam; with the name of the medicine and the dose she can ring the doctor who signed it or one of ours. In a hotel by the Creek she comes up with the bell captain, in an old building by the stairs, and has a lamp with her for rooms with little light. A dressing that must be changed every second day is planned for a whole week at a fixed hour, before you open the shop or after you have closed it. At each visit you hear how it is going, what to keep away from the wound at work, be it water, dust or oil, and how to wash your hands before you touch it.',
    'حقن وضمادات طلبها المستشفى، في الشقة أو غرفة الفندق، بلا قطع المدينة من أجل عمل قصير. وأكثر من يراسلنا أطقم طائرات بين رحلتين، ومرضى من الخارج في طريقهم إلى العلاج أو عائدون منه، وأصحاب متاجر جرح أيديهم بابُ المحل الحديدي.

أرِ الممرّضة ورقة المستشفى ولو كانت بالروسية أو الفارسية أو المالايالامية، فباسم الدواء والجرعة تستطيع أن تتصل بالطبيب الذي وقّعها أو بأحد أطبائنا ليتأكد منها. تصعد في فنادق الخور مع موظف الفندق، وفي المباني القديمة عبر الدرج، ومعها مصباح للغرف قليلة الضوء. والضماد الذي يُغيَّر كل يومين نضع له خطة لأسبوع كامل في ساعة ثابتة، قبل أن تفتح المتجر أو بعد أن تغلقه. وتقول لك في كل زيارة كيف تسير الأمور، وما الذي ينبغي أن تبعده عن الجرح من ماء وغبار وزيت أثناء العمل في السوق أو المستودع، وكيف تغسل يديك قبل أن تلمسه.'
  ),
  (
    'deira', 'nurse-at-home', true, null, null,
    'The same nurse each day, whenever possible, for a father after his operation in an old building without a lift: we take the stairs, so that he need not. In the family flats of Al Muraqqabat and Abu Hail several generations share a few rooms, and care has to fit between the sewing machine and the homework.

The nurse looks for the corner that works: a bed that can be reached from two sides, a chair for the visitor who will come anyway, a shelf above the reach of the little ones for medicines. She shows the son how to help his father up without hurting his own back and the daughter how to read the sugar meter. She explains in the language of the house what the hospital wrote in English, and asks the family to repeat it, so that it is clear to everybody. Every visit is written into a small notebook that stays by the bed. When the stairs have become possible again, they go down the first time together, step by step and without haste.',
    'الممرّض نفسه كل يوم متى أمكن لأب أجرى عملية ويسكن مبنى قديمًا بلا مصعد: نصعد نحن الدرج كي لا ينزله هو. وفي شقق العائلات في المرقبات وأبو هيل تتقاسم عدة أجيال غرفًا قليلة، وعلى الرعاية أن تجد مكانها بين ماكينة الخياطة والواجبات المدرسية.

يبحث الممرّض عن الزاوية المناسبة: سرير يمكن الوصول إليه من جانبين، وكرسي للزائر الذي سيأتي على كل حال، ورف للأدوية لا تصل إليه أيدي الصغار. ويري الابن كيف يساعد أباه على النهوض من دون أن يؤذي ظهره، ويري الابنة كيف تقرأ جهاز السكر وتدوّن أرقامه. وما كتبه المستشفى بالإنجليزية يشرحه بلغة البيت، ثم يطلب أن يُعاد عليه حتى يتأكد أنه واضح للجميع. وتُدوَّن كل زيارة في دفتر صغير يبقى قرب السرير. وحين يصير الدرج ممكنًا من جديد ينزلانه معًا أول مرة، درجة بعد درجة، وبلا عجلة.'
  ),
  (
    'deira', 'lab-test-at-home', true, null, null,
    'Sugar, cholesterol and vitamin tests before the shop opens, and several relatives under one roof on the same visit. Guests of the hotels near the airport ask for a test that a clinic abroad requires, with the report in English and the laboratory''s stamp.

Before you order a large package, tell us what a doctor has asked for or what worries you; three tests that answer the question are better than thirty that do not. The nurse comes after the dawn prayer if you like, because that is when the family is awake and the streets around the Clock Tower are empty. Names are written as they are in the passport or the Emirates ID, since a wrong letter makes a report worthless at the counter. Where six people live in two rooms, each of them is asked and sampled alone, and each gets the result on their own phone. Whoever cannot read the language of the report has it explained in their own, number by number, with what to ask a doctor about.',
    'تحاليل السكر والدهون والفيتامينات قبل فتح المتجر، وعدّة أقارب تحت سقف واحد في الزيارة نفسها. ويطلب نزلاء الفنادق القريبة من المطار تحليلًا تشترطه عيادة في الخارج، مع تقرير بالإنجليزية عليه ختم المختبر وتوقيعه.

قبل أن تطلب باقة كبيرة أخبرنا بما طلبه الطبيب أو بما يقلقك، فثلاثة تحاليل تجيب عن السؤال خير من ثلاثين لا تجيب عنه. وتأتي الممرّضة بعد صلاة الفجر إن أحببت، فعندها تكون العائلة مستيقظة والشوارع حول دوّار الساعة خالية. وتُكتب الأسماء كما وردت في جواز السفر أو بطاقة الهوية، لأن حرفًا واحدًا خطأ قد يجعل التقرير بلا قيمة أمام الموظف. وحيث يسكن ستة أشخاص في غرفتين يُسأل كل منهم وتُؤخذ عيّنته على انفراد، وتصل نتيجته إلى هاتفه وحده. ومن لا يقرأ لغة التقرير نشرح له ما فيه بلغته، رقمًا رقمًا، وما الذي يحسن أن يسأل عنه طبيبه.'
  ),
  (
    'deira', 'iv-therapy-at-home', false, null, null,
    'Guests who have just landed nearby and ask for fluids after the journey: checked first, given slowly, with a nurse there throughout.',
    'ضيوف هبطت طائرتهم قريبًا ويطلبون السوائل بعد السفر: فحص أولًا، ثم تنقيط بطيء، والممرّضة حاضرة طوال الوقت.'
  ),
  (
    'deira', 'elderly-care', true, null, null,
    'Grandparents who know every neighbour and do not want to move: a carer who speaks their language, goes to the market with them and reminds them of their medicines. Some have lived beside the Creek since the abras carried more people than the bridges did, and tell of it gladly.

Their day has a route that we keep: the tea stall, the fish market or the vegetable seller, the mosque or the bench under the trees on the Corniche. The carer walks on the side of the traffic, carries the bags and knows where there is a chair and a clean washroom on the way. Steep stairs in old houses are climbed once a day, not four times, so errands are planned. At home radio and letters from abroad have their hour. The family, who may live in another emirate or another country, gets a voice message in the language that the grandmother herself would use, and hears how she slept, what she ate, who came by and whether she took her medicine on time.',
    'أجداد يعرفون كل جار ولا يريدون الانتقال: مرافق يتحدث لغتهم، ويذهب معهم إلى السوق، ويذكّرهم بأدويتهم. ويسكن بعضهم قرب الخور منذ كانت العبرات تحمل من الناس أكثر مما تحمله الجسور، ويروون ذلك بسرور لمن يجلس ويسمع.

ليومهم طريق نحافظ عليه: بائع الشاي، وسوق السمك أو بائع الخضار، والمسجد أو المقعد تحت أشجار الكورنيش. يمشي المرافق من جهة السيارات، ويحمل الأكياس، ويعرف أين يجدون في الطريق كرسيًا ودورة مياه نظيفة. والدرج الحاد في البيوت القديمة يُصعد مرة في اليوم لا أربع مرات، لذلك نرتّب المشاوير قبل الخروج. وفي البيت للمذياع ولرسائل الأهل البعيدين ساعتها التي لا يقطعها شيء. وتتلقى العائلة التي قد تعيش في إمارة أخرى أو بلد آخر رسالة صوتية باللغة التي تستخدمها الجدة نفسها، فتسمع فيها كيف نامت، وماذا أكلت، ومن زارها اليوم، وهل أخذت دواءها في وقته.'
  )
) as said (location, service, is_active, least, most, en, ar)
join public.locations as location on location.slug = said.location
join public.services as service on service.slug = said.service;
