import { plural } from "../../format";
import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Locations",
  lead: "Neighbourhoods with pages of their own, in the order in which visitors see them.",
  add: "Add Location",
  edit: "Edit location",
  list: "Locations in their order",
  empty: "There are no locations yet. Add the first one and switch on what is offered there.",
  slug: "Slug",
  slugHint: "The part of the address between /dubai/ and the service.",
  slugChanged: "Its pages move to a new address. Add redirects for the old addresses.",
  responseTime: "Response Time (minutes)",
  nameEn: "Name (EN)",
  nameAr: "Name (AR)",
  descriptionEn: "Description (EN)",
  descriptionAr: "Description (AR)",
  areas: "Areas Covered (comma-separated)",
  areasCount: (count: number) => plural(count, "en", { one: "{n} area", other: "{n} areas" }),
  active: "Active",
  services: "Services offered here",
  servicesHint: "Each one that is on has a page of its own in this location.",
  noServices: "There are no services yet.",
  servicesFailed: "The services could not be loaded. Their switches stay as they are.",
  inactiveService: "inactive service",
  minutes: (count: number) =>
    plural(count, "en", { one: "{n} minute response", other: "{n} minutes response" }),
  servicesCount: (count: number) => plural(count, "en", { one: "{n} service", other: "{n} services" }),
  noName: "Unnamed",
  created: "Location created successfully",
  updated: "Location updated successfully",
  deleted: "Location deleted successfully",
  failed: "Failed to save",
  deleteQuestion: "Delete this location?",
  servicesLeft: (count: number) =>
    count === 0
      ? "No service has a page here."
      : plural(count, "en", {
          one: "{n} service has a page here, which goes too.",
          other: "{n} services have pages here, which go too.",
        }),
  errors: {
    responseTime: "Please enter whole minutes from 1 to 600.",
    areas: "Please list at most 60 areas.",
  },
};

const ar: Widen<typeof en> = {
  title: "المناطق",
  lead: "الأحياء التي لها صفحات خاصة، بالترتيب الذي يراه الزوار.",
  add: "إضافة منطقة",
  edit: "تعديل المنطقة",
  list: "المناطق بترتيبها",
  empty: "لا توجد مناطق بعد. أضف الأولى وفعّل ما يُقدَّم فيها.",
  slug: "الاسم في الرابط",
  slugHint: "جزء الرابط الذي يسبق اسم الخدمة، بحروف لاتينية صغيرة وشرطات.",
  slugChanged: "ستنتقل صفحاتها إلى رابط جديد. أضف إعادة توجيه للروابط القديمة.",
  responseTime: "زمن الاستجابة (بالدقائق)",
  nameEn: "الاسم (بالإنجليزية)",
  nameAr: "الاسم (بالعربية)",
  descriptionEn: "الوصف (بالإنجليزية)",
  descriptionAr: "الوصف (بالعربية)",
  areas: "الأماكن المشمولة (تفصل بينها فواصل)",
  areasCount: (count) =>
    plural(count, "ar", {
      zero: "دون أماكن محددة",
      one: "مكان واحد",
      two: "مكانان",
      few: "{n} أماكن",
      many: "{n} مكانًا",
      other: "{n} مكان",
    }),
  active: "مُفعَّلة",
  services: "الخدمات المقدَّمة هنا",
  servicesHint: "لكل خدمة مُفعَّلة صفحة خاصة بها في هذه المنطقة.",
  noServices: "لا توجد خدمات بعد.",
  servicesFailed: "تعذّر تحميل الخدمات، وستبقى على حالها.",
  inactiveService: "خدمة غير مُفعَّلة",
  minutes: (count) =>
    plural(count, "ar", {
      zero: "استجابة فورية",
      one: "الاستجابة خلال دقيقة واحدة",
      two: "الاستجابة خلال دقيقتين",
      few: "الاستجابة خلال {n} دقائق",
      many: "الاستجابة خلال {n} دقيقة",
      other: "الاستجابة خلال {n} دقيقة",
    }),
  servicesCount: (count) =>
    plural(count, "ar", {
      zero: "دون خدمات",
      one: "خدمة واحدة",
      two: "خدمتان",
      few: "{n} خدمات",
      many: "{n} خدمة",
      other: "{n} خدمة",
    }),
  noName: "دون اسم",
  created: "أُضيفت المنطقة بنجاح",
  updated: "حُدّثت المنطقة بنجاح",
  deleted: "حُذفت المنطقة بنجاح",
  failed: "تعذّر الحفظ",
  deleteQuestion: "هل تريد حذف هذه المنطقة؟",
  servicesLeft: (count) =>
    plural(count, "ar", {
      zero: "لا صفحة لأي خدمة هنا.",
      one: "لخدمة واحدة صفحة هنا، وستُحذف معها.",
      two: "لخدمتين صفحتان هنا، وستُحذفان معها.",
      few: "لـ{n} خدمات صفحات هنا، وستُحذف معها.",
      many: "لـ{n} خدمة صفحات هنا، وستُحذف معها.",
      other: "لـ{n} خدمة صفحات هنا، وستُحذف معها.",
    }),
  errors: {
    responseTime: "يُرجى كتابة عدد صحيح من الدقائق من 1 إلى 600.",
    areas: "يُرجى ألّا تزيد الأماكن على 60.",
  },
};

export const locationsTexts = { en, ar } satisfies Localized<typeof ar>;
