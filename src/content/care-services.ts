import { isAlwaysOpen } from "@domain/facts";
import type { Localized } from "@/config/locales";
import { factWords } from "@/i18n/fact-words";
import { plural } from "@/i18n/format";
import { wordsOf } from "@/i18n/words";

export type CareServiceId =
  | "companionship"
  | "personal-care"
  | "night-care"
  | "memory-care"
  | "after-hospital"
  | "nursing-visits";

interface CareTexts {
  title: string;
  text: string;
  badge: string;
  features: readonly [string, string, string, string];
  trust: readonly [string, string, string];
}

const hoursInArabic = (count: number) =>
  plural(count, "ar", { one: "ساعة واحدة", two: "ساعتين", few: "{n} ساعات", other: "{n} ساعة" });

/** The kinds of help an older person's family asks for, in the order by which a click on one is counted. */
export const careServices = wordsOf<readonly { id: CareServiceId; texts: Localized<CareTexts> }[]>(
  (facts) => {
    const { careShifts } = facts;
    const [inEnglish, inArabic] = [factWords(facts, "en"), factWords(facts, "ar")];
    const isAnyHour = isAlwaysOpen(facts);
    const [shortShift = 0] = careShifts;
    // A night is the shift in the middle.
    const longShift = careShifts[1] ?? shortShift;
    return [
      {
        id: "companionship",
        texts: {
          en: {
            title: "Company through the day",
            text: "Someone who sits, listens, cooks a little, comes along for a walk and gives the day a rhythm.",
            badge: "By day",
            features: [
              "Meals and enough to drink",
              "A walk when it is cool",
              "Prayers, visits, old photographs",
              "Reminders for medicines",
            ],
            trust: [
              `From ${shortShift} hours`,
              "Your parent's language",
              "The same person, whenever possible",
            ],
          },
          ar: {
            title: "رفقة طوال النهار",
            text: "من يجلس مع والدكم ويصغي إليه ويطبخ القليل ويرافقه في المشي، ويجعل لنهاره نظامًا.",
            badge: "نهارًا",
            features: [
              "وجبات وماء كافٍ",
              "مشي حين يلطف الجو",
              "صلاة وزيارات وصور قديمة",
              "تذكير بمواعيد الدواء",
            ],
            trust: [`ابتداءً من ${hoursInArabic(shortShift)}`, "بلغة والديكم", "الشخص نفسه متى أمكن"],
          },
        },
      },
      {
        id: "personal-care",
        texts: {
          en: {
            title: "Washing and dressing",
            text: "Help that keeps their dignity: unhurried, behind a closed door, by someone they accept.",
            badge: "Mornings and evenings",
            features: [
              "Bath, shower or bed bath",
              "Dressing, hair, nails and shaving",
              "Help to the toilet, in peace",
              "An eye on skin and sore spots",
            ],
            trust: [
              "A woman or a man, as you prefer",
              "Trained in safe lifting",
              "A nurse oversees the plan",
            ],
          },
          ar: {
            title: "الاستحمام واللباس",
            text: "مساعدة تحفظ الكرامة: دون استعجال، وخلف باب مغلق، وعلى يد من يرتاح إليه والدكم.",
            badge: "صباحًا ومساءً",
            features: [
              "استحمام في الحمّام أو في السرير",
              "لباس وشعر وأظافر وحلاقة",
              "مساعدة هادئة في دورة المياه",
              "انتباه للجلد ومواضع الضغط",
            ],
            trust: ["امرأة أو رجل، كما تفضّلون", "تدريب على الرفع الآمن", "ممرّضة تشرف على الخطة"],
          },
        },
      },
      {
        id: "night-care",
        texts: {
          en: {
            title: "Awake through the night",
            text: "Someone who does not fall asleep, so that the family can: for restless nights, falls and fears.",
            badge: "By night",
            features: [
              "A steady hand on every trip to the bathroom",
              "Turning in bed on time",
              "Calm words when fear comes",
              "A call to you or a nurse if needed",
            ],
            trust: [
              `${longShift}-hour shifts`,
              isAnyHour ? "A nurse to ask at any hour" : "A nurse oversees the plan",
              "Notes by morning",
            ],
          },
          ar: {
            title: "ساهر طوال الليل",
            text: "من لا ينام كي تنام العائلة: لليالي القلق، ولخطر السقوط، وللمخاوف.",
            badge: "ليلًا",
            features: [
              "عون لوالدكم في كل خطوة إلى الحمّام",
              "تقليبه في السرير في موعده",
              "كلمات هادئة حين يخاف",
              "اتصال بكم أو بالممرّضة عند الحاجة",
            ],
            trust: [
              `مناوبات من ${hoursInArabic(longShift)}`,
              isAnyHour ? "ممرّضة تجيب في أي ساعة" : "ممرّضة تشرف على الخطة",
              "ملاحظات مع الصباح",
            ],
          },
        },
      },
      {
        id: "memory-care",
        texts: {
          en: {
            title: "Living with dementia",
            text: "Familiar faces and a steady day for someone whose memory is failing, and relief for those who care for them.",
            badge: "Memory",
            features: [
              "The same few carers",
              "A calm rhythm of small tasks",
              "Doors, stove and stairs made safer",
              "Advice for the family",
            ],
            trust: [
              "Carers taught patience first",
              "A nurse reviews the plan",
              "A doctor when something changes",
            ],
          },
          ar: {
            title: "العيش مع الخرف",
            text: "وجوه مألوفة ويوم منتظم لمن بدأت ذاكرته تخونه، وراحة لمن يرعاه.",
            badge: "الذاكرة",
            features: [
              "وجوه قليلة مألوفة",
              "مهام صغيرة بإيقاع هادئ",
              "أبواب وموقد وسلالم أكثر أمانًا",
              "نصيحة للعائلة",
            ],
            trust: ["مرافقون أول ما تعلّموه الصبر", "ممرّضة تراجع الخطة", "طبيب حين يتغيّر شيء"],
          },
        },
      },
      {
        id: "after-hospital",
        texts: {
          en: {
            title: "Home from hospital",
            text: "The first weeks decide a lot. We follow the discharge letter and help strength return.",
            badge: "The first weeks",
            features: [
              "The home made ready before arrival",
              "Medicines set out as the hospital letter says",
              "Exercises as prescribed",
              "Company to check-ups",
            ],
            trust: [
              "By your doctor's orders",
              "A nurse for wounds and injections",
              "Receipts for your insurer",
            ],
          },
          ar: {
            title: "العودة من المستشفى",
            text: "الأسابيع الأولى مهمة. نلتزم بتقرير الخروج ونساعد على استعادة القوة.",
            badge: "الأسابيع الأولى",
            features: [
              "تجهيز البيت قبل الوصول",
              "ترتيب الأدوية بحسب التقرير",
              "التمارين كما وُصفت",
              "مرافقة إلى مواعيد المراجعة",
            ],
            trust: ["بتعليمات طبيبكم", "ممرّضة للجروح والحقن", "إيصالات لشركة التأمين"],
          },
        },
      },
      {
        id: "nursing-visits",
        texts: {
          en: {
            title: "A nurse's regular visit",
            text: "For what a carer may not do: a clinical eye every few days, and a report to you and the doctor.",
            badge: "Nursing",
            features: [
              "Blood pressure and sugar, written down",
              "Wounds, catheters, injections",
              "The medicine box put in order",
              "The doctor told early",
            ],
            trust: [
              inEnglish.licensed("DHA-licensed nurses", "Nurses of our own team"),
              "Only on a doctor's order",
              "A written report each time",
            ],
          },
          ar: {
            title: "زيارة تمريضية منتظمة",
            text: "لما ليس من عمل المرافق: عين خبيرة كل بضعة أيام، وتقرير لكم وللطبيب.",
            badge: "تمريض",
            features: [
              "قياس الضغط والسكر وتدوينهما",
              "جروح وقسطرة وحقن",
              "ترتيب علبة الأدوية",
              "إبلاغ الطبيب باكرًا",
            ],
            trust: [
              inArabic.licensed("ممرّضات مرخّصات من هيئة الصحة", "ممرّضات من فريقنا"),
              "بأمر الطبيب وحده",
              "تقرير مكتوب كل مرة",
            ],
          },
        },
      },
    ];
  },
);
