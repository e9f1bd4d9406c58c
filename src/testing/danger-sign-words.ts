import type { Advice, DangerSignId } from "@domain/triage";

/** The words of texts for a sign. One pattern has both languages: a unit of text is in one of them. */
export const NAMED: Readonly<Record<DangerSignId, RegExp>> = {
  chestPain:
    /\bchest pain|pain (?:or pressure )?in the chest|the chest hurts|(?:ألم|ألمًا)(?: أو ضغط)? (?:في )?(?:ال)?صدر/i,
  clotInLung: /coughing up blood|سعال\S* مصحوب\S* بدم/i,
  hardBreathing:
    /trouble breathing|struggl\w+ to breathe|\bbreathless|breathing is hard|(?:ضيق|صعوبة)\S* (?:مفاجئ )?في التنفس|ضيق (?:ال)?(?:تنفس|نفَ?س)/i,
  stroke:
    /drooping face|face that droops|slurred speech|weakness on one side|(?:تدلّي|ارتخاء في) (?:جانب من )?الوجه|تعثّر في الكلام|تلعثم|ثقل (?:في )?الكلام/i,
  hardToWake: /cannot be woken|hard to wake|يصعب إيقاظ|تعذّر إيقاظ|لا يستيقظ/i,
  newConfusion:
    /\b(?:new|sudden(?:ly)?)(?: or sudden)? confus|patient is confused|(?:تشوّ?ش|ارتباك)\S* (?:جديد|مفاجئ)|التشوّش الجديد|المريض مشوش/i,
  heavyBleeding:
    /heavy bleeding|bleeding heavily|(?:not stop|not stop bleeding) after \w+ minutes|لم? يتوقف (?:ال)?نزيف\S* بعد|نزيفًا? لا يتوقف بعد|(?:نزيف|نزف|النزيف|النزف) (?:ال)?(?:غزير|شديد)/i,
  allergicSwelling:
    /swell\w* (?:of the )?(?:face|lips|tongue)|swelling face|تورّم(?:ًا)? (?:في )?(?:الوجه|الشفتين|اللسان)/i,
  meningitis: /stiff neck|do(?:es)? not fade|(?:تيبّس|تصلّ?ب) (?:في )?الرقبة|لا (?:يبهت|يختفي|تختفي)/i,
  suddenHeadache:
    /worst headache|(?:thunderclap|sudden(?:,? (?:very )?severe)?) headache|أشد صداع|صداع(?:ًا)? (?:مفاجئ|لم)/i,
  headBlow:
    /(?:blow to|knock on|hit) (?:the|his|her|their) head[^.;:]*(?:vomit|growing headache|drows|clear fluid)|(?:blow to|knock on) the head, (?:vomit|a growing)|(?:ضربة على الرأس|ارتطم رأس\S*)[^.؛:]*(?:قيء|صداع|نعاس|سائل)/i,
  brokenHip: /cannot stand on a leg|leg that (?:will not|cannot) bear weight|(?:الوقوف|يقف) على (?:ال)?ساق/i,
  spinalInjury:
    /severe pain in the (?:neck|back)|ألم(?:ًا)? شديد\S* في (?:ال)?(?:رقبة|ظهر)|اشتد الألم في رقبته/i,
  lossOfSight: /(?:sudden )?loss of (?:vision|sight)|فقدان مفاجئ للبصر/i,
  bleedingAfterBirth: /soaks a pad|يملأ فوطة/i,
  fainting:
    /(?<!history of )\bfainting\b|\bfaints\b(?! easily)|\ba faint\b|\bblackout|passes out|loses consciousness|collapses?\b|يُغمى عليه|(?:ال)?إغماء(?! بسهولة)|فقدان الوعي|انهيار مفاجئ/i,
  seizure: /\bseizure|\b(?:a|first) fit\b|shakes all over|\bتشن[ّ]?ج(?! في العضلات)|نوبة تشنج/i,
  heatstroke:
    /heatstroke|in the heat (?:is confused|or)|(?:confus\w+|collapse\w*) (?:or \w+ )?(?:after hours )?in the heat|very hot body|ضربة (?:ال)?شمس|البقاء في الحر/i,
  heatThatStays: /still unwell after|not better after (?:30 minutes|half an hour)|لم يتحسن بعد 30 دقيقة/i,
  gutBleeding:
    /vomit\w* (?:with )?blood|blood in (?:the )?vomit|coffee grounds|black(?:,)? (?:tarry )?(?:or bloody )?stools|تقيؤ الدم|دم في القيء|قيء فيه دم|براز أسود/i,
  // Blood without an amount may be a lot.
  muchBloodInStool:
    /(?<!a little )blood (?:or mucus )?in the stool|(?<!ال)دم(?:ًا)? (?:كثير )?(?:أو مخاط(?:ًا)? )?في البراز|(?<!قليل(?:ًا)? من )الدم في البراز/i,
  severeBellyPain:
    /severe (?:belly|stomach|abdominal) pain|belly that is hard|ألم شديد في البطن(?! أو قلة)|تصلّبه عند اللمس|بطن متصلّب/i,
  choking: /\bchok(?:es|ed|ing) and|غصّ (?:ولا|ولم)/i,
  sepsis:
    /very fast breathing|(?:cold, clammy|blotchy|mottled)[^.]{0,30} skin|تنفسًا? سري(?:ع|عًا) جدًا|بسرعة شديدة|جل(?:د|دًا) (?:بارد|مبقّع)/i,
  severeDehydration:
    /no urine (?:all day|for many hours)|dehydration with (?:fainting|a racing)|انقطاع البول(?! أو ألم| مع ألم)|الجفاف المصحوب|جفاف مع تسارع/i,
  lowSugar: /too drowsy to swallow|نعسًا لا يستطيع البلع|منعه النعاس من البلع/i,
  vomitingWithDiabetes:
    /diabetes[^.]*keeps vomiting|vomiting that does not stop in someone with diabetes|سكري[^.]*يتقيأ باستمرار|قيء لا يتوقف عند مريض سكري/i,
  harmToSelf: /(?:harming yourself|self-harm)(?! or the baby)|بإيذاء (?:النفس|نفسك(?!ِ))/i,
  harmToMotherOrBaby:
    /harming (?:her|your)self|frightening thoughts|despair in the mother|إيذاء نفس(?:ها|كِ|ك)|أفكار مخيفة|اليأس عند الأم/i,
  headacheAroundBirth:
    /headache.{0,15}(?:disturbed sight|blurred vision)|صداع \S+ (?:مع|أو) (?:اضطراب|تشوّش|زغللة)/i,
  infantFever:
    /(?:under|less than|younger than) (?:three|3) months.*(?:38|fever|temperature)|fever in a small baby|(?:دون|أقل من) (?:ثلاثة|3) أشهر.*(?:38|حرار|حمّى)|حمّى رضيع صغير/i,
  newbornNotFeeding:
    /too sleepy to feed|misses two feeds|refuses several feeds|sleepiness and poor feeding|fever, poor feeding|النعاس من الرضاعة|نعاس يمنعه|رضعتين متتاليتين|رفض عدة رضعات|خمول وضعف في الرضاعة|وضعف الرضاعة/i,
  earlyJaundice: /first 24 hours(?: of life|\*\*)|أول 24 ساعة(?: من العمر|\*\*)/i,
  fastBreathingChild:
    /breathing (?:that )?is fast|bab(?:y|ies)[^.]*fast breathing|breathes fast or|تنفسه سريع|(?:الرضيع|الطفل)[^.]*يتنفس بسرعة/i,
  dryBaby: /no wet nappy|without a wet nappy|sunken soft spot|بلا حفاض مبلل|انخفا?ض (?:ال)?يافوخ/i,
  infectedCord:
    /redness (?:that )?spread\w* (?:from [^.]*)?onto the belly|(?:احمرار|الاحمرار) (?:يمتد )?(?:من الحبل السري )?إلى (?:ال)?بطن/i,
  pregnancyWarning: /baby who moves less|قلة حركة الجنين/i,
  swollenCalf:
    /\bcalf\b|leg swells|السمانة|ربلة|(?:ألم|تورّم|تورّم مفاجئ مؤلم) (?:في )?(?:ال)?ساق(?:\s|،|$)|ساق (?:متورمة|مؤلمة|واحدة)|تورّمت (?:إحدى )?الساق/i,
  headBlowOnBloodThinner:
    /(?:hit his|knock on the|blow to the) head.*blood thinner|مميّعًا للدم وارتطم|رأس من يتناول مميّعًا/i,
  feverWithWeakImmunity: /during chemotherapy|العلاج الكيميائي|علاجًا كيميائيًا/i,
  numbSaddle: /around the (?:genitals|groin)|numbness between the legs|حول الأعضاء التناسلية|خدر بين الساقين/i,
  backPainAfterFall:
    /pain in the neck or back that is not severe|accident, and the pain is not|ألم غير شديد في الرقبة|سقوط أو حادث، والألم/i,
  blockedCatheter:
    /blocked catheter can|urine that stops|catheter that does not drain, with|with pain, a swollen lower belly|انسداد القسطرة|انقطاع البول (?:أو|مع) ألم|لا تصرّف، مع|ألم أو انتفاخ أسفل البطن/i,
  poisoning: /far too much|wrong person's tablets|تفوق (?:جرعته|المقرر) بكثير/i,
  animalBite: /(?:bite|scratch) from an animal|(?:عضّ|خدش)ة? (?:ال)?حيوان/i,
  usedNeedle: /somebody else's needle|بإبرة شخص آخر/i,
  deepeningJaundice:
    /yellow (?:deepens|skin (?:that )?deepens)|grows more yellow|deep(?:ly)? yellow|few wet nappies|ازداد (?:ال)?اصفرار|اصفرار (?:الجلد ال)?شديد|يشتد اصفراره/i,
  infectedWound: /spreading redness|احمرار يتّسع|يتّسع احمراره|اتساع (?:ال)?احمرار/i,
  infectedVein: /(?:hot|hard or hot) cord|a vein that is red|حبلًا? (?:قاسيًا أو )?ساخن|وريد أحمر/i,
  feverAfterBirth:
    /(?:mother|she)[^.]*\bfever\b[^.]*|fever in a mother|for a fever she|(?:الأم|الحمّى عندك)[^.]*(?:الحمّى|تستدعي)|حمّى عند الأم|gave birth in the last|وضعتِ مولودك/i,
  lossAfterBirth: /bad-smelling discharge|large clots|إفرازات كريهة|كتل دم كبيرة/i,
  nothingStaysDown:
    /cannot keep (?:down )?(?:any )?(?:fluids?|drinks?)|nothing stays down|keep any drink down|لا يحتفظ بأي سائل|(?:لا|لم) [يت]ستقر (?:في معدت\S+ )?(?:شيء|السوائل|أي شراب)/i,
  bloodInStool: /a little blood (?:or mucus )?in the stool|قليل(?:ًا)? من الدم (?:أو مخاط(?:ًا)? )?في البراز/i,
  feverishBackPain: /unexplained weight loss|نقص (?:في )?الوزن بلا سبب/i,
  suddenHearingLoss:
    /hearing (?:that is )?lost suddenly|sudden (?:poor hearing|hearing loss)|فقدان مفاجئ للسمع|لضعف السمع المفاجئ/i,
};

/**
 * The ways in which texts make an advice conditional: an exception, an alternative, a second sign, a frequency or a duration.
 * The conditions of a sign itself (an age, a pregnancy, ten minutes of pressure) are part of the sign.
 */
export const NARROWED =
  /(?<!even if )\bonly (?:if|when)\b|\b(?:unless|otherwise|except|or else)\b|(?<!even )\bif (?:(?:it|this|that) (?:is|was|lasts|comes|happens|keeps)|nobody|you cannot)\b|\b(?:first|known|usual) (?:seizure|fit|faint|time)\b|\bsudden chest pain|\b(?:over|(?:more|longer) than) \w+ minutes|\b(?:floppy|limp) and\b|مرتخ(?:ٍ|يًا) (?:و?لا|و?يصعب)|ألم (?:في )?(?:ال)?صدر (?:ال)?مفاجئ|إلا إذا|وإلا(?:\s|،)|فقط (?:إذا|إن)|(?:إذا|إن) (?:كانت النوبة|لم يُ?جب|تعذّر عليك|طالت|دامت|استمرت|تكررت)|(?:أول|لأول) (?:نوبة|مرة)|(?:دامت|طالت|استمرت|تجاوزت|زادت على|أكثر من)[^.،]{0,20} دقائق/i;

/**
 * Signs that each call for their advice, but are joined as if both were needed: a reader with only one of them would think that
 * the advice does not apply.
 */
export const JOINED =
  /(?:fever|headache) with (?:a )?stiff neck|stiff neck (?:with|in somebody with) (?:a )?fever|no urine all day,? with|headache with (?:weakness|slurred)|trouble breathing that came on|(?:حمّى|صداع|الصداع)(?: \S+)? مع تيبّس|تيبّس (?:في )?الرقبة مع (?:حمّى|الحمّى|الحرارة)|رقبة متيبّسة عند من|طوال اليوم مع|صداع شديد يصحبه|صعوبة في التنفس ظهرت/i;

/** The words of texts for an advice. */
export const GIVEN: Readonly<Record<Advice, RegExp>> = {
  "call 998": /\b998\b|\bambulance\b|الإسعاف|سيارة إسعاف/i,
  "emergency department":
    /emergency department|emergency assessment|\bhospital\b|(?:إلى|قسم|تحتاج إلى|يحتاج إلى) (?:ال)?(?:طوارئ|مستشفى)|في المستشفى/i,
  "doctor today":
    /same day|doctors? (?:today|at once|soon|straight away|is needed)|(?:needs?|see|ask for|call|message) a (?:\[?doctor)|medical advice|seek help|tell us|a doctor examines|في اليوم نفسه|(?:طبيب|طبيبًا) (?:اليوم|فورًا|سريعًا|في)|(?:إلى|اطلب|يراك) طبيب|(?:اتصل|راجع)[يو]?ا? ب?(?:ال)?طبيب|المشورة الطبية|طلب المساعدة|فأخبرينا|فالطبيب يفحصك|(?:ا)?عرض\S* على طبيب/i,
};

/** The words of texts for seeing a doctor on this day. */
export const TODAY = /\btoday\b|same day|\bnow\b|at once|straight away|\bsoon\b|اليوم|الآن|فورًا|سريعًا/i;

/** Vomiting that a text may leave to a doctor, except with diabetes. */
export const VOMITING =
  /(?:keeps|kept) being sick|vomiting that (?:will|does) not stop(?! in)|repeated vomiting|nothing stays down|keeps nothing down|cannot keep (?:any drink|fluids) down|لا يستقرّ? شيء|لم يستقرّ? شيء|لا تستقر السوائل|لم يستقر في معدتك|تكرّر قيؤه|قيء متكرر|القيء المستمر|يتقيأ كل ما|قيء لا يتوقف(?! عند)/i;
