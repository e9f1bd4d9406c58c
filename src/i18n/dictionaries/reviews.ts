import type { Widen } from "../widen";

const en = {
  title: "What you can count on",
  lead: "Have we visited you? A few honest words help the next family decide.",
  promises: [
    {
      title: "You hear the price first",
      text: "Who comes, when, and what it costs: you know it before anyone sets out, and you may still say no.",
    },
    {
      title: "Nobody is in a hurry",
      text: "Whoever comes shows you their licence, asks about allergies and medicines, and tells you what happens before it happens.",
    },
    {
      title: "You are not left on your own afterwards",
      text: "What was done is written down and stays with you, and you can reach us afterwards, day or night.",
    },
  ],
};

const ar: Widen<typeof en> = {
  title: "ما يمكنك أن تعتمد عليه",
  lead: "هل زرناك من قبل؟ كلمات صادقة قليلة منك تعين عائلة أخرى على قرارها.",
  promises: [
    {
      title: "تعرف السعر أولًا",
      text: "من سيأتي ومتى وكم التكلفة: تعرف ذلك كله قبل أن ينطلق أحد، ولك أن تعتذر.",
    },
    {
      title: "لا أحد على عجلة",
      text: "من يأتيك يُريك ترخيصه، ويسألك عن الحساسية والأدوية، ويشرح لك كل خطوة قبل أن يبدأ بها.",
    },
    {
      title: "لا نتركك وحدك بعدها",
      text: "ندوّن ما تمّ ونترك لك نسخة منه، وتجدنا بعد الزيارة متى احتجت، ليلًا أو نهارًا.",
    },
  ],
};

/** Shown instead of reviews while there are none. */
export const expectationsTexts = { en, ar };
