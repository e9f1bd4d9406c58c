import { formatNumber, fromDirhams, plural } from "../../format";
import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Services",
  lead: "What the location pages offer, in the order in which they show it.",
  add: "Add Service",
  edit: "Edit service",
  list: "Services in their order",
  empty: "There are no services yet. Add the first one; locations can then offer it.",
  slug: "Slug",
  slugHint: "The last part of the address.",
  slugChanged:
    "Its pages move to a new address. Posts keep the old slug. Add redirects for the old addresses.",
  price: "Starting Price (AED)",
  nameEn: "Name (EN)",
  nameAr: "Name (AR)",
  descriptionEn: "Description (EN)",
  descriptionAr: "Description (AR)",
  active: "Active",
  priceFrom: (price: number) => `Starting from AED ${formatNumber(price)}`,
  noPrice: "No starting price",
  noName: "Unnamed",
  created: "Service created successfully",
  updated: "Service updated successfully",
  deleted: "Service deleted successfully",
  failed: "Failed to save",
  deleteQuestion: "Delete this service?",
  locationsLeft: (count: number) =>
    count === 0
      ? "No location offers it."
      : plural(count, "en", {
          one: "{n} location offers it: its page for this service goes too.",
          other: "{n} locations offer it: their pages for this service go too.",
        }),
  postsLeft: (count: number) =>
    count === 0
      ? "No post belongs to it."
      : plural(count, "en", {
          one: "{n} post belongs to it and keeps its slug.",
          other: "{n} posts belong to it and keep its slug.",
        }),
  errors: {
    price: "Please enter whole dirhams from 0 to 100,000, or nothing.",
  },
};

const ar: Widen<typeof en> = {
  title: "الخدمات",
  lead: "ما تعرضه صفحات المناطق، بالترتيب الذي تظهر به.",
  add: "إضافة خدمة",
  edit: "تعديل الخدمة",
  list: "الخدمات بترتيبها",
  empty: "لا توجد خدمات بعد. أضف الأولى لتتمكن المناطق من عرضها.",
  slug: "الاسم في الرابط",
  slugHint: "الجزء الأخير من الرابط، بحروف لاتينية صغيرة وشرطات.",
  slugChanged:
    "ستنتقل صفحاتها إلى رابط جديد، وتبقى مقالات الاسم القديم دون خدمة. أضف إعادة توجيه للروابط القديمة.",
  price: "يبدأ السعر من (درهم)",
  nameEn: "الاسم (بالإنجليزية)",
  nameAr: "الاسم (بالعربية)",
  descriptionEn: "الوصف (بالإنجليزية)",
  descriptionAr: "الوصف (بالعربية)",
  active: "مُفعَّلة",
  priceFrom: fromDirhams,
  noPrice: "دون سعر معلن",
  noName: "دون اسم",
  created: "أُضيفت الخدمة بنجاح",
  updated: "حُدّثت الخدمة بنجاح",
  deleted: "حُذفت الخدمة بنجاح",
  failed: "تعذّر الحفظ",
  deleteQuestion: "هل تريد حذف هذه الخدمة؟",
  locationsLeft: (count) =>
    plural(count, "ar", {
      zero: "لا تعرضها أي منطقة.",
      one: "تعرضها منطقة واحدة، وستُحذف صفحتها لهذه الخدمة.",
      two: "تعرضها منطقتان، وستُحذف صفحتاهما لهذه الخدمة.",
      few: "تعرضها {n} مناطق، وستُحذف صفحاتها لهذه الخدمة.",
      many: "تعرضها {n} منطقة، وستُحذف صفحاتها لهذه الخدمة.",
      other: "تعرضها {n} منطقة، وستُحذف صفحاتها لهذه الخدمة.",
    }),
  postsLeft: (count) =>
    plural(count, "ar", {
      zero: "لا يتبعها أي مقال.",
      one: "يتبعها مقال واحد، وسيحتفظ باسمها في الرابط.",
      two: "يتبعها مقالان، وسيحتفظان باسمها في الرابط.",
      few: "تتبعها {n} مقالات، وستحتفظ باسمها في الرابط.",
      many: "يتبعها {n} مقالًا، وستحتفظ باسمها في الرابط.",
      other: "يتبعها {n} مقال، وستحتفظ باسمها في الرابط.",
    }),
  errors: {
    price: "يُرجى كتابة مبلغ بالدرهم دون كسور من 0 إلى 100,000، أو ترك الحقل فارغًا.",
  },
};

export const servicesTexts = { en, ar } satisfies Localized<typeof ar>;
