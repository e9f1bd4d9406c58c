import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dangerSigns, type Advice, type DangerSignId } from "@domain/triage";
import { emergencyNumbers } from "@/config/contact";

/** How texts name a sign. Both languages in one pattern: a unit of text has one of them. */
const NAMED: Readonly<Record<DangerSignId, RegExp>> = {
  chestPain:
    /\bchest pain|pain (?:or pressure )?in the chest|the chest hurts|(?:ألم|ألمًا)(?: أو ضغط)? (?:في )?(?:ال)?صدر/i,
  clotInLung: /coughing up blood|سعال\S* مصحوب\S* بدم/i,
  hardBreathing:
    /trouble breathing|struggl\w+ to breathe|\bbreathless|breathing is hard|(?:ضيق|صعوبة)\S* (?:مفاجئ )?في التنفس|ضيق (?:ال)?(?:تنفس|نفَ?س)/i,
  stroke:
    /drooping face|slurred speech|weakness on one side|تدلّي (?:جانب من )?الوجه|تلعثم|ثقل (?:في )?الكلام/i,
  hardToWake: /cannot be woken|hard to wake|يصعب إيقاظ|تعذّر إيقاظ|لا يستيقظ/i,
  newConfusion:
    /\b(?:new|sudden(?:ly)?)(?: or sudden)? confus|patient is confused|(?:تشوّ?ش|ارتباك)\S* (?:جديد|مفاجئ)|التشوّش الجديد|المريض مشوش/i,
  heavyBleeding:
    /heavy bleeding|bleeding heavily|(?:not stop|not stop bleeding) after \w+ minutes|لم? يتوقف (?:ال)?نزيف\S* بعد|نزيفًا? لا يتوقف بعد|(?:نزيف|نزف|النزيف|النزف) (?:ال)?(?:غزير|شديد)/i,
  allergicSwelling:
    /swell\w* (?:of the )?(?:face|lips|tongue)|swelling face|تورّم(?:ًا)? (?:في )?(?:الوجه|الشفتين|اللسان)/i,
  meningitis: /stiff neck|does not fade|(?:تيبّس|تصلّ?ب) (?:في )?الرقبة|لا (?:يبهت|يختفي|تختفي)/i,
  suddenHeadache:
    /worst headache|(?:thunderclap|sudden(?:,? (?:very )?severe)?) headache|أشد صداع|صداع(?:ًا)? (?:مفاجئ|لم)/i,
  headBlow:
    /(?:blow to|knock on|hit) (?:the|his|her|their) head[^.;:]*(?:vomit|growing headache|drows|clear fluid)|(?:blow to|knock on) the head, (?:vomit|a growing)|(?:ضربة على الرأس|ارتطم رأس\S*)[^.؛:]*(?:قيء|صداع|نعاس|سائل)/i,
  brokenHip: /cannot stand on a leg|leg that (?:will not|cannot) bear weight|(?:الوقوف|يقف) على (?:ال)?ساق/i,
  lossOfSight: /(?:sudden )?loss of (?:vision|sight)|فقدان مفاجئ للبصر/i,
  bleedingAfterBirth: /soaks a pad|يملأ فوطة/i,
  fainting:
    /(?<!history of )\bfainting\b|\bfaints\b(?! easily)|\ba faint\b|\bblackout|passes out|loses consciousness|collapses?\b|يُغمى عليه|(?:ال)?إغماء(?! بسهولة)|فقدان الوعي|انهيار مفاجئ/i,
  seizure: /\bseizure|\b(?:a|first) fit\b|shakes all over|\bتشن[ّ]?ج(?! في العضلات)|نوبة تشنج/i,
  heatstroke:
    /heatstroke|in the heat (?:is confused|or)|(?:confus\w+|collapse\w*) (?:or \w+ )?(?:after hours )?in the heat|very hot body|ضربة (?:ال)?شمس|البقاء في الحر/i,
  gutBleeding:
    /vomit\w* (?:with )?blood|blood in (?:the )?vomit|coffee grounds|black(?:,)? (?:tarry )?(?:or bloody )?stools|تقيؤ الدم|دم في القيء|قيء فيه دم|براز أسود/i,
  // Blood of which a text does not say how much may be a lot.
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
    /breathing is fast|bab(?:y|ies)[^.]*fast breathing|breathes fast or|تنفسه سريع|(?:الرضيع|الطفل)[^.]*يتنفس بسرعة/i,
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
  blockedCatheter:
    /blocked catheter can|urine that stops|catheter that does not drain, with|with pain, a swollen lower belly|انسداد القسطرة|انقطاع البول (?:أو|مع) ألم|لا تصرّف، مع|ألم أو انتفاخ أسفل البطن/i,
  poisoning: /far too much|wrong person's tablets|تفوق (?:جرعته|المقرر) بكثير/i,
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
 * How texts make an advice depend on something: by an exception, by another way out, or by how often or how long. What a sign
 * itself needs (an age, a pregnancy, ten minutes of pressure) is in the sign.
 */
const NARROWED =
  /(?<!even if )\bonly (?:if|when)\b|\b(?:unless|otherwise|except|or else)\b|(?<!even )\bif (?:(?:it|this|that) (?:is|was|lasts|comes|happens|keeps)|nobody|you cannot)\b|\b(?:first|known|usual) (?:seizure|fit|faint|time)\b|\bsudden chest pain|\b(?:over|(?:more|longer) than) \w+ minutes|ألم (?:في )?(?:ال)?صدر (?:ال)?مفاجئ|إلا إذا|وإلا(?:\s|،)|فقط (?:إذا|إن)|(?:إذا|إن) (?:كانت النوبة|لم يُ?جب|تعذّر عليك|طالت|دامت|استمرت|تكررت)|(?:أول|لأول) (?:نوبة|مرة)|(?:دامت|طالت|استمرت|تجاوزت|زادت على|أكثر من)[^.،]{0,20} دقائق/i;

/** How texts give an advice. */
const GIVEN: Readonly<Record<Advice, RegExp>> = {
  "call 998": /\b998\b|\bambulance\b|الإسعاف|سيارة إسعاف/i,
  "emergency department":
    /emergency department|emergency assessment|\bhospital\b|(?:إلى|قسم|تحتاج إلى|يحتاج إلى) (?:ال)?(?:طوارئ|مستشفى)|في المستشفى/i,
  "doctor today":
    /same day|doctors? (?:today|at once|soon|straight away|is needed)|(?:needs?|see|ask for|call|message) a (?:\[?doctor)|medical advice|seek help|tell us|a doctor examines|في اليوم نفسه|(?:طبيب|طبيبًا) (?:اليوم|فورًا|سريعًا|في)|(?:إلى|اطلب|يراك) طبيب|(?:اتصل|راجع)[يو]?ا? ب?(?:ال)?طبيب|المشورة الطبية|طلب المساعدة|فأخبرينا|فالطبيب يفحصك|(?:ا)?عرض\S* على طبيب/i,
};

interface Unit {
  text: string;
  line: number;
  /** What stands above: the heading, and the line that a list follows. */
  above: readonly string[];
}

/** The sentences of a text, each below its heading and, in a list, below the line that the list follows. */
function unitsOf(text: string): Unit[] {
  let heading = "";
  let lead = "";
  return text.split("\n").flatMap((line, number) => {
    if (/^\s*#{2,3} /.test(line)) {
      heading = line;
      lead = "";
      return [];
    }
    // Questions of an article come after its text, below no heading.
    if (line.includes("$md$")) heading = lead = "";
    const isItem = /^\s*(?:-|\d+\.) /.test(line);
    if (!isItem && line.trim() !== "") lead = line;
    const above = isItem && /[:،]\s*$/.test(lead) ? [lead, heading] : [heading];
    return line.split(/(?<=[.;؛!?؟])\s+|(?<=\d)\s؛/).map((sentence) => ({
      text: sentence,
      line: number,
      above,
    }));
  });
}

/** With its doubled letters marked or not: texts write both. */
const says = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) || pattern.test(text.replaceAll("\u0651", ""));

const adviceIn = (text: string): Advice[] =>
  (Object.keys(GIVEN) as Advice[]).filter((advice) => says(text, GIVEN[advice]));

const signsIn = (text: string): DangerSignId[] =>
  (Object.keys(NAMED) as DangerSignId[]).filter((id) => says(text, NAMED[id]));

/** Signs that stand with another advice than their own. What names a sign without any advice is no instruction. */
function contradictions(text: string): string[] {
  return unitsOf(text).flatMap((unit) => {
    const given = [unit.text, ...unit.above].map(adviceIn).find((advices) => advices.length > 0) ?? [];
    if (given.length === 0) return [];
    return signsIn(unit.text)
      .filter((id) => !given.includes(dangerSigns[id].advice))
      .map((id) => `${id} with "${given.join(", ")}": ${unit.text.trim()}`);
  });
}

/** A question asks for an advice and gives none. */
const answerIn = (text: string): string => text.replace(/^.*[?؟]", "a": /, "");

/**
 * Signs whose advice has a condition, or a second advice beside it: in their sentence, in the line that their list follows,
 * or in what the paragraph says after them.
 */
function conditions(text: string): string[] {
  const units = unitsOf(text);
  return units.flatMap((unit, place) => {
    const signs = signsIn(unit.text);
    if (signs.length === 0) return [];
    const theirs = new Set(signs.map((id) => dangerSigns[id].advice));
    const giving = [answerIn(unit.text), ...unit.above].find((line) => adviceIn(line).length > 0) ?? "";
    const second = adviceIn(giving).filter((advice) => !theirs.has(advice));
    const later = units
      .slice(place + 1)
      .findIndex((next) => next.line !== unit.line || signsIn(next.text).length > 0);
    const after = units
      .slice(place + 1, later < 0 ? undefined : place + 1 + later)
      .filter((next) => says(next.text, NARROWED) && adviceIn(next.text).length > 0);
    const found = [
      ...second.map((advice) => `and "${advice}"`),
      ...(giving !== "" && says(giving, NARROWED) ? ["under a condition"] : []),
      ...after.map((next) => `and then: ${next.text.trim()}`),
    ];
    return found.map((what) => `${signs.join(", ")} ${what}: ${unit.text.trim()}`);
  });
}

/** How texts say that a doctor is needed on this day. */
const TODAY = /\btoday\b|same day|\bnow\b|at once|straight away|\bsoon\b|اليوم|الآن|فورًا|سريعًا/i;

/** Signs for a doctor today, of which a text says that a doctor sees them but not when. */
function withoutDay(text: string): string[] {
  return unitsOf(text).flatMap((unit) => {
    const signs = signsIn(unit.text).filter((id) => dangerSigns[id].advice === "doctor today");
    const giving = [answerIn(unit.text), ...unit.above].find((line) => adviceIn(line).length > 0) ?? "";
    const isUndated = says(giving, GIVEN["doctor today"]) && !says(giving, TODAY);
    return isUndated ? signs.map((id) => `${id} on any day: ${unit.text.trim()}`) : [];
  });
}

const root = join(import.meta.dirname, "../..");
const FOLDERS = [
  "src/content",
  "src/i18n/dictionaries",
  "supabase/functions/_shared/ai/composer/texts",
  "supabase/seed",
  "supabase/migrations",
];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:ts|sql)$/.test(file) && !file.endsWith(".test.ts"));

/** A file as its readers see it: numbers filled in, and what follows "do not wait if" with the advice that stands below it. */
const readable = (file: string): string =>
  readFileSync(join(root, file), "utf8")
    .replaceAll(/\$\{(?:emergencyNumbers\.)?ambulance\}/g, emergencyNumbers.ambulance)
    .replaceAll(/doNotWait: "/g, `"${emergencyNumbers.ambulance}: `);

describe("a danger sign", () => {
  it("has one advice in every text", () => {
    expect(files.length).toBeGreaterThan(80);
    expect(
      files.flatMap((file) => contradictions(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("has no condition and no second advice beside its own", () => {
    expect(
      files.flatMap((file) => conditions(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("for which a doctor comes has the day on which the doctor comes", () => {
    expect(
      files.flatMap((file) => withoutDay(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("is said with its one advice, and for whom, in both languages", () => {
    for (const [id, sign] of Object.entries(dangerSigns)) {
      for (const locale of ["en", "ar"] as const) {
        const words = sign.words[locale];
        expect(words).toMatch(NAMED[id as DangerSignId]);
        expect(adviceIn(words)).toEqual([sign.advice]);
        expect([...contradictions(words), ...conditions(words), ...withoutDay(words)]).toEqual([]);
        expect(words).toContain("forWhom" in sign ? sign.forWhom[locale] : "");
      }
    }
  });

  it.each([
    "A swollen calf after a flight needs a doctor the same day.",
    "A swollen, painful calf: call 998.",
    "أما تورّم الساق المؤلم فيستدعي طبيبًا في اليوم نفسه.",
    "Ask for medical advice the same day if:\n\n- a baby under 3 months measures 38 °C or more",
    "## Call a doctor today\n\nNew confusion and a fever.",
    "In babies, fast breathing and poor feeding are reason enough to be seen the same day.",
    "اعرضه على طبيب أولًا إذا:\n\n- كان تنفسه سريعًا أو مصحوبًا بصوت",
    "A fall with a blackout needs a doctor the same day.",
    "Urine that stops, with a swollen lower belly, needs a doctor the same day.",
    "تقيؤ الدم يستدعي طبيبًا في اليوم نفسه.",
    "For a seizure or heatstroke, message a doctor.",
    "Blood in the stool needs a doctor today.",
    "See a doctor the same day for bad-smelling discharge, large clots or a hot red area in the breast.",
    "وراجعي طبيبًا في اليوم نفسه عند إفرازات كريهة الرائحة.",
    "The worst headache of your life needs a doctor today.",
    "If they hit their head and then vomit, see a doctor today.",
  ])("is noticed with another advice: %s", (text) => {
    expect(contradictions(text)).not.toEqual([]);
  });

  it.each([
    "Call 998 if it is the first seizure, lasts over five minutes or comes again.",
    "A seizure: call 998 if it lasts longer than five minutes.",
    "A first fit means 998; a fit in somebody with known epilepsy, a doctor today.",
    "Somebody who faints needs 998 unless they are well again at once.",
    "A stiff neck: call 998, or see a doctor today.",
    "For numbness between the legs go to an emergency department now, or call 998 if you cannot get there.",
    "A fever during chemotherapy: go to an emergency department now. If nobody answers, call an ambulance.",
    "نوبة تشنج: اتصل بالرقم 998 إذا كانت النوبة الأولى أو دامت أكثر من خمس دقائق.",
    "إغماء: اتصل بالرقم 998، وإلا فاطلب طبيبًا اليوم.",
    "ألم في ربلة الساق: إلى الطوارئ الآن، أو اتصل بالرقم 998.",
    "دم في البراز: طبيب اليوم، أو إلى الطوارئ إن كان كثيرًا.",
    "For sudden chest pain or trouble breathing call 998.",
    "وعند ألم صدر مفاجئ اتصل بالرقم 998.",
  ])("is noticed with a condition or a second advice: %s", (text) => {
    expect(conditions(text)).not.toEqual([]);
  });

  it.each([
    "Call a doctor about a swelling that grows, numb fingers or spreading redness.",
    "واتصل بطبيب عند تورّم يكبر أو خدر في الأصابع أو احمرار يتّسع.",
    "وإن لم يستقرّ شيء في المعدة فالطبيب يفحصك أولًا.",
  ])("is noticed without the day on which a doctor sees it: %s", (text) => {
    expect(withoutDay(text)).not.toEqual([]);
  });

  it("may stand in one sentence with a sign that has another advice", () => {
    expect(
      conditions("A swollen calf: go to an emergency department now; with chest pain, call 998."),
    ).toEqual([]);
  });

  it("has no advice from the heading of a text that has ended", () => {
    const question = `{"q": "A little blood?", "a": "A little blood in the stool has many reasons."}`;
    expect(contradictions(`## Call 998\n\n${question}`)).toHaveLength(1);
    expect(contradictions(`## Call 998\n\n$md$, 'Title', $faq$[\n${question}`)).toEqual([]);
  });
});
