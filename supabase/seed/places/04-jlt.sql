-- What people in JLT ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'Young families with an earache or a bad tummy, flatmates who share the same bug, and people working from home whose back gave up at the desk. On Saturdays it is more often the football ankle or the wrist after a fall from the skateboard in the park.

Twenty-six clusters, three towers each: with the letter and the tower''s name the doctor needs no further directions. From Sheikh Zayed Road the way in depends on which side of the lakes you live, so say whether you are nearer to the first metro station or the second. The visit takes place on the sofa, with the laptop closed for once. You learn what is likely and what would change the plan, and flatmates hear how not to pass it on: whose towel is whose, which window stays open, and when it is reasonable to be back in the office without making the others there ill.',
    'عائلات شابة مع ألم أذن أو مغص، وزملاء سكن انتقلت بينهم العدوى، وعاملون من المنزل خذلهم الظهر أمام الشاشة. وفي أيام السبت يكون الأمر غالبًا كاحلًا التوى في مباراة كرة القدم، أو معصمًا آلمه السقوط عن لوح التزلج في الحديقة.

ستة وعشرون مجمّعًا، في كل منها ثلاثة أبراج: يكفي الطبيب حرف المجمّع واسم البرج ولا يحتاج بعدهما إلى أي وصف. ويعتمد المدخل من شارع الشيخ زايد على ضفة البحيرات التي تسكنها، فقل لنا هل أنت أقرب إلى محطة المترو الأولى أم إلى الثانية. تتم الزيارة على الأريكة والحاسوب المحمول مغلق هذه المرة. وتعرف منها ما المرجّح وما الذي قد يغيّر الخطة، ويسمع زملاء السكن كيف لا تنتقل العدوى بينهم من جديد: لمن هذه المنشفة، وأي نافذة تبقى مفتوحة، ومتى تصح العودة إلى المكتب من دون أن يمرض الباقون هناك.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'A planned visit between two calls of the home office or after nursery: the doctor sees both children, and the parent who caught it from them. Couples who have just moved here ask for a first overview, because their records are still in another country and in another language.

That first overview is calm work at the kitchen table: what you had, what was operated on, which vaccinations are missing, what runs in the family. The doctor writes one page in English and, if you like, one in Arabic, and says which of the old tablets have another name in the pharmacies of the Emirates. For children, the growth chart is continued rather than started again. Nobody is hurried; the dog may stay, if it likes strangers. Reception in most JLT towers rings the flat before it lets a visitor up, so please keep the intercom within reach around that time.',
    'زيارة مرتّبة بين مكالمتي عمل أو بعد الحضانة: يفحص الطبيب الطفلين معًا، ومن انتقلت إليه العدوى منهما. ويطلب أزواج انتقلوا إلى هنا حديثًا نظرة أولى شاملة، لأن ملفاتهم الطبية ما زالت في بلد آخر ومكتوبة بلغة أخرى.

هذه النظرة الأولى عمل هادئ إلى طاولة المطبخ: ما الذي مررت به من أمراض، وما العمليات التي أُجريت لك، وأي اللقاحات ناقص، وما الذي يتكرر في العائلة. ويكتب الطبيب صفحة واحدة بالإنجليزية، وأخرى بالعربية إن رغبت، ويقول لك أيّ أدويتك القديمة يحمل اسمًا آخر في صيدليات الإمارات. أما منحنى نمو الأطفال فنكمله ولا نبدؤه من جديد. ولا أحد يستعجلك في شيء، ويمكن أن يبقى الكلب في الغرفة إن كان يحب الغرباء. وفي معظم أبراج المنطقة يتصل الاستقبال بالشقة قبل أن يسمح لأي زائر بالصعود، فأبقِ جهاز النداء الداخلي قريبًا منك من فضلك عند اقتراب الموعد.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'Injections, dressings and the readings your clinic asked for; in a shared flat it happens in your own room, with the door closed. Parents ask what is usual after a baby''s first vaccination, and runners with the blister from the lake loop that has opened.

The nurse comes with what the order says and with a spare of each thing, because going back for a bandage costs the whole round of the lake. In return she asks you for a clean surface, good light and the medicine in its box with the leaflet. She will not give what is out of date, what has no label or what somebody brought from another country without a prescription, and tells you why. A reading of blood pressure or sugar is written on a card that you can photograph for your clinic; three readings on three days tell the doctor more than one that was taken in haste between two appointments, and if your doctor asks for more, the nurse writes them on the same card.',
    'حقن وضمادات وقياسات طلبتها عيادتك، وفي السكن المشترك تتم الزيارة في غرفتك والباب مغلق. ويسأل آباء وأمهات عمّا هو معتاد بعد اللقاح الأول للرضيع، ويتصل عدّاؤون انفتحت لديهم فقاعة في القدم بعد دورة حول البحيرة.

تأتي الممرّضة ومعها ما ورد في طلب الطبيب وقطعة احتياطية من كل شيء، لأن العودة من أجل ضماد واحد تعني دورة كاملة حول البحيرة. وتطلب منك في المقابل سطحًا نظيفًا، وضوءًا جيدًا، والدواء في علبته مع النشرة. ولا تعطي ما انتهت صلاحيته، ولا ما ضاع ملصقه، ولا ما جلبه أحدهم من بلد آخر بلا وصفة، وتخبرك بالسبب. وتُكتب قراءة الضغط أو السكر على بطاقة تصوّرها وترسلها إلى عيادتك متى طُلبت منك، فثلاث قراءات في ثلاثة أيام تقول للطبيب أكثر مما تقوله قراءة واحدة أُخذت على عجل بين موعدين، وإن طلب طبيبك قراءات أكثر كتبتها الممرّضة على البطاقة نفسها.'
  ),
  (
    'nurse-at-home', true, null::integer, null::integer,
    'Mothers just back from the hospital and people after keyhole surgery, visited whenever possible by one nurse, who knows by the second day which lift is the quick one. Some want only the first week, some a whole month of short visits before the working day begins.

After a birth the visits are about both: the scar or the stitches, sleep, the milk that comes or does not, the yellow colour of a newborn''s skin, for which she calls a doctor the same day if it deepens, and weight on the small scale she brings along. After keyhole surgery it is the small plasters, the shoulder that aches from the gas, and the question of when you may lift things again. Now you can ask what you forgot to ask at the discharge desk. The nurse writes it all down in the folder by the door, and the grandmother who arrives from abroad next week can simply read on, and nobody has to tell her the story again.',
    'أمهات عدن لتوّهن من المستشفى، ومن أجروا جراحة بالمنظار، تزورهم متى أمكن ممرّضة واحدة تعرف منذ اليوم الثاني أسرع المصاعد. يريد بعضهم الأسبوع الأول فقط، ويريد غيرهم شهرًا كاملًا من الزيارات القصيرة قبل أن يبدأ يوم العمل.

بعد الولادة تكون الزيارة للاثنين معًا: الجرح أو الغرز، والنوم، والحليب الذي يأتي أو لا يأتي، واصفرار بشرة المولود الذي تطلب له طبيبًا في اليوم نفسه إن اشتد، والوزن على الميزان الصغير الذي تحمله معها. وبعد جراحة المنظار تكون اللصقات الصغيرة، والكتف التي تؤلم بسبب الغاز، ومتى يُسمح بحمل الأشياء من جديد. وما نسيت أن تسأل عنه عند مكتب الخروج تسأل عنه الآن بهدوء. وتدوّن الممرّضة كل ذلك في ملف قرب الباب، فتستطيع الجدة التي تصل من الخارج في الأسبوع المقبل أن تكمل القراءة من حيث توقفنا، من دون أن يعيد أحد عليها القصة.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Tests at the breakfast table before work, and children''s samples taken where they feel safe: on a parent''s lap. People who train for a marathon on the lake path want to know about iron, vegetarians about vitamin B12, and those who plan a child about the tests that come before it.

Say what the test is for, since that decides the tube, the hour and whether breakfast waits. For children the nurse brings a numbing cream if a doctor recommends it and you say so the day before, counts to three together with them, and leaves a plaster with a picture. Urine and stool containers can be handed over at the door a day earlier with a sheet that explains them in plain words. The courier knows the clusters; a sample from Cluster A reaches the laboratory as soon as one from Cluster Z. You choose whether results come to you, to your doctor, or to both at once, so that you can talk about them with the page in front of you.',
    'تحاليل على طاولة الفطور قبل العمل، وعيّنات الأطفال حيث يشعرون بالأمان: في حضن أحد الوالدين. ويسأل من يتدرّبون للماراثون على ممشى البحيرة عن الحديد، ويسأل النباتيون عن فيتامين ب12، ومن يخططون لإنجاب طفل عن التحاليل التي تسبق ذلك.

أخبرنا ما الغاية من التحليل، فهي التي تحدّد الأنبوب والساعة وهل ينتظر الفطور أم لا. وتحضر الممرّضة للأطفال كريمًا مخدّرًا للجلد إن أوصى به طبيب وأخبرتنا قبل يوم، وتعدّ معهم إلى ثلاثة، وتترك لهم لصقة ملوّنة عليها صورة. أما عبوات البول والبراز فيمكن تسليمها عند الباب قبل يوم مع ورقة تشرح استخدامها بكلمات بسيطة. ويعرف الناقل المجمّعات كلها، فعيّنة المجمّع الأول تصل إلى المختبر بالسرعة التي تصل بها عيّنة المجمّع الأخير. وأنت من يقرّر هل تصل النتائج إليك أم إلى طبيبك مباشرة، أم إليكما معًا في الوقت نفسه حتى تتحدثا عنها وهي أمامكما.'
  ),
  (
    'iv-therapy-at-home', true, 25, 35,
    'People who come home worn out from travelling or training and ask for fluids. A short health check decides what goes in, not a menu. Cyclists after a night ride at Al Qudra ask for it, and flatmates whom the same stomach bug kept awake for two nights.

With a stomach bug the first question is: can you drink at all? If small sips of rehydration solution stay down, they often do the work, and the nurse will say so. If nothing stays down, a doctor examines you today, before any drip; someone with diabetes who keeps vomiting needs 998. If a drip is agreed on, she looks for the vein with patience and a warm towel, hangs the bag on a stand that she brings with her, and stays in the room while it runs. You need not get up with it to open the door for a delivery. Before she goes she tells you what to eat tonight, what to leave for tomorrow, and which change would be a reason to ring again, and writes it on a sheet that your flatmate can read too.',
    'من يعود منهكًا من سفر أو تمرين ويطلب السوائل. يقرّر الفحص القصير ما يناسبه، لا قائمة الطلبات. ويسأل عنه درّاجون عادوا ليلًا من مسار القدرة، وزميلا سكن سهرا ليلتين مع اضطراب المعدة نفسه ولم يناما فيهما إلا قليلًا.

في النزلة المعوية يكون السؤال الأول: هل تستطيع أن تشرب أصلًا؟ فإن بقيت الرشفات الصغيرة من محلول الإماهة في معدتك فكثيرًا ما تؤدي الغرض وحدها، وستقول لك الممرّضة ذلك. وإن لم يستقرّ شيء في المعدة فالطبيب يفحصك اليوم قبل أي محلول؛ ومريض سكري يتقيأ باستمرار يحتاج إلى الإسعاف على الرقم 998. وإن اتُّفق على المحلول الوريدي بحثت عن الوريد بصبر ومنشفة دافئة، وعلّقت الكيس على حامل تحضره معها، وبقيت في الغرفة ما دام يجري. فلا تضطر إلى النهوض معه لتفتح الباب لعامل التوصيل. وقبل أن تنصرف تخبرك بما تأكله هذه الليلة وما تؤجّله إلى الغد، وبالتغيّر الذي يستدعي أن تتصل بنا مرة أخرى، وتكتب ذلك على ورقة تتركها لك، حتى يجده زميل السكن إن احتاج إليه.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'Parents on a long visit to their children: someone for the working hours, for meals and medicines, and for a round of the lake on paths without steps. Many speak a language that few in the tower know; we look for a carer who does.

The lakes make JLT a good place to grow old slowly. The way round is level, there are benches along the water, and by the third day the man at the coffee counter knows the name. The carer goes at the pace of the knee that hurts and turns back before it must. At home the rug that slips is rolled up, a lamp is put by the bed for the night, and a nurse matches the tablets from home with the doctor''s list. Grandchildren come in from school at three and find somebody who is awake and has been looking forward to them. In the evening the family reads a few lines about the day: what was eaten, which medicine was taken, how many rounds were walked.',
    'والدان في زيارة طويلة لأبنائهما: من يبقى معهما ساعات العمل للوجبات والأدوية ولنزهة حول البحيرة على ممرات بلا درج. ويتحدث كثير منهم لغة قلّ من يعرفها في البرج، فنبحث عن مرافق يتقنها ويستطيع أن يحادثهم بها.

تجعل البحيرات هذه المنطقة مكانًا مناسبًا لشيخوخة هادئة. فالطريق حولها مستوٍ، وعلى امتداد الماء مقاعد، ومنذ اليوم الثالث يعرف بائع القهوة الاسم ويسأل عن الحال. ويمشي المرافق على قدر الركبة التي تؤلم، ويعود قبل أن يضطر إلى العودة. وفي البيت تُلفّ السجادة التي تنزلق، ويوضع مصباح قرب السرير لليل، وتقارن ممرّضة الأدوية التي جاءت من الوطن بقائمة الطبيب واحدًا واحدًا. وحين يعود الأحفاد من المدرسة في الثالثة يجدون في البيت من بقي مستيقظًا وظل ينتظر عودتهم منذ الصباح. وتجد العائلة عند المساء سطورًا قليلة عن اليوم: ما أُكل، وما أُخذ من دواء، وكم دورة مشيا.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'jlt';
