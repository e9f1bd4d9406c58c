-- What people in Downtown Dubai ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'Hotel guests who fell ill between the fountain and dinner, a back that locked in an Old Town flat, a sore throat the evening before a big meeting. Families visiting for a weekend call from a room on the Boulevard with a child who is hot and does not want to drink.

Our nearest team is usually close by; on the nights of fireworks and fountain shows the police close lanes around Burj Khalifa, and then we say honestly how long it takes and come on foot from the other side. In a hotel the concierge brings the doctor up without a scene in the lobby. Have the medicines you have taken already at hand, including those from the pharmacy in the mall. You get an examination, a clear word about what to watch during the night, and a receipt with the details that an insurer asks for with a claim.',
    'نزلاء فنادق مرضوا بين النافورة والعشاء، وتشنّج في الظهر في شقة بالبلدة القديمة، والتهاب حلق في مساء يسبق اجتماعًا مهمًا. وتتصل بنا عائلات جاءت لعطلة قصيرة من غرفة على البوليفارد ومعها طفل محموم لا يريد أن يشرب شيئًا.

يكون أقرب فرقنا في العادة على مسافة قصيرة منك، أما في ليالي الألعاب النارية وعروض النافورة فتغلق الشرطة بعض المسارات حول برج خليفة، وعندها نقول لك بصراحة كم سيستغرق الوصول ونأتي سيرًا من الجهة الأخرى. وفي الفندق يصحب موظف الاستقبال الطبيب إلى غرفتك من دون لفت أنظار أحد في البهو. ضع أمامك ما تناولته من دواء حتى الآن، ومنه ما اشتريته من صيدلية المول. ستحصل على فحص متأنٍّ، وكلام واضح عمّا ينبغي الانتباه له خلال الليل، وإيصال فيه التفاصيل التي تطلبها شركة التأمين عادةً عند تقديم المطالبة إليها.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'People who plan a visit for after work: a blood pressure to be measured again in peace, a cough that has stayed too long, a hospital''s papers explained line by line. Owners of flats in the Residences and South Ridge often book for a parent and a child on the same evening, so that one visit is enough.

Blood pressure is often higher in a waiting room than on your own sofa; the doctor lets you sit first, measures on both arms and notes the value with the time. Old letters from three hospitals make one page that the next physician can read. The visit ends with a plan you helped to write: what is taken, what is stopped after asking whoever prescribed it, and which test is worth its price and which can be left out for now. Tell the concierge the doctor''s name beforehand; most towers here want to see an identity card at the desk before anybody goes up.',
    'من يرتّب زيارة بعد الدوام: ضغط يحتاج إلى قياس هادئ من جديد، وسعال طال، وأوراق مستشفى تُشرح سطرًا سطرًا. وكثيرًا ما يحجز سكان ذا ريزيدنسز وساوث ريدج لأحد الوالدين وأحد الأطفال في مساء واحد، فتكفيهم زيارة واحدة.

كثيرًا ما يرتفع الضغط في غرفة الانتظار أكثر مما يرتفع وأنت على أريكتك، لذلك يدعك الطبيب تجلس قليلًا، ثم يقيسه في الذراعين ويدوّن القيمة مع الساعة. وتصير أوراق ثلاثة مستشفيات صفحة واحدة يستطيع الطبيب التالي أن يقرأها بسهولة. وتنتهي الزيارة بخطة شاركتَ أنت في وضعها: ما الذي تتناوله، وما الذي يوقَف بعد سؤال من وصفه لك، وأي تحليل يستحق ثمنه وأيها يمكن الاستغناء عنه الآن. أخبر الاستقبال باسم الطبيب قبل الموعد، فمعظم الأبراج هنا تطلب بطاقة الهوية عند المكتب قبل أن تسمح بالصعود إلى الشقق في الطوابق العليا.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'A dressing after day surgery, an injection your doctor prescribed, a catheter looked after between two appointments, in a flat or a hotel room. People who had a procedure in one of the nearby medical centres like to have the first dressing changed where nobody has to queue.

Write to us what was done and when, and add a photo of the discharge sheet; then the nurse packs what is needed and does not have to come twice. In the Old Town the lanes between the courtyards look alike, so she calls you from the gate of your district, whether Zaafaran or Reehan, and walks in from there. Hands are washed, the table is covered, and you are told each step before it happens. If something about the wound worries her, she says so and your surgeon is rung while she is still with you, so that you are not left wondering until tomorrow.',
    'تغيير ضماد بعد جراحة اليوم الواحد، وحقنة وصفها طبيبك، وعناية بالقسطرة بين موعدين، في الشقة أو في غرفة الفندق. ومن خضع لإجراء في أحد المراكز الطبية القريبة يفضّل أن يُغيَّر ضماده الأول حيث لا يقف أحد في طابور ولا ينتظر دوره.

اكتب لنا ماذا أُجري لك ومتى، وأرفق صورة لورقة الخروج، فتحضر الممرّضة معها ما يلزم ولا تضطر إلى المجيء مرتين. وفي البلدة القديمة تتشابه الممرات بين الباحات، لذلك تتصل بك من بوابة الحي الذي تسكنه، الزعفران كان أو الريحان، ثم تدخل منها سيرًا على قدميها. تغسل يديها وتفرش الطاولة بغطاء نظيف، وتخبرك بكل خطوة قبل أن تبدأ بها. وإن أقلقها شيء في الجرح قالت لك ذلك صراحة، واتصلت بجرّاحك وهي ما زالت عندك لتسأله عمّا ينبغي فعله، فلا تبقى أنت في حيرة حتى الغد.'
  ),
  (
    'nurse-at-home', true, null::integer, null::integer,
    'The same face after an operation, every day where the rota allows it, announced at reception beforehand, so that nobody who should be resting has to come down to the lobby. Families who flew in for surgery in Dubai and stay in a serviced flat near the mall ask for the days until they may travel home.

The first visit is longer: the nurse reads the hospital''s orders, counts the medicines, looks at the bathroom and the bed, and tells you what would make the week easier, from a higher pillow to a chair in the shower. Afterwards she comes at the agreed hour, before the Boulevard fills in the evening. Pain, temperature, drains and walking are noted daily in a plan that goes with you to the next appointment. When the flight home comes near, she writes a summary that the nurse in your own country can work with, without a day lost to questions.',
    'الوجه نفسه بعد العملية كل يوم متى سمح جدول المناوبات، مع إبلاغ الاستقبال مسبقًا، فلا ينزل إلى البهو من يحتاج إلى الراحة. وتطلبنا عائلات جاءت إلى دبي لإجراء عملية وتقيم في شقة فندقية قرب المول، للأيام التي تسبق السماح لها بالسفر.

الزيارة الأولى أطول من غيرها: تقرأ الممرّضة تعليمات المستشفى، وتعدّ الأدوية، وتنظر في الحمّام والسرير، ثم تقول لكم ما الذي يجعل الأسبوع أسهل، من وسادة أعلى قليلًا إلى كرسي ثابت في مكان الاستحمام. وبعدها تأتي في الساعة المتفق عليها قبل أن يمتلئ البوليفارد بالسيارات مساءً. يُدوَّن الألم والحرارة وأنبوب التصريف والمشي كل يوم في خطة ترافقكم إلى الموعد التالي مع الجرّاح. وحين يقترب موعد العودة تكتب ملخصًا واضحًا يستطيع من يتولّى التمريض في بلدكم أن يعمل به من دون أن يسأل عن شيء، فلا يضيع يوم في نقل المعلومات.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Blood taken early, before the Boulevard fills with cars, and several members of a family on one visit instead of several trips. Office people from the towers towards DIFC ask for a sample at seven, so that they sit at their desk at eight.

If you are not sure which tests you need, send the request of your doctor or simply the question behind it; a panel is not better because it is longer. For a fasting test eat a normal dinner the evening before, sleep, and leave the coffee machine alone until the nurse has gone. If you use insulin or diabetes tablets, ask your doctor before you fast. The nurse needs a table, light and a few quiet minutes, and brings the thin needles that suit children''s arms. The sample does not travel round the city all day: it goes to the laboratory directly, and your report names it, with its licence and the method used, so that your doctor can compare the result with those before and after it.',
    'سحب الدم باكرًا قبل أن يزدحم البوليفارد، وعدّة أفراد من العائلة في زيارة واحدة بدل مشاوير متفرقة. ويطلب موظفو الأبراج المتجهة نحو المركز المالي موعدًا في السابعة صباحًا، حتى يجلسوا إلى مكاتبهم في الثامنة كعادتهم ولا يتأخروا.

إن لم تكن متأكدًا من التحاليل التي تحتاجها فأرسل طلب طبيبك، أو السؤال الذي يشغلك فحسب، فالباقة لا تصير أفضل لأنها أطول. وقبل تحليل الصيام تعشَّ عشاءً عاديًا ونم جيدًا، واترك آلة القهوة وشأنها حتى تنصرف الممرّضة. وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم. لا تحتاج الممرّضة إلا إلى طاولة وضوء ودقائق هادئة، ومعها الإبر الرفيعة التي تناسب أذرع الأطفال وعروقهم الدقيقة. ولا تتنقل العيّنة في المدينة طوال النهار، بل تذهب إلى المختبر مباشرة بعد سحبها، ويذكر تقريرك اسم المختبر وترخيصه والطريقة التي أُجري بها كل تحليل، حتى يستطيع طبيبك أن يقارن النتيجة بما سبقها وما يأتي بعدها.'
  ),
  (
    'iv-therapy-at-home', true, 25, 35,
    'Guests who landed at night and residents after days of events who would like fluids in their own room, once a clinician has agreed that a drip suits them. Performers and crews from the Opera District ask between two evenings on stage, after little sleep and much standing.

We do not sell a menu at the door. The nurse asks what you ate and drank, which medicines you take and whether a doctor has ever spoken to you about your kidneys or your heart; then she measures and passes it all to a doctor, who decides by phone whether a drip makes sense tonight. Where the answer is not clear, the doctor comes along. During the session the curtain may stay open for the view of the fountain; the room should just be warm, and you should lie down. Afterwards she waits until you have stood up and walked a few steps, and leaves you a number to call if you need anything in the night.',
    'ضيوف وصلوا ليلًا وسكان أنهكتهم أيام من الفعاليات يرغبون في السوائل في غرفهم، بعد أن يتأكد مختص من أنها تناسبهم. ويتصل بنا فنانون وفرق عمل من حي الأوبرا بين ليلتين على المسرح، وقد قلّ نومهم وطال وقوفهم.

لا نبيع قائمة عند الباب. تسألك الممرّضة عمّا أكلت وشربت، وعن أدويتك، وهل تحدّث معك طبيب يومًا عن كليتيك أو قلبك، ثم تقيس العلامات الحيوية وتنقل ذلك كله إلى طبيب، وهو من يقرّر عبر الهاتف إن كان المحلول يناسبك هذه الليلة. وإن لم يكن الجواب واضحًا حضر الطبيب بنفسه. يمكن أن تبقى الستارة مفتوحة على منظر النافورة أثناء الجلسة، ويكفي أن تكون الغرفة دافئة وأن تكون مستلقيًا على سريرك. وبعد الانتهاء تنتظر حتى تقف وتمشي بضع خطوات أمامها وتطمئن إلى أنك بخير، وتترك لك رقمًا تتصل به إن احتجت إلى شيء خلال الليل.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'Grandparents in a city flat: company while the family is at the office, a steady arm in the lift, and a slow round by the lake before the crowds come. Some live with their children in the Old Town, where the floors are even but the courtyards have steps that one should know.

Mornings are the good time here. The carer and your mother are back from the water before the first tour groups arrive, breakfast is eaten without a clock, and the tablets lie ready in a box with the days of the week. The afternoon is for the quiet things: a book read aloud, a recipe cooked together, the news in her own language. Shifts change at the flat, never in the lobby, and whoever goes tells whoever comes what the day was like. The family gets the same in a few lines in the evening, while they are still on their way home.',
    'أجداد في شقة وسط المدينة: صحبة والعائلة في العمل، وذراع ثابتة عند المصعد، ونزهة هادئة حول البحيرة قبل الزحام. ويسكن بعضهم مع أبنائهم في البلدة القديمة، حيث الأرض مستوية لكن في الباحات درجات ينبغي أن تُعرف مواضعها.

الصباح هنا هو الوقت الأجمل. يعود المرافق ووالدتك من جانب الماء قبل أن تصل أولى المجموعات السياحية، ويؤكل الفطور بلا نظر إلى الساعة، وتكون الأدوية جاهزة في علبة تحمل أسماء أيام الأسبوع. أما ما بعد الظهر فللأشياء الهادئة: كتاب يُقرأ بصوت مسموع، أو طبخة تُعدّ معًا في المطبخ، أو أخبار بلغتها التي تحبها. ويتبدّل المرافقون داخل الشقة لا في البهو، ويخبر من يغادر من يصل كيف مرّ اليوم وما الذي بقي منه. وفي المساء تصل العائلة الخلاصة نفسها في سطور قليلة، حتى تطمئن وهي ما زالت في طريق العودة إلى البيت.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'downtown-dubai';
