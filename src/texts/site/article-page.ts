import type { FactTexts } from "@/i18n/fact-texts";
import { formatAmount, fromDirhams, plural } from "@/i18n/format";
import type { Widen } from "@/i18n/widen";
import { bothLanguages } from "@/i18n/texts-of-facts";

const en = (phrases: FactTexts) => ({
  untranslated: "This article is not available in Arabic yet, so here it is in English.",
  notice: "General information, not a substitute for a doctor who examines you.",
  minutes: (count: number) => plural(count, "en", { other: "{n} min read" }),
  team: "Our medical team",
  reviewed: "Reviewed by",
  licence: (authority: string) => `${authority} licence`,
  on: "on",
  comma: ", ",
  unread: "Prepared automatically, not yet read by a clinician.",
  publisher: "Published by",
  contents: "On this page",
  faq: "Common questions",
  danger: "If this is happening now, do not wait for a visit.",
  newTab: "opens in a new tab",
  tags: "Topics",
  loading: "Loading the article…",
  failed: "The article could not be loaded just now.",
  mid: {
    title: "Would you rather be seen by a clinician?",
    /** With the service's own arrival time; a service by appointment has none. */
    text: (service: string, slug: string) =>
      `${service} in Dubai${phrases.arrivalOf(slug, (time) => `: usually with you in ${time}`, "")}. We answer ${phrases.hours}.`,
    from: (price: number) => `From AED ${formatAmount(price)}.`,
  },
  bottom: {
    title: "Still unsure? Ask a person.",
    text: "Tell us how you feel and where you are. If you need a hospital instead of a visit, we say so.",
    service: (service: string) => `About ${service}`,
  },
  share: {
    title: "Share this article",
    whatsapp: "Share on WhatsApp",
    facebook: "Share on Facebook",
    twitter: "Share on X",
    linkedin: "Share on LinkedIn",
    copy: "Copy link",
    copied: "Link copied",
    notCopied: "The link could not be copied. It is in the address bar.",
    system: "Share with another app",
    notShared: "Sharing did not work. The link is in the address bar.",
  },
  author: "Written by",
  related: "Read next",
  back: "Back to blog",
  missing: {
    title: "Not found",
    text: "There is no article at this address. Perhaps it was renamed or taken down.",
  },
});

const ar = (phrases: FactTexts): Texts => ({
  untranslated: "هذا المقال غير متوفر بالعربية بعد، وتجده هنا بالإنجليزية.",
  notice: "معلومات عامة لا تغني عن فحص الطبيب.",
  minutes: (count) =>
    plural(count, "ar", {
      one: "مدة القراءة: دقيقة واحدة",
      two: "مدة القراءة: دقيقتان",
      few: "مدة القراءة: {n} دقائق",
      other: "مدة القراءة: {n} دقيقة",
    }),
  team: "فريقنا الطبي",
  reviewed: "بمراجعة",
  licence: (authority) => `ترخيص ${authority} رقم`,
  on: "في",
  comma: "، ",
  unread: "أُعدّ هذا المقال آليًا، ولم يقرأه مختص بعد.",
  publisher: "الناشر",
  contents: "في هذا المقال",
  faq: "أسئلة شائعة",
  danger: "إن كان هذا يحدث الآن فلا تنتظر زيارة منزلية.",
  newTab: "يُفتح في علامة تبويب جديدة",
  tags: "المواضيع",
  loading: "جارٍ تحميل المقال…",
  failed: "تعذّر تحميل المقال الآن.",
  mid: {
    title: "هل تفضّل أن يراك مختص؟",
    text: (service, slug) =>
      `${service} بدبي${phrases.arrivalOf(slug, (time) => `، ونصلك عادةً خلال ${time}`, "")}. نردّ عليك ${phrases.hours}.`,
    from: (price) => `${fromDirhams(price)}.`,
  },
  bottom: {
    title: "ما زلت مترددًا؟ تحدّث إلينا.",
    text: "أخبرنا بما تشعر به وأين أنت. وإن كان المستشفى أنسب لك من الزيارة قلنا لك ذلك.",
    service: (service) => `عن خدمة ${service}`,
  },
  share: {
    title: "شارك هذا المقال",
    whatsapp: "شارك على واتساب",
    facebook: "شارك على فيسبوك",
    twitter: "شارك على X",
    linkedin: "شارك على لينكدإن",
    copy: "انسخ الرابط",
    copied: "نُسخ الرابط",
    notCopied: "تعذّر نسخ الرابط. تجده في شريط العنوان.",
    system: "شارك عبر تطبيق آخر",
    notShared: "تعذّرت المشاركة. تجد الرابط في شريط العنوان.",
  },
  author: "بقلم",
  related: "اقرأ أيضًا",
  back: "العودة إلى المدونة",
  missing: {
    title: "غير موجود",
    text: "لا يوجد مقال بهذا الرابط. ربما تغيّر أو أُزيل.",
  },
});

type Texts = Widen<ReturnType<typeof en>>;

export const articlePageTexts = bothLanguages<Texts>({ en, ar });
