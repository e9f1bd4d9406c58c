import { isolated } from "@/i18n/isolated";
import { dirhams, formatAmount, fromDirhams, plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Services",
  usesTitle: "Where its price, times and name are used",
  uses: {
    price: "Where its price is used",
    response: "Where its arrival time is used",
    visit: "Where the length of a visit is used",
    name: "Where its name is used",
  },
  lead: "What we offer, what it costs and how soon someone comes, in the order pages show it.",
  add: "Add Service",
  edit: "Edit service",
  list: "Services in their order",
  empty: "There are no services yet. Add the first one; locations can then offer it.",
  fields: {
    slug: "Slug",
    starting_price: "Starting Price (AED)",
    price_unit: "Price is per",
    arrival_least: "Arrival time, from (min)",
    arrival_most: "Arrival time, up to (min)",
    visit_least: "Length of a visit, from (min)",
    visit_most: "Length of a visit, up to (min)",
    name: "Name",
    description: "Description",
    is_active: "Active",
    content_data: "On its own page",
  },
  options: {
    price_unit: { visit: "Visit", session: "Session", hour: "Hour", day: "Day", package: "Package" },
  },
  slugHint: "The last part of the address. A new service gets it from its name.",
  slugChanged:
    "Its pages move to a new address. Posts keep the old slug. Add redirects for the old addresses.",
  preview: {
    title: "Preview",
    lead: "The whole page with your unsaved changes. Links and buttons do not work here, and nothing is counted.",
    language: "Language of the page",
    width: "Width of the page",
    widths: { phone: "Phone", desktop: "Computer" },
    frame: (language: string) => `The page in ${language}`,
    noPage: "There is nothing to show: the site has no page for this service.",
  },
  unusualPrice: (price: number) => `AED ${formatAmount(price)} looks unusual. Save it anyway?`,
  unusualStep: (from: number, to: number) =>
    `The starting price goes from AED ${formatAmount(from)} to AED ${formatAmount(to)}. Save it anyway?`,
  unusualMinutes: (minutes: number) =>
    plural(minutes, "en", {
      one: "{n} minute looks unusual. Save it anyway?",
      other: "{n} minutes looks unusual. Save it anyway?",
    }),
  switchedOff:
    "Pages and menus will no longer show it. Its address shows the other services, and articles use neutral words instead of its price and times.",
  articlesLeft: (count: number) =>
    plural(count, "en", {
      one: "{n} article mentions it or links to it.",
      other: "{n} articles mention it or link to it.",
    }),
  content: {
    title: "On its own page",
    about: "Optional. Where a field is empty, the page shows its standard text.",
    unreadable: (parts: string) =>
      `Some saved content cannot be read, so pages leave it out: ${parts}. It stays saved unless you fill in the same field here.`,
    prices: "Single items with a price",
    addPrice: "Add item",
    removePrice: (place: number) => `Remove item ${place}`,
    questions: "Further questions",
    addQuestion: "Add question",
    removeQuestion: (place: number) => `Remove question ${place}`,
  },
  parts: {
    content_data: {
      lead: "Lead sentence",
      badge: "Badge",
      "picture.url": "Address of the image",
      "picture.alt": "Alt text",
      "video.url": "Address of a video",
      "video.title": "Title of the video",
      "prices.id": "Short name",
      "prices.fromAED": "From (AED)",
      "prices.name": "Item",
      "faqs.question": "Question",
      "faqs.answer": "Answer",
    },
  },
  priceFrom: (price: number) => `Starting from AED ${formatAmount(price)}`,
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
          one: "{n} location offers it, and its page for this service will be deleted, too.",
          other: "{n} locations offer it, and their pages for this service will be deleted, too.",
        }),
  postsLeft: (count: number) =>
    count === 0
      ? "It is not the primary service of any post."
      : plural(count, "en", {
          one: "It is the primary service of {n} post, which keeps its slug.",
          other: "It is the primary service of {n} posts, which keep its slug.",
        }),
  errors: {
    starting_price: "Please enter an amount from 0 to 100,000, such as 262.50, or leave this empty.",
    itemPrice: "Please enter an amount from 0 to 100,000, such as 262.50.",
    number: "Please enter whole minutes, or leave this empty.",
    range: "Please enter both times, the shorter one first, or neither.",
    bothLanguages: "Please write it in both languages.",
    signs: "Please leave out < and >.",
    address: "Please enter a full address that begins with https://.",
    video: "Please enter the address of a YouTube or Vimeo video, or of an mp4 file.",
    itemTwice: "Another item already has this short name.",
  },
};

const ar: Widen<typeof en> = {
  title: "الخدمات",
  usesTitle: "مواضع استخدام سعرها ومُددها واسمها",
  uses: {
    price: "مواضع استخدام سعرها",
    response: "مواضع استخدام مدة الوصول",
    visit: "مواضع استخدام مدة الزيارة",
    name: "مواضع استخدام اسمها",
  },
  lead: "ما نقدّمه وتكلفته وموعد الوصول، بالترتيب الذي تعرضه الصفحات.",
  add: "إضافة خدمة",
  edit: "تعديل الخدمة",
  list: "الخدمات بترتيبها",
  empty: "لا توجد خدمات بعد. أضف الأولى لتتمكن المناطق من عرضها.",
  fields: {
    slug: "الاسم في الرابط",
    starting_price: "يبدأ السعر من (درهم)",
    price_unit: "السعر لكل",
    arrival_least: "مدة الوصول، من (دقيقة)",
    arrival_most: "مدة الوصول، حتى (دقيقة)",
    visit_least: "مدة الزيارة، من (دقيقة)",
    visit_most: "مدة الزيارة، حتى (دقيقة)",
    name: "الاسم",
    description: "الوصف",
    is_active: "مُفعَّلة",
    content_data: "في صفحتها",
  },
  options: { price_unit: { visit: "زيارة", session: "جلسة", hour: "ساعة", day: "يوم", package: "باقة" } },
  slugHint: "الجزء الأخير من الرابط، بحروف لاتينية صغيرة وشرطات. تأخذه الخدمة الجديدة من اسمها.",
  slugChanged: "ستنتقل صفحاتها إلى رابط جديد، وتحتفظ المقالات بالاسم القديم. أضف إعادة توجيه للروابط القديمة.",
  preview: {
    title: "معاينة",
    lead: "الصفحة كاملة بتعديلاتك قبل الحفظ. لا تعمل فيها الروابط والأزرار، ولا تُحتسب زيارتها.",
    language: "لغة الصفحة",
    width: "عرض الصفحة",
    widths: { phone: "هاتف", desktop: "حاسوب" },
    frame: (language) => `الصفحة باللغة: ${language}`,
    noPage: "لا شيء لعرضه: لا صفحة لهذه الخدمة في الموقع.",
  },
  unusualPrice: (price) => `يبدو السعر ${dirhams(price)} غير معتاد. هل تريد حفظه مع ذلك؟`,
  unusualStep: (from, to) =>
    `ينتقل السعر الابتدائي من ${dirhams(from)} إلى ${dirhams(to)}. هل تريد حفظه مع ذلك؟`,
  unusualMinutes: (minutes) =>
    plural(minutes, "ar", {
      one: "تبدو المدة (دقيقة واحدة) غير معتادة. هل تريد حفظها مع ذلك؟",
      two: "تبدو المدة (دقيقتان) غير معتادة. هل تريد حفظها مع ذلك؟",
      few: "تبدو المدة ({n} دقائق) غير معتادة. هل تريد حفظها مع ذلك؟",
      many: "تبدو المدة ({n} دقيقة) غير معتادة. هل تريد حفظها مع ذلك؟",
      other: "تبدو المدة ({n} دقيقة) غير معتادة. هل تريد حفظها مع ذلك؟",
    }),
  switchedOff:
    "لن تعرضها الصفحات والقوائم بعد ذلك. ويعرض رابطها بقية الخدمات، وتستخدم المقالات كلامًا عامًا مكان سعرها ومواعيدها.",
  articlesLeft: (count) =>
    plural(count, "ar", {
      zero: "لا يذكرها أي مقال.",
      one: "يذكرها مقال واحد أو فيه رابط إليها.",
      two: "يذكرها مقالان أو فيهما روابط إليها.",
      few: "تذكرها {n} مقالات أو فيها روابط إليها.",
      many: "يذكرها {n} مقالًا أو فيها روابط إليها.",
      other: "يذكرها {n} مقال أو فيها روابط إليها.",
    }),
  content: {
    title: "في صفحتها",
    about: "اختياري. إن تُرك حقل فارغًا عرضت الصفحة نصّها الأصلي.",
    unreadable: (parts) =>
      `بعض المحتوى المحفوظ لا يمكن قراءته، فلا تعرضه الصفحات: ${isolated(parts)}. ويبقى محفوظًا ما لم تملأ الحقل نفسه هنا.`,
    prices: "بنود لها سعر",
    addPrice: "إضافة بند",
    removePrice: (place) => `حذف البند ${place}`,
    questions: "أسئلة إضافية",
    addQuestion: "إضافة سؤال",
    removeQuestion: (place) => `حذف السؤال ${place}`,
  },
  parts: {
    content_data: {
      lead: "الجملة الأولى",
      badge: "الشارة",
      "picture.url": "رابط الصورة",
      "picture.alt": "النص البديل",
      "video.url": "رابط فيديو",
      "video.title": "عنوان الفيديو",
      "prices.id": "اسم قصير",
      "prices.fromAED": "ابتداءً من (درهم)",
      "prices.name": "البند",
      "faqs.question": "السؤال",
      "faqs.answer": "الجواب",
    },
  },
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
      zero: "ليست الخدمة الرئيسية لأي مقال.",
      one: "هي الخدمة الرئيسية لمقال واحد، وسيحتفظ باسمها في الرابط.",
      two: "هي الخدمة الرئيسية لمقالين، وسيحتفظان باسمها في الرابط.",
      few: "هي الخدمة الرئيسية لـ{n} مقالات، وستحتفظ باسمها في الرابط.",
      many: "هي الخدمة الرئيسية لـ{n} مقالًا، وستحتفظ باسمها في الرابط.",
      other: "هي الخدمة الرئيسية لـ{n} مقال، وستحتفظ باسمها في الرابط.",
    }),
  errors: {
    starting_price: "يُرجى كتابة مبلغ من 0 إلى 100,000، مثل 262.50، أو ترك الحقل فارغًا.",
    itemPrice: "يُرجى كتابة مبلغ من 0 إلى 100,000، مثل 262.50.",
    number: "يُرجى كتابة عدد صحيح من الدقائق، أو ترك الحقل فارغًا.",
    range: "يُرجى كتابة الزمنين، الأقصر أولًا، أو ترك الحقلين فارغين.",
    bothLanguages: "يُرجى كتابته باللغتين.",
    signs: "يُرجى عدم استخدام < أو >.",
    address: "يُرجى كتابة رابط كامل يبدأ بـ https://‎.",
    video: "يُرجى كتابة رابط فيديو على YouTube أو Vimeo، أو رابط ملف MP4.",
    itemTwice: "هذا الاسم القصير مستخدم لبند آخر.",
  },
};

export const servicesTexts = { en, ar } satisfies Localized<typeof ar>;
