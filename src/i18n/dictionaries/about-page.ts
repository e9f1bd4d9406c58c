import { claims, timings } from "@/config/facts";
import { formatNumber } from "../format";
import type { Localized } from "../locales";
import type { Widen } from "../widen";

const en = {
  metaTitle: `About Us: ${claims.yearsOfExperience} Years of House Calls`,
  metaKeywords:
    "DHA-licensed home care Dubai, house call doctors Dubai, home nursing company Dubai, home healthcare team",
  metaDescription: `DHA-licensed home healthcare in Dubai with ${claims.yearsOfExperience}+ years of experience from Denver, Miami and Dubai: doctors, nurses and carers, 24/7.`,
  title: "Medicine that rings the bell",
  story: [
    "It began in Denver, with house calls in the snow: a doctor, a bag, and patients for whom the clinic was too far. In Miami we learned the night shift, and that at three in the morning an honest word matters as much as a prescription.",
    `Then came Dubai, a city where so many are far from their mothers. With ${claims.yearsOfExperience}+ years of going to the patient behind us, we built one team of doctors, nurses and carers here: they come to the tower, the villa and the hotel room, take their shoes off, and have time.`,
  ],
  years: `${claims.yearsOfExperience}+`,
  yearsLabel: "years of going to the patient",
  route: ["Denver", "Miami", "Dubai"],
  routeLabel: "Where we have worked: Denver, then Miami, then Dubai",
  trustTitle: "What you can count on",
  trust: [
    {
      title: "Licensed, and glad to show it",
      text: "Licensed by the Dubai Health Authority. Ask to see the card at the door; nobody will mind.",
    },
    {
      title: "Awake when you are",
      text: `24 hours, 7 days, holidays included. On average we respond in about ${timings.averageResponseMinutes} minutes.`,
    },
    {
      title: "Trusted by families",
      text: `${formatNumber(claims.patientsServed)}+ patients served, rated ${claims.rating} out of 5, in English, Arabic, Hindi and Urdu.`,
    },
  ],
  closing: "Come and meet us, at your own door.",
  imageAlt: "A nurse with his bag arriving by car, palms and the Dubai skyline behind him",
};

const ar: Widen<typeof en> = {
  metaTitle: `من نحن: ${claims.yearsOfExperience} عامًا من الرعاية المنزلية`,
  metaKeywords:
    "رعاية منزلية مرخّصة من هيئة الصحة، أطباء زيارات منزلية دبي، شركة تمريض منزلي دبي، فريق رعاية منزلية",
  metaDescription: `رعاية صحية منزلية مرخّصة من هيئة الصحة بدبي، بخبرة تزيد على ${claims.yearsOfExperience} عامًا من دنفر وميامي ودبي: أطباء وممرّضون ومرافقون على مدار الساعة.`,
  title: "طبّ يطرق بابك",
  story: [
    "كانت البداية في دنفر، بزيارات منزلية وسط الثلوج: طبيب وحقيبته، ومرضى تبعد عنهم العيادة. وفي ميامي تعلّمنا سهر الليالي، وأن كلمة صادقة في الثالثة فجرًا لا تقلّ نفعًا عن الوصفة الطبية.",
    `ثم جاءت دبي، مدينة يعيش كثيرون فيها بعيدًا عن أهلهم. وبخبرة تزيد على ${claims.yearsOfExperience} عامًا في الذهاب إلى المريض، جمعنا هنا فريقًا واحدًا من الأطباء والممرّضين والمرافقين: يأتون إلى البرج والفيلا وغرفة الفندق، ويخلعون أحذيتهم عند الباب، ويمنحونك ما يكفي من الوقت.`,
  ],
  years: `+${claims.yearsOfExperience}`,
  yearsLabel: "عامًا ونحن نذهب إلى المريض",
  route: ["دنفر", "ميامي", "دبي"],
  routeLabel: "أين عملنا: دنفر ثم ميامي ثم دبي",
  trustTitle: "ما يمكنك الاعتماد عليه",
  trust: [
    {
      title: "مرخّصون، ويسعدنا أن نريك الترخيص",
      text: "فريقنا مرخّص من هيئة الصحة بدبي. اطلب رؤية البطاقة عند الباب، فلن ينزعج أحد.",
    },
    {
      title: "ساهرون حين تسهر",
      text: `على مدار الساعة، طوال أيام الأسبوع وفي العطل أيضًا. ونستجيب في المتوسط خلال نحو ${timings.averageResponseMinutes} دقيقة.`,
    },
    {
      title: "ثقة العائلات",
      text: `خدمنا أكثر من ${formatNumber(claims.patientsServed)} مريض، وتقييمنا ${claims.rating} من 5، ونتحدث العربية والإنجليزية والهندية والأردية.`,
    },
  ],
  closing: "يسعدنا أن نلتقيك عند باب بيتك.",
  imageAlt: "ممرّض يصل بسيارته حاملًا حقيبته، وخلفه نخيل وأفق دبي",
};

export const aboutPageTexts: Localized<Widen<typeof en>> = { en, ar };
