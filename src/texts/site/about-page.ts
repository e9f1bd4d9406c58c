import type { Facts } from "@domain/facts";
import type { FactTexts } from "@/i18n/fact-texts";
import { formatNumber, plural } from "@/i18n/format";
import type { Widen } from "@/i18n/widen";
import { bothLanguages } from "@/i18n/texts-of-facts";

const en = (phrases: FactTexts, facts: Facts) => ({
  metaTitle: facts.years ? `About Us: ${facts.years} Years of House Calls` : "About Us: House Calls in Dubai",
  metaKeywords: `${phrases.licensed("DHA-licensed home care Dubai, ", "")}house call doctors Dubai, home nursing company Dubai, home healthcare team`,
  metaDescription: `${phrases.licensed("DHA-licensed home", "Home")} healthcare in Dubai with ${facts.years ? `${facts.years}+ years of` : "our"} experience from Denver, Miami and Dubai: doctors, nurses and carers, ${phrases.openingHours}.`,
  title: "Medicine that rings the bell",
  story: [
    "It began in Denver, with house calls in the snow: a doctor, a bag, and patients for whom the clinic was too far. In Miami we learned the night shift, and that at three in the morning an honest word matters as much as a prescription.",
    `Then came Dubai, a city where so many are far from their mothers. With ${facts.years ? `${facts.years}+ years` : "all those nights"} of house calls behind us, we built one team of doctors, nurses and carers here: they come to the tower, the villa and the hotel room, take their shoes off, and have time.`,
  ],
  years: facts.years ? `${facts.years}+` : undefined,
  yearsLabel: "years of house calls",
  route: ["Denver", "Miami", "Dubai"],
  routeLabel: "Where we have worked: Denver, then Miami, then Dubai",
  trustTitle: "What you can count on",
  trust: [
    {
      title: phrases.licensed("Licensed, and glad to show it", "You know who comes"),
      text: phrases.licensed(
        "Licensed by the Dubai Health Authority. Ask to see a doctor's or nurse's card at the door; nobody will mind.",
        "We tell you who comes, and when, before anyone sets out.",
      ),
    },
    {
      title: phrases.isAlwaysOpen ? "Awake when you are" : "There every day",
      text: `${phrases.isAlwaysOpen ? "24 hours, 7 days" : `Every day ${phrases.hours}`}, holidays included.${facts.averageResponse ? ` On average someone is with you in about ${phrases.averageResponse}.` : ""}`,
    },
    {
      title: "Trusted by families",
      text: [
        facts.patients && `${formatNumber(facts.patients)}+ patients served.`,
        facts.rating && `Rated ${phrases.rating}.`,
        phrases.treatments && `${phrases.treatments}.`,
        `We speak ${phrases.languages}.`,
      ]
        .filter(Boolean)
        .join(" "),
    },
  ],
  closing: "We look forward to meeting you, at your own door.",
  imageAlt: "A nurse with his bag arriving by car, palms and the Dubai skyline behind him",
});

const ar = (phrases: FactTexts, facts: Facts): Texts => ({
  metaTitle: facts.years ? `من نحن: ${phrases.years} من الرعاية المنزلية` : "من نحن: زيارات منزلية في دبي",
  metaKeywords: `${phrases.licensed("رعاية منزلية مرخّصة من هيئة الصحة، ", "")}أطباء زيارات منزلية دبي، شركة تمريض منزلي دبي، فريق رعاية منزلية`,
  metaDescription: `رعاية صحية منزلية ${phrases.licensed("مرخّصة من هيئة الصحة بدبي", "في دبي")}، بخبرة ${facts.years ? `تزيد على ${phrases.years} ` : ""}من دنفر وميامي ودبي: أطباء وممرّضون ومرافقون، ${phrases.openingHours}.`,
  title: "طبّ يطرق بابك",
  story: [
    "كانت البداية في دنفر، بزيارات منزلية وسط الثلوج: طبيب وحقيبته، ومرضى تبعد عنهم العيادة. وفي ميامي تعلّمنا سهر الليالي، وأن كلمة صادقة في الثالثة فجرًا لا تقلّ نفعًا عن الوصفة الطبية.",
    `ثم جاءت دبي، مدينة يعيش كثيرون فيها بعيدًا عن أهلهم. ${facts.years ? `وبخبرة تزيد على ${phrases.years}` : "وبخبرتنا"} في الذهاب إلى المريض، جمعنا هنا فريقًا واحدًا من الأطباء والممرّضين والمرافقين: يأتون إلى البرج والفيلا وغرفة الفندق، ويخلعون أحذيتهم عند الباب، ويمنحونك ما يكفي من الوقت.`,
  ],
  years: facts.years ? `+${facts.years}` : undefined,
  yearsLabel: `${plural(facts.years ?? 0, "ar", { few: "أعوام", many: "عامًا", other: "عام" })} ونحن نذهب إلى المريض`,
  route: ["دنفر", "ميامي", "دبي"],
  routeLabel: "أين عملنا: دنفر ثم ميامي ثم دبي",
  trustTitle: "ما يمكنك الاعتماد عليه",
  trust: [
    {
      title: phrases.licensed("مرخّصون، ويسعدنا أن نريك الترخيص", "تعرف من يأتيك"),
      text: phrases.licensed(
        "بترخيص من هيئة الصحة بدبي. اطلب رؤية بطاقة الطبيب أو الممرّض عند الباب، فلن ينزعج أحد.",
        "نخبرك بمن سيأتي ومتى، قبل أن ينطلق أحد.",
      ),
    },
    {
      title: phrases.isAlwaysOpen ? "ساهرون حين تسهر" : "معك كل يوم",
      text: `${phrases.isAlwaysOpen ? "على مدار الساعة، طوال أيام الأسبوع" : `كل يوم ${phrases.hours}`}، وفي العطل أيضًا.${facts.averageResponse ? ` ونكون عندك خلال نحو ${phrases.averageResponse} في المتوسط.` : ""}`,
    },
    {
      title: "ثقة العائلات",
      text: `${[facts.patients && `خدمنا أكثر من ${phrases.patients}`, facts.rating && `تقييمنا ${phrases.rating}`, phrases.treatments && `قدّمنا ${phrases.treatments}`, `نتحدث ${phrases.languages}`].filter(Boolean).join("، و")}.`,
    },
  ],
  closing: "يسعدنا أن نلتقي بك عند باب بيتك.",
  imageAlt: "ممرّض يصل بسيارته حاملًا حقيبته، وخلفه نخيل وأفق دبي",
});

type Texts = Widen<ReturnType<typeof en>>;

export const aboutPageTexts = bothLanguages<Texts>({ en, ar });
