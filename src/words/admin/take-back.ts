import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const changes = (count: number) => plural(count, "en", { one: "{n} change", other: "{n} changes" });

const changesAr = (count: number) =>
  plural(count, "ar", {
    zero: "لا تغييرات",
    one: "تغيير واحد",
    two: "تغييران",
    few: "{n} تغييرات",
    many: "{n} تغييرًا",
    other: "{n} تغيير",
  });

const en = {
  open: "Take back everything…",
  title: "Take back everything",
  lead: "Whatever one person has changed since a moment is put back as it was. Nothing happens until you confirm.",
  back: "All activity",
  ownersOnly: "Only an owner can do this.",
  choose: "Choose a person",
  since: "Changed since",
  day: "Day",
  clock: "Time",
  quick: { hour: "An hour ago", today: "Since midnight", yesterday: "A day ago", week: "A week ago" },
  session: "Sign-in",
  allSessions: "All sign-ins",
  sessionOf: (first: string, last: string, count: number) => `${first} – ${last}: ${changes(count)}`,
  nobody: "Nobody yet",
  invalid: "Please choose a day and a time.",
  loading: "Looking for what was changed…",
  failed: "The changes could not be loaded.",
  nothing: "Nothing was changed by this person since then, or all of it has been taken back.",
  found: (count: number) =>
    plural(count, "en", {
      one: "{n} change would be taken back",
      other: "{n} changes would be taken back",
    }),
  kindCount: (kind: string, count: number) => `${kind}: ${count}`,
  newest: (count: number) => `The list shows the newest ${count}; the others are taken back as well.`,
  list: "Changes; those without a tick stay",
  all: "Select all",
  noneSelected: "Select none",
  submit: (count: number) =>
    plural(count, "en", { one: "Take back {n} change…", other: "Take back {n} changes…" }),
  question: (count: number) =>
    plural(count, "en", { one: "Take back {n} change?", other: "Take back {n} changes?" }),
  text: (person: string) =>
    `Everything that is selected is put back as it was before ${person} changed it. What others have changed since is not overwritten. You can look at it in Activity afterwards, and take it back, too.`,
  confirm: "Take back",
  running: "This can take some seconds. Please leave this page open.",
  stopped: "Nothing was changed. You can do it again.",
  unknown:
    "No answer came, so it may or may not have been done. You can do it again: what is back already stays as it is.",
  done: (count: number) =>
    plural(count, "en", {
      one: "{n} change is taken back",
      other: "{n} changes are taken back",
    }),
  complete: "Everything came back.",
  failedTitle: (count: number) =>
    plural(count, "en", { one: "{n} thing needs you", other: "{n} things need you" }),
  again: "Look again",
};

const ar: Widen<typeof en> = {
  open: "التراجع عن كل شيء…",
  title: "التراجع عن كل شيء",
  lead: "يعود كل ما غيّره شخص واحد منذ لحظة معيّنة كما كان. لا يحدث شيء قبل أن تؤكد.",
  back: "كل النشاط",
  ownersOnly: "لا يقوم بهذا إلا مالك الموقع.",
  choose: "اختر شخصًا",
  since: "ما تغيّر منذ",
  day: "اليوم",
  clock: "الوقت",
  quick: { hour: "قبل ساعة", today: "منذ منتصف الليل", yesterday: "قبل يوم", week: "قبل أسبوع" },
  session: "تسجيل الدخول",
  allSessions: "كل مرات الدخول",
  sessionOf: (first, last, count) => `${isolated(first)} – ${isolated(last)}: ${changesAr(count)}`,
  nobody: "لم يُختر أحد",
  invalid: "يُرجى اختيار يوم ووقت.",
  loading: "جارٍ البحث عمّا تغيّر…",
  failed: "تعذّر تحميل التغييرات.",
  nothing: "لم يغيّر هذا الشخص شيئًا منذ ذلك الحين، أو جرى التراجع عن كل ما غيّره.",
  found: (count) =>
    plural(count, "ar", {
      zero: "لا تغييرات للتراجع عنها",
      one: "سيجري التراجع عن تغيير واحد",
      two: "سيجري التراجع عن تغييرين",
      few: "سيجري التراجع عن {n} تغييرات",
      many: "سيجري التراجع عن {n} تغييرًا",
      other: "سيجري التراجع عن {n} تغيير",
    }),
  kindCount: (kind, count) => `${kind}: ${count}`,
  newest: (count) => `تعرض القائمة أحدث ${count}، ويجري التراجع عن الباقي أيضًا.`,
  list: "التغييرات؛ ما لا علامة بجانبه يبقى",
  all: "تحديد الكل",
  noneSelected: "إلغاء تحديد الكل",
  submit: (count) =>
    plural(count, "ar", {
      zero: "لا شيء محدد",
      one: "التراجع عن تغيير واحد…",
      two: "التراجع عن تغييرين…",
      few: "التراجع عن {n} تغييرات…",
      many: "التراجع عن {n} تغييرًا…",
      other: "التراجع عن {n} تغيير…",
    }),
  question: (count) =>
    plural(count, "ar", {
      zero: "لا شيء محدد",
      one: "هل تتراجع عن تغيير واحد؟",
      two: "هل تتراجع عن تغييرين؟",
      few: "هل تتراجع عن {n} تغييرات؟",
      many: "هل تتراجع عن {n} تغييرًا؟",
      other: "هل تتراجع عن {n} تغيير؟",
    }),
  text: (person) =>
    `يعود كل ما هو محدد كما كان قبل أن يغيّره ${isolated(person)}. لا يُستبدل ما غيّره غيره بعد ذلك. يمكنك بعدها الاطلاع عليه في سجل النشاط والتراجع عنه أيضًا.`,
  confirm: "تراجع",
  running: "قد يستغرق هذا بضع ثوانٍ. يُرجى إبقاء الصفحة مفتوحة.",
  stopped: "لم يتغيّر شيء. يمكنك المحاولة مجددًا.",
  unknown: "لم يصل رد، فربما تم الأمر وربما لم يتم. يمكنك تكراره: ما عاد يبقى كما هو.",
  done: (count) =>
    plural(count, "ar", {
      zero: "لم يعُد شيء",
      one: "جرى التراجع عن تغيير واحد",
      two: "جرى التراجع عن تغييرين",
      few: "جرى التراجع عن {n} تغييرات",
      many: "جرى التراجع عن {n} تغييرًا",
      other: "جرى التراجع عن {n} تغيير",
    }),
  complete: "عاد كل شيء.",
  failedTitle: (count) =>
    plural(count, "ar", {
      zero: "لا شيء ينتظرك",
      one: "أمر واحد يحتاج إليك",
      two: "أمران يحتاجان إليك",
      few: "{n} أمور تحتاج إليك",
      many: "{n} أمرًا يحتاج إليك",
      other: "{n} أمر يحتاج إليك",
    }),
  again: "البحث مجددًا",
};

export const takeBackTexts = { en, ar } satisfies Localized<typeof ar>;
