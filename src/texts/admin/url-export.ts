import { formatNumber, plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "URL Export",
  lead: "All addresses of the site in one list. Check or share them here, and remove duplicate posts.",
  counters: { title: "URLs", total: "Total", unique: "Unique", duplicates: "Duplicate Posts" },
  duplicatesHint: "Addresses of posts with a random 6-character suffix",
  scan: "Scan Website URLs",
  scanning: "Scanning…",
  exportUnique: "Export Unique URLs Only",
  exportAll: "Export All URLs (Including Duplicates)",
  deleteSelected: (count: number) => `Delete Selected (${formatNumber(count)})`,
  loaded: (count: number) => `Loaded ${formatNumber(count)} URLs`,
  error: (message: string) => `Error: ${message}`,
  exported: (count: number) => `Exported ${formatNumber(count)} URLs to CSV`,
  noId: "Cannot delete this URL - no ID found",
  deletedOne: "Blog post deleted successfully",
  failedToDelete: (message: string) => `Failed to delete: ${message}`,
  nothingDeletable: "No deletable URLs selected (only blog posts can be deleted)",
  deletedMany: (count: number) => `Successfully deleted ${formatNumber(count)} blog post(s)`,
  list: "URLs found",
  empty: "No URLs yet. Scan the website to list them.",
  selectAll: (count: number) => `Select all confirmed duplicates (${formatNumber(count)})`,
  select: (url: string) => `Select ${url}`,
  types: { page: "Page", service: "Service", post: "Blog post" },
  duplicate: "DUPLICATE",
  duplicateConfirmed: "DUPLICATE, confirmed",
  duplicateHelp:
    "A post counts as a duplicate when its address ends in a dash and six characters, which may also be an ordinary word. It is confirmed when the post without this ending exists, too.",
  notPublic: "Not public",
  deleteOne: (url: string) => `Delete ${url}`,
  showingFirst: (shown: number, count: number) =>
    `Showing first ${formatNumber(shown)} of ${formatNumber(count)} URLs. Export CSV to see all.`,
  confirmOne: "Are you sure you want to delete this post?",
  confirmMany: (count: number) =>
    plural(count, "en", {
      one: "Are you sure you want to delete {n} post?",
      other: "Are you sure you want to delete {n} posts?",
    }),
  confirmText: "It goes to the trash with its text in both languages. You can restore it for 30 days.",
  confirmTextMany:
    "They go to the trash with their texts in both languages. You can restore them for 30 days.",
  andMore: (count: number) => plural(count, "en", { one: "and {n} more", other: "and {n} more" }),
};

const links = (count: number) =>
  plural(count, "ar", {
    one: "رابط واحد",
    two: "رابطين",
    few: "{n} روابط",
    many: "{n} رابطًا",
    other: "{n} رابط",
  });

const ar: Widen<typeof en> = {
  title: "تصدير الروابط",
  lead: "كل روابط الموقع في قائمة واحدة. راجعها أو شاركها، واحذف المقالات المكررة.",
  counters: { title: "الروابط", total: "الإجمالي", unique: "الفريدة", duplicates: "المقالات المكررة" },
  duplicatesHint: "روابط مقالات تنتهي بلاحقة عشوائية من 6 أحرف",
  scan: "فحص روابط الموقع",
  scanning: "جارٍ الفحص…",
  exportUnique: "تصدير الروابط الفريدة فقط",
  exportAll: "تصدير كل الروابط (مع المكررة)",
  deleteSelected: (count) => `حذف المحدَّد (${formatNumber(count)})`,
  loaded: (count) =>
    plural(count, "ar", {
      one: "حُمِّل رابط واحد",
      two: "حُمِّل رابطان",
      few: "حُمِّلت {n} روابط",
      many: "حُمِّل {n} رابطًا",
      other: "حُمِّل {n} رابط",
    }),
  error: (message) => `خطأ: ${message}`,
  exported: (count) =>
    plural(count, "ar", {
      zero: "لا روابط في ملف CSV",
      one: "صُدِّر رابط واحد إلى ملف CSV",
      two: "صُدِّر رابطان إلى ملف CSV",
      few: "صُدِّرت {n} روابط إلى ملف CSV",
      many: "صُدِّر {n} رابطًا إلى ملف CSV",
      other: "صُدِّر {n} رابط إلى ملف CSV",
    }),
  noId: "لا يمكن حذف هذا الرابط، فلا معرّف له",
  deletedOne: "حُذف المقال",
  failedToDelete: (message) => `تعذّر الحذف: ${message}`,
  nothingDeletable: "لا شيء في التحديد يمكن حذفه (تُحذف المقالات فقط)",
  deletedMany: (count) =>
    plural(count, "ar", {
      zero: "لم يُحذف أي مقال",
      one: "حُذف مقال واحد",
      two: "حُذف مقالان",
      few: "حُذفت {n} مقالات",
      many: "حُذف {n} مقالًا",
      other: "حُذف {n} مقال",
    }),
  list: "الروابط التي وُجدت",
  empty: "لا روابط بعد. افحص الموقع لعرضها.",
  selectAll: (count) => `تحديد كل المكررات المؤكدة (${formatNumber(count)})`,
  select: (url) => `تحديد ${url}`,
  types: { page: "صفحة", service: "خدمة", post: "مقال" },
  duplicate: "مكرر",
  duplicateConfirmed: "مكرر مؤكد",
  duplicateHelp:
    "يُعدّ المقال مكررًا إذا انتهى رابطه بشَرطة وستة أحرف، وقد تكون هذه كلمة عادية. ويُؤكَّد التكرار إذا وُجد أيضًا المقال نفسه بلا هذه النهاية.",
  notPublic: "غير منشور",
  deleteOne: (url) => `حذف ${url}`,
  showingFirst: (shown, count) =>
    `يظهر هنا أول ${formatNumber(shown)} من أصل ${links(count)}. صدّر ملف CSV لرؤيتها كلها.`,
  confirmOne: "هل تريد حقًا حذف هذا المقال؟",
  confirmMany: (count) =>
    plural(count, "ar", {
      one: "هل تريد حقًا حذف مقال واحد؟",
      two: "هل تريد حقًا حذف مقالين؟",
      few: "هل تريد حقًا حذف {n} مقالات؟",
      many: "هل تريد حقًا حذف {n} مقالًا؟",
      other: "هل تريد حقًا حذف {n} مقال؟",
    }),
  confirmText: "يُنقل إلى سلة المهملات بنصّيه، ويمكنك استعادته خلال 30 يومًا.",
  confirmTextMany: "تُنقل إلى سلة المهملات بنصوصها باللغتين، ويمكنك استعادتها خلال 30 يومًا.",
  andMore: (count) =>
    plural(count, "ar", {
      one: "ومقال آخر",
      two: "ومقالان آخران",
      few: "و{n} مقالات أخرى",
      many: "و{n} مقالًا آخر",
      other: "و{n} مقال آخر",
    }),
};

export const urlExportTexts = { en, ar } satisfies Localized<typeof ar>;
