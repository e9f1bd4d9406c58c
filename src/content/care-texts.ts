import { formatNumber } from "@/i18n/format";
import { bothLanguages } from "@/i18n/words";

interface Titled {
  title: string;
  text: string;
}

interface CareTexts {
  services: Titled & {
    /** Only while there are reviews. */
    ratingLabel?: string;
    /** Names what was chosen and nothing about anyone's health: who writes decides what to tell. */
    chatMessage: (title: string) => string;
    chatLabel: (title: string) => string;
  };
  why: Titled & { reasons: readonly Titled[] };
}

/** What only the elderly care page says, around its kinds of care. */
export const careTexts = bothLanguages<CareTexts>({
  en: (words, facts) => ({
    services: {
      title: "Care for the hours that are hard",
      text: "Choose one kind of care, or combine several. A nurse helps you find what is enough, and not more.",
      ratingLabel: facts.rating && `Patients rate us ${words.rating}`,
      chatMessage: (title) => `Hello ${words.brand}, I would like to ask about elderly care: ${title}.`,
      chatLabel: (title) => `WhatsApp: ${title}`,
    },
    why: {
      title: "Why families trust us",
      text: "You are handing someone the key to your parents' home. This is what you may expect in return.",
      reasons: [
        {
          title: words.licensed("Licensed, and glad to prove it", "You know who comes"),
          text: words.licensed(
            "Licensed by the Dubai Health Authority. Ask to see the nurse's card at the door; carers are trained.",
            "We tell you who comes, and when, before anyone sets out.",
          ),
        },
        {
          title: "A nurse supervises every carer",
          text: "She writes the plan with you, visits, and changes it when things change.",
        },
        {
          title: facts.years ? `${facts.years}+ years at the bedside` : "Always at the bedside",
          text: "In Denver, in Miami and now in Dubai: always in the patient's own home.",
        },
        ...(facts.patients
          ? [
              {
                title: `${formatNumber(facts.patients)}+ patients`,
                text: `${facts.rating ? `Rated ${words.rating}` : "Looked after in their own homes"}${words.reviewCount && `, ${words.reviewCount}`}.`,
              },
            ]
          : []),
        {
          title: "In your parent's language",
          text: `${words.anyLanguage}: nobody should have to translate their pain.`,
        },
        {
          title: words.isAlwaysOpen ? "Someone is awake, 24/7" : "Someone answers, every day",
          text: `We answer ${words.hours}${facts.averageResponse ? `, on average in about ${words.averageResponse}` : ""}.`,
        },
        {
          title: "You always know",
          text: "A short note after every shift: what your parent ate, which medicines they took, what they said and how far they walked.",
        },
        {
          title: "Fair about money",
          text: "You hear the price first, and you get a receipt for your insurer.",
        },
      ],
    },
  }),
  ar: (words, facts) => ({
    services: {
      title: "رعاية للساعات الصعبة",
      text: "اختاروا نوعًا واحدًا من الرعاية أو اجمعوا بين أكثر من نوع. وتساعدكم ممرّضة على اختيار ما يكفي، لا أكثر.",
      ratingLabel: facts.rating && `تقييم مرضانا لنا ${words.rating}`,
      chatMessage: (title) => `مرحبًا ${words.brand}، أودّ الاستفسار عن رعاية كبار السن: ${title}.`,
      chatLabel: (title) => `واتساب: ${title}`,
    },
    why: {
      title: "لماذا تثق بنا العائلات",
      text: "أنتم تسلّمون مفتاح بيت الوالدين لشخص آخر. وهذا ما يحقّ لكم أن تنتظروه في المقابل.",
      reasons: [
        {
          title: words.licensed("مرخّصون، ويسعدنا أن تتأكدوا", "تعرفون من يأتيكم"),
          text: words.licensed(
            "بترخيص من هيئة الصحة بدبي. اطلبوا رؤية بطاقة الممرّضة عند الباب؛ أما المرافقون فمدرَّبون.",
            "نخبركم بمن سيأتي ومتى، قبل أن ينطلق أحد.",
          ),
        },
        {
          title: "ممرّضة تشرف على كل مرافق",
          text: "تكتب الخطة معكم وتزوركم، وتعدّلها كلما تغيّر شيء.",
        },
        {
          title: facts.years ? `أكثر من ${words.years} بجانب المرضى` : "بجانب المرضى دائمًا",
          text: "في دنفر وميامي والآن في دبي، ودائمًا في بيت المريض نفسه.",
        },
        ...(facts.patients
          ? [
              {
                title: `أكثر من ${words.patients}`,
                text: `${facts.rating ? `بتقييم ${words.rating}` : "اعتنينا بهم في بيوتهم"}${words.reviewCount && `، و${words.reviewCount}`}.`,
              },
            ]
          : []),
        {
          title: "بلغة والديكم",
          text: `نتحدث ${words.languages}، فلا يضطر أحد إلى ترجمة ألمه.`,
        },
        {
          title: words.isAlwaysOpen ? "هناك من يسهر دائمًا" : "هناك من يجيب كل يوم",
          text: `نردّ عليكم ${words.hours}${facts.averageResponse ? `، خلال نحو ${words.averageResponse} في المتوسط` : ""}.`,
        },
        {
          title: "أنتم على علم دائمًا",
          text: "ملاحظة قصيرة بعد كل مناوبة: ماذا أكل والدكم وأخذ من دواء، وماذا قال، وكم مشى.",
        },
        {
          title: "وضوح في الأسعار",
          text: "تعرفون السعر أولًا، ومعكم إيصال لشركة التأمين.",
        },
      ],
    },
  }),
});
