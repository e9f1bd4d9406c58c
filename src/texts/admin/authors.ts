import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Authors",
  lead: "The people who write and check the articles. Readers see them below each article.",
  add: "Add Author",
  edit: "Edit author",
  empty: "There are no authors yet. Add the first one so that readers see who wrote an article.",
  deleteOwnersOnly: "Only an owner can delete an author.",
  fields: {
    name: "Name",
    role: "Role",
    email: "Email",
    avatar_url: "Avatar URL",
    bio: "Bio",
    is_active: "Active: can be chosen in the editor",
    licence_number: "Licence number",
    licence_until: "Last day",
    licence_authority: "Authority",
    languages: "Languages read",
  },
  hints: {
    email: "Only staff see it.",
    licence_number: "As it is on the licence. Visitors see it until the last day.",
    licence_until: "The last day on which the licence is valid.",
  },
  licence: {
    title: "Licence of a clinician",
    text: "For authors who approve articles",
    lead: "An author with a valid licence can approve articles in the languages they read. The site shows the authority and the number. Without a licence, leave all of this empty.",
    languages: { en: "English", ar: "Arabic" } satisfies Localized,
    named: (authority: string) => `${authority} licence`,
    until: (day: string) => `Valid until ${day}.`,
    over: "Expired",
    reads: { en: "Reads English.", ar: "Reads Arabic.", both: "Reads English and Arabic." },
  },
  created: "Author created successfully",
  updated: "Author updated successfully",
  deleted: "Author deleted successfully",
  failed: "Failed to save author",
  deleteQuestion: "Are you sure?",
  postsLeft: (count: number) =>
    count === 0
      ? "No post has this author."
      : plural(count, "en", {
          one: "{n} post names this author and will then have no author.",
          other: "{n} posts name this author and will then have no author.",
        }),
  errors: {
    name: "Please enter the author’s name in English.",
    taken: "Another author has this email address.",
    emailKept: "Only an owner can remove an email address.",
    licence_number:
      "Enter the number as it is on the licence: Latin letters and digits, with spaces, dots, slashes or hyphens between them, at most 40 characters.",
    licence_until: "Enter the last day of the licence.",
    licence_authority: "Enter the authority that gave the licence, such as DHA.",
    languages: "Choose at least one language.",
  },
};

const ar: Widen<typeof en> = {
  title: "الكُتّاب",
  lead: "من يكتب المقالات ويراجعها، كما يظهر للقارئ أسفل كل مقال.",
  add: "إضافة كاتب",
  edit: "تعديل بيانات الكاتب",
  empty: "لا يوجد كُتّاب بعد. أضف أول كاتب ليعرف القارئ من كتب المقال.",
  deleteOwnersOnly: "لا يمكن حذف كاتب إلا لمالك الموقع.",
  fields: {
    name: "الاسم",
    role: "الصفة",
    email: "البريد الإلكتروني",
    avatar_url: "رابط الصورة الشخصية",
    bio: "النبذة",
    is_active: "مُفعَّل: يظهر في المحرر عند اختيار الكاتب",
    licence_number: "رقم الترخيص",
    licence_until: "آخر يوم",
    licence_authority: "الجهة المانحة",
    languages: "لغات القراءة",
  },
  hints: {
    email: "لا يراه إلا فريق العمل.",
    licence_number: "كما في الترخيص. يراه الزائر حتى آخر يوم.",
    licence_until: "آخر يوم يسري فيه الترخيص.",
  },
  licence: {
    title: "ترخيص المختص",
    text: "لمن يعتمد المقالات من الكُتّاب",
    lead: "من له ترخيص سارٍ يعتمد المقالات باللغات التي يقرؤها. ويعرض الموقع الجهة المانحة والرقم. اترك كل هذه الحقول فارغة إن لم يكن له ترخيص.",
    languages: { en: "الإنجليزية", ar: "العربية" },
    named: (authority) => `ترخيص ${authority} رقم`,
    until: (day) => `سارٍ حتى ${day}.`,
    over: "انتهى",
    reads: { en: "يقرأ الإنجليزية.", ar: "يقرأ العربية.", both: "يقرأ الإنجليزية والعربية." },
  },
  created: "أُضيف الكاتب بنجاح",
  updated: "حُدّثت بيانات الكاتب بنجاح",
  deleted: "حُذف الكاتب بنجاح",
  failed: "تعذّر حفظ بيانات الكاتب",
  deleteQuestion: "هل أنت متأكد؟",
  postsLeft: (count) =>
    plural(count, "ar", {
      zero: "لا يوجد مقال باسم هذا الكاتب.",
      one: "مقال واحد باسم هذا الكاتب، وسيبقى دون كاتب.",
      two: "مقالان باسم هذا الكاتب، وسيبقيان دون كاتب.",
      few: "{n} مقالات باسم هذا الكاتب، وستبقى دون كاتب.",
      many: "{n} مقالًا باسم هذا الكاتب، وستبقى دون كاتب.",
      other: "{n} مقال باسم هذا الكاتب، وستبقى دون كاتب.",
    }),
  errors: {
    name: "يُرجى كتابة اسم الكاتب بالإنجليزية.",
    taken: "هذا البريد الإلكتروني مسجَّل لكاتب آخر.",
    emailKept: "لا يمكن إزالة البريد الإلكتروني إلا لمالك الموقع.",
    licence_number:
      "اكتب الرقم كما في الترخيص: حروف لاتينية وأرقام بينها مسافات أو نقاط أو شرطات، وطوله 40 على الأكثر.",
    licence_until: "اختر آخر يوم في الترخيص.",
    licence_authority: "اكتب الجهة التي منحت الترخيص، مثل هيئة الصحة بدبي.",
    languages: "اختر لغة واحدة على الأقل.",
  },
};

export const authorsTexts = { en, ar } satisfies Localized<typeof ar>;
