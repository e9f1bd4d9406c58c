-- What people in Dubai Hills ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'A fever after nursery, an ankle twisted on the park''s cycle track, a grandparent''s blood pressure reading that worries the whole house. In the villa streets the calls come in waves: when one child of a class is ill, we often see three of them in a week.

Sidra, Maple and Mulberry are quick to reach from Al Khail Road, but the streets inside look alike, so a location pin and the light above the door are worth more than a description. The doctor looks at children where they are comfortable, on a lap or under a blanket tent, and speaks with them before touching them. Parents are told what the next night may look like, how much drinking is enough, and at which point they should ring again. Brothers and sisters get a look too if they ask for one, and they usually do. What was agreed goes onto a sheet for the fridge door, so that whoever sits up with the child need not rely on memory.',
    'حرارة بعد الحضانة، وكاحل التوى على مسار الدراجات في الحديقة، وقراءة ضغط عند أحد الأجداد أقلقت البيت كله. وفي شوارع الفلل تأتي الاتصالات على دفعات: إذا مرض طفل في الصف رأينا في الغالب ثلاثة منهم خلال أسبوع.

الوصول إلى سدرة وميبل ومولبري من شارع الخيل سريع، لكن الشوارع في الداخل متشابهة، فموقعك على الخريطة وضوء فوق الباب أنفع من أي وصف. يفحص الطبيب الطفل حيث يرتاح، في الحضن أو داخل خيمة من البطانيات، ويتحدث معه قبل أن يلمسه. ويعرف الوالدان كيف قد تمر الليلة القادمة، وما القدر الكافي من الشرب، ومتى ينبغي أن يتصلا بنا مرة أخرى. ويحصل الإخوة والأخوات أيضًا على نظرة سريعة إن طلبوها، وهم يطلبونها عادةً. ثم يكتب الطبيب ما اتُّفق عليه على ورقة تُعلَّق على باب الثلاجة، فيجدها من يسهر منكما مع الطفل ولا يعتمد على ذاكرته.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'One visit for the whole villa: the baby is looked at, the grandparents'' medicines are gone through, and there is time for the question you kept for last. Families who moved here for the schools ask for the forms that a new school wants signed, together with an honest look at the vaccination book.

Book a late afternoon, when everybody is back from the park and nobody is hungry yet. The doctor begins with the smallest patient, weighs and measures, and takes the development seriously without making a competition of it. Then come the grown-ups, whose own check has waited since the move. For grandparents who spend half the year here, the doctor writes a letter that continues the treatment from home instead of starting another one. The last question is usually about sleep, in every generation, and for that there is time as well before the bag is closed.',
    'زيارة واحدة للفيلا كلها: نطمئن على الرضيع، ونراجع أدوية الأجداد، ويبقى وقت للسؤال الذي أجّلته إلى النهاية. وتطلب عائلات انتقلت إلى هنا من أجل المدارس توقيع النماذج التي تريدها المدرسة الجديدة، مع نظرة صادقة في دفتر اللقاحات.

احجز أواخر العصر، حين يعود الجميع من الحديقة ولم يجع أحد بعد. يبدأ الطبيب بأصغر المرضى، فيزنه ويقيس طوله ويتابع نموّه بجدية من دون أن يجعل الأمر سباقًا مع أطفال الجيران. ثم يأتي دور الكبار الذين ينتظر فحصهم منذ يوم الانتقال. وللأجداد الذين يقضون هنا نصف السنة يكتب الطبيب رسالة تُكمل العلاج الذي بدأ في بلدهم بدل أن تبدأ علاجًا آخر. ويكون السؤال الأخير في العادة عن النوم، في كل الأجيال من الرضيع إلى الجدة، ولهذا السؤال وقت أيضًا قبل أن يُغلق الطبيب حقيبته ويودّعكم عند الباب.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'Checks on a newborn that your doctor asked for, injections, and dressings for knees that met the playground. On the golf course it is blisters and the elbow, in the garden the thorn of a bougainvillea that went in deeper than it looked and did not come out whole.

Send the community''s name, the street and a photo of what has happened, next to a coin if it is a wound; then the right dressing travels in the bag. The nurse rinses, looks, takes out what can be taken out and closes with strips what does not need stitches. Where stitches are needed she says so and covers the wound for the journey. Children may hold the torch and choose the plaster. Keep the medicine for a prescribed injection as its leaflet says; if that is the fridge, on a middle shelf, not in the door and not against the back where it may freeze. Whatever she does is on a sheet the same evening, for your doctor at the next appointment.',
    'متابعة للمولود طلبها طبيبكم، وحقن، وضمادات لرُكَب تعثّرت في الملعب. وفي ملعب الغولف تكون فقاعات الجلد وآلام المرفق، وفي الحديقة شوكة جهنمية دخلت في الإصبع أعمق مما بدا في البداية ولم تخرج كلها.

أرسل اسم المجمّع والشارع وصورة لما حدث، وضع إلى جانب الجرح قطعة نقود ليظهر حجمه، فيصل الضماد المناسب في الحقيبة. تغسل الممرّضة الجرح وتنظر فيه وتُخرج ما يمكن إخراجه، وتقرّب بالشرائط اللاصقة ما لا يحتاج إلى غرز. وإن كان يحتاج إلى غرز قالت لك ذلك وغطّته استعدادًا للطريق. وللأطفال أن يمسكوا المصباح ويختاروا اللصقة بأنفسهم. أما الحقنة الموصوفة فاحفظ دواءها كما تقول نشرته، وإن كان مكانه الثلاجة فعلى رف في وسطها، لا في بابها ولا عند جدارها الخلفي حيث قد يتجمّد ويفسد. وكل ما تقوم به الممرّضة يكون في المساء نفسه على ورقة تسلّمها إلى طبيبك في أول موعد، فلا يضيع شيء من التفاصيل.'
  ),
  (
    'nurse-at-home', true, null::integer, null::integer,
    'The first weeks after a birth or an operation: wound care, medicines on time, and a nurse who shows the family what to do between her visits. In villas with many helping hands she makes sure that all of them do the same thing in the same way.

She gathers parents, grandmother and nanny once round the changing table and shows each step slowly: washing, the navel, holding the head, how to tell a hungry cry from a tired one. After an operation it is how to sit up without using the belly, how to shower with a dressing, which stairs to leave for next week. A plan on the fridge has a column for everybody who helps. When the garden path is pleasant in the morning, the first walk goes to the gate, the next one round the block of villas. She stays until the family says, with good reason, that they can do it alone.',
    'الأسابيع الأولى بعد ولادة أو عملية: عناية بالجرح، وأدوية في موعدها، وممرّضة تعلّم العائلة ما تفعله بين زيارة وأخرى. وفي الفلل التي تكثر فيها الأيدي المساعدة تحرص على أن يقوم الجميع بالشيء نفسه وبالطريقة نفسها.

تجمع الوالدين والجدة والمربّية مرة واحدة حول طاولة تغيير الحفاض، وتريهم كل خطوة على مهل: الغسل، والسرّة، وحمل الرأس، وكيف يُفرَّق بين بكاء الجوع وبكاء التعب. وبعد العملية تريهم كيف ينهض المتعافي من دون أن يشدّ بطنه، وكيف يستحم والضماد عليه، وأي درج يؤجّله إلى الأسبوع المقبل. وعلى باب الثلاجة خطة فيها خانة لكل من يساعد. وحين يلطف ممر الحديقة صباحًا تكون النزهة الأولى حتى البوابة، والتالية حول صف الفلل. وتبقى الممرّضة إلى جانبكم إلى أن تقول العائلة، عن حق، إنها تستطيع أن تكمل وحدها من دون مساعدة.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Children and grandparents on the same morning, without hurry, with a cartoon playing if that helps. Parents ask about allergies in the months when the lawns are cut and the trees in the boulevards flower, and about iron and vitamin D when a teenager is tired all the time.

Allergy tests need a question first: what was eaten or touched, and how soon the skin or the nose reacted. With that the doctor can choose a few useful tests instead of a hundred that only confuse. The nurse takes the grandparents first, so that they can have breakfast with their tablets, then the children, the bravest first. Each child decides which arm and whether to look. If a vein gives no blood, she stops after the second try and comes back on another day, for nothing is gained by a child who is afraid of every visit after this one. The parents get the results with an explanation of what each number means at that age.',
    'الأطفال والأجداد في صباح واحد، بلا عجلة، ومع رسوم متحركة إن كان ذلك يساعد. ويسأل الآباء والأمهات عن الحساسية في الأشهر التي يُقصّ فيها العشب وتزهر أشجار الشوارع، وعن الحديد وفيتامين د حين يكون المراهق متعبًا طوال الوقت.

تحتاج تحاليل الحساسية إلى سؤال قبلها: ما الذي أُكل أو لُمس، وبعد كم من الوقت استجاب الجلد أو الأنف. وبهذا يختار الطبيب تحاليل قليلة مفيدة بدل مئة تحليل لا تزيدكم إلا حيرة. تبدأ الممرّضة بالأجداد حتى يفطروا ويتناولوا أدويتهم، ثم الأطفال وأشجعهم في المقدمة. ويقرّر كل طفل أي ذراع يعطيها، وهل ينظر أم يغمض عينيه. وإن لم يستجب الوريد توقفت بعد المحاولة الثانية وعادت في يوم آخر، فلا فائدة من طفل يخاف كل زيارة تأتي بعد هذه. وتصل النتائج إلى الوالدين مع شرح لما يعنيه كل رقم منها لمن هو في هذه السن.'
  ),
  (
    'iv-therapy-at-home', true, 30, 40,
    'People recovering at home who ask about fluids or vitamins: the nurse checks first, a doctor decides, and the nurse stays with them until it is done. Mothers in the months after a birth ask because they are tired; fathers after the first long run of the season round the park.

Tiredness has many reasons, and a drip answers only a few of them. So the nurse asks about sleep, iron, the thyroid and mood before she asks about vitamins, and sometimes suggests a blood test and a doctor''s visit in place of a session. Those who breastfeed or take regular medicines are always looked at by a doctor first. If the drip is agreed on, the living room is fine, with the children in the garden for that hour and somebody to look after them. You are asked twice how you feel, and the cannula comes out at once when you do not like it. Afterwards you sit for a while, drink something, and get up slowly with the nurse beside you.',
    'متعافون في بيوتهم يسألون عن السوائل أو الفيتامينات: تفحص الممرّضة أولًا، ويقرّر الطبيب، ثم تبقى الممرّضة معهم حتى ينتهي المحلول. وتسأل عنها أمهات في الأشهر التي تلي الولادة بسبب التعب، وآباء بعد أول جري طويل في الموسم حول الحديقة.

للتعب أسباب كثيرة، والمحلول لا يجيب إلا عن قليل منها. لذلك تسأل الممرّضة عن النوم والحديد والغدة الدرقية والمزاج قبل أن تسأل عن الفيتامينات، وتقترح أحيانًا تحليلًا وزيارة طبيب بدل الجلسة. ومن تُرضع ومن يتناول أدوية منتظمة يراهما طبيب أولًا في كل مرة ومن دون استثناء. وإن اتُّفق على المحلول فغرفة الجلوس مكان مناسب، على أن يكون الأطفال في الحديقة في تلك الساعة ومعهم من ينتبه إليهم. وتُسأل مرتين عن حالك أثناء الجلسة، وتُنزع الكانيولا فورًا متى لم ترتح إليها. وبعد الانتهاء تبقى جالسًا قليلًا، وتشرب شيئًا، ثم تنهض على مهل وهي بجانبك.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'Grandparents in a villa: the stairs, the bathroom and the garden made safe to walk in, with a carer who comes to know the house and its rhythm. Often they moved in when the second grandchild was born and are needed as much as they need help.

The carer does not take that away from them. Grandmother still folds the small clothes and tells the bedtime story; only the lifting, the bath and the tablets have a second person beside them. The park is flat, with shade in the afternoon and a bench at the right distance, and there is almost always a neighbour of the same age to sit with. In the villa we look at the edges of carpets, the step to the terrace and the lamp between bed and bathroom. Once a month the family, the carer and the nurse in charge sit together and change what no longer fits, so that the care keeps step with the need and everybody knows their part.',
    'أجداد في الفيلا: درج وحمّام وحديقة يمشون فيها بأمان، ومرافق يعرف البيت وإيقاعه يومًا بعد يوم. وكثيرًا ما انتقلوا إليها حين وُلد الحفيد الثاني، والبيت يحتاج إليهم بقدر ما يحتاجون هم إلى المساعدة فيه.

ولا يأخذ المرافق هذا الدور منهم. فالجدة ما زالت تطوي الملابس الصغيرة وتحكي حكاية النوم، وإنما يكون معها شخص ثانٍ عند رفع الأشياء والاستحمام ووقت الدواء. والحديقة العامة مستوية، فيها ظل بعد الظهر ومقعد على المسافة المناسبة، وفيها غالبًا جار في السن نفسها يطيب الجلوس معه. وفي الفيلا ننظر إلى حواف السجاد، ودرجة الشرفة، والمصباح بين السرير والحمّام. ومرة في الشهر تجلس العائلة والمرافق والممرّضة المشرفة معًا، ويغيّرون ما لم يعد مناسبًا من الخطة، فتبقى الرعاية على قدر الحاجة ولا تسبقها ولا تتأخر عنها، ويعرف كل واحد منهم ما عليه.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'dubai-hills';
