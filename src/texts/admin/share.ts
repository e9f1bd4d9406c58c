import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  button: "Share",
  of: (name: string) => `Share ${name}`,
  title: (name: string) => `Share “${isolated(name)}”`,
  short: "Short address",
  long: "Long address",
  longHint: "Use this one in paid ads. On some hosts the short address loses the ad’s click ID.",
  live: "The short address works on the site at once, and everywhere else a few seconds later, after the next build.",
  copy: "Copy",
  copyOf: (what: string) => `Copy: ${what}`,
  copied: "Copied",
  copyFailed: "Your browser blocked copying. Select the text and copy it by hand.",
  openWhatsApp: "Open WhatsApp",
  qr: "QR code",
  qrAlt: (address: string) => `QR code for ${address}`,
  qrHint: "For print: at least 2 cm wide, with its white border.",
  svg: "Download SVG",
  png: "Download PNG",
  qrFailed: "The QR code could not be created.",
  message: { en: "WhatsApp text, English", ar: "WhatsApp text, Arabic" },
  /** Parts of shared texts, in the language of the text. */
  lines: {
    home: "home healthcare in Dubai",
    read: "Read more or write to us:",
    link: "The whole article:",
  },
  kit: {
    button: "Share kit",
    title: "Share kit",
    lead: "Pictures and texts for this article, in both languages. Each network has its own link, so you can see which one worked.",
    notLive: "The article is not published yet, so its links do not work yet.",
    noText: "The article has no text in this language yet.",
    make: (count: number) =>
      plural(count, "en", { one: "Create the missing link", other: "Create the {n} missing links" }),
    made: "Links created",
    makeFailed: "The links could not be created",
    picture: "Picture",
    pictureAlt: (title: string) => `Card of “${isolated(title)}”`,
    download: "Download picture",
    networks: { whatsapp: "WhatsApp", instagram: "Instagram", facebook: "Facebook", paper: "QR code" },
    noPicture: "The picture appears after the next build.",
    loading: "Loading the links of this article…",
    linkName: (network: string, title: string) => `${network}: ${title}`,
  },
};

const ar: Widen<typeof en> = {
  button: "مشاركة",
  of: (name) => `مشاركة ${name}`,
  title: (name) => `مشاركة «${isolated(name)}»`,
  short: "العنوان القصير",
  long: "العنوان الطويل",
  longHint: "استخدمه في الإعلانات المدفوعة، فالعنوان القصير يفقد معرّف نقرة الإعلان لدى بعض المستضيفين.",
  live: "يعمل العنوان القصير داخل الموقع فورًا، وفي كل مكان آخر بعد ثوانٍ، أي بعد التحديث التالي للموقع.",
  copy: "نسخ",
  copyOf: (what) => `نسخ: ${what}`,
  copied: "تم النسخ",
  copyFailed: "لم يسمح المتصفح بالنسخ. حدّد النص وانسخه يدويًا.",
  openWhatsApp: "فتح واتساب",
  qr: "رمز QR",
  qrAlt: (address) => `رمز QR للعنوان ${address}`,
  qrHint: "للطباعة: بعرض 2 سم على الأقل، مع إطاره الأبيض.",
  svg: "تنزيل SVG",
  png: "تنزيل PNG",
  qrFailed: "تعذّر إنشاء رمز QR.",
  message: { en: "نص واتساب بالإنجليزية", ar: "نص واتساب بالعربية" },
  lines: {
    home: "رعاية صحية منزلية في دبي",
    read: "للمزيد أو للتواصل معنا:",
    link: "المقال كاملًا:",
  },
  kit: {
    button: "حزمة المشاركة",
    title: "حزمة المشاركة",
    lead: "صور ونصوص لهذا المقال باللغتين. لكل شبكة رابط خاص بها، فتعرف أيها جلب زوارًا.",
    notLive: "لم يُنشر المقال بعد، فلا تعمل روابطه الآن.",
    noText: "لا نص للمقال بهذه اللغة بعد.",
    make: (count) =>
      plural(count, "ar", {
        one: "إنشاء الرابط الناقص",
        two: "إنشاء الرابطين الناقصين",
        few: "إنشاء {n} روابط ناقصة",
        many: "إنشاء {n} رابطًا ناقصًا",
        other: "إنشاء {n} رابط ناقص",
      }),
    made: "أُنشئت الروابط",
    makeFailed: "تعذّر إنشاء الروابط",
    picture: "الصورة",
    pictureAlt: (title) => `بطاقة «${isolated(title)}»`,
    download: "تنزيل الصورة",
    networks: { whatsapp: "واتساب", instagram: "إنستغرام", facebook: "فيسبوك", paper: "رمز QR" },
    noPicture: "تظهر الصورة بعد التحديث التالي للموقع.",
    loading: "جارٍ تحميل روابط هذا المقال…",
    linkName: (network, title) => `${network}: ${title}`,
  },
};

export const shareTexts: Localized<typeof en> = { en, ar };
