import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { careSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("maternity-newborn-care", (en, ar) => ({
  category: "care",
  heading: {
    en: "Maternity and Newborn Care in Dubai, Nights Included",
    ar: "رعاية الأم والمولود في دبي، نهارًا وليلًا",
  },
  adHeadline: { en: "Newborn Nurse at Home, Dubai", ar: "ممرّضة لمولودك في دبي" },
  related: ["babysitting-childcare", "nurse-at-home", "doctor-at-home", "lab-test-at-home"],
  texts: {
    en: {
      about: [
        "Babies come without instructions and mothers come home tired. The nurse helps with the latch or the bottle, bathes the baby with you, watches weight, nappies and skin colour, looks at your wound if you have one, and lets you sleep.",
      ],
      benefits: [
        "Nights covered, so that parents can sleep",
        "Calm help with feeding, in whatever way you feed",
        "The mother's health watched too, in body and in mood",
      ],
      keywords: [
        "newborn nurse dubai",
        "maternity nurse dubai",
        "night nurse for baby",
        "postnatal care at home dubai",
        "baby nurse at home",
        "breastfeeding help dubai",
      ],
      soon: en.soon(en.soonInShifts),
      who: en.licensed("A DHA-licensed newborn nurse", "A newborn nurse"),
      steps: careSteps.en,
      faqs: [
        {
          question: "When is it an emergency with a newborn?",
          answer: `Call ${ambulance} if the baby struggles to breathe, turns blue or grey, is limp, has a fit or cannot be woken. ${adviceOn("en", "infantFever", "newbornNotFeeding", "fastBreathingChild", "dryBaby", "infectedCord", "earlyJaundice", "deepeningJaundice")}`,
        },
        {
          question: "Can someone stay the night, and what does it cost?",
          answer: `Yes: shifts of ${en.shiftHours}, nights included. ${en.startsFrom}, and the price is agreed before the first night.`,
        },
        {
          question: "I had a caesarean. Can the nurse help me too?",
          answer:
            "Yes. She looks at the wound, helps you up and into a comfortable position to feed, brings the baby to you, and follows the letter of your hospital. She tells you plainly when you need a doctor.",
        },
        {
          question: "And for the mother?",
          answer: `Chest pain, trouble breathing, a fit, or a bad headache with disturbed sight: call ${ambulance}. ${adviceOn("en", "bleedingAfterBirth", "harmToMotherOrBaby", "lossAfterBirth", "feverAfterBirth", "swollenCalf")} A painful red breast or wound needs a doctor the same day. If sadness lasts over two weeks, tell us: it is common and can be treated.`,
        },
      ],
    },
    ar: {
      about: [
        "يأتي المولود بلا دليل استعمال، وتعود الأم متعبة. تساعد الممرّضة في الرضاعة من الثدي أو الزجاجة، وتحمّم المولود معكِ، وتتابع وزنه وحفاضاته ولون بشرته، وتتفقّد جرحكِ إن وُجد، وتتيح لكِ أن تنامي.",
      ],
      benefits: [
        "نتولّى الليل لينام الوالدان",
        "عون هادئ في الرضاعة، أيًّا كانت الطريقة",
        "نتابع صحة الأم أيضًا، جسدًا ونفسًا",
      ],
      keywords: [
        "ممرضة مواليد دبي",
        "رعاية المولود في المنزل",
        "ممرضة ليلية للرضيع",
        "رعاية ما بعد الولادة دبي",
        "مساعدة في الرضاعة الطبيعية",
        "مربية مواليد",
      ],
      soon: ar.soon(ar.soonInShifts),
      who: ar.licensed("ممرّضة مواليد مرخّصة من هيئة الصحة بدبي", "ممرّضة مواليد"),
      steps: careSteps.ar,
      faqs: [
        {
          question: "متى تكون حالة المولود طارئة؟",
          answer: `اتصلوا بالرقم ${ambulance} إذا ضاق نفَس المولود أو صار لونه مزرقًّا أو رماديًا أو ارتخى جسمه أو تشنّج أو تعذّر إيقاظه. ${adviceOn("ar", "infantFever", "newbornNotFeeding", "fastBreathingChild", "dryBaby", "infectedCord", "earlyJaundice", "deepeningJaundice")}`,
        },
        {
          question: "هل تبيت الممرّضة معنا؟ وكم تكلّف؟",
          answer: `نعم، بمناوبات من ${ar.shiftHours} والليل منها. و${ar.startsFrom}، ونتفق على السعر قبل الليلة الأولى.`,
        },
        {
          question: "ولدتُ بعملية قيصرية، فهل تساعدني أنا أيضًا؟",
          answer:
            "نعم. تتفقّد الجرح، وتعينكِ على النهوض وعلى وضع مريح للرضاعة، وتحضر إليكِ المولود، وتتبع تقرير المستشفى. وما يحتاج إلى طبيب تقوله لكِ بوضوح.",
        },
        {
          question: "وماذا عن الأم؟",
          answer: `عند ألم في الصدر أو ضيق تنفس أو تشنّج أو صداع قوي مع اضطراب في النظر: اتصلوا بالرقم ${ambulance}. ${adviceOn("ar", "bleedingAfterBirth", "harmToMotherOrBaby", "lossAfterBirth", "feverAfterBirth", "swollenCalf")} واحمرار مؤلم في الثدي أو الجرح يحتاج إلى طبيب في اليوم نفسه. وإن دام الحزن أكثر من أسبوعين فأخبرينا: هذا شائع وله علاج.`,
        },
      ],
    },
  },
}));
