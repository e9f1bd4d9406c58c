import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "URL Redirects",
  lead: "Old addresses of the site, and where they redirect to in both languages.",
  add: "Add Redirect",
  edit: "Edit redirect",
  list: "Redirects",
  empty: "There are no redirects yet. Add one when a page moves, so that old links keep working.",
  fields: {
    from_path: "From Path",
    to_path: "To Path",
    redirect_type: "Redirect Type",
    is_active: "Active",
  },
  hints: {
    from_path: "The old address after the domain, for example /old-page.",
    to_path: "The page that takes its place, for example /contact.",
  },
  options: { redirect_type: { 301: "301 Permanent", 302: "302 Temporary" } },
  shadows: "There is a page at this address. While the redirect is active, visitors cannot reach it.",
  status: "Status",
  created: "Redirect created successfully",
  updated: "Redirect updated successfully",
  deleted: "Redirect deleted successfully",
  failed: "Failed to save",
  deleteQuestion: "Delete this redirect?",
  errors: {
    required: "Please enter a path.",
    notPath:
      "Please enter a path on this site, such as /contact: one slash at the start, no domain, no “..”, and at most 300 characters.",
    backOffice: "The back office cannot be part of a redirect.",
    shortAddress: "Addresses that begin with /go belong to campaign links. See Links.",
    ownFile: "The site itself needs this address, so it cannot redirect.",
    same: "A path cannot redirect to itself.",
    taken: "There is already a redirect from this path.",
    targetRedirects: (target: string, next: string) =>
      `${target} itself redirects to ${next}, which would make a chain or a loop. Redirect straight to ${next} instead.`,
    isTarget: (from: string, next: string) =>
      `${from} already redirects here, which would make a chain. Change that redirect to ${next} first.`,
  },
  missing: {
    title: "Missing pages",
    lead: "Pages visitors looked for and did not find, most requested first.",
    empty: "No missing pages yet.",
    path: "Path",
    count: "Visits",
    lastSeen: "Last seen",
    times: (count: number) => plural(count, "en", { one: "{n} time", other: "{n} times" }),
    make: "Make a redirect",
    dismiss: "Dismiss",
    dismissed: "Removed from the list",
    dismissFailed: "It could not be removed from the list",
  },
};

const ar: Widen<typeof en> = {
  title: "عمليات إعادة التوجيه",
  lead: "روابط الموقع القديمة والصفحات التي تُحوَّل إليها باللغتين.",
  add: "إضافة إعادة توجيه",
  edit: "تعديل إعادة التوجيه",
  list: "عمليات إعادة التوجيه",
  empty: "لا توجد عمليات إعادة توجيه بعد. أضف واحدة عند نقل صفحة لتظل الروابط القديمة صالحة.",
  fields: {
    from_path: "من المسار",
    to_path: "إلى المسار",
    redirect_type: "نوع إعادة التوجيه",
    is_active: "مُفعَّلة",
  },
  hints: {
    from_path: "الرابط القديم بعد اسم النطاق، ويبدأ بشرطة مائلة.",
    to_path: "الصفحة التي تحل محله، ويبدأ مسارها بشرطة مائلة.",
  },
  options: { redirect_type: { 301: "301 دائمة", 302: "302 مؤقتة" } },
  shadows: "توجد صفحة على هذا الرابط، ولن يصل إليها الزوار ما دامت إعادة التوجيه مُفعَّلة.",
  status: "الحالة",
  created: "أُضيفت إعادة التوجيه بنجاح",
  updated: "حُدّثت إعادة التوجيه بنجاح",
  deleted: "حُذفت إعادة التوجيه بنجاح",
  failed: "تعذّر الحفظ",
  deleteQuestion: "هل تريد حذف إعادة التوجيه هذه؟",
  errors: {
    required: "يُرجى كتابة مسار.",
    notPath:
      "يُرجى كتابة مسار داخل هذا الموقع: يبدأ بشرطة مائلة واحدة، بلا اسم نطاق وبلا نقطتين متتاليتين، ولا يزيد على 300 حرف.",
    backOffice: "لا يمكن أن تكون لوحة الإدارة جزءًا من إعادة توجيه.",
    shortAddress: "هذا عنوان قصير مخصّص لروابط الحملات: انظر صفحة «روابط الحملات».",
    ownFile: "يحتاج الموقع نفسه إلى هذا الرابط، فلا يمكن إعادة توجيهه.",
    same: "لا يمكن إعادة توجيه المسار إلى نفسه.",
    taken: "توجد إعادة توجيه من هذا المسار بالفعل.",
    targetRedirects: (target, next) =>
      `المسار ${isolated(target)} يحوّل بدوره إلى ${isolated(next)}، فتنشأ سلسلة أو حلقة. اجعل الوجهة ${isolated(next)} مباشرة.`,
    isTarget: (from, next) =>
      `المسار ${isolated(from)} يحوّل إلى هنا بالفعل، فتنشأ سلسلة. غيّر وجهته إلى ${isolated(next)} أولًا.`,
  },
  missing: {
    title: "صفحات مفقودة",
    lead: "روابط طلبها الزوار ولم يجدوها، والأكثر طلبًا أولًا.",
    empty: "لم يطلب أي زائر صفحة غير موجودة.",
    path: "المسار",
    count: "الزيارات",
    lastSeen: "آخر مرة",
    times: (count) =>
      plural(count, "ar", {
        zero: "لا مرات",
        one: "مرة واحدة",
        two: "مرتان",
        few: "{n} مرات",
        many: "{n} مرة",
        other: "{n} مرة",
      }),
    make: "إنشاء إعادة توجيه",
    dismiss: "تجاهل",
    dismissed: "أُزيل من القائمة",
    dismissFailed: "تعذّرت إزالته من القائمة",
  },
};

export const redirectsTexts = { en, ar } satisfies Localized<typeof ar>;
