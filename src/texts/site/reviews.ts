import type { FactTexts } from "@/i18n/fact-texts";
import type { Widen } from "@/i18n/widen";
import { bothLanguages } from "@/i18n/texts-of-facts";

const en = (phrases: FactTexts) => ({
  title: "What you can count on",
  lead: "Have we visited you? A few honest words help the next family decide.",
  promises: [
    {
      title: "You hear the price first",
      text: "Who comes, when, and what it costs: you know it before anyone sets out, and you may still say no.",
    },
    {
      title: "Nobody is in a hurry",
      text: `Doctors and nurses ${phrases.licensed("show you their licence, ask", "ask")} about allergies and medicines, and tell you what happens before it happens.`,
    },
    {
      title: "You are not left on your own afterwards",
      text: "What was done is written down and stays with you, and you can reach us afterwards with your questions.",
    },
  ],
});

const ar = (phrases: FactTexts): Texts => ({
  title: "ما يمكنك أن تعتمد عليه",
  lead: "هل زرناك من قبل؟ كلمات صادقة قليلة منك تعين عائلة أخرى على قرارها.",
  promises: [
    {
      title: "تعرف السعر أولًا",
      text: "من سيأتي ومتى وكم التكلفة: تعرف ذلك كله قبل أن ينطلق أحد، ولك أن تعتذر.",
    },
    {
      title: "لا أحد على عجلة",
      text: `${phrases.licensed("يُريك الطبيب أو الممرّض ترخيصه، ويسألك", "يسألك الطبيب أو الممرّض")} عن الحساسية والأدوية، ويشرح لك كل خطوة قبل أن يبدأ بها.`,
    },
    {
      title: "لا نتركك وحدك بعدها",
      text: "ندوّن ما تمّ ونترك لك نسخة منه، ونجيب عن أسئلتك بعد الزيارة.",
    },
  ],
});

type Texts = Widen<ReturnType<typeof en>>;

/** Shown instead of reviews while there are none. */
export const expectationsTexts = bothLanguages<Texts>({ en, ar });
