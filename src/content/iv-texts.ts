import { adviceOn } from "@domain/triage";
import { emergencyNumbers } from "@/config/contact";
import { dirhams, formatNumber } from "@/i18n/format";
import { bothLanguages } from "@/i18n/words";

const { ambulance } = emergencyNumbers;
const SLUG = "iv-therapy-at-home";

interface Titled {
  title: string;
  text: string;
}

interface IvTexts {
  today: Titled;
  why: { title: string; points: readonly string[] };
  notFor: { title: string; points: readonly string[]; text: string };
  drips: Titled & {
    popular: string;
    askPrice: string;
    price: (aed: number) => string;
    imageAlt: (drip: string) => string;
    chatMessage: (drip: string) => string;
    chatLabel: (drip: string) => string;
  };
  urgent: Titled & {
    needs: readonly (Titled & { doNotWait: string })[];
    doNotWait: string;
    emergency: string;
    emergencyAction: string;
  };
  coverage: Titled & {
    near: (landmarks: string) => string;
  };
}

/** The words around the catalogue of drips and the areas. */
export const ivTexts = bothLanguages<IvTexts>({
  en: (words) => ({
    today: {
      title: `Book by ${words.sameDayUntil} for a drip today`,
      text: `A nurse comes the same day, ${words.arrivalOf(SLUG, (time) => `usually in ${time}`, "at a time we agree with you")}, in most of Dubai.`,
    },
    why: {
      title: "Why choose us for a drip",
      points: [
        "A check before anything is opened: questions, blood pressure, pulse, temperature",
        `A doctor approves the drip; ${words.licensed("a DHA-licensed nurse", "a nurse")} places it and stays to the end`,
        "Sealed, single-use material, opened in front of you",
        "You know the price before the nurse sets out",
        "At home, in your hotel room or at the office",
        "When a glass of water or a doctor would do you more good, we say so",
      ],
    },
    notFor: {
      title: "Who should not have one",
      points: [
        "Heart failure, kidney disease or swollen legs",
        "Blood pressure that is not under control",
        "A fever",
        "Pregnancy or breastfeeding, unless your doctor agrees",
        "G6PD deficiency (favism), kidney stones or too much iron in the blood",
        "An allergy to anything in the bag",
        "Children and teenagers, unless a doctor prescribes it",
      ],
      text: `Tell us about these, and about every medicine you take. A doctor decides, and sometimes the answer is no. ${adviceOn("en", "feverAfterBirth", "feverWithWeakImmunity")} For any other fever in an adult or an older child, ask for a doctor the same day.`,
    },
    drips: {
      title: "The drips",
      text: "What each one is for, what is in it, and what it will not do. None of them cures an illness.",
      popular: "Popular",
      askPrice: "Ask for the price",
      price: (aed) => `AED ${formatNumber(aed)}`,
      imageAlt: (drip) => `A drip bag, drawn for ${drip}`,
      chatMessage: (drip) => `Hello ${words.brand}, I would like to ask about the ${drip} drip.`,
      chatLabel: (drip) => `WhatsApp: ${drip} drip`,
    },
    urgent: {
      title: "When you need it now",
      text: "A drip can help you through a bad day. It must never keep you from a hospital.",
      needs: [
        {
          title: "The morning after",
          text: "Fluids can ease thirst. They do not remove alcohol, clear the head or make you fit to drive: only time does.",
          doNotWait: "someone cannot be woken, breathes slowly or has a seizure",
        },
        {
          title: "Dehydration",
          text: "After vomiting or diarrhoea, small sips of rehydration salts come first. When nothing stays down for hours, you need a doctor today, who decides whether fluids at home are enough.",
          doNotWait:
            "there is blood in the vomit, a lot of blood in the stool, confusion or almost no urine all day, someone with diabetes keeps vomiting, or a baby or a frail person is limp or hard to wake",
        },
        {
          title: "Too much sun",
          text: `Headache, cramps and dizziness: into the shade, cool the skin, drink. If drinking is hard, a doctor decides what you need. ${adviceOn("en", "heatThatStays")}`,
          doNotWait: "someone is confused, faints or is very hot to the touch: it may be heatstroke",
        },
        {
          title: "Jet lag",
          text: `Fluids after hours of dry air, lying down in your room. Sleep and daylight do the rest. ${adviceOn("en", "swollenCalf")}`,
          doNotWait: "the chest hurts or breath is short",
        },
      ],
      doNotWait: "Do not wait if",
      emergency: `In these cases call ${ambulance} first, not us.`,
      emergencyAction: `Call ${ambulance}`,
    },
    coverage: {
      title: "How soon we are there",
      text: `In the areas near our teams, from booking to arrival.${words.arrivalOf(SLUG, (time) => ` Elsewhere in Dubai it is usually ${time}.`, "")}`,
      near: (landmarks) => `Near ${landmarks}`,
    },
  }),
  ar: (words) => ({
    today: {
      title: `احجز قبل ${words.sameDayUntil} لجلسة اليوم`,
      text: `تأتيك الممرّضة في اليوم نفسه، ${words.arrivalOf(SLUG, (time) => `عادةً خلال ${time}`, "في موعد نتفق عليه معك")}، في معظم أنحاء دبي.`,
    },
    why: {
      title: "لماذا تختارنا لجلستك",
      points: [
        "فحص قبل أن يُفتح شيء: أسئلة وضغط ونبض وحرارة",
        `طبيب يجيز الجلسة، ${words.licensed("وممرّضة مرخّصة من هيئة الصحة بدبي", "وممرّضة")} تركّب المحلول وتبقى معك حتى نهايتها`,
        "أدوات مغلّفة تُستعمل مرة واحدة وتُفتح أمامك",
        "تعرف السعر قبل أن تنطلق الممرّضة",
        "في بيتك أو غرفتك بالفندق أو مكتبك",
        "وإن كان كوب ماء أو طبيب أنفع لك، قلنا لك ذلك",
      ],
    },
    notFor: {
      title: "من لا يناسبه المحلول",
      points: [
        "من لديه قصور في القلب أو مرض في الكلى أو تورّم في الساقين",
        "من ضغطه غير منضبط",
        "من لديه حمّى",
        "الحامل والمرضع، إلا بموافقة طبيبها",
        "من لديه أنيميا الفول (التفوّل) أو حصى في الكلى أو زيادة في الحديد",
        "من لديه حساسية من أي مكوّن",
        "الأطفال والمراهقون، إلا بوصفة من طبيب",
      ],
      text: `أخبرنا بذلك وبكل دواء تتناوله. الطبيب هو من يقرّر، وأحيانًا يكون الجواب لا. ${adviceOn("ar", "feverAfterBirth", "feverWithWeakImmunity")} وعند أي حمّى أخرى لدى بالغ أو طفل كبير اطلب طبيبًا في اليوم نفسه.`,
    },
    drips: {
      title: "قائمة المحاليل",
      text: "لمن يصلح كل محلول، وماذا فيه، وما الذي لن يفعله. ولا شيء منها يشفي مرضًا.",
      popular: "مطلوب كثيرًا",
      askPrice: "اسأل عن السعر",
      price: dirhams,
      imageAlt: (drip) => `رسم لكيس محلول: ${drip}`,
      chatMessage: (drip) => `مرحبًا ${words.brand}، أودّ الاستفسار عن المحلول الوريدي: ${drip}.`,
      chatLabel: (drip) => `واتساب: محلول ${drip}`,
    },
    urgent: {
      title: "حين تحتاجه الآن",
      text: "قد يعينك المحلول على يوم صعب، لكنه لا يُغنيك أبدًا عن المستشفى حين يلزم.",
      needs: [
        {
          title: "صباح ما بعد السهر",
          text: "قد تخفّف السوائل العطش بعد شرب الكحول، لكنها لا تزيله من الجسم ولا تصفّي الذهن ولا تجعلك قادرًا على القيادة، فذلك لا يكون إلا مع الوقت.",
          doNotWait: "تعذّر إيقاظ الشخص أو تباطأ تنفّسه أو أصابه تشنّج",
        },
        {
          title: "الجفاف",
          text: "بعد القيء أو الإسهال نبدأ برشفات صغيرة من محلول الإماهة. وإن لم يستقرّ شيء في المعدة ساعات فأنت تحتاج إلى طبيب اليوم، وهو يقرّر هل تكفي السوائل في البيت.",
          doNotWait:
            "ظهر دم في القيء أو دم كثير في البراز أو تشوّش، أو كاد البول ينقطع طوال اليوم، أو كان مريض سكري يتقيأ باستمرار، أو ارتخى رضيع أو مريض ضعيف البنية أو صعب إيقاظه",
        },
        {
          title: "يوم طويل تحت الشمس",
          text: `صداع وتقلّصات ودوار: إلى الظل، وبرّد الجلد، واشرب. وإن صعب عليك الشرب فالطبيب يقرّر ما تحتاجه. ${adviceOn("ar", "heatThatStays")}`,
          doNotWait: "أصاب الشخصَ تشوّش أو إغماء أو اشتدّت حرارة جسمه، فقد تكون ضربة شمس",
        },
        {
          title: "إرهاق السفر",
          text: `سوائل بعد ساعات من الهواء الجاف وأنت مستلقٍ في غرفتك، والباقي على النوم وضوء النهار. ${adviceOn("ar", "swollenCalf")}`,
          doNotWait: "شعرت بألم في الصدر أو ضيق في النفس",
        },
      ],
      doNotWait: "لا تنتظر إذا",
      emergency: `في هذه الحالات اتصل أولًا بالرقم ${ambulance}، لا بنا.`,
      emergencyAction: `اتصل بالرقم ${ambulance}`,
    },
    coverage: {
      title: "متى نصل إليك",
      text: `في المناطق القريبة من فرقنا، من الحجز حتى الوصول.${words.arrivalOf(SLUG, (time) => ` وفي بقية دبي عادةً خلال ${time}.`, "")}`,
      near: (landmarks) => `قرب ${landmarks}`,
    },
  }),
});
