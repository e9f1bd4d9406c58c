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
  longHint: "Use this one in paid ads: on some hosts the short address loses the ad's click id.",
  live: "The short address works at once on the site, and for everything else as soon as the site is built: some seconds after saving.",
  copy: "Copy",
  copyOf: (what: string) => `Copy: ${what}`,
  copied: "Copied",
  copyFailed: "The browser did not let us copy. Please select the text and copy it yourself.",
  openWhatsApp: "Open WhatsApp",
  qr: "QR code",
  qrAlt: (address: string) => `QR code for ${address}`,
  qrHint: "For paper: at least 2 cm wide, with the white around it.",
  svg: "Download SVG",
  png: "Download PNG",
  qrFailed: "The QR code could not be made.",
  message: { en: "WhatsApp text, English", ar: "WhatsApp text, Arabic" },
  /** In texts that are shared, in the language of the text. */
  lines: {
    home: "home healthcare in Dubai",
    read: "Read more or write to us:",
    link: "The whole article:",
  },
  kit: {
    button: "Share kit",
    title: "Share kit",
    lead: "Pictures and texts for this article, in both languages. Each network has a link of its own, so that the figures tell them apart.",
    notLive: "The article is not published yet: its links lead nowhere until it is.",
    noText: "The article has no text in this language yet.",
    make: (count: number) =>
      plural(count, "en", { one: "Make the missing link", other: "Make the {n} missing links" }),
    made: "Links made",
    makeFailed: "The links could not be made",
    picture: "Picture",
    pictureAlt: (title: string) => `Card of “${isolated(title)}”`,
    download: "Download picture",
    networks: { whatsapp: "WhatsApp", instagram: "Instagram", facebook: "Facebook", paper: "QR code" },
    noPicture: "The picture is there once the site has been built with the article.",
    loading: "Looking for links of this article…",
    linkName: (network: string, title: string) => `${network}: ${title}`,
  },
};

const ar: Widen<typeof en> = {
  button: "مشاركة",
  of: (name) => `مشاركة ${name}`,
  title: (name) => `مشاركة «${isolated(name)}»`,
  short: "العنوان القصير",
  long: "العنوان الطويل",
  longHint: "استخدمه في الإعلانات المدفوعة، فالعنوان القصير يفقد معرّف نقرة الإعلان لدى بعض المضيفين.",
  live: "يعمل العنوان القصير داخل الموقع فورًا، وفي كل مكان آخر بعد بناء الموقع، أي بعد الحفظ بثوانٍ.",
  copy: "نسخ",
  copyOf: (what) => `نسخ: ${what}`,
  copied: "تم النسخ",
  copyFailed: "لم يسمح المتصفح بالنسخ. يُرجى تحديد النص ونسخه بنفسك.",
  openWhatsApp: "فتح واتساب",
  qr: "رمز QR",
  qrAlt: (address) => `رمز QR للعنوان ${address}`,
  qrHint: "للطباعة: بعرض 2 سم على الأقل، مع البياض المحيط به.",
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
    lead: "صور ونصوص لهذا المقال باللغتين. لكل شبكة رابطها الخاص لتميّز الأرقام بينها.",
    notLive: "لم يُنشر المقال بعد، ولن تقود روابطه إلى صفحة قبل نشره.",
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
    noPicture: "تظهر الصورة بعد بناء الموقع مع المقال.",
    loading: "جارٍ البحث عن روابط هذا المقال…",
    linkName: (network, title) => `${network}: ${title}`,
  },
};

export const shareTexts: Localized<typeof en> = { en, ar };
