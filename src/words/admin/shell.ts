import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** What is around every page of the back office. */
const en = {
  title: (page: string, brand: string) => `${page} | ${brand} back office`,
  logout: "Logout",
  loading: "Loading…",
  retry: "Try again",
  pageError: {
    missing: {
      title: "This page could not be loaded",
      text: "A part of it did not arrive. Check your connection and try again. If that does not help, an ad blocker may be holding it back: allow this site in it.",
    },
    broken: {
      title: "This page could not be shown",
      text: "Something in it went wrong. What was saved is safe. Please try again.",
    },
  },
  unknownPage: {
    title: "There is no such page",
    text: "The address may be mistyped, or the page was moved. The menu leads to every page.",
  },
  notForRole: {
    title: "You don’t have access to this page",
    text: (role: string) => `Your role here is ${role}. The menu has the pages you work with.`,
  },
  roleChanged: (role: string) =>
    `Your role has changed to ${role}. Changes on this page can no longer be saved. Copy what you still need before you leave it.`,
};

const ar: Widen<typeof en> = {
  title: (page, brand) => `${page} | إدارة ${brand}`,
  logout: "تسجيل الخروج",
  loading: "جارٍ التحميل…",
  retry: "حاول مجددًا",
  pageError: {
    missing: {
      title: "تعذّر تحميل هذه الصفحة",
      text: "لم يصل جزء منها. تحقّق من اتصالك وحاول مجددًا. وإن لم ينفع ذلك، فقد يكون مانع الإعلانات هو الذي يحجبه: اسمح فيه بهذا الموقع.",
    },
    broken: {
      title: "تعذّر عرض هذه الصفحة",
      text: "حدث خطأ فيها. ما حُفظ باقٍ كما هو. حاول مجددًا من فضلك.",
    },
  },
  unknownPage: {
    title: "لا توجد صفحة بهذا العنوان",
    text: "ربما كُتب العنوان خطأً أو نُقلت الصفحة. تجد كل الصفحات في القائمة.",
  },
  notForRole: {
    title: "هذه الصفحة ليست ضمن صلاحياتك",
    text: (role) => `دورك هنا: ${role}. تجد في القائمة الصفحات التي تعمل عليها.`,
  },
  roleChanged: (role) =>
    `تغيّر دورك إلى: ${role}. لم يعد ممكنًا حفظ التغييرات في هذه الصفحة. انسخ ما تحتاج إليه قبل مغادرتها.`,
};

export const shellTexts = { en, ar } satisfies Localized<typeof ar>;
