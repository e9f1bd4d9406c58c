-- What people in Deira ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'Hotel guests by the Creek, traders who cannot close the shop for a clinic, families whose child has a fever when the evening traffic stands still. In Naif and around the Gold Souk somebody often calls for a neighbour who speaks a language that reception does not.

We ask for a shop, a mosque or a hotel close by, then the floor, and whether the lift works tonight. Where the lane is too narrow the doctor leaves the car at the paid parking and walks, which in the evening is faster anyway. You may explain yourself in Hindi, Urdu, Arabic or English; for other languages a neighbour who interprets is welcome, if you want him to hear it. The doctor counts the tablets you have bought over the counter, says which of them do the same thing twice, and writes the prescription so that the pharmacy round the corner can give the cheaper version.',
    'نزلاء فنادق الخور، وتجار لا يستطيعون إغلاق المتجر للذهاب إلى عيادة، وعائلات أصابت الحمّى طفلها والشوارع متوقفة مساءً. وفي نايف وحول سوق الذهب كثيرًا ما يتصل أحدهم من أجل جار يتحدث لغة لا يعرفها من يرد في الاستقبال.

نسأل عن متجر أو مسجد أو فندق قريب، ثم عن الطابق، وهل يعمل المصعد هذه الليلة. وحيث يضيق الزقاق يترك الطبيب السيارة في الموقف ويأتي سيرًا، وهذا أسرع في المساء على كل حال. ويمكنك أن تشرح حالك بالعربية أو الإنجليزية أو الهندية أو الأردية، ولغيرها من اللغات نرحّب بجار يترجم إن كنت ترضى بأن يسمع. ويعدّ الطبيب الحبوب التي اشتريتها بلا وصفة، ويقول لك أيّها يكرّر عمل الآخر فلا حاجة إليه، ويكتب الوصفة بحيث تستطيع الصيدلية عند الزاوية أن تصرف لك منها الصنف الأقل ثمنًا إن وُجد.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'A visit after the shops have shut, explained in Hindi, Urdu, Arabic or English: pressure, sugar, a cough that stays, medicines gone through box by box. Men who share a flat in Hor Al Anz sometimes book together, because the last doctor any of them saw was at the medical for the visa.

The doctor then sees them one after the other in the kitchen with the door closed, and each pays attention to his own paper only. Work that is done standing, in the heat or at night has its own illnesses, and they are asked about: the back, the skin, the stomach, sleep. For those who have had diabetes for years the plan must fit the meals of a shared flat and the hours of a shop, otherwise it stays on the wall. Whoever is going home on leave gets a letter for the doctor in the village and the list of medicines that customs like to see. Where a test is needed, the doctor names the least that will do, so that nobody pays a day''s wages for a paper that changes nothing.',
    'زيارة بعد إغلاق المتاجر، بشرح بالعربية أو الإنجليزية أو الهندية أو الأردية: الضغط والسكر وسعال طال وأدوية نراجعها علبة علبة. ويحجز أحيانًا رجال يتقاسمون شقة في هور العنز معًا، لأن آخر طبيب رآه أيّ منهم كان عند فحص الإقامة.

فيراهم الطبيب واحدًا بعد آخر في المطبخ والباب مغلق، ولا ينظر كل منهم إلا في ورقته. وللعمل وقوفًا أو في الحر أو في الليل أمراضه، فنسأل عنها: الظهر والجلد والمعدة والنوم. ومن يعيش مع السكري منذ سنوات ينبغي أن توافق خطته وجبات السكن المشترك وساعات المتجر، وإلا بقيت معلّقة على الجدار بلا فائدة. ومن يسافر إلى بلده في إجازة يأخذ معه رسالة إلى طبيب قريته وقائمة الأدوية التي تُطلب في المطار. وإن احتاج أحدهم إلى تحليل حدّد الطبيب أقلّ ما يكفي منه، حتى لا يدفع أجر يوم عمل في ورقة لا تغيّر شيئًا من علاجه.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'Injections and dressings that a hospital ordered, in a flat or a hotel room, without crossing the city for a quarter of an hour''s work. Crews between two flights, patients from abroad on the way to or from treatment, and shopkeepers with a cut from the shutter are the ones who write most.

Show the nurse the paper from the hospital, even when it is in Russian, Farsi or Malayalam; with the name of the medicine and the dose she can ring the doctor who signed it or one of ours. In a hotel by the Creek she comes up with the bell captain, in an old building by the stairs, and has a lamp with her for rooms with little light. A dressing that must be changed every second day is planned for a whole week at a fixed hour, before you open the shop or after you have closed it. At each visit you hear how it is going, what to keep away from the wound at work, be it water, dust or oil, and how to wash your hands before you touch it.',
    'حقن وضمادات طلبها المستشفى، في الشقة أو غرفة الفندق، بلا قطع المدينة من أجل عمل قصير. وأكثر من يراسلنا أطقم طائرات بين رحلتين، ومرضى من الخارج في طريقهم إلى العلاج أو عائدون منه، وأصحاب متاجر جرح أيديهم بابُ المحل الحديدي.

أرِ الممرّضة ورقة المستشفى ولو كانت بالروسية أو الفارسية أو المالايالامية، فباسم الدواء والجرعة تستطيع أن تتصل بالطبيب الذي وقّعها أو بأحد أطبائنا ليتأكد منها. تصعد في فنادق الخور مع موظف الفندق، وفي المباني القديمة عبر الدرج، ومعها مصباح للغرف قليلة الضوء. والضماد الذي يُغيَّر كل يومين نضع له خطة لأسبوع كامل في ساعة ثابتة، قبل أن تفتح المتجر أو بعد أن تغلقه. وتقول لك في كل زيارة كيف تسير الأمور، وما الذي ينبغي أن تبعده عن الجرح من ماء وغبار وزيت أثناء العمل في السوق أو المستودع، وكيف تغسل يديك قبل أن تلمسه.'
  ),
  (
    'nurse-at-home', true, null::integer, null::integer,
    'The same nurse each day, whenever possible, for a father after his operation in an old building without a lift: we take the stairs, so that he need not. In the family flats of Al Muraqqabat and Abu Hail several generations share a few rooms, and care has to fit between the sewing machine and the homework.

The nurse looks for the corner that works: a bed that can be reached from two sides, a chair for the visitor who will come anyway, a shelf above the reach of the little ones for medicines. She shows the son how to help his father up without hurting his own back and the daughter how to read the sugar meter. She explains in the language of the house what the hospital wrote in English, and asks the family to repeat it, so that it is clear to everybody. Every visit is written into a small notebook that stays by the bed. When the stairs have become possible again, they go down the first time together, step by step and without haste.',
    'الممرّض نفسه كل يوم متى أمكن لأب أجرى عملية ويسكن مبنى قديمًا بلا مصعد: نصعد نحن الدرج كي لا ينزله هو. وفي شقق العائلات في المرقبات وأبو هيل تتقاسم عدة أجيال غرفًا قليلة، وعلى الرعاية أن تجد مكانها بين ماكينة الخياطة والواجبات المدرسية.

يبحث الممرّض عن الزاوية المناسبة: سرير يمكن الوصول إليه من جانبين، وكرسي للزائر الذي سيأتي على كل حال، ورف للأدوية لا تصل إليه أيدي الصغار. ويري الابن كيف يساعد أباه على النهوض من دون أن يؤذي ظهره، ويري الابنة كيف تقرأ جهاز السكر وتدوّن أرقامه. وما كتبه المستشفى بالإنجليزية يشرحه بلغة البيت، ثم يطلب أن يُعاد عليه حتى يتأكد أنه واضح للجميع. وتُدوَّن كل زيارة في دفتر صغير يبقى قرب السرير. وحين يصير الدرج ممكنًا من جديد ينزلانه معًا أول مرة، درجة بعد درجة، وبلا عجلة.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Sugar, cholesterol and vitamin tests before the shop opens, and several relatives under one roof on the same visit. Guests of the hotels near the airport ask for a test that a clinic abroad requires, with the report in English and the laboratory''s stamp.

Before you order a large package, tell us what a doctor has asked for or what worries you; three tests that answer the question are better than thirty that do not. The nurse comes after the dawn prayer if you like, because that is when the family is awake and the streets around the Clock Tower are empty. Names are written as they are in the passport or the Emirates ID, since a wrong letter makes a report worthless at the counter. Where six people live in two rooms, each of them is asked and sampled alone, and each gets the result on their own phone. Whoever cannot read the language of the report has it explained in their own, number by number, with what to ask a doctor about.',
    'تحاليل السكر والدهون والفيتامينات قبل فتح المتجر، وعدّة أقارب تحت سقف واحد في الزيارة نفسها. ويطلب نزلاء الفنادق القريبة من المطار تحليلًا تشترطه عيادة في الخارج، مع تقرير بالإنجليزية عليه ختم المختبر وتوقيعه.

قبل أن تطلب باقة كبيرة أخبرنا بما طلبه الطبيب أو بما يقلقك، فثلاثة تحاليل تجيب عن السؤال خير من ثلاثين لا تجيب عنه. وتأتي الممرّضة بعد صلاة الفجر إن أحببت، فعندها تكون العائلة مستيقظة والشوارع حول دوّار الساعة خالية. وتُكتب الأسماء كما وردت في جواز السفر أو بطاقة الهوية، لأن حرفًا واحدًا خطأ قد يجعل التقرير بلا قيمة أمام الموظف. وحيث يسكن ستة أشخاص في غرفتين يُسأل كل منهم وتُؤخذ عيّنته على انفراد، وتصل نتيجته إلى هاتفه وحده. ومن لا يقرأ لغة التقرير نشرح له ما فيه بلغته، رقمًا رقمًا، وما الذي يحسن أن يسأل عنه طبيبه.'
  ),
  (
    'iv-therapy-at-home', false, null::integer, null::integer,
    'Guests who have just landed nearby and ask for fluids after the journey: checked first, given slowly, with a nurse there throughout.',
    'ضيوف هبطت طائرتهم قريبًا ويطلبون السوائل بعد السفر: فحص أولًا، ثم تنقيط بطيء، والممرّضة حاضرة طوال الوقت.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'Grandparents who know every neighbour and do not want to move: a carer who speaks their language, goes to the market with them and reminds them of their medicines. Some have lived beside the Creek since the abras carried more people than the bridges did, and tell of it gladly.

Their day has a route that we keep: the tea stall, the fish market or the vegetable seller, the mosque or the bench under the trees on the Corniche. The carer walks on the side of the traffic, carries the bags and knows where there is a chair and a clean washroom on the way. Steep stairs in old houses are climbed once a day, not four times, so errands are planned. At home radio and letters from abroad have their hour. The family, who may live in another emirate or another country, gets a voice message in the language that the grandmother herself would use, and hears how she slept, what she ate, who came by and whether she took her medicine on time.',
    'أجداد يعرفون كل جار ولا يريدون الانتقال: مرافق يتحدث لغتهم، ويذهب معهم إلى السوق، ويذكّرهم بأدويتهم. ويسكن بعضهم قرب الخور منذ كانت العبرات تحمل من الناس أكثر مما تحمله الجسور، ويروون ذلك بسرور لمن يجلس ويسمع.

ليومهم طريق نحافظ عليه: بائع الشاي، وسوق السمك أو بائع الخضار، والمسجد أو المقعد تحت أشجار الكورنيش. يمشي المرافق من جهة السيارات، ويحمل الأكياس، ويعرف أين يجدون في الطريق كرسيًا ودورة مياه نظيفة. والدرج الحاد في البيوت القديمة يُصعد مرة في اليوم لا أربع مرات، لذلك نرتّب المشاوير قبل الخروج. وفي البيت للمذياع ولرسائل الأهل البعيدين ساعتها التي لا يقطعها شيء. وتتلقى العائلة التي قد تعيش في إمارة أخرى أو بلد آخر رسالة صوتية باللغة التي تستخدمها الجدة نفسها، فتسمع فيها كيف نامت، وماذا أكلت، ومن زارها اليوم، وهل أخذت دواءها في وقته.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'deira';
