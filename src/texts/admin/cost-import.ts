import { formatNumber, formatPrice, plural } from "@/i18n/format";
import { isolated, leftToRight } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Import costs",
  lead: "Download a report of your campaigns from Google Ads, Meta, TikTok, Snapchat, Microsoft Advertising or LinkedIn, then choose the file or paste its table. Nothing is saved until you have checked it.",
  chooseFile: "Choose a file",
  kinds: "CSV, Excel (.xlsx) or OpenDocument (.ods), up to 10 MB.",
  paste: "Or paste the table here",
  chosen: (name: string, lines: number) =>
    `${name}: ${plural(lines, "en", { one: "{n} line", other: "{n} lines" })}, too many to show here.`,
  sheets: (sheet: string, others: string) => `The sheet “${sheet}” was read. Not read: ${others}.`,
  problems: {
    empty: "It has no rows with costs.",
    unreadable: "The file could not be read. Please choose it again.",
    large:
      "This is more than 10 MB. Choose a shorter period, or only the columns with campaign, day and cost.",
    wide: "It has more than 300 columns. Choose only those with campaign, day and cost.",
    spreadsheet:
      "We couldn’t read this as a spreadsheet. Open it in the program it comes from, save it as CSV, and choose the new file.",
    oldSpreadsheet:
      "This is an old Excel file, or one with a password. Open it in Excel, save it as .xlsx or CSV without a password, and choose the new file.",
    noColumns: "We couldn’t find a table. It needs a first line with column names, and rows below.",
  },
  columns: "Which column is which?",
  columnsHint: "This browser remembers your choice for files with the same columns.",
  roles: {
    campaign: "Campaign",
    cost: "Cost",
    first: "Day, or first day",
    last: "Last day",
    currency: "Currency",
  },
  noColumn: "None",
  onePeriod: "One period for all rows",
  oneDay: "The same day",
  period: { first: "From", last: "To" },
  source: "Source",
  noSource: "Not given",
  dayOrder: "How are dates written?",
  dayOrders: { "": "Please choose", "day-first": "Day/month/year", "month-first": "Month/day/year" },
  line: (line: number, sentence: string) => `Line ${formatNumber(line)}: ${sentence}`,
  stop: {
    campaign: "Please choose the column with the campaigns. We don’t recognise any column name for it.",
    cost: "Please choose the column with the costs. We don’t recognise any column name for it.",
    period: "Please choose the column with the days, or enter the period for all rows.",
    fileCurrency: (currency: string) =>
      `These costs are in ${currency}. Only dirhams (AED) are saved: choose AED in the report, or convert the amounts first.`,
    currency: (currency: string) => `This cost is in ${currency}. Only dirhams (AED) are saved.`,
    money: (text: string) => `“${text}” is not an amount.`,
    ambiguous: (text: string) =>
      `“${text}” could mean one thousand or one. Write it without thousands separators, or with two decimals.`,
    day: (text: string) => `We couldn’t read “${text}” as a date. Write it like 2026-11-21.`,
    dayOrder: "Please choose how dates are written. 03/04/2026 could be in March or in April.",
    days: "The last day is before the first, or more than ten years after it.",
    long: "The campaign’s name is longer than 100 characters.",
    cells:
      "The number of cells differs from the number of columns. The file may be cut off, or an amount may have a comma without quotation marks.",
    quotes: "A quotation mark is opened but not closed. The file may be cut off.",
    nameless: "It has a cost but no campaign.",
    credit: "More was credited to this campaign than it cost.",
    periodReversed: "The period ends before it begins.",
    tooMany: (max: number) =>
      `This would change more than ${formatNumber(max)} costs at once. Choose one period for all rows, or a shorter report.`,
  },
  refused: (count: number) =>
    plural(count, "en", { one: "{n} line cannot be saved", other: "{n} lines cannot be saved" }),
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  restStored: "You can save the others, or correct the file and choose it again.",
  nothingStored: "Nothing is saved until this is fixed.",
  preview: "What will be saved",
  days: "Days",
  state: "What happens",
  states: {
    new: "New",
    same: "Already saved",
    replaced: (before: number) => `Replaces ${formatPrice(before, "en")}`,
    overlaps: "New. It overlaps with a saved cost of this campaign, and both will count",
  },
  sum: "Total",
  ownTotal: "Total in the file",
  difference: (amount: number) =>
    `The total in the file is ${formatPrice(Math.abs(amount), "en")} ${amount > 0 ? "more" : "less"} than what will be saved.`,
  sums: "Lines with totals are left out",
  sumLine: (line: number, name: string, amount: number) =>
    `Line ${formatNumber(line)}${name === "" ? "" : `, “${name}”`}: ${formatPrice(amount, "en")}`,
  isCampaign: "This is a campaign",
  isSum: "This is a total",
  countsAsCampaign: (line: number) => `Line ${formatNumber(line)} is saved as a campaign.`,
  shown: (shown: number, all: number) => `Showing ${formatNumber(shown)} of ${formatNumber(all)}.`,
  leftOut: {
    free: (count: number) =>
      plural(count, "en", {
        one: "{n} line without a cost was left out.",
        other: "{n} lines without a cost were left out.",
      }),
    joined: (count: number) =>
      plural(count, "en", {
        one: "{n} line was merged with another one of the same campaign and days.",
        other: "{n} lines were merged with others of the same campaign and days.",
      }),
  },
  store: (count: number) => plural(count, "en", { one: "Save {n} cost", other: "Save {n} costs" }),
  nothingToStore: "There is nothing to save.",
  nothingNew: "Everything in it is already saved.",
  stored: (count: number) => plural(count, "en", { one: "{n} cost saved", other: "{n} costs saved" }),
  failed: "The costs were not saved",
};

const arabicCosts = {
  zero: "{n} تكلفة",
  one: "تكلفة واحدة",
  two: "تكلفتان",
  few: "{n} تكاليف",
  many: "{n} تكلفة",
  other: "{n} تكلفة",
};

const ar: Widen<typeof en> = {
  title: "استيراد التكاليف",
  lead: "نزّل تقرير حملاتك من إعلانات Google أو ميتا أو تيك توك أو سناب شات أو مايكروسوفت أو لينكدإن، ثم اختر الملف أو الصق جدوله. لا يُحفظ شيء قبل أن تراجعه.",
  chooseFile: "اختيار ملف",
  kinds: "ملف CSV أو إكسل أو أوبن دوكيومنت، حتى 10 ميغابايت.",
  paste: "أو الصق الجدول هنا",
  chosen: (name, lines) => `${isolated(name)}: عدد سطوره ${formatNumber(lines)}، وهي أكثر من أن تُعرض هنا.`,
  sheets: (sheet, others) => `قُرئت الورقة «${isolated(sheet)}». ولم يُقرأ غيرها: ${isolated(others)}.`,
  problems: {
    empty: "ليس فيه سطور بتكاليف.",
    unreadable: "تعذّرت قراءة الملف. يُرجى اختياره من جديد.",
    large: "حجم الملف أكبر من 10 ميغابايت. اختر فترة أقصر، أو أعمدة الحملة واليوم والتكلفة فقط.",
    wide: "في الملف أكثر من 300 عمود. اختر أعمدة الحملة واليوم والتكلفة فقط.",
    spreadsheet: "تعذّرت قراءة هذا الملف كجدول. افتحه في برنامجه واحفظه بصيغة CSV، ثم اختر الملف الجديد.",
    oldSpreadsheet:
      "هذا ملف إكسل قديم أو محمي بكلمة مرور. افتحه في إكسل واحفظه بصيغة CSV دون كلمة مرور، ثم اختر الملف الجديد.",
    noColumns: "لم نجد فيه جدولًا. يحتاج إلى سطر أول بأسماء الأعمدة، وتحته السطور.",
  },
  columns: "ما محتوى كل عمود؟",
  columnsHint: "يتذكّر هذا المتصفح اختيارك للملفات التي لها الأعمدة نفسها.",
  roles: {
    campaign: "الحملة",
    cost: "التكلفة",
    first: "اليوم أو أول يوم",
    last: "آخر يوم",
    currency: "العملة",
  },
  noColumn: "لا عمود",
  onePeriod: "فترة واحدة لكل السطور",
  oneDay: "اليوم نفسه",
  period: { first: "من", last: "إلى" },
  source: "المصدر",
  noSource: "غير مذكور",
  dayOrder: "كيف كُتبت التواريخ؟",
  dayOrders: { "": "يُرجى الاختيار", "day-first": "يوم/شهر/سنة", "month-first": "شهر/يوم/سنة" },
  line: (line, sentence) => `السطر ${formatNumber(line)}: ${sentence}`,
  stop: {
    campaign: "لم نتعرّف على عمود الحملات من اسمه. يُرجى اختياره.",
    cost: "لم نتعرّف على عمود التكاليف من اسمه. يُرجى اختياره.",
    period: "يُرجى اختيار عمود الأيام، أو كتابة الفترة لكل السطور.",
    fileCurrency: (currency) =>
      `هذه التكاليف بعملة ${isolated(currency)}. لا يُحفظ إلا الدرهم: اختر الدرهم في التقرير، أو حوّل المبالغ أولًا.`,
    currency: (currency) => `هذه التكلفة بعملة ${isolated(currency)}. لا يُحفظ إلا الدرهم.`,
    money: (text) => `«${isolated(text)}» ليس مبلغًا.`,
    ambiguous: (text) =>
      `«${isolated(text)}» قد يكون ألفًا وقد يكون واحدًا: اكتبه دون فواصل الآلاف، أو بمنزلتين بعد الفاصلة.`,
    day: (text) => `تعذّرت قراءة «${isolated(text)}» كتاريخ. اكتبه هكذا: ${leftToRight("2026-11-21")}.`,
    dayOrder: `يُرجى اختيار طريقة كتابة التواريخ: ${leftToRight("03/04/2026")} قد يكون في مارس أو في أبريل.`,
    days: "آخر يوم يسبق أول يوم، أو يأتي بعده بأكثر من عشر سنوات.",
    long: "اسم الحملة أطول من 100 حرف.",
    cells: "عدد خلاياه يختلف عن عدد الأعمدة. ربما انقطع تنزيل الملف، أو في المبلغ فاصلة دون علامتي اقتباس.",
    quotes: "فيه علامة اقتباس مفتوحة لم تُغلق. ربما انقطع تنزيل الملف.",
    nameless: "فيه تكلفة دون اسم حملة.",
    credit: "المبلغ المردود لهذه الحملة أكبر من تكلفتها.",
    periodReversed: "الفترة تنتهي قبل أن تبدأ.",
    tooMany: (max) =>
      `سيغيّر هذا أكثر من ${formatNumber(max)} تكلفة دفعة واحدة. اختر فترة واحدة لكل السطور، أو تقريرًا أقصر.`,
  },
  refused: (count) =>
    plural(count, "ar", {
      one: "سطر واحد لا يمكن حفظه",
      two: "سطران لا يمكن حفظهما",
      few: "{n} سطور لا يمكن حفظها",
      many: "{n} سطرًا لا يمكن حفظها",
      other: "{n} سطر لا يمكن حفظها",
    }),
  showAll: (count) => `عرض الكل (${formatNumber(count)})`,
  restStored: "يمكنك حفظ ما عداها، أو تصحيح الملف واختياره من جديد.",
  nothingStored: "لا يُحفظ شيء قبل تصحيح ذلك.",
  preview: "ما سيُحفظ",
  days: "الأيام",
  state: "ما سيحدث",
  states: {
    new: "جديدة",
    same: "محفوظة من قبل",
    replaced: (before) => `تحل محل ${isolated(formatPrice(before, "ar"))}`,
    overlaps: "جديدة. تتداخل مع تكلفة محفوظة لهذه الحملة، وستُحتسب الاثنتان",
  },
  sum: "المجموع",
  ownTotal: "المجموع في الملف نفسه",
  difference: (amount) =>
    `المجموع في الملف نفسه ${amount > 0 ? "أكبر" : "أقل"} مما سيُحفظ بمقدار ${isolated(formatPrice(Math.abs(amount), "ar"))}.`,
  sums: "سطور المجاميع لا تُحفظ",
  sumLine: (line, name, amount) =>
    `السطر ${formatNumber(line)}${name === "" ? "" : `، «${isolated(name)}»`}: ${isolated(formatPrice(amount, "ar"))}`,
  isCampaign: "هذه حملة",
  isSum: "هذا مجموع",
  countsAsCampaign: (line) => `يُحفظ السطر ${formatNumber(line)} على أنه حملة.`,
  shown: (shown, all) => `يُعرض ${formatNumber(shown)} من ${formatNumber(all)}.`,
  leftOut: {
    free: (count) =>
      plural(count, "ar", {
        one: "لا يُحفظ سطر واحد لأنه بلا تكلفة.",
        two: "لا يُحفظ سطران لأنهما بلا تكلفة.",
        few: "لا تُحفظ {n} سطور لأنها بلا تكلفة.",
        many: "لا يُحفظ {n} سطرًا لأنها بلا تكلفة.",
        other: "لا يُحفظ {n} سطر لأنها بلا تكلفة.",
      }),
    joined: (count) =>
      plural(count, "ar", {
        one: "دُمج سطر واحد مع سطر آخر للحملة والأيام نفسها.",
        two: "دُمج سطران مع غيرهما للحملة والأيام نفسها.",
        few: "دُمجت {n} سطور مع غيرها للحملة والأيام نفسها.",
        many: "دُمج {n} سطرًا مع غيرها للحملة والأيام نفسها.",
        other: "دُمج {n} سطر مع غيرها للحملة والأيام نفسها.",
      }),
  },
  store: (count) => `حفظ ${plural(count, "ar", { ...arabicCosts, two: "تكلفتين" })}`,
  nothingToStore: "لا شيء لحفظه.",
  nothingNew: "كل ما فيه محفوظ من قبل.",
  stored: (count) => `حُفظت ${plural(count, "ar", arabicCosts)}`,
  failed: "لم تُحفظ التكاليف",
};

export const costImportTexts = { en, ar } satisfies Localized<typeof ar>;
