import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** The texts around every page of the back office. */
const en = {
  title: (page: string, brand: string) => `${page} | ${brand} back office`,
  logout: "Logout",
  loading: "Loading…",
  retry: "Try again",
  pageError: {
    missing: {
      title: "This page could not be loaded",
      text: "Part of it did not load. Check your connection and try again. If that does not help, your ad blocker may be the reason: allow this site in its settings.",
    },
    broken: {
      title: "This page could not be shown",
      text: "Something went wrong. What you saved is safe. Please try again.",
    },
  },
  unknownPage: {
    title: "Page not found",
    text: "The address may be mistyped, or the page may have moved. Use the menu to find it.",
  },
  notForRole: {
    title: "You don’t have access to this page",
    text: (role: string) => `Your role is ${role}. The menu shows the pages you can use.`,
  },
  roleChanged: (role: string) =>
    `Your role is now ${role}, so you can no longer save changes on this page. Copy what you need before you leave it.`,
  licenceStrip: {
    title: "The licence is missing",
    text: "The site says “DHA licensed”, but no licence number is entered. Add it so that everyone can check it.",
    action: "Add the licence",
  },
};

const ar: Widen<typeof en> = {
  title: (page, brand) => `${page} | إدارة ${brand}`,
  logout: "تسجيل الخروج",
  loading: "جارٍ التحميل…",
  retry: "حاول مجددًا",
  pageError: {
    missing: {
      title: "تعذّر تحميل هذه الصفحة",
      text: "لم يُحمَّل جزء منها. تحقق من اتصالك وحاول مجددًا. وإن لم ينفع ذلك، فقد يكون مانع الإعلانات هو السبب: اسمح بهذا الموقع في إعداداته.",
    },
    broken: {
      title: "تعذّر عرض هذه الصفحة",
      text: "حدث خطأ ما. كل ما حفظته في أمان. يُرجى المحاولة مجددًا.",
    },
  },
  unknownPage: {
    title: "لا توجد صفحة بهذا العنوان",
    text: "ربما كُتب العنوان خطأً أو نُقلت الصفحة. ابحث عنها في القائمة.",
  },
  notForRole: {
    title: "هذه الصفحة ليست ضمن صلاحياتك",
    text: (role) => `دورك: ${role}. تجد في القائمة الصفحات المتاحة لك.`,
  },
  roleChanged: (role) =>
    `أصبح دورك: ${role}، فلم يعد بإمكانك حفظ التغييرات في هذه الصفحة. انسخ ما تحتاج إليه قبل مغادرتها.`,
  licenceStrip: {
    title: "الترخيص غير مسجَّل",
    text: "يقول الموقع «مرخّصون من هيئة الصحة بدبي»، ولم يُدخل رقم الترخيص. أضفه ليتمكّن الجميع من التحقق منه.",
    action: "أضف الترخيص",
  },
};

export const shellTexts = { en, ar } satisfies Localized<typeof ar>;
