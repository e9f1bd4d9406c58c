import { plural } from "@/i18n/format";
import type { AdminDictionary } from "./en";
import { accountTexts } from "./account";
import { activityTexts } from "./activity";
import { analyticsTexts } from "./analytics";
import { authorsTexts } from "./authors";
import { bulkGenerateTexts } from "./bulk-generate";
import { calendarTexts } from "./calendar";
import { commonTexts } from "./common";
import { dashboardTexts } from "./dashboard";
import { editorTexts } from "./editor";
import { writingTexts } from "./editor-writing";
import { historyTexts } from "./history";
import { locationsTexts } from "./locations";
import { manageTexts } from "./manage";
import { mediaTexts } from "./media";
import { navigationTexts } from "./navigation";
import { permitsTexts } from "./permits";
import { postsTexts } from "./posts";
import { redirectsTexts } from "./redirects";
import { reviewsTexts } from "./reviews";
import { schemasTexts } from "./schemas";
import { factsTexts } from "./facts";
import { servicesTexts } from "./services";
import { settingsTexts } from "./settings";
import { siteBuildTexts } from "./site-build";
import { staffTexts } from "./staff";
import { templatesTexts } from "./templates";
import { urlExportTexts } from "./url-export";

export const adminAr: AdminDictionary = {
  title: (page, brand) => `${page} | إدارة ${brand}`,
  navigation: navigationTexts.ar,
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
  login: {
    title: "لوحة الإدارة",
    lead: "للموظفين فقط.",
    email: "البريد الإلكتروني",
    password: "كلمة المرور",
    showPassword: "أظهر كلمة المرور",
    hidePassword: "أخفِ كلمة المرور",
    forgotten: "نسيت كلمة المرور؟",
    submit: "تسجيل الدخول",
    submitting: "جارٍ تسجيل الدخول…",
    emailRequired: "يُرجى إدخال بريدك الإلكتروني.",
    emailInvalid: "لا يبدو هذا عنوان بريد إلكتروني صحيحًا.",
    passwordRequired: "يُرجى إدخال كلمة المرور.",
    failed: "تعذّر تسجيل الدخول",
    invalid: "بيانات الدخول غير صحيحة",
    tooMany: (minutes) =>
      plural(minutes, "ar", {
        one: "محاولات كثيرة. يُرجى المحاولة بعد دقيقة.",
        two: "محاولات كثيرة. يُرجى المحاولة بعد دقيقتين.",
        few: "محاولات كثيرة. يُرجى المحاولة بعد {n} دقائق.",
        many: "محاولات كثيرة. يُرجى المحاولة بعد {n} دقيقة.",
        other: "محاولات كثيرة. يُرجى المحاولة بعد {n} دقيقة.",
      }),
    offline: "تعذّر الوصول إلى الخادم. تحقّق من اتصالك وحاول مجددًا.",
    unavailable: "تسجيل الدخول غير متاح الآن. يُرجى المحاولة بعد قليل.",
    success: "تم تسجيل الدخول",
    welcome: "مرحبًا بعودتك!",
    signedOut: "انتهت جلستك. يُرجى تسجيل الدخول مجددًا.",
    again: {
      title: "سجّل الدخول مجددًا لإجراء هذا التغيير",
      text: "مضى على تسجيل دخولك أكثر من ساعة. أدخل كلمة المرور ليُحفظ تغييرك. لم يضِع شيء مما كتبته.",
      confirm: "تأكيد وحفظ",
    },
  },
  account: accountTexts.ar,
  activity: activityTexts.ar,
  history: historyTexts.ar,
  staff: staffTexts.ar,
  dashboard: dashboardTexts.ar,
  siteBuild: siteBuildTexts.ar,
  common: commonTexts.ar,
  permits: permitsTexts.ar,
  posts: postsTexts.ar,
  editor: editorTexts.ar,
  writing: writingTexts.ar,
  media: mediaTexts.ar,
  calendar: calendarTexts.ar,
  templates: templatesTexts.ar,
  settings: settingsTexts.ar,
  bulkGenerate: bulkGenerateTexts.ar,
  analytics: analyticsTexts.ar,
  urlExport: urlExportTexts.ar,
  manage: manageTexts.ar,
  authors: authorsTexts.ar,
  facts: factsTexts.ar,
  services: servicesTexts.ar,
  locations: locationsTexts.ar,
  redirects: redirectsTexts.ar,
  reviews: reviewsTexts.ar,
  schemas: schemasTexts.ar,
};
