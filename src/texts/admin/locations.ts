import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Locations",
  lead: "Neighbourhoods that have their own pages, in the order visitors see them.",
  add: "Add Location",
  edit: "Edit location",
  list: "Locations in their order",
  empty: "There are no locations yet. Add the first one and switch on what is offered there.",
  fields: {
    slug: "Slug",
    response_least_minutes: "Shortest response time (minutes)",
    response_time_minutes: "Response Time (minutes)",
    name: "Name",
    description: "Description",
    summary: "Short description",
    landmarks: "Landmarks",
    directions: "How to help us find you",
    areas_covered: "Areas Covered (comma-separated)",
    areas_covered_ar: "Areas Covered in Arabic (comma-separated)",
    services: "Services offered here",
    is_on_home: "On the home page, with its minutes",
    is_active: "Active",
  },
  pageTexts: {
    title: "What its pages say",
    text: "Description, landmarks, how to find the door, and areas. You can write them later.",
  },
  slugHint: "The part of the address between /dubai/ and the service. A new place gets it from its name.",
  slugChanged: "Its pages move to a new address. Add redirects for the old addresses.",
  responseLeastHint: "Leave it empty if one number is enough. The home page shows both.",
  unusualMinutes: (least: number, most: number) =>
    `This is less than ${least} or more than ${most} minutes. Is that right?`,
  areasCount: (count: number) => plural(count, "en", { one: "{n} area", other: "{n} areas" }),
  switchedOff: "Visitors will not be able to open its pages.",
  linksLeft: (count: number) =>
    plural(count, "en", {
      one: "{n} article text links to it, and that link will stop working.",
      other: "{n} article texts link to it, and those links will stop working.",
    }),
  servicesHint:
    "Each service that is on has its own page for this location, linked from the location’s card. A page is listed for search engines once it has enough text of its own in both languages.",
  writeTexts: "Texts and minutes",
  measure: "How much of this page is unique",
  measuring: "Counting the words…",
  measureFailed: "The words could not be counted just now. Saving still works.",
  requestsEn: (service: string) => `What people here ask for (EN): ${service}`,
  requestsAr: (service: string) => `What people here ask for (AR): ${service}`,
  ownLeast: (service: string) => `Shortest time for ${service} (minutes)`,
  ownMost: (service: string) => `Longest time for ${service} (minutes)`,
  ownMinutesHint:
    "Shown in the list of places on the service’s own page. The pages of this location show the location’s minutes.",
  listed: "Listed for search engines",
  unlisted: "Not listed for search engines yet",
  inLanguage: { en: "English", ar: "Arabic" },
  ownWords: (count: number, least: number) => `${count} of ${least} unique words`,
  sharedNothing: "No text in common with other pages",
  shared: (percent: number, page: string, most: number) =>
    `${percent}% the same as another page (${page}). Below ${most}% is fine.`,
  missing: (names: string) => `Missing: ${names}`,
  textNames: {
    own: "what people here ask for",
    name: "name",
    description: "description",
    landmarks: "landmarks",
    directions: "how to help us find you",
  },
  done: "Done",
  open: "To do",
  noServices: "There are no services yet.",
  servicesFailed: "The services could not be loaded. Their switches stay as they are.",
  inactiveService: "inactive service",
  minutes: (count: number) => plural(count, "en", { other: "{n}-minute response" }),
  servicesCount: (count: number) => plural(count, "en", { one: "{n} service", other: "{n} services" }),
  listedCount: (count: number) =>
    plural(count, "en", {
      one: "{n} page listed for search engines",
      other: "{n} pages listed for search engines",
    }),
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
          one: "{n} service has a page here, which will be deleted, too.",
          other: "{n} services have pages here, which will be deleted, too.",
        }),
  errors: {
    number: "Please enter whole minutes from 1 to 600.",
    minutesOrder: "The shortest time cannot be longer than the longest time.",
    bothMinutes: "Please enter both times, or neither.",
  },
};

const ar: Widen<typeof en> = {
  title: "المناطق",
  lead: "الأحياء التي لها صفحات خاصة، بالترتيب الذي يراه الزوار.",
  add: "إضافة منطقة",
  edit: "تعديل المنطقة",
  list: "المناطق بترتيبها",
  empty: "لا توجد مناطق بعد. أضف الأولى وفعّل ما يُقدَّم فيها.",
  fields: {
    slug: "الاسم في الرابط",
    response_least_minutes: "أقصر زمن للاستجابة (بالدقائق)",
    response_time_minutes: "زمن الاستجابة (بالدقائق)",
    name: "الاسم",
    description: "الوصف",
    summary: "وصف قصير",
    landmarks: "المعالم",
    directions: "كيف تساعدنا على الوصول إليك",
    areas_covered: "الأماكن المشمولة (تفصل بينها فواصل)",
    areas_covered_ar: "الأماكن المشمولة بالعربية (تفصل بينها فواصل)",
    services: "الخدمات المقدَّمة هنا",
    is_on_home: "في الصفحة الرئيسية مع دقائقها",
    is_active: "مُفعَّلة",
  },
  pageTexts: {
    title: "ما تقوله صفحاتها",
    text: "الوصف والمعالم وكيفية الوصول والأماكن المشمولة. يمكن كتابتها لاحقًا.",
  },
  slugHint: "جزء الرابط الذي يسبق اسم الخدمة، بحروف لاتينية صغيرة وشرطات. تأخذه المنطقة الجديدة من اسمها.",
  slugChanged: "ستنتقل صفحاتها إلى رابط جديد. أضف إعادة توجيه للروابط القديمة.",
  responseLeastHint: "اتركه فارغًا إن كان رقم واحد يكفي. تعرض الصفحة الرئيسية الرقمين معًا.",
  unusualMinutes: (least, most) => `أقل من ${least} دقائق أو أكثر من ${most} دقيقة: هل هذا صحيح؟`,
  areasCount: (count) =>
    plural(count, "ar", {
      zero: "دون أماكن محددة",
      one: "مكان واحد",
      two: "مكانان",
      few: "{n} أماكن",
      many: "{n} مكانًا",
      other: "{n} مكان",
    }),
  switchedOff: "لن يستطيع الزوار فتح صفحاتها.",
  linksLeft: (count) =>
    plural(count, "ar", {
      zero: "لا رابط إليها في أي مقال.",
      one: "في نص مقال واحد رابط إليها، وسيتوقف عن العمل.",
      two: "في نصّي مقالين روابط إليها، وستتوقف عن العمل.",
      few: "في {n} نصوص مقالات روابط إليها، وستتوقف عن العمل.",
      many: "في {n} نصًا من المقالات روابط إليها، وستتوقف عن العمل.",
      other: "في {n} نص من المقالات روابط إليها، وستتوقف عن العمل.",
    }),
  servicesHint:
    "لكل خدمة مُفعَّلة صفحة خاصة بها في هذه المنطقة، وفي بطاقة المنطقة رابط إليها. ولا تُعرض الصفحة لمحركات البحث قبل أن يكون لها ما يكفي من الكلمات الخاصة بها في كل من اللغتين.",
  writeTexts: "النصوص والدقائق",
  measure: "نسبة النص الخاص بهذه الصفحة",
  measuring: "جارٍ عدّ الكلمات…",
  measureFailed: "تعذّر عدّ الكلمات الآن، ويمكنك الحفظ مع ذلك.",
  requestsEn: (service) => `ما الذي يطلبه الناس هنا (بالإنجليزية): ${service}`,
  requestsAr: (service) => `ما الذي يطلبه الناس هنا (بالعربية): ${service}`,
  ownLeast: (service) => `أقصر زمن لخدمة ${service} (بالدقائق)`,
  ownMost: (service) => `أطول زمن لخدمة ${service} (بالدقائق)`,
  ownMinutesHint: "تظهر في قائمة المناطق في صفحة الخدمة نفسها. أما صفحات هذه المنطقة فتعرض دقائق المنطقة.",
  listed: "معروضة لمحركات البحث",
  unlisted: "غير معروضة لمحركات البحث بعد",
  inLanguage: { en: "الإنجليزية", ar: "العربية" },
  ownWords: (count, least) => `كلماتها الخاصة: ${count} من ${least}`,
  sharedNothing: "لا شيء مشترك مع صفحة أخرى",
  shared: (percent, page, most) =>
    `تتشابه بنسبة ${percent}% مع صفحة أخرى (${page}). المقبول أقل من ${most}%.`,
  missing: (names) => `ينقص: ${names}`,
  textNames: {
    own: "ما الذي يطلبه الناس هنا",
    name: "الاسم",
    description: "الوصف",
    landmarks: "المعالم",
    directions: "كيف تساعدنا على الوصول إليك",
  },
  done: "مكتمل",
  open: "لم يكتمل",
  noServices: "لا توجد خدمات بعد.",
  servicesFailed: "تعذّر تحميل الخدمات، وستبقى على حالها.",
  inactiveService: "خدمة غير مُفعَّلة",
  minutes: (count) =>
    plural(count, "ar", {
      one: "زمن الاستجابة: دقيقة واحدة",
      two: "زمن الاستجابة: دقيقتان",
      few: "زمن الاستجابة: {n} دقائق",
      other: "زمن الاستجابة: {n} دقيقة",
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
  listedCount: (count) =>
    plural(count, "ar", {
      zero: "لا صفحات معروضة لمحركات البحث",
      one: "صفحة واحدة معروضة لمحركات البحث",
      two: "صفحتان معروضتان لمحركات البحث",
      few: "{n} صفحات معروضة لمحركات البحث",
      many: "{n} صفحة معروضة لمحركات البحث",
      other: "{n} صفحة معروضة لمحركات البحث",
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
    number: "يُرجى كتابة عدد صحيح من الدقائق من 1 إلى 600.",
    minutesOrder: "لا يمكن أن يكون أقصر زمن أطول من أطول زمن.",
    bothMinutes: "يُرجى كتابة الزمنين معًا، أو تركهما فارغين.",
  },
};

export const locationsTexts = { en, ar } satisfies Localized<typeof ar>;
