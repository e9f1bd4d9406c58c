import { timings } from "@/config/facts";
import type { Localized } from "../locales";
import type { Widen } from "../widen";

const minutes = timings.averageResponseMinutes;

const en = {
  metaTitle: "Contact Us, Day and Night",
  metaKeywords:
    "home doctor phone number Dubai, home nurse WhatsApp Dubai, call a doctor Dubai, home healthcare Al Barsha",
  metaDescription: `Message or call for a doctor, nurse, lab test or carer at home in Dubai. A person answers 24/7 and the average response is about ${minutes} minutes.`,
  title: "A person answers, day and night",
  lead: `Tell us what is wrong and where you are. We tell you who comes, when, and what it costs. The average response is about ${minutes} minutes.`,
  imageAlt: "A nurse with his bag beside the team's car under palm trees",
  ways: {
    whatsapp: { title: "Write on WhatsApp", text: "The easiest way: send your area and a few words." },
    call: { title: "Call us", text: "The quickest way when you are worried." },
  },
  email: "For anything that is not urgent, write to",
  services: {
    title: "What can we help with?",
    lead: "The services people ask about most. Each page says what it costs and how soon we come.",
  },
  callback: {
    title: "Prefer a call?",
    text: "Send us a message, and we call you at the time that suits you.",
    action: "Ask for a call",
    message: (brand: string) => `Hello ${brand}, please call me.`,
  },
  place: {
    title: "Where we are",
    text: "The office is in Al Barsha. The care is wherever you are: we come to homes, hotels and offices all over Dubai.",
    hours: "Open 24 hours, 7 days a week",
  },
  social: {
    title: "See the team at work",
    lead: "Small things worth knowing, and the people who will visit you.",
    instagram: "Follow on Instagram",
    facebook: "Follow on Facebook",
  },
};

const ar: Widen<typeof en> = {
  metaTitle: "تواصل معنا ليلًا ونهارًا",
  metaKeywords: "رقم طبيب منزلي دبي، واتساب ممرض منزلي دبي، الاتصال بطبيب دبي، رعاية منزلية البرشاء",
  metaDescription: `راسلنا أو اتصل لطلب طبيب أو ممرّض أو تحاليل أو مرافق في بيتك بدبي. يردّ عليك فريقنا على مدار الساعة، ومتوسط الاستجابة نحو ${minutes} دقيقة.`,
  title: "نردّ عليك بأنفسنا، ليلًا ونهارًا",
  lead: `أخبرنا بما تشعر به وأين أنت، ونخبرك بمن سيأتي ومتى وكم التكلفة. متوسط الاستجابة نحو ${minutes} دقيقة.`,
  imageAlt: "ممرّض يحمل حقيبته بجانب سيارة الفريق تحت أشجار النخيل",
  ways: {
    whatsapp: { title: "راسلنا عبر واتساب", text: "الطريقة الأسهل: أرسل منطقتك وبضع كلمات." },
    call: { title: "اتصل بنا", text: "الطريقة الأسرع حين تكون قلقًا." },
  },
  email: "لما ليس عاجلًا راسلنا على",
  services: {
    title: "كيف نساعدك؟",
    lead: "أكثر الخدمات التي يسأل عنها الناس. تجد في كل صفحة التكلفة وموعد وصولنا.",
  },
  callback: {
    title: "هل تفضّل أن نتصل بك؟",
    text: "أرسل لنا الوقت الذي يناسبك، ونتصل بك فيه.",
    action: "اطلب مكالمة",
    message: (brand) => `مرحبًا ${brand}، أرجو الاتصال بي.`,
  },
  place: {
    title: "أين نحن",
    text: "مكتبنا في البرشاء، أما الرعاية فحيث تكون: نأتي إلى البيوت والفنادق والمكاتب في أنحاء دبي.",
    hours: "نعمل 24 ساعة، 7 أيام في الأسبوع",
  },
  social: {
    title: "شاهد الفريق في عمله",
    lead: "معلومات صغيرة مفيدة، ووجوه من سيزورونك.",
    instagram: "تابعنا على إنستغرام",
    facebook: "تابعنا على فيسبوك",
  },
};

export const contactPageTexts: Localized<Widen<typeof en>> = { en, ar };
