import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** The list of Dubai's areas. */
const en = {
  dubai: "Dubai",
  metaTitle: "Home Healthcare by Area in Dubai",
  metaKeywords:
    "home healthcare near me, doctor at home in my area, home nurse near me, home care by area, doctor at home Dubai",
  metaDescription:
    "Doctors, nurses, lab tests, IV therapy and elderly care at home, area by area: how soon we come to your part of Dubai, and what helps us find your door.",
  title: "Your part of Dubai, and how soon we are there",
  lead: "Our teams are based across the city. Choose your area to see which streets we know, how soon someone comes, and what it costs.",
  imageAlt: "The Dubai skyline at dusk",
  areas: "Areas",
  moreAreas: (count: number) =>
    plural(count, "en", { one: "and {n} more area", other: "and {n} more areas" }),
  moreServices: (count: number) =>
    plural(count, "en", { one: "{n} more service here", other: "{n} more services here" }),
  loading: "Loading areas…",
  failed: "The areas could not be loaded just now.",
  empty: "No area pages yet. Ask us about yours: a person answers.",
  closing: {
    title: "Don't See Your Location?",
    text: "We come to most of Dubai. Send us your area, and a person tells you how soon someone can be there.",
    action: "Ask on WhatsApp",
    message: (brand: string) => `Hello ${brand}, do you come to my area?`,
  },
};

const ar: Widen<typeof en> = {
  dubai: "دبي",
  metaTitle: "رعاية صحية منزلية في مناطق دبي",
  metaKeywords:
    "رعاية منزلية قريبة مني، طبيب في المنزل في منطقتي، ممرض منزلي قريب، رعاية منزلية حسب المنطقة، طبيب في المنزل دبي",
  metaDescription:
    "أطباء وممرّضون وتحاليل وعلاج وريدي ورعاية كبار السن في المنزل، منطقة بمنطقة: متى نصل إلى منطقتك في دبي، وماذا تحتاج لاستقبال فريقنا.",
  title: "منطقتك في دبي، ومتى نصل إليها",
  lead: "فرقنا موزّعة في أنحاء المدينة. اختر منطقتك لترى الشوارع التي نعرفها، وزمن الوصول المعتاد، والتكلفة.",
  imageAlt: "أفق دبي عند الغروب",
  areas: "الأحياء",
  moreAreas: (count) =>
    plural(count, "ar", {
      one: "وحي آخر",
      two: "وحيّان آخران",
      few: "و{n} أحياء أخرى",
      many: "و{n} حيًّا آخر",
      other: "و{n} حي آخر",
    }),
  moreServices: (count) =>
    plural(count, "ar", {
      one: "خدمة أخرى هنا",
      two: "خدمتان أخريان هنا",
      few: "{n} خدمات أخرى هنا",
      many: "{n} خدمة أخرى هنا",
      other: "{n} خدمة أخرى هنا",
    }),
  loading: "جارٍ تحميل المناطق…",
  failed: "تعذّر تحميل المناطق الآن.",
  empty: "لا صفحة لأي منطقة بعد. اسألنا عن منطقتك ونجيبك.",
  closing: {
    title: "لم تجد منطقتك؟",
    text: "نصل إلى معظم أنحاء دبي. أرسل إلينا اسم منطقتك، ونخبرك متى نستطيع الوصول إليك.",
    action: "اسأل عبر واتساب",
    message: (brand) => `مرحبًا ${brand}، هل تصلون إلى منطقتي؟`,
  },
};

export const dubaiPageTexts: Localized<Widen<typeof en>> = { en, ar };
