import { formatNumber, plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "For Google Ads",
  lead: "Bookings and completed visits that began with a Google ad, of people who agreed. You import the files in Google Ads yourself; nothing is sent from here.",
  back: "Analytics",
  ownersOnly: "Only an owner can make these files: they have the ids of ads’ clicks.",
  days: "Which days?",
  first: "From",
  last: "To",
  make: "Make the files",
  failed: "The files were not made",
  errors: {
    day: "Please enter both days.",
    reversed: "The last day is before the first.",
    tooLong: "Please choose at most 91 days: ids of clicks are kept for 90.",
    future: "These days are not over yet. Please choose days up to today.",
  },
  todayNote: "Today is not over: make the files of these days again tomorrow, and they have the rest, too.",
  result: (days: string) => `Files for ${days}`,
  conversions: {
    title: "Conversions",
    rows: (booked: number, done: number) =>
      `${plural(booked, "en", { one: "{n} booking", other: "{n} bookings" })} and ${plural(done, "en", {
        one: "{n} completed visit",
        other: "{n} completed visits",
      })}.`,
    none: "No booking of these days began with a Google ad and an agreement.",
    download: "Download conversions",
  },
  adjustments: {
    title: "Adjustments",
    rows: (retracted: number, restated: number) =>
      [
        ...(retracted > 0
          ? [
              plural(retracted, "en", {
                one: "{n} conversion to take back: it is no longer so.",
                other: "{n} conversions to take back: they are no longer so.",
              }),
            ]
          : []),
        ...(restated > 0
          ? [
              plural(restated, "en", {
                one: "{n} conversion with another value.",
                other: "{n} conversions with another value.",
              }),
            ]
          : []),
      ].join(" "),
    none: "Nothing that a file holds was changed on these days.",
    download: "Download adjustments",
  },
  unadjustable: (count: number) =>
    plural(count, "en", {
      one: "{n} conversion has changed, and Google takes no adjustment of it: it is more than 54 days old, or its click is known by a wbraid.",
      other:
        "{n} conversions have changed, and Google takes no adjustments of them: they are more than 54 days old, or their clicks are known by a wbraid.",
    }),
  elsewhere: (steps: number, days: string) =>
    `${plural(steps, "en", { one: "{n} row is", other: "{n} rows are" })} in the files for ${days}, and not here once more.`,
  others: {
    fbclid: (count: number) =>
      `${plural(count, "en", { one: "{n} step", other: "{n} steps" })} began with an ad of Facebook or Instagram. Google’s file does not take their ids (fbclid), so they are only counted here.`,
    ttclid: (count: number) =>
      `${plural(count, "en", { one: "{n} step", other: "{n} steps" })} began with an ad of TikTok. Google’s file does not take their ids (ttclid), so they are only counted here.`,
  },
  former: {
    title: "Files that were made",
    empty: "There are none yet.",
    days: "Days",
    made: "First made on",
    again: "Make again",
    againOf: (days: string) => `Make again: ${days}`,
  },
  steps: {
    title: "How to import them",
    names:
      "In Google Ads, once: create two conversion actions (Goals, Conversions, “Import”, “Track conversions from clicks”) with exactly these names, different values, and count “Every” (with “One”, Google drops a booking that follows one that was taken back):",
    only: "Let only one of the two count for bidding (“Primary”), or the value of a visit counts twice.",
    conversions:
      "Then, each week: Goals, Conversions, Uploads, and choose the file of conversions. A new conversion action takes six hours until it takes files.",
    adjustments:
      "A day later, upload the file of adjustments in the same place: it takes back what is no longer so, and corrects values.",
    twice: "The same file may be uploaded again: each row has an order id, so that nothing counts twice.",
    late: "Ids are kept for 90 days, and Google takes conversions up to 90 days after the click: do not wait longer.",
  },
  names: { booked: "Booked", done: "Done" },
  copy: (name: string) => `Copy “${name}”`,
  copied: "Copied",
  copyFailed: "The browser does not allow copying. Please select the name and copy it.",
};

const ar: Widen<typeof en> = {
  title: "ملفات إعلانات Google",
  lead: "الحجوزات والزيارات التي تمّت وبدأت بإعلان من Google، لمن وافقوا على ذلك. تستورد الملفات في إعلانات Google بنفسك، ولا يُرسَل شيء من هنا.",
  back: "التحليلات",
  ownersOnly: "لا يُعدّ هذه الملفات إلا مالك الموقع، ففيها معرّفات نقرات الإعلانات.",
  days: "أي أيام؟",
  first: "من",
  last: "إلى",
  make: "إعداد الملفات",
  failed: "لم تُعَدّ الملفات",
  errors: {
    day: "يُرجى كتابة اليومين.",
    reversed: "آخر يوم يسبق أول يوم.",
    tooLong: "يُرجى اختيار 91 يومًا على الأكثر، فمعرّفات النقرات تُحفظ 90 يومًا.",
    future: "لم تنتهِ هذه الأيام بعد. يُرجى اختيار أيام حتى اليوم.",
  },
  todayNote: "لم ينتهِ اليوم بعد: أعِدّ ملفات هذه الأيام مرة أخرى غدًا ليكون فيها ما بقي.",
  result: (days) => `ملفات ${isolated(days)}`,
  conversions: {
    title: "التحويلات",
    rows: (booked, done) => `الحجوزات: ${formatNumber(booked)}، والزيارات التي تمّت: ${formatNumber(done)}.`,
    none: "لا حجز في هذه الأيام بدأ بإعلان من Google وبموافقة.",
    download: "تنزيل التحويلات",
  },
  adjustments: {
    title: "التعديلات",
    rows: (retracted, restated) =>
      [
        ...(retracted > 0 ? [`تحويلات تُسحب لأنها لم تعد قائمة: ${formatNumber(retracted)}.`] : []),
        ...(restated > 0 ? [`تحويلات تغيّرت قيمتها: ${formatNumber(restated)}.`] : []),
      ].join(" "),
    none: "لم يتغيّر في هذه الأيام شيء موجود في ملف.",
    download: "تنزيل التعديلات",
  },
  unadjustable: (count) =>
    `تحويلات تغيّرت ولا يقبل Google تعديلها: ${formatNumber(count)}. مضى عليها أكثر من 54 يومًا، أو تُعرف نقرتها بمعرّف wbraid.`,
  elsewhere: (steps, days) =>
    `السطور الموجودة في ملفات ${isolated(days)}، ولا تتكرر هنا: ${formatNumber(steps)}.`,
  others: {
    fbclid: (count) =>
      `خطوات بدأت بإعلان في فيسبوك أو إنستغرام: ${formatNumber(count)}. لا يقبل ملف Google معرّفاتها، فهي تُحصى هنا فقط.`,
    ttclid: (count) =>
      `خطوات بدأت بإعلان في تيك توك: ${formatNumber(count)}. لا يقبل ملف Google معرّفاتها، فهي تُحصى هنا فقط.`,
  },
  former: {
    title: "ملفات أُعدّت",
    empty: "لا ملفات بعد.",
    days: "الأيام",
    made: "أُعدّت أول مرة في",
    again: "إعداد مجددًا",
    againOf: (days) => `إعداد مجددًا: ${isolated(days)}`,
  },
  steps: {
    title: "كيف تستوردها",
    names:
      "في إعلانات Google، مرة واحدة: أنشئ إجراءي تحويل (الأهداف، ثم الإحالات الناجحة، ثم «استيراد»، ثم «تتبّع الإحالات الناجحة من النقرات») بهذين الاسمين تمامًا، وبقيم مختلفة، واختر احتساب «كل إحالة ناجحة»، فمع «واحدة» يُسقط Google حجزًا يلي حجزًا سُحب:",
    only: "اجعل واحدًا منهما فقط «أساسيًا» لعروض الأسعار، وإلا احتُسبت قيمة الزيارة مرتين.",
    conversions:
      "ثم كل أسبوع: الأهداف، ثم الإحالات الناجحة، ثم التحميلات، واختر ملف التحويلات. لا يقبل إجراء التحويل الجديد ملفات إلا بعد ست ساعات.",
    adjustments: "وبعد يوم، حمّل ملف التعديلات في المكان نفسه: يسحب ما لم يعد قائمًا ويصحّح القيم.",
    twice: "يمكن تحميل الملف نفسه مرة أخرى: لكل سطر رقم طلب، فلا يُحتسب شيء مرتين.",
    late: "تُحفظ المعرّفات 90 يومًا، ويقبل Google التحويلات حتى 90 يومًا بعد النقرة، فلا تتأخر أكثر.",
  },
  names: { booked: "حجز", done: "زيارة تمّت" },
  copy: (name) => `انسخ «${isolated(name)}»`,
  copied: "نُسخ",
  copyFailed: "لا يسمح المتصفح بالنسخ. يُرجى تحديد الاسم ونسخه.",
};

export const conversionsTexts = { en, ar } satisfies Localized<typeof ar>;
