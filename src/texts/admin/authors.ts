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
  },
  hints: {
    email: "Only staff see it.",
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
          one: "{n} post names this author and will have none.",
          other: "{n} posts name this author and will have none.",
        }),
  errors: {
    name: "Please enter the author’s name in English.",
    taken: "Another author has this email address.",
    emailKept: "Only an owner can remove an email address.",
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
  },
  hints: {
    email: "لا يراه إلا فريق العمل.",
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
  },
};

export const authorsTexts = { en, ar } satisfies Localized<typeof ar>;
