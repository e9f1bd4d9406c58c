import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Bulk Blog Post Generation",
  lead: "Five articles for the blog, one for each main service, written in English and Arabic.",
  planTitle: "The plan",
  planLead: "Each post has 1500-2000 words in each language and comes with:",
  features: [
    "Bilingual: English and Arabic",
    "Rich media suggestions",
    "Internal links",
    "Calls to action",
    "FAQ",
    "Dubai targeting",
  ],
  step1: "Step 1 Delete All Existing Posts",
  emptyFirst: "Empty the blog first (rarely needed)",
  step1Lead:
    "Moves every post to the trash, so readers no longer find any of them. You can restore posts from the trash for 30 days.",
  step1OwnersOnly: "Only an owner can delete all posts.",
  openTrash: "Open the trash",
  confirmTitle: "Delete all posts?",
  confirmText: "Are you sure you want to delete ALL existing blog posts? This cannot be undone!",
  /** The effect that the person confirms, next to the question. */
  confirmTruth:
    "All posts go offline at once. You can restore them from the trash for 30 days. After that they are gone for good.",
  confirmWord: "Type DELETE to continue",
  deleteAll: "Delete all posts",
  deleted: "All blog posts deleted successfully!",
  deletedCount: (count: number) =>
    plural(count, "en", { one: "{n} post is in the trash.", other: "{n} posts are in the trash." }),
  deleteFailed: (message: string) => `Failed to delete posts: ${message}`,
  step2: "Step 2 Generate 5 Blog Posts",
  step2Time: "(may take 3-5 minutes)",
  step2Lead:
    "The articles appear on the blog as soon as they are written; where readers get only approved texts, they are drafts until then. Topics that already have an article are skipped.",
  missing: (count: number) =>
    plural(count, "en", {
      one: "One article is missing. Press the button again to write it.",
      other: "{n} articles are missing. Press the button again to write them.",
    }),
  /** After the number of new articles. */
  drafts: (count: number) =>
    plural(count, "en", {
      one: "One is a draft until a doctor or nurse approves it.",
      other: "{n} are drafts until a doctor or nurse approves them.",
    }),
  /** Beside an article for which no clear answer came. */
  unconfirmed:
    "No clear answer came back, so the article may be there already. Press the button again: no article is written twice.",
  cancel: "Stop",
  stopping: "Stopping after this post…",
  cancelled: "Stopped. Finished posts stay.",
  elsewhere: "This plan is running in another tab. You can follow it here.",
  writing: (number: number, total: number, title: string) => `Writing post ${number} of ${total}: ${title}`,
  ending: "Almost done…",
  progress: "Progress",
  secondsLeft: (count: number) =>
    plural(count, "en", { one: "About {n} second left", other: "About {n} seconds left" }),
  minutesLeft: (count: number) =>
    plural(count, "en", { one: "About {n} minute left", other: "About {n} minutes left" }),
  unknownLeft: "The time left appears after the first post.",
  stays: "You can leave this page. If you close the tab, the run continues when you come back.",
  provider: "Written by",
  providers: { openai: "the connected AI provider", composer: "the built-in composer" },
  noProvider:
    "No AI provider is set up, so nothing can be generated. Your developer needs to set AI_PROVIDER and its key.",
  statusFailed: "Could not check which AI provider is active.",
  states: {
    waiting: "Waiting",
    writing: "Being written",
    done: "Published",
    draft: "Draft",
    failed: "Failed",
    unconfirmed: "Not confirmed",
  },
  resultsTitle: "Generated posts",
  noResults: "Nothing has been generated yet.",
  open: (title: string) => `Edit ${title}`,
  generated: (title: string) => `Generated: ${title}`,
  present: (title: string) => `Already written: ${title}`,
  failed: (title: string) => `Failed: ${title}`,
  errorToast: (message: string) => `Error: ${message}`,
  finished: (count: number) =>
    plural(count, "en", {
      one: "Successfully generated {n} blog post!",
      other: "Successfully generated {n} blog posts!",
    }),
  allPresent: "All five articles already exist, so nothing was written.",
  nothing: "No posts were generated. Please try again.",
  failedAll: (message: string) => `Failed to generate posts: ${message}`,
};

const ar: Widen<typeof en> = {
  title: "توليد المقالات دفعة واحدة",
  lead: "خمسة مقالات للمدونة، واحد لكل خدمة رئيسية، تُكتب بالعربية والإنجليزية.",
  planTitle: "الخطة",
  planLead: "في كل مقال من 1500 إلى 2000 كلمة بكل لغة، ومعه:",
  features: [
    "لغتان: العربية والإنجليزية",
    "اقتراحات للصور والرسوم",
    "روابط داخلية",
    "دعوات إلى التواصل",
    "أسئلة شائعة",
    "توجيه لسكان دبي",
  ],
  step1: "الخطوة 1: حذف كل المقالات الحالية",
  emptyFirst: "إفراغ المدونة أولًا (نادرًا ما يلزم)",
  step1Lead: "ينقل كل المقالات إلى سلة المهملات، فلا يجد القرّاء أيًّا منها. يمكن استعادتها من السلة خلال 30 يومًا.",
  step1OwnersOnly: "حذف كل المقالات متاح لمالك الموقع فقط.",
  openTrash: "فتح سلة المهملات",
  confirmTitle: "حذف كل المقالات؟",
  confirmText: "هل أنت متأكد من حذف جميع مقالات المدونة الحالية؟ لا يمكن التراجع عن ذلك!",
  confirmTruth:
    "تختفي كل المقالات عن القرّاء فورًا. تبقى في سلة المهملات 30 يومًا ويمكن استعادتها منها، ثم تُحذف نهائيًا.",
  confirmWord: "اكتب DELETE للمتابعة",
  deleteAll: "حذف كل المقالات",
  deleted: "حُذفت جميع مقالات المدونة بنجاح!",
  deletedCount: (count) =>
    plural(count, "ar", {
      zero: "لا مقالات في سلة المهملات.",
      one: "مقال واحد في سلة المهملات.",
      two: "مقالان في سلة المهملات.",
      few: "{n} مقالات في سلة المهملات.",
      many: "{n} مقالًا في سلة المهملات.",
      other: "{n} مقال في سلة المهملات.",
    }),
  deleteFailed: (message) => `تعذّر حذف المقالات: ${message}`,
  step2: "الخطوة 2: توليد 5 مقالات",
  step2Time: "(قد يستغرق ذلك من 3 إلى 5 دقائق)",
  step2Lead:
    "تظهر المقالات في المدونة فور كتابتها، وحيث لا يصل إلى القرّاء إلا نص معتمد تبقى مسودات حتى اعتمادها. والموضوع الذي له مقال لا يُكتب مرة أخرى.",
  missing: (count) =>
    plural(count, "ar", {
      zero: "لا مقالات ناقصة.",
      one: "بقي مقال واحد. اضغط الزر مرة أخرى لكتابته.",
      two: "بقي مقالان. اضغط الزر مرة أخرى لكتابتهما.",
      few: "بقيت {n} مقالات. اضغط الزر مرة أخرى لكتابتها.",
      many: "بقي {n} مقالًا. اضغط الزر مرة أخرى لكتابتها.",
      other: "بقي {n} مقال. اضغط الزر مرة أخرى لكتابتها.",
    }),
  drafts: (count) =>
    plural(count, "ar", {
      zero: "لا مسودات بينها.",
      one: "واحد منها مسودة حتى يعتمده طبيب أو ممرّض.",
      two: "اثنان منها مسودتان حتى يعتمدهما طبيب أو ممرّض.",
      few: "{n} منها مسودات حتى يعتمدها طبيب أو ممرّض.",
      many: "{n} منها مسودات حتى يعتمدها طبيب أو ممرّض.",
      other: "{n} منها مسودات حتى يعتمدها طبيب أو ممرّض.",
    }),
  unconfirmed: "لم يصل رد واضح من الخادم، فقد يكون المقال مكتوبًا. اضغط الزر مرة أخرى: لن يُكتب مقال مرتين.",
  cancel: "إيقاف",
  stopping: "سيتوقف بعد هذا المقال…",
  cancelled: "توقّف التوليد. تبقى المقالات المكتملة.",
  elsewhere: "هذه الخطة تعمل في علامة تبويب أخرى، ويمكنك متابعتها من هنا.",
  writing: (number, total, title) => `كتابة المقال ${number} من ${total}: ${title}`,
  ending: "أوشك على الانتهاء…",
  progress: "التقدّم",
  secondsLeft: (count) =>
    plural(count, "ar", {
      zero: "أوشك على الانتهاء",
      one: "بقيت ثانية واحدة تقريبًا",
      two: "بقيت ثانيتان تقريبًا",
      few: "بقيت {n} ثوانٍ تقريبًا",
      many: "بقيت {n} ثانية تقريبًا",
      other: "بقيت {n} ثانية تقريبًا",
    }),
  minutesLeft: (count) =>
    plural(count, "ar", {
      zero: "أوشك على الانتهاء",
      one: "بقيت دقيقة واحدة تقريبًا",
      two: "بقيت دقيقتان تقريبًا",
      few: "بقيت {n} دقائق تقريبًا",
      many: "بقيت {n} دقيقة تقريبًا",
      other: "بقيت {n} دقيقة تقريبًا",
    }),
  unknownLeft: "يُعرف الوقت المتبقي بعد المقال الأول.",
  stays: "يمكنك مغادرة هذه الصفحة. وإذا أغلقت علامة التبويب يُستأنف التوليد عند عودتك.",
  provider: "أداة الكتابة",
  providers: { openai: "مزوّد الذكاء الاصطناعي المتصل", composer: "المؤلّف المدمج" },
  noProvider: "لم يُعدّ مزوّد ذكاء اصطناعي، فلا يمكن توليد شيء. على المطوّر ضبط AI_PROVIDER ومفتاحه.",
  statusFailed: "تعذّر التحقق من مزوّد الذكاء الاصطناعي.",
  states: {
    waiting: "في الانتظار",
    writing: "قيد الكتابة",
    done: "منشور",
    draft: "مسودة",
    failed: "تعذّر",
    unconfirmed: "غير مؤكد",
  },
  resultsTitle: "المقالات المولّدة",
  noResults: "لم يُولَّد شيء بعد.",
  open: (title) => `تعديل ${title}`,
  generated: (title) => `تم توليد: ${title}`,
  present: (title) => `مكتوب من قبل: ${title}`,
  failed: (title) => `تعذّر: ${title}`,
  errorToast: (message) => `خطأ: ${message}`,
  finished: (count) =>
    plural(count, "ar", {
      zero: "لم يُولَّد أي مقال.",
      one: "تم توليد مقال واحد بنجاح!",
      two: "تم توليد مقالين بنجاح!",
      few: "تم توليد {n} مقالات بنجاح!",
      many: "تم توليد {n} مقالًا بنجاح!",
      other: "تم توليد {n} مقال بنجاح!",
    }),
  allPresent: "المقالات الخمسة موجودة من قبل، فلم يُكتب شيء.",
  nothing: "لم يُولَّد أي مقال. يُرجى المحاولة مجددًا.",
  failedAll: (message) => `تعذّر توليد المقالات: ${message}`,
};

export const bulkGenerateTexts = { en, ar } satisfies Localized<typeof ar>;
