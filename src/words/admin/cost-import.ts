import { formatNumber, formatPrice, plural } from "@/i18n/format";
import { isolated, leftToRight } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Costs from a file",
  lead: "Download a report of your campaigns from Google Ads, Meta, TikTok, Snapchat, Microsoft Advertising or LinkedIn, then choose the file or paste its table. Nothing is stored before you have seen it.",
  chooseFile: "Choose a file",
  kinds: "CSV, Excel (.xlsx) or OpenDocument (.ods), up to 10 MB.",
  paste: "Or paste the table here",
  chosen: (name: string, lines: number) =>
    `${name}: ${plural(lines, "en", { one: "{n} line", other: "{n} lines" })}. They are too many to be shown here.`,
  sheets: (sheet: string, others: string) => `The sheet “${sheet}” was read. Not read: ${others}.`,
  problems: {
    empty: "There are no rows with costs in it.",
    unreadable: "The file could not be read. Please choose it again.",
    large:
      "This is more than 10 MB. Choose a shorter period, or only the columns with campaign, day and cost.",
    wide: "There are more than 300 columns in it. Choose only those with campaign, day and cost.",
    spreadsheet:
      "This is no spreadsheet that could be read. Open it in its own program, save it as CSV, and choose the new file.",
    oldSpreadsheet:
      "This is an old Excel file, or one with a password. Open it in Excel, save it as .xlsx or CSV without a password, and choose the new file.",
    noColumns: "There is no table in it: a first line with the names of the columns, and rows below.",
  },
  columns: "Which column is which?",
  columnsHint: "This is remembered in this browser for files with the same columns.",
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
  noSource: "Not said",
  dayOrder: "How are days written?",
  dayOrders: { "": "Please choose", "day-first": "Day/month/year", "month-first": "Month/day/year" },
  line: (line: number, sentence: string) => `Line ${formatNumber(line)}: ${sentence}`,
  stop: {
    campaign:
      "Please choose the column with the campaigns. The file has no column with a name that is known for it.",
    cost: "Please choose the column with the costs. The file has no column with a name that is known for it.",
    period: "Please choose the column with the days, or enter the period for all rows.",
    fileCurrency: (currency: string) =>
      `These costs are in ${currency}. Only dirhams (AED) are stored: choose AED in the report, or convert the amounts first.`,
    currency: (currency: string) => `This cost is in ${currency}. Only dirhams (AED) are stored.`,
    money: (text: string) => `“${text}” is no amount.`,
    ambiguous: (text: string) =>
      `“${text}” can be one thousand or one: write it without thousands separators, or with two decimals.`,
    day: (text: string) => `“${text}” is no day that could be read. Write it as 2026-11-21.`,
    dayOrder: "Please choose how days are written: 03/04/2026 can be in March or in April.",
    days: "The last day is before the first, or more than ten years after it.",
    long: "The campaign’s name is longer than 100 characters.",
    cells:
      "It has more or fewer cells than there are columns. The file may have been cut off, or an amount may have a comma without quotation marks.",
    quotes: "A quotation mark opens and nothing closes it. The file may have been cut off.",
    nameless: "It has a cost and no campaign.",
    credit: "More was credited to this campaign than it cost.",
    periodReversed: "The period ends before it begins.",
    tooMany: (most: number) =>
      `This is more than ${formatNumber(most)} costs to change at once. Choose one period for all rows, or a shorter report.`,
  },
  refused: (count: number) =>
    plural(count, "en", { one: "{n} line cannot be stored", other: "{n} lines cannot be stored" }),
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  restStored: "The others can be. Or mend the file, and choose it again.",
  nothingStored: "Nothing is stored while this is so.",
  preview: "What will be stored",
  days: "Days",
  state: "What happens",
  states: {
    new: "New",
    same: "Stored already",
    replaced: (before: number) => `Replaces ${formatPrice(before, "en")}`,
    overlaps: "New. Other days of this campaign are stored that overlap: both will count",
  },
  sum: "Together",
  ownTotal: "The file’s own total",
  difference: (amount: number) =>
    `The file’s own total is ${formatPrice(Math.abs(amount), "en")} ${amount > 0 ? "more" : "less"} than what will be stored.`,
  sums: "Lines that sum up others are left out",
  sumLine: (line: number, name: string, amount: number) =>
    `Line ${formatNumber(line)}${name === "" ? "" : `, “${name}”`}: ${formatPrice(amount, "en")}`,
  isCampaign: "It is a campaign",
  isSum: "It is a sum",
  countsAsCampaign: (line: number) => `Line ${formatNumber(line)} is stored as a campaign.`,
  shown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)} are shown.`,
  leftOut: {
    free: (count: number) =>
      plural(count, "en", {
        one: "{n} line without a cost was left out.",
        other: "{n} lines without a cost were left out.",
      }),
    joined: (count: number) =>
      plural(count, "en", {
        one: "{n} line was added to another of the same campaign and days.",
        other: "{n} lines were added to others of the same campaign and days.",
      }),
  },
  store: (count: number) => plural(count, "en", { one: "Store {n} cost", other: "Store {n} costs" }),
  nothingToStore: "There is nothing to store.",
  nothingNew: "All of it is stored already.",
  stored: (count: number) => plural(count, "en", { one: "{n} cost stored", other: "{n} costs stored" }),
  failed: "The costs were not stored",
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
  title: "التكاليف من ملف",
  lead: "نزّل تقرير حملاتك من إعلانات Google أو ميتا أو تيك توك أو سناب شات أو مايكروسوفت أو لينكدإن، ثم اختر الملف أو الصق جدوله. لا يُحفظ شيء قبل أن تراه.",
  chooseFile: "اختيار ملف",
  kinds: "ملف CSV أو إكسل أو أوبن دوكيومنت، حتى 10 ميغابايت.",
  paste: "أو الصق الجدول هنا",
  chosen: (name, lines) => `${isolated(name)}: عدد سطوره ${formatNumber(lines)}، وهي أكثر من أن تُعرض هنا.`,
  sheets: (sheet, others) => `قُرئت الورقة «${isolated(sheet)}». ولم يُقرأ غيرها: ${isolated(others)}.`,
  problems: {
    empty: "لا توجد فيه سطور بتكاليف.",
    unreadable: "تعذّرت قراءة الملف. يُرجى اختياره من جديد.",
    large: "حجم الملف أكبر من 10 ميغابايت. اختر فترة أقصر، أو أعمدة الحملة واليوم والتكلفة فقط.",
    wide: "في الملف أكثر من 300 عمود. اختر أعمدة الحملة واليوم والتكلفة فقط.",
    spreadsheet: "تعذّرت قراءة هذا الملف كجدول. افتحه في برنامجه واحفظه بصيغة CSV، ثم اختر الملف الجديد.",
    oldSpreadsheet:
      "هذا ملف إكسل قديم أو محمي بكلمة مرور. افتحه في إكسل واحفظه بصيغة CSV دون كلمة مرور، ثم اختر الملف الجديد.",
    noColumns: "لا يوجد فيه جدول: سطر أول بأسماء الأعمدة، وتحته السطور.",
  },
  columns: "أي عمود لأي شيء؟",
  columnsHint: "يُحفظ هذا الاختيار في هذا المتصفح للملفات التي لها الأعمدة نفسها.",
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
  dayOrder: "كيف كُتبت الأيام؟",
  dayOrders: { "": "يُرجى الاختيار", "day-first": "يوم/شهر/سنة", "month-first": "شهر/يوم/سنة" },
  line: (line, sentence) => `السطر ${formatNumber(line)}: ${sentence}`,
  stop: {
    campaign: "يُرجى اختيار عمود الحملات، فليس في الملف عمود باسم معروف لها.",
    cost: "يُرجى اختيار عمود التكاليف، فليس في الملف عمود باسم معروف لها.",
    period: "يُرجى اختيار عمود الأيام، أو كتابة الفترة لكل السطور.",
    fileCurrency: (currency) =>
      `هذه التكاليف بعملة ${isolated(currency)}. لا يُحفظ إلا الدرهم: اختر الدرهم في التقرير، أو حوّل المبالغ أولًا.`,
    currency: (currency) => `هذه التكلفة بعملة ${isolated(currency)}. لا يُحفظ إلا الدرهم.`,
    money: (text) => `«${isolated(text)}» ليس مبلغًا.`,
    ambiguous: (text) =>
      `«${isolated(text)}» قد يكون ألفًا وقد يكون واحدًا: اكتبه دون فواصل الآلاف، أو بمنزلتين بعد الفاصلة.`,
    day: (text) => `تعذّرت قراءة «${isolated(text)}» كيوم. اكتبه هكذا: ${leftToRight("2026-11-21")}.`,
    dayOrder: `يُرجى اختيار طريقة كتابة الأيام: ${leftToRight("03/04/2026")} قد يكون في مارس أو في أبريل.`,
    days: "آخر يوم يسبق أول يوم، أو يأتي بعده بأكثر من عشر سنوات.",
    long: "اسم الحملة أطول من 100 حرف.",
    cells: "عدد خلاياه يختلف عن عدد الأعمدة. ربما انقطع تنزيل الملف، أو في المبلغ فاصلة دون علامتي اقتباس.",
    quotes: "فيه علامة اقتباس تُفتح ولا تُغلق. ربما انقطع تنزيل الملف.",
    nameless: "فيه تكلفة دون اسم حملة.",
    credit: "المبلغ المردود لهذه الحملة أكبر من تكلفتها.",
    periodReversed: "الفترة تنتهي قبل أن تبدأ.",
    tooMany: (most) =>
      `هذا أكثر من ${formatNumber(most)} تكلفة في مرة واحدة. اختر فترة واحدة لكل السطور، أو تقريرًا أقصر.`,
  },
  refused: (count) =>
    plural(count, "ar", {
      one: "سطر واحد لا يمكن حفظه",
      two: "سطران لا يمكن حفظهما",
      few: "{n} سطور لا يمكن حفظها",
      many: "{n} سطرًا لا يمكن حفظها",
      other: "{n} سطر لا يمكن حفظها",
    }),
  showAll: (count) => `عرض الكل، وعددها ${formatNumber(count)}`,
  restStored: "يمكن حفظ ما عداها. أو صحّح الملف واختره من جديد.",
  nothingStored: "لا يُحفظ شيء ما دام الأمر كذلك.",
  preview: "ما سيُحفظ",
  days: "الأيام",
  state: "ما سيحدث",
  states: {
    new: "جديدة",
    same: "محفوظة من قبل",
    replaced: (before) => `تحل محل ${isolated(formatPrice(before, "ar"))}`,
    overlaps: "جديدة. لهذه الحملة أيام محفوظة تتداخل معها: ستُحتسب التكلفتان",
  },
  sum: "المجموع",
  ownTotal: "المجموع في الملف نفسه",
  difference: (amount) =>
    `المجموع في الملف نفسه ${amount > 0 ? "أكبر" : "أقل"} مما سيُحفظ بمقدار ${isolated(formatPrice(Math.abs(amount), "ar"))}.`,
  sums: "سطور تجمع غيرها، ولن تُحفظ",
  sumLine: (line, name, amount) =>
    `السطر ${formatNumber(line)}${name === "" ? "" : `، «${isolated(name)}»`}: ${isolated(formatPrice(amount, "ar"))}`,
  isCampaign: "هذه حملة",
  isSum: "هذا مجموع",
  countsAsCampaign: (line) => `السطر ${formatNumber(line)} يُحفظ كحملة.`,
  shown: (shown, all) => `يُعرض ${formatNumber(shown)} من ${formatNumber(all)}.`,
  leftOut: {
    free: (count) => `السطور التي تُركت لأنها بلا تكلفة: ${formatNumber(count)}.`,
    joined: (count) => `السطور التي جُمعت مع غيرها من الحملة والأيام نفسها: ${formatNumber(count)}.`,
  },
  store: (count) => `حفظ ${plural(count, "ar", arabicCosts)}`,
  nothingToStore: "لا يوجد ما يُحفظ.",
  nothingNew: "كل ما فيه محفوظ من قبل.",
  stored: (count) => `حُفظت ${plural(count, "ar", arabicCosts)}`,
  failed: "لم تُحفظ التكاليف",
};

export const costImportTexts = { en, ar } satisfies Localized<typeof ar>;
