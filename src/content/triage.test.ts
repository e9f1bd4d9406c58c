import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dangerSigns, type Advice, type DangerSignId } from "@domain/triage";
import { emergencyNumbers } from "@/config/contact";

/** How texts name a sign. Both languages in one pattern: a unit of text has one of them. */
const NAMED: Readonly<Record<DangerSignId, RegExp>> = {
  chestPain:
    /\bchest pain|pain (?:or pressure )?in the chest|the chest hurts|(?:ألم|ألمًا)(?: أو ضغط)? (?:في )?الصدر/i,
  hardBreathing:
    /trouble breathing|struggl\w+ to breathe|sudden breathlessness|(?:ضيق|صعوبة)\S* (?:مفاجئ )?في التنفس|ضيق (?:ال)?تنفس/i,
  stroke:
    /drooping face|slurred speech|weakness on one side|تدلّي (?:جانب من )?الوجه|تلعثم|ثقل (?:في )?الكلام/i,
  hardToWake: /cannot be woken|hard to wake|يصعب إيقاظ|تعذّر إيقاظ|لا يستيقظ/i,
  newConfusion:
    /\b(?:new|sudden(?:ly)?)(?: or sudden)? confus|patient is confused|(?:تشوّ?ش|ارتباك)\S* (?:جديد|مفاجئ)|التشوّش الجديد|المريض مشوش/i,
  heavyBleeding: /heavy bleeding|bleeding heavily|(?:نزيف|نزف|النزيف|النزف) (?:ال)?(?:غزير|شديد)/i,
  allergicSwelling:
    /swell\w* (?:of the )?(?:face|lips|tongue)|swelling face|تورّم(?:ًا)? (?:في )?(?:الوجه|الشفتين|اللسان)/i,
  meningitis: /stiff neck|does not fade|(?:تيبّس|تصلّ?ب) (?:في )?الرقبة|لا (?:يبهت|يختفي|تختفي)/i,
  harmToMotherOrBaby:
    /harming (?:her|your)self|frightening thoughts|despair in the mother|إيذاء نفس(?:ها|كِ|ك)|أفكار مخيفة|اليأس عند الأم/i,
  headacheAroundBirth:
    /headache.{0,15}(?:disturbed sight|blurred vision)|صداع \S+ (?:مع|أو) (?:اضطراب|تشوّش|زغللة)/i,
  infantFever:
    /(?:under|less than|younger than) (?:three|3) months.*(?:38|fever|temperature)|fever in a small baby|(?:دون|أقل من) (?:ثلاثة|3) أشهر.*(?:38|حرار|حمّى)|حمّى رضيع صغير/i,
  newbornNotFeeding:
    /too sleepy to feed|misses two feeds|refuses several feeds|sleepiness and poor feeding|fever, poor feeding|النعاس من الرضاعة|نعاس يمنعه|رضعتين متتاليتين|رفض عدة رضعات|خمول وضعف في الرضاعة|وضعف الرضاعة/i,
  earlyJaundice: /first 24 hours(?: of life|\*\*)|أول 24 ساعة(?: من العمر|\*\*)/i,
  swollenCalf:
    /\bcalf\b|leg swells|السمانة|(?:ألم|تورّم|تورّم مفاجئ مؤلم) (?:في )?(?:ال)?ساق(?:\s|،|$)|ساق (?:متورمة|مؤلمة|واحدة)|تورّمت (?:إحدى )?الساق/i,
  headBlowOnBloodThinner:
    /(?:hit his|knock on the|blow to the) head.*blood thinner|مميّعًا للدم وارتطم|رأس من يتناول مميّعًا/i,
  deepeningJaundice:
    /yellow (?:deepens|skin that deepens)|grows more yellow|deep(?:ly)? yellow|few wet nappies|ازداد (?:ال)?اصفرار|اصفرار (?:الجلد ال)?شديد|اصفرار يشتد/i,
  infectedWound: /spreading redness|احمرار يتّسع|يتّسع احمراره|اتساع (?:ال)?احمرار/i,
};

/** How texts give an advice. */
const GIVEN: Readonly<Record<Advice, RegExp>> = {
  "call 998": /\b998\b|\bambulance\b|الإسعاف|سيارة إسعاف/i,
  "emergency department":
    /emergency department|emergency assessment|\bhospital\b|(?:إلى|قسم|تحتاج إلى|يحتاج إلى) (?:ال)?(?:طوارئ|مستشفى)|في المستشفى/i,
  "doctor today":
    /same day|doctors? (?:today|at once|soon|straight away|is needed)|(?:needs?|see|ask for|call|message) a (?:\[?doctor)|medical advice|seek help|tell us|في اليوم نفسه|(?:طبيب|طبيبًا) (?:اليوم|فورًا|سريعًا|في)|(?:إلى|اطلب|يراك) طبيب|المشورة الطبية|طلب المساعدة|فأخبرينا/i,
};

interface Unit {
  text: string;
  /** What stands above: the heading, and the line that a list follows. */
  above: readonly string[];
}

/** The sentences of a text, each below its heading and, in a list, below the line that the list follows. */
function unitsOf(text: string): Unit[] {
  let heading = "";
  let lead = "";
  return text.split("\n").flatMap((line) => {
    if (/^\s*#{2,3} /.test(line)) {
      heading = line;
      lead = "";
      return [];
    }
    const isItem = /^\s*(?:-|\d+\.) /.test(line);
    if (!isItem && line.trim() !== "") lead = line;
    const above = isItem && /[:،]\s*$/.test(lead) ? [lead, heading] : [heading];
    return line.split(/(?<=[.;؛!?؟])\s+|(?<=\d)\s؛/).map((sentence) => ({ text: sentence, above }));
  });
}

const adviceIn = (text: string): Advice[] =>
  (Object.keys(GIVEN) as Advice[]).filter((advice) => GIVEN[advice].test(text));

/** Signs that stand with another advice than their own. What names a sign without any advice is no instruction. */
function contradictions(text: string): string[] {
  return unitsOf(text).flatMap((unit) => {
    const given = [unit.text, ...unit.above].map(adviceIn).find((advices) => advices.length > 0) ?? [];
    if (given.length === 0) return [];
    return (Object.keys(NAMED) as DangerSignId[])
      .filter((id) => NAMED[id].test(unit.text) && !given.includes(dangerSigns[id].advice))
      .map((id) => `${id} with "${given.join(", ")}": ${unit.text.trim()}`);
  });
}

const root = join(import.meta.dirname, "../..");
const FOLDERS = [
  "src/content",
  "src/i18n/dictionaries",
  "supabase/functions/_shared/ai/composer/texts",
  "supabase/seed/posts",
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

  it("is said with its advice in both languages", () => {
    for (const { words } of Object.values(dangerSigns)) {
      expect([...contradictions(words.en), ...contradictions(words.ar)]).toEqual([]);
    }
    for (const [id, { words, advice }] of Object.entries(dangerSigns)) {
      expect(NAMED[id as DangerSignId].test(words.en)).toBe(true);
      expect(NAMED[id as DangerSignId].test(words.ar)).toBe(true);
      expect(adviceIn(words.en)).toContain(advice);
      expect(adviceIn(words.ar)).toContain(advice);
    }
  });

  it.each([
    "A swollen calf after a flight needs a doctor the same day.",
    "A swollen, painful calf: call 998.",
    "أما تورّم الساق المؤلم فيستدعي طبيبًا في اليوم نفسه.",
    "Ask for medical advice the same day if:\n\n- a baby under 3 months measures 38 °C or more",
    "## Call a doctor today\n\nNew confusion and a fever.",
  ])("is noticed with another advice: %s", (text) => {
    expect(contradictions(text)).toHaveLength(1);
  });
});
