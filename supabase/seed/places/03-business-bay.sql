-- What people in Business Bay ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'A colleague with a fever in the meeting room, a migraine that will not wait for the evening, a stomach bug in one of the serviced flats along the canal. After dark the calls come from home: a toddler in the Executive Towers who has coughed since nursery, a father whose knee has swollen since the padel game.

Business Bay has two layers, the podium and the road, and the map often shows the wrong one. Tell us whether your lobby is on Marasi Drive or up at Bay Avenue, and you spare the doctor a whole round of the towers. At the office a small room with a door is enough; nobody in the open plan needs to know why a visitor with a bag is here. You get advice on whether to go on working, a certificate only where it is medically justified, and a plan for this evening, and for tomorrow morning if something is left or comes back.',
    'زميل أصابته الحمّى في غرفة الاجتماعات، وصداع نصفي لا ينتظر المساء، ونزلة معوية في إحدى الشقق الفندقية على القناة. وبعد الغروب تأتي الاتصالات من البيوت: طفل في إكزكيوتف تاورز يسعل منذ عاد من الحضانة، وأب تورّمت ركبته بعد مباراة البادل.

للخليج التجاري طبقتان، المنصة والطريق، وكثيرًا ما تشير الخريطة إلى الطبقة الخطأ. أخبرنا هل يقع بهوك على مراسي درايف أم في الأعلى عند باي أفنيو، فتوفّر على الطبيب لفّة كاملة حول الأبراج. وفي المكتب تكفي غرفة صغيرة لها باب يُغلق، ولا حاجة بأحد في الصالة المفتوحة إلى أن يعرف لماذا جاء زائر يحمل حقيبة. ستحصل على رأي واضح في مواصلة العمل اليوم أو تأجيله، وعلى إجازة مرضية حين تبرّرها الحالة طبيًا فقط، وعلى خطة لما تفعله هذا المساء وفي صباح الغد إن بقي شيء من الأعراض أو عاد.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'People who leave before the clinics open and come back when they close: results explained, long-standing medicines gone through, a sick note where it is justified. Founders and shift managers put a visit into the calendar like any other meeting, and keep it more often than the one across town.

The doctor comes to the sofa at nine in the evening or to the small meeting room at noon, and takes the time that the subject needs: tiredness that has lasted for weeks, heartburn since the project began, a family history that suddenly matters at forty. Bring old results, even as photos of crumpled paper. At the end you know which question is answered, which test might answer the next one, and what can safely be left alone. The report is written so that your insurer''s form needs no second visit for a missing stamp or signature.',
    'من يخرج قبل أن تفتح العيادات ويعود بعد أن تغلق: شرح للنتائج، ومراجعة للأدوية المزمنة، وإجازة مرضية حين تستدعي الحالة. ويضع مؤسسو الشركات ومديرو المناوبات الزيارة في التقويم كأي اجتماع آخر، ويلتزمون بها أكثر من موعد في الطرف الآخر من المدينة.

يأتي الطبيب إلى الأريكة في التاسعة مساءً أو إلى غرفة الاجتماعات الصغيرة عند الظهر، ويأخذ من الوقت ما يحتاجه الموضوع: إرهاق امتد أسابيع، أو حرقة في المعدة منذ بدأ المشروع، أو تاريخ عائلي صار مهمًا فجأة في سن الأربعين. أحضر نتائجك القديمة، ولو كانت صورًا لورق مجعّد. وفي النهاية تعرف أي سؤال وجد جوابه، وأي تحليل قد يجيب عن السؤال التالي، وما الذي يمكن تركه الآن من دون قلق. ويُكتب التقرير بطريقة تكفي نموذج شركة التأمين، فلا تحتاج إلى زيارة ثانية من أجل ورقة أو ختم أو توقيع ناقص.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'A prescribed injection or a fresh dressing in the lunch break, behind a closed door at the office or up in the flat. Human resources teams ask for a nurse when several colleagues are due for the same vaccination, or when somebody cut a hand in the pantry and the bandage from the drawer is too small.

What we need from you is short: the prescription, the floor and a corner where nobody disturbs us. The nurse brings the cool bag, gloves, a sheet for the desk and a box for the needle, and stays after an injection as long as the medicine calls for. Parking on the service roads fills up by nine, so she may come from the metro on foot; that changes nothing about the hour. Your employer learns that a visit took place only if you say so. Notes and photographs belong to your file, not to a group chat, and you may ask for a copy at any time.',
    'حقنة موصوفة أو ضماد جديد في استراحة الغداء، خلف باب مغلق في المكتب أو في الشقة. وتطلب إدارات الموارد البشرية ممرّضة حين يحين موعد اللقاح نفسه لعدة زملاء، أو حين يجرح أحدهم يده في المطبخ ولا يكفي الضماد الموجود في الدرج.

ما نحتاج إليه منك قليل: الوصفة، ورقم الطابق، ومساحة صغيرة لا يقاطعنا فيها أحد. وتحضر الممرّضة معها الحقيبة المبرّدة والقفازات وغطاءً للمكتب وعلبة آمنة للإبر، وتبقى بعد الحقنة المدة التي يستدعيها الدواء. تمتلئ مواقف الطرق الجانبية منذ التاسعة صباحًا، فقد تأتي من محطة المترو سيرًا على قدميها، ولا يغيّر ذلك شيئًا في الموعد المتفق عليه. ولا تعلم جهة عملك بأن زيارة قد تمت إلا إن أخبرتها أنت بنفسك. أما الملاحظات والصور فمكانها ملفك الطبي وحده، لا مجموعة محادثة يقرؤها الجميع، ومن حقك أن تطلب نسخة منها متى شئت.'
  ),
  (
    'nurse-at-home', true, null::integer, null::integer,
    'A course of injections or wound care at the same hour every evening, so that recovering does not cost you the working week. Tenants of the studios along Al Abraj Street often have no family in the country; for the first nights after an operation they book somebody who simply stays, and sleep more easily for it.

We plan the course with you at the beginning: how many visits there will be, which of them may move when a meeting runs late, and what is due at the weekend. The nurse works from your surgeon''s orders and rings the practice herself if the plan and the wound no longer match. In a studio there is one table, so she sets up on the kitchen counter and leaves it as it was. With the last visit you receive the whole course on two pages: dates, medicines, measurements, and what to show at the follow-up, so that after weeks full of work you need not rely on memory.',
    'سلسلة حقن أو عناية بجرح في الساعة نفسها كل مساء، فلا يكلّفك التعافي أسبوع عملك. وكثير من سكان الاستوديوهات في شارع الأبراج لا عائلة لهم في البلد، فيحجزون للّيالي الأولى بعد العملية من يبقى إلى جانبهم فحسب ويطمئنهم وجوده.

نضع معك خطة السلسلة من البداية: كم زيارة ستكون، وأيها يمكن تأجيله حين يطول اجتماع، وما الذي يحين موعده في عطلة نهاية الأسبوع. وتعمل الممرّضة وفق تعليمات جرّاحك، وتتصل بعيادته بنفسها إن لم تعد الخطة مناسبة لما تراه في الجرح. وليس في الاستوديو إلا طاولة واحدة، فترتّب أدواتها على سطح المطبخ ثم تعيده كما كان نظيفًا. ومع الزيارة الأخيرة تتسلّم السلسلة كلها في صفحتين: التواريخ والأدوية والقياسات، وما ينبغي أن تعرضه على الطبيب في موعد المراجعة، حتى لا تعتمد على ذاكرتك وحدها بعد أسابيع مزدحمة بالعمل.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Fasting tests at the desk before the first meeting, and check-ups for a small team, one colleague after the other, on a single morning. Freelancers in the towers by the canal ask for the panel their new insurer wants, and for a copy they may keep.

For a team we agree on a list of names and a room the day before; each person answers a few questions in private, and the results go to that person alone, never to the company. Samples for a hormone or a sugar curve depend on the hour, so we say beforehand when the second tube is due and come back for it. Anyone who faints at the sight of blood lies down on the couch in the lounge; say it in advance and nobody will smile. The samples are kept cool and go to a licensed laboratory; when the courier has left, there is coffee again and the working day begins as usual.',
    'تحاليل صيام في المكتب قبل الاجتماع الأول، وفحوص لفريق صغير واحدًا بعد آخر في صباح واحد. ويطلب العاملون لحسابهم في أبراج القناة الباقة التي تريدها شركة التأمين الجديدة، ومعها نسخة يحتفظون بها لأنفسهم للسنوات التالية.

إن كنتم فريقًا فنتفق معكم قبل يوم على قائمة بالأسماء وعلى غرفة هادئة، ويجيب كل شخص عن أسئلة قليلة على انفراد، وتصل النتائج إليه وحده ولا تصل إلى الشركة أبدًا. وترتبط عيّنات الهرمونات ومنحنى السكر بالساعة، لذلك نقول مسبقًا متى يحين موعد الأنبوب الثاني ونعود من أجله. ومن يُغمى عليه عادةً عند رؤية الدم يستلقي على الأريكة في الاستراحة، ويكفي أن يخبرنا بذلك من قبل ولن يبتسم أحد. تُحفظ العيّنات مبرّدة وتُنقل إلى مختبر مرخّص، وبعد أن ينصرف الناقل تعود القهوة إلى المكتب ويبدأ يوم العمل كالمعتاد من دون أن يضيع منه شيء.'
  ),
  (
    'iv-therapy-at-home', true, 20, 30,
    'A drip in a quiet corner of the office or on the sofa after work. Medicines and illnesses are asked about first, and sometimes the honest answer is no. Most who ask here have slept too little, sat too long in dry air and drunk coffee instead of water.

That is why the nurse begins with the day you have had and not with a bag of vitamins. She measures, asks about allergies and about what your last blood results said, and explains what a drip can do and what it cannot: it replaces fluid, it does not replace rest. If you have a heart condition, or something that tiredness alone does not explain, she stops there and a doctor takes over the conversation. For the session choose a room that nobody will need for an hour, take off the jacket, and put the phone where you can use it with one hand. After work the flat is the better place: there you can lie down properly, and go to bed early when it is done.',
    'محلول في زاوية هادئة من المكتب أو على الأريكة بعد الدوام. نسأل أولًا عن الأدوية والأمراض، وقد يكون الجواب الصادق: لا. ومعظم من يسألون عنه هنا ناموا قليلًا، وجلسوا طويلًا في هواء جاف، وشربوا القهوة بدل الماء طوال النهار.

لذلك تبدأ الممرّضة باليوم الذي مضى لا بكيس الفيتامينات. تقيس وتسأل عن الحساسية وعمّا أظهرته آخر تحاليلك، وتشرح لك ما الذي يستطيعه المحلول وما الذي لا يستطيعه: فهو يعوّض السوائل ولا يعوّض الراحة. وإن كنت تعاني من مرض في القلب أو لديك أعراض لا يفسّرها التعب وحده توقفت عند هذا الحد، وتولّى الطبيب الحديث معك ليقرّر ما الأنسب. اختر للجلسة غرفة لن يحتاج إليها أحد مدة ساعة، واخلع السترة، وضع هاتفك حيث تكفيك يد واحدة. وبعد الدوام تبقى الشقة مكانًا أفضل من المكتب، ففيها تستلقي كما ينبغي ثم تنام مبكرًا حين تنتهي.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'Parents who live with busy children in a tower flat: a carer for the office hours, the canal promenade in the cool of the day, and a note of how it all went. Others come on a visit visa for three months and know nobody in the building.

A day in a tower can be long, so it gets a shape. After breakfast and the morning tablets there are exercises from the physiotherapist''s sheet, then a walk over the footbridge if the air allows it, with the bench by the water as its goal. Lunch is what your mother is used to, cooked with her and not only for her. The carer sees that she drinks water, which is easily forgotten in cooled rooms, and keeps an eye on the shoes, since marble lobbies are slippery. At six somebody from the family comes home to a person who has had company, not just supervision, and to a few lines about the day and what tomorrow brings.',
    'والدان يعيشان مع أبناء مشغولين في شقة بالبرج: مرافق لساعات الدوام، ونزهة على ممشى القناة حين يلطف الجو، وملاحظة عن سير اليوم. ويأتي آخرون بتأشيرة زيارة لثلاثة أشهر ولا يعرفون أحدًا في المبنى كله.

قد يطول اليوم في الأبراج، لذلك نعطيه نظامًا. بعد الفطور وأدوية الصباح تأتي تمارين ورقة العلاج الطبيعي، ثم المشي على الجسر إن سمح الجو، وهدفه المقعد المطل على الماء ثم العودة منه على مهل. والغداء ما اعتادت عليه والدتك، يُطبخ معها لا من أجلها فقط. وينتبه المرافق إلى شرب الماء الذي يسهل نسيانه في الغرف المبرّدة، وإلى الحذاء لأن أرضيات الرخام في البهو زلقة. وحين يعود أحد أفراد العائلة في السادسة مساءً يجد إنسانًا قضى نهاره في صحبة يحبها، لا تحت المراقبة وحدها، ويجد سطورًا تخبره بما جرى ساعة بعد ساعة وما الذي ينتظره غدًا.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'business-bay';
