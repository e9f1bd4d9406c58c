import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

/** What a program said, in its own words and direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const en = {
  title: "The site",
  failed: "How the site stands could not be loaded.",
  live: "Readers and search engines have everything that is published.",
  building: "The site is being built.",
  waiting: (topics: string) => `Waits for the next build: ${topics}.`,
  lastBuild: (moment: string, pages: string) => `Last build: ${moment}, ${pages} pages.`,
  neverBuilt: "No build is known yet.",
  retry: (moment: string) => `It is tried again at ${moment}.`,
  failedPages: "These pages could not be written and are as they were:",
  buildNow: "Build now",
  requested: "The site is being built",
  underWay: "A build is under way already",
  refused: "The build could not be started",
  noHook: "No host is set up: DEPLOY_HOOK_URL is missing.",
  separator: ", ",
  topics: {
    posts: "posts",
    authors: "authors",
    pictures: "pictures",
    reviews: "reviews",
    services: "services",
    locations: "locations",
    redirects: "redirects",
    schemas: "schemas",
    settings: "settings",
  },
  problems: {
    hook_status: (detail: string) => `The host did not accept the build: it answered ${detail}.`,
    hook_unreachable: () => "The host’s build hook does not answer.",
    hook_address: () => "DEPLOY_HOOK_URL is not the address of a build hook.",
    no_site_url: () => "SITE_URL is missing, so nobody can see what readers get.",
    timed_out: () => "The host put no new build online in time.",
    build_failed: (detail: string) => `The build failed: ${isolated(detail)}`,
    unknown: () => "The build failed.",
  },
  unasked: "The host was not asked for a build: its build hook or the clock is not set up.",
  /** Of one article. */
  article: {
    checking: "Looking at the public page…",
    unknown: "It could not be checked whether readers have this version.",
    published: {
      reached: (moment: string) => `Live for readers and search engines since ${moment}.`,
      building: "The site is being built. Readers have this version in a moment.",
      notReached: (reason: string) => `Not live yet. ${reason}`,
    },
    offline: {
      reached: (moment: string) => `Offline for readers and search engines since ${moment}.`,
      building: "The site is being built. Readers can still open this article for a moment.",
      notReached: (reason: string) => `Readers can still open this article. ${reason}`,
    },
    pageFailed: (reason: string) => `The page could not be written: ${isolated(reason)}`,
    otherPage: "The site is built, but the address gives something else.",
    open: "Open the page",
    languages: { en: "English", ar: "العربية" },
  },
};

const ar: Widen<typeof en> = {
  title: "الموقع",
  failed: "تعذّر تحميل حال الموقع.",
  live: "كل ما نُشر متاح للقرّاء ومحركات البحث.",
  building: "يجري بناء الموقع.",
  waiting: (topics) => `في انتظار البناء التالي: ${topics}.`,
  lastBuild: (moment, pages) => `آخر بناء: ${moment}، عدد الصفحات ${pages}.`,
  neverBuilt: "لا يُعرف أي بناء بعد.",
  retry: (moment) => `تُعاد المحاولة عند ${moment}.`,
  failedPages: "تعذّرت كتابة هذه الصفحات فبقيت كما كانت:",
  buildNow: "بناء الموقع الآن",
  requested: "يجري بناء الموقع",
  underWay: "يجري بناء الموقع بالفعل",
  refused: "تعذّر بدء البناء",
  noHook: "لم يُضبط مستضيف الموقع: القيمة DEPLOY_HOOK_URL ناقصة.",
  separator: "، ",
  topics: {
    posts: "المقالات",
    authors: "الكتّاب",
    pictures: "الصور",
    reviews: "التقييمات",
    services: "الخدمات",
    locations: "المناطق",
    redirects: "إعادات التوجيه",
    schemas: "البيانات المنظَّمة",
    settings: "الإعدادات",
  },
  problems: {
    hook_status: (detail) => `لم يقبل المستضيف طلب البناء، وأجاب بالرمز ${detail}.`,
    hook_unreachable: () => "عنوان طلب البناء لدى المستضيف لا يجيب.",
    hook_address: () => "القيمة DEPLOY_HOOK_URL ليست عنوانًا لطلب البناء.",
    no_site_url: () => "القيمة SITE_URL ناقصة، فلا يُعرف ما يصل إلى القرّاء.",
    timed_out: () => "لم ينشر المستضيف بناءً جديدًا في الوقت المتوقّع.",
    build_failed: (detail) => `فشل البناء: ${isolated(detail)}`,
    unknown: () => "فشل البناء.",
  },
  unasked: "لم يُطلب من المستضيف بناء: عنوان طلب البناء أو الجدولة غير مضبوط.",
  article: {
    checking: "جارٍ النظر في الصفحة العامة…",
    unknown: "تعذّر التحقق من وصول هذه النسخة إلى القرّاء.",
    published: {
      reached: (moment) => `متاح للقرّاء ومحركات البحث منذ ${moment}.`,
      building: "يجري بناء الموقع، وتصل هذه النسخة إلى القرّاء بعد لحظات.",
      notReached: (reason) => `لم يصل إلى القرّاء بعد. ${reason}`,
    },
    offline: {
      reached: (moment) => `غير متاح للقرّاء ومحركات البحث منذ ${moment}.`,
      building: "يجري بناء الموقع، ويبقى المقال متاحًا للقرّاء لحظات أخرى.",
      notReached: (reason) => `ما زال المقال متاحًا للقرّاء. ${reason}`,
    },
    pageFailed: (reason) => `تعذّرت كتابة الصفحة: ${isolated(reason)}`,
    otherPage: "بُني الموقع، لكن العنوان يعرض شيئًا آخر.",
    open: "فتح الصفحة",
    languages: { en: "English", ar: "العربية" },
  },
};

export const siteBuildTexts = { en, ar } satisfies Localized<typeof ar>;
