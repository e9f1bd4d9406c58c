import { formatNumber, plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Files for Google Ads",
  lead: "Bookings and completed visits of people who came from a Google ad and agreed to be counted. You upload the files to Google Ads yourself. Nothing is sent from here.",
  back: "Analytics",
  ownersOnly: "Only an owner can make these files, because they contain ad click IDs.",
  days: "Which days?",
  first: "From",
  last: "To",
  make: "Make the files",
  failed: "The files were not made",
  errors: {
    day: "Please enter both days.",
    reversed: "The last day is before the first.",
    tooLong: "Please choose at most 91 days. Click IDs are kept for 90 days.",
    future: "Please choose days up to today.",
  },
  todayNote: "Today is not over yet. Make these files again tomorrow to include the rest.",
  result: (days: string) => `Files for ${days}`,
  conversions: {
    title: "Conversions",
    rows: (booked: number, done: number) =>
      `${plural(booked, "en", { one: "{n} booking", other: "{n} bookings" })} and ${plural(done, "en", {
        one: "{n} completed visit",
        other: "{n} completed visits",
      })}.`,
    none: "No bookings on these days came from a Google ad with the visitor’s consent.",
    download: "Download conversions",
  },
  adjustments: {
    title: "Adjustments",
    rows: (retracted: number, restated: number) =>
      [
        ...(retracted > 0
          ? [
              plural(retracted, "en", {
                one: "{n} conversion to retract: it is no longer valid.",
                other: "{n} conversions to retract: they are no longer valid.",
              }),
            ]
          : []),
        ...(restated > 0
          ? [
              plural(restated, "en", {
                one: "{n} conversion with a new value.",
                other: "{n} conversions with a new value.",
              }),
            ]
          : []),
      ].join(" "),
    none: "No conversion in an earlier file changed on these days.",
    download: "Download adjustments",
  },
  unadjustable: (count: number) =>
    plural(count, "en", {
      one: "{n} conversion has changed, but Google does not accept its adjustment: it is more than 54 days old, or its click has a wbraid.",
      other:
        "{n} conversions have changed, but Google does not accept their adjustments: they are more than 54 days old, or their clicks have a wbraid.",
    }),
  elsewhere: (steps: number, days: string) =>
    plural(steps, "en", {
      one: `{n} row is already in the files for ${days}, so it is left out here.`,
      other: `{n} rows are already in the files for ${days}, so they are left out here.`,
    }),
  others: {
    fbclid: (count: number) =>
      `${plural(count, "en", { one: "{n} booking or visit", other: "{n} bookings and visits" })} came from a Facebook or Instagram ad. Google does not accept these IDs (fbclid), so we only count them here.`,
    ttclid: (count: number) =>
      `${plural(count, "en", { one: "{n} booking or visit", other: "{n} bookings and visits" })} came from a TikTok ad. Google does not accept these IDs (ttclid), so we only count them here.`,
  },
  former: {
    title: "Earlier files",
    empty: "No files yet.",
    days: "Days",
    made: "First made on",
    again: "Make again",
    againOf: (days: string) => `Make again: ${days}`,
  },
  steps: {
    title: "How to import them",
    names:
      "Once, in Google Ads: create two conversion actions (Goals, Conversions, “Import”, “Track conversions from clicks”). Use different values, and count “Every”: with “One”, Google drops a booking that follows a retracted one. Give them exactly these names:",
    only: "Make only one of the two “Primary” for bidding. Otherwise the value of a visit counts twice.",
    conversions:
      "Then, each week: open Goals, Conversions, Uploads, and choose the conversions file. A new conversion action accepts files after about six hours.",
    adjustments:
      "A day later, upload the adjustments file in the same place. It retracts conversions that are no longer valid and corrects values.",
    twice: "You can upload the same file again. Each row has an order ID, so nothing counts twice.",
    late: "Click IDs are kept for 90 days, and Google accepts conversions up to 90 days after the click, so do not wait longer.",
  },
  names: { booked: "Booked", done: "Done" },
  copy: (name: string) => `Copy “${name}”`,
  copied: "Copied",
  copyFailed: "Your browser blocked copying. Select the name and copy it by hand.",
};

const arabicBookings = (count: number) =>
  plural(count, "ar", {
    one: "حجز أو زيارة واحدة",
    two: "حجزان أو زيارتان",
    few: "{n} من الحجوزات والزيارات",
    many: "{n} من الحجوزات والزيارات",
    other: "{n} من الحجوزات والزيارات",
  });

const ar: Widen<typeof en> = {
  title: "ملفات إعلانات Google",
  lead: "حجوزات وزيارات مكتملة لأشخاص جاؤوا من إعلان في Google ووافقوا على احتسابهم. ارفع الملفات إلى إعلانات Google بنفسك، فلا يُرسَل شيء من هنا.",
  back: "التحليلات",
  ownersOnly: "إعداد هذه الملفات متاح لمالك الموقع فقط، لأن فيها معرّفات نقرات الإعلانات.",
  days: "أي أيام؟",
  first: "من",
  last: "إلى",
  make: "إعداد الملفات",
  failed: "لم تُعَدّ الملفات",
  errors: {
    day: "يُرجى كتابة اليومين.",
    reversed: "آخر يوم يسبق أول يوم.",
    tooLong: "يُرجى اختيار 91 يومًا على الأكثر، فمعرّفات النقرات تُحفظ 90 يومًا.",
    future: "يُرجى اختيار أيام حتى اليوم.",
  },
  todayNote: "لم ينتهِ اليوم بعد. أعِدّ هذه الملفات مرة أخرى غدًا لتشمل بقيته.",
  result: (days) => `ملفات ${isolated(days)}`,
  conversions: {
    title: "التحويلات",
    rows: (booked, done) => `الحجوزات: ${formatNumber(booked)}، والزيارات التي تمّت: ${formatNumber(done)}.`,
    none: "لم يأتِ أي حجز في هذه الأيام من إعلان في Google بموافقة الزائر.",
    download: "تنزيل التحويلات",
  },
  adjustments: {
    title: "التعديلات",
    rows: (retracted, restated) =>
      [
        ...(retracted > 0
          ? [
              plural(retracted, "ar", {
                one: "لم يعد تحويل واحد صالحًا، فيسحبه الملف.",
                two: "لم يعد تحويلان صالحين، فيسحبهما الملف.",
                few: "لم تعد {n} تحويلات صالحة، فيسحبها الملف.",
                many: "لم يعد {n} تحويلًا صالحًا، فيسحبها الملف.",
                other: "لم يعد {n} تحويل صالحًا، فيسحبها الملف.",
              }),
            ]
          : []),
        ...(restated > 0
          ? [
              plural(restated, "ar", {
                one: "تغيّرت قيمة تحويل واحد.",
                two: "تغيّرت قيمة تحويلين.",
                few: "تغيّرت قيمة {n} تحويلات.",
                many: "تغيّرت قيمة {n} تحويلًا.",
                other: "تغيّرت قيمة {n} تحويل.",
              }),
            ]
          : []),
      ].join(" "),
    none: "لم يتغيّر في هذه الأيام أي تحويل من ملف سابق.",
    download: "تنزيل التعديلات",
  },
  unadjustable: (count) =>
    plural(count, "ar", {
      one: "تغيّر تحويل واحد ولا يقبل Google تعديله: مضى عليه أكثر من 54 يومًا، أو في نقرته معرّف wbraid.",
      two: "تغيّر تحويلان ولا يقبل Google تعديلهما: مضى عليهما أكثر من 54 يومًا، أو في نقرتيهما معرّف wbraid.",
      few: "تغيّرت {n} تحويلات ولا يقبل Google تعديلها: مضى عليها أكثر من 54 يومًا، أو في نقراتها معرّف wbraid.",
      many: "تغيّر {n} تحويلًا ولا يقبل Google تعديلها: مضى عليها أكثر من 54 يومًا، أو في نقراتها معرّف wbraid.",
      other: "تغيّر {n} تحويل ولا يقبل Google تعديلها: مضى عليها أكثر من 54 يومًا، أو في نقراتها معرّف wbraid.",
    }),
  elsewhere: (steps, days) =>
    plural(steps, "ar", {
      one: `سبق إدراج سطر واحد في ملفات ${isolated(days)}، فلا يتكرر هنا.`,
      two: `سبق إدراج سطرين في ملفات ${isolated(days)}، فلا يتكرران هنا.`,
      few: `سبق إدراج {n} سطور في ملفات ${isolated(days)}، فلا تتكرر هنا.`,
      many: `سبق إدراج {n} سطرًا في ملفات ${isolated(days)}، فلا تتكرر هنا.`,
      other: `سبق إدراج {n} سطر في ملفات ${isolated(days)}، فلا تتكرر هنا.`,
    }),
  others: {
    fbclid: (count) =>
      `جاء من إعلانات فيسبوك وإنستغرام ${arabicBookings(count)}. لا يقبل Google معرّفاتها، فنُحصيها هنا فقط.`,
    ttclid: (count) =>
      `جاء من إعلانات تيك توك ${arabicBookings(count)}. لا يقبل Google معرّفاتها، فنُحصيها هنا فقط.`,
  },
  former: {
    title: "ملفات سابقة",
    empty: "لا ملفات بعد.",
    days: "الأيام",
    made: "أُعدّت أول مرة في",
    again: "إعداد مجددًا",
    againOf: (days) => `إعداد مجددًا: ${isolated(days)}`,
  },
  steps: {
    title: "كيف تستوردها",
    names:
      "مرة واحدة، في إعلانات Google: أنشئ إجراءي تحويل (الأهداف، ثم الإحالات الناجحة، ثم «استيراد»، ثم «تتبّع الإحالات الناجحة من النقرات»). اجعل قيمتيهما مختلفتين، واختر احتساب «كل إحالة ناجحة»، فمع «واحدة» يُسقط Google حجزًا يلي حجزًا مسحوبًا. وسمّهما بهذين الاسمين تمامًا:",
    only: "اجعل واحدًا منهما فقط «أساسيًا» لعروض الأسعار، وإلا احتُسبت قيمة الزيارة مرتين.",
    conversions:
      "ثم كل أسبوع: الأهداف، ثم الإحالات الناجحة، ثم التحميلات، واختر ملف التحويلات. يقبل إجراء التحويل الجديد الملفات بعد نحو ست ساعات.",
    adjustments: "وبعد يوم، حمّل ملف التعديلات في المكان نفسه: يسحب التحويلات التي لم تعد صالحة ويصحّح القيم.",
    twice: "يمكن تحميل الملف نفسه مرة أخرى: لكل سطر رقم طلب، فلا يُحتسب شيء مرتين.",
    late: "تُحفظ معرّفات النقرات 90 يومًا، ويقبل Google التحويلات حتى 90 يومًا بعد النقرة، فلا تتأخر أكثر.",
  },
  names: { booked: "حجز", done: "زيارة تمّت" },
  copy: (name) => `انسخ «${isolated(name)}»`,
  copied: "نُسخ",
  copyFailed: "لم يسمح المتصفح بالنسخ. حدّد الاسم وانسخه يدويًا.",
};

export const conversionsTexts = { en, ar } satisfies Localized<typeof ar>;
