import type { Facts } from "@domain/facts";
import type { FactTexts } from "@/i18n/fact-texts";
import type { Widen } from "@/i18n/widen";
import { bothLanguages } from "@/i18n/texts-of-facts";

const en = (phrases: FactTexts, facts: Facts) => ({
  metaTitle: phrases.isAlwaysOpen ? "Contact Us, Day and Night" : "Contact Us Every Day",
  metaKeywords:
    "home doctor phone number Dubai, home nurse WhatsApp Dubai, call a doctor Dubai, home healthcare Al Barsha",
  metaDescription: `Message or call for a doctor, nurse, lab test or carer at home in Dubai. A person answers ${phrases.hours}.`,
  title: `A person answers, ${phrases.hours}`,
  lead: `Tell us what is wrong and where you are. We tell you who comes, when, and what it costs.${phrases.promise ? ` Someone is at your door, ${phrases.promise}.` : facts.averageResponse ? ` On average someone is with you in about ${phrases.averageResponse}.` : ""}`,
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
    text: "Send a message and we'll call you when it suits you.",
    action: "Ask for a call",
    message: (brand: string) => `Hello ${brand}, please call me.`,
  },
  place: {
    title: "Where we are",
    text: `The office is in ${phrases.street}. The care is wherever you are: we come to homes, hotels and offices in most of Dubai.`,
    hours: phrases.isAlwaysOpen ? "Open 24 hours, 7 days a week" : `Open every day ${phrases.hours}`,
  },
  social: {
    title: "See the team at work",
    lead: "The tiles are drawings, not posts. The team itself is on our pages there.",
    instagram: "Follow on Instagram",
    facebook: "Follow on Facebook",
  },
});

const ar = (phrases: FactTexts, facts: Facts): Texts => ({
  metaTitle: phrases.isAlwaysOpen ? "تواصل معنا ليلًا ونهارًا" : "تواصل معنا كل يوم",
  metaKeywords: "رقم طبيب منزلي دبي، واتساب ممرض منزلي دبي، الاتصال بطبيب دبي، رعاية منزلية البرشاء",
  metaDescription: `راسلنا أو اتصل لطلب طبيب أو ممرّض أو تحاليل أو مرافق في بيتك بدبي. يردّ عليك فريقنا ${phrases.hours}.`,
  title: `نردّ عليك بأنفسنا، ${phrases.hours}`,
  lead: `أخبرنا بما تشعر به وأين أنت، ونخبرك بمن سيأتي ومتى وكم التكلفة.${phrases.promise ? ` ونصل إلى بابك ${phrases.promise}.` : facts.averageResponse ? ` ونكون عندك خلال نحو ${phrases.averageResponse} في المتوسط.` : ""}`,
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
    text: `مكتبنا في ${phrases.street}، أما الرعاية فحيث تكون: نأتي إلى البيوت والفنادق والمكاتب في معظم أنحاء دبي.`,
    hours: phrases.isAlwaysOpen ? "نعمل 24 ساعة، 7 أيام في الأسبوع" : `نعمل كل يوم ${phrases.hours}`,
  },
  social: {
    title: "شاهد الفريق في عمله",
    lead: "الصور هنا رسوم توضيحية وليست منشورات. أما الفريق نفسه فتراه في صفحاتنا هناك.",
    instagram: "تابعنا على إنستغرام",
    facebook: "تابعنا على فيسبوك",
  },
});

type Texts = Widen<ReturnType<typeof en>>;

export const contactPageTexts = bothLanguages<Texts>({ en, ar });
