import { brandName } from "@/config/brand";
import { claims, timings } from "@/config/facts";
import { formatNumber } from "@/i18n/format";
import type { Localized } from "@/i18n/locales";

interface Titled {
  title: string;
  text: string;
}

interface CareTexts {
  services: Titled & {
    ratingLabel: string;
    /** Names what was chosen and nothing about anyone's health: who writes decides what to tell. */
    chatMessage: (title: string) => string;
    chatLabel: (title: string) => string;
  };
  why: Titled & { reasons: readonly Titled[] };
}

/** What only the elderly care page says, around its kinds of care. */
export const careTexts: Localized<CareTexts> = {
  en: {
    services: {
      title: "Care for the hours that are hard",
      text: "Take one, or put them together. A nurse helps you find what is enough, and not more.",
      ratingLabel: `Patients rate us ${claims.rating} out of 5`,
      chatMessage: (title) => `Hello ${brandName.en}, I would like to ask about elderly care: ${title}.`,
      chatLabel: (title) => `WhatsApp: ${title}`,
    },
    why: {
      title: "Why families trust us",
      text: "You are handing someone the key to your parents' home. This is what you may expect in return.",
      reasons: [
        {
          title: "Licensed, and glad to prove it",
          text: "Licensed by the Dubai Health Authority. Ask to see the card at the door.",
        },
        {
          title: "A nurse supervises every carer",
          text: "She writes the plan with you, visits, and changes it when things change.",
        },
        {
          title: `${claims.yearsOfExperience}+ years at the bedside`,
          text: "In Denver, in Miami and now in Dubai: always in the patient's own home.",
        },
        {
          title: `${formatNumber(claims.patientsServed)}+ patients`,
          text: `Rated ${claims.rating} out of 5.`,
        },
        {
          title: "In your parent's language",
          text: "English, Arabic, Hindi or Urdu: nobody should have to translate a pain.",
        },
        {
          title: "Someone is awake, 24/7",
          text: `We answer day and night, and respond in about ${timings.averageResponseMinutes} minutes on average.`,
        },
        {
          title: "You always know",
          text: "A short note after every shift: what was eaten, taken, said and walked.",
        },
        {
          title: "Fair about money",
          text: "You hear the price first, and you get a receipt for your insurer.",
        },
      ],
    },
  },
  ar: {
    services: {
      title: "رعاية للساعات الصعبة",
      text: "خذوا واحدة منها أو اجمعوا بينها. وتساعدكم ممرّضة على اختيار ما يكفي، لا أكثر.",
      ratingLabel: `تقييم مرضانا لنا ${claims.rating} من 5`,
      chatMessage: (title) => `مرحبًا ${brandName.ar}، أودّ الاستفسار عن رعاية كبار السن: ${title}.`,
      chatLabel: (title) => `واتساب: ${title}`,
    },
    why: {
      title: "لماذا تثق بنا العائلات",
      text: "أنتم تسلّمون مفتاح بيت الوالدين لشخص آخر. وهذا ما يحقّ لكم أن تنتظروه في المقابل.",
      reasons: [
        {
          title: "مرخّصون، ويسعدنا أن تتأكدوا",
          text: "بترخيص من هيئة الصحة بدبي. اطلبوا رؤية البطاقة عند الباب.",
        },
        {
          title: "ممرّضة تشرف على كل مرافق",
          text: "تكتب الخطة معكم وتزوركم، وتعدّلها كلما تغيّر شيء.",
        },
        {
          title: `أكثر من ${claims.yearsOfExperience} عامًا بجانب المرضى`,
          text: "في دنفر وميامي والآن في دبي، ودائمًا في بيت المريض نفسه.",
        },
        {
          title: `أكثر من ${formatNumber(claims.patientsServed)} مريض`,
          text: `بتقييم ${claims.rating} من 5.`,
        },
        {
          title: "بلغة والديكم",
          text: "بالعربية أو الإنجليزية أو الهندية أو الأردية، فلا أحد ينبغي أن يترجم ألمه.",
        },
        {
          title: "هناك من يسهر دائمًا",
          text: `نجيبكم ليلًا ونهارًا، ونستجيب خلال نحو ${timings.averageResponseMinutes} دقيقة في المتوسط.`,
        },
        {
          title: "أنتم على علم دائمًا",
          text: "ملاحظة قصيرة بعد كل مناوبة: ماذا أكل وأخذ من دواء، وماذا قال، وكم مشى.",
        },
        {
          title: "وضوح في الأسعار",
          text: "تعرفون السعر أولًا، ومعكم إيصال لشركة التأمين.",
        },
      ],
    },
  },
};
