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
  open: "Undo everything…",
  title: "Undo everything",
  lead: "Undo everything one person has changed since a chosen time. Nothing happens until you confirm.",
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
  nobody: "No one chosen",
  peopleFailed: "The people could not be loaded.",
  invalid: "Please choose a day and a time.",
  loading: "Looking for changes…",
  failed: "The changes could not be loaded.",
  nothing: "This person has changed nothing since then, or all of it is already undone.",
  found: (count: number) =>
    plural(count, "en", {
      one: "{n} change would be undone",
      other: "{n} changes would be undone",
    }),
  entityCount: (entity: string, count: number) => `${entity}: ${count}`,
  newest: (count: number) => `The list shows the newest ${count}. The others are undone as well.`,
  list: "Changes: untick what you want to keep",
  all: "Select all",
  noneSelected: "Select none",
  submit: (count: number) => plural(count, "en", { one: "Undo {n} change…", other: "Undo {n} changes…" }),
  question: (count: number) => plural(count, "en", { one: "Undo {n} change?", other: "Undo {n} changes?" }),
  text: (person: string) =>
    `Everything you selected goes back to how it was before ${person} changed it. Later changes by other people stay. You can see the result in Activity, and undo that, too.`,
  confirm: "Undo",
  running: "This can take a few seconds. Please keep this page open.",
  stopped: "Nothing was changed. You can try again.",
  unknown:
    "No clear answer came back, so we can’t tell whether this was done. You can safely try again: what is already undone stays undone.",
  done: (count: number) =>
    plural(count, "en", {
      one: "{n} change undone",
      other: "{n} changes undone",
    }),
  complete: "Everything was undone.",
  failedTitle: (count: number) =>
    plural(count, "en", {
      one: "{n} change could not be undone",
      other: "{n} changes could not be undone",
    }),
  again: "Search again",
};

const ar: Widen<typeof en> = {
  open: "التراجع عن كل شيء…",
  title: "التراجع عن كل شيء",
  lead: "تراجع عن كل ما غيّره شخص واحد منذ وقت تختاره. لا يحدث شيء قبل أن تؤكد.",
  back: "كل النشاط",
  ownersOnly: "هذا متاح لمالك الموقع فقط.",
  choose: "اختر شخصًا",
  since: "ما تغيّر منذ",
  day: "اليوم",
  clock: "الوقت",
  quick: { hour: "قبل ساعة", today: "منذ منتصف الليل", yesterday: "قبل يوم", week: "قبل أسبوع" },
  session: "تسجيل الدخول",
  allSessions: "كل مرات الدخول",
  sessionOf: (first, last, count) => `${isolated(first)} – ${isolated(last)}: ${changesAr(count)}`,
  nobody: "لم يُختر أحد",
  peopleFailed: "تعذّر تحميل الأشخاص.",
  invalid: "يُرجى اختيار يوم ووقت.",
  loading: "جارٍ البحث عمّا تغيّر…",
  failed: "تعذّر تحميل التغييرات.",
  nothing: "لم يغيّر هذا الشخص شيئًا منذ ذلك الحين، أو تم التراجع عن كل ما غيّره.",
  found: (count) =>
    plural(count, "ar", {
      zero: "لا تغييرات للتراجع عنها",
      one: "سيتم التراجع عن تغيير واحد",
      two: "سيتم التراجع عن تغييرين",
      few: "سيتم التراجع عن {n} تغييرات",
      many: "سيتم التراجع عن {n} تغييرًا",
      other: "سيتم التراجع عن {n} تغيير",
    }),
  entityCount: (entity, count) => `${entity}: ${count}`,
  newest: (count) => `تعرض القائمة أحدث ${count}، وسيتم التراجع عن الباقي أيضًا.`,
  list: "التغييرات: ألغِ تحديد ما تريد إبقاءه",
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
    `يعود كل ما حدّدته كما كان قبل أن يغيّره ${isolated(person)}. وتبقى التغييرات اللاحقة من غيره. يمكنك بعدها رؤية النتيجة في سجل النشاط والتراجع عنها أيضًا.`,
  confirm: "تراجع",
  running: "قد يستغرق هذا بضع ثوانٍ. يُرجى إبقاء الصفحة مفتوحة.",
  stopped: "لم يتغيّر شيء. يمكنك المحاولة مجددًا.",
  unknown: "لم يصل رد واضح، فلا نعرف هل تم ذلك أم لا. يمكنك المحاولة مجددًا بأمان: ما تم التراجع عنه يبقى كذلك.",
  done: (count) =>
    plural(count, "ar", {
      zero: "لم يتم التراجع عن شيء",
      one: "تم التراجع عن تغيير واحد",
      two: "تم التراجع عن تغييرين",
      few: "تم التراجع عن {n} تغييرات",
      many: "تم التراجع عن {n} تغييرًا",
      other: "تم التراجع عن {n} تغيير",
    }),
  complete: "تم التراجع عن كل شيء.",
  failedTitle: (count) =>
    plural(count, "ar", {
      zero: "تم التراجع عن كل شيء",
      one: "تعذّر التراجع عن تغيير واحد",
      two: "تعذّر التراجع عن تغييرين",
      few: "تعذّر التراجع عن {n} تغييرات",
      many: "تعذّر التراجع عن {n} تغييرًا",
      other: "تعذّر التراجع عن {n} تغيير",
    }),
  again: "البحث مجددًا",
};

export const takeBackTexts = { en, ar } satisfies Localized<typeof ar>;
