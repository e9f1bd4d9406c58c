import type { Element, ElementContent, RootContent } from "hast";
import { latinDigits } from "../latin-digits.ts";

/**
 * The numbers of the ambulance and the police, in three scripts. A number that stands alone becomes a link, whatever its
 * sentence: a reader who needs it must not have to type it. It does not when it counts or names something (998 mg, AED 999,
 * room 998), nor as a part of a longer number, a word, an address or a code.
 */
const NUMBER = /998|999|٩٩٨|٩٩٩|۹۹۸|۹۹۹/g;

/** The distance in which a number's neighbours count. */
const NEAR = 48;

const words = (list: string) => list.trim().replace(/\s+/g, "|");
const UNITS = words(`
  mg mcg µg μg ug g gr grams? kg ml dl cl l lit(?:er|re)s? iu units? mmol mol meq mm cm m met(?:er|re)s? km kilomet(?:er|re)s? sqm sqft ft
  feet lbs? oz bpm mmhg k?cal kj hz [kmg]b volts? v w aed dhs? dirhams? fils usd eur gbp sar qar omr kwd bhd inr dollars? euros? pounds? rupees?
  percent per h hrs? hours? mins? minutes? secs? seconds? bc ce ad million thousand`);
const COUNTED = words(`
  days? nights? weeks? months? years? times steps? calories tests? samples? articles? words? pages? points? stars? doses? tablets? pills?
  capsules? drops? sessions? visits? bookings? appointments? drips? injections? patients? people persons? famil(?:y|ies) clients? customers?
  guests? visitors? users? followers? members? doctors? nurses? carers? reviews? ratings? treatments? cases? beds? homes? hotels? clinics?
  children babies adults men women deaths births rooms? apartments? villas?`);
const ADJECTIVES = words(
  "happy satisfied new more other different verified real five-star home medical google total",
);
const UNITS_AR = words(`
  مل+[يى]?غرام مل+[يى]?جرام م[ي]?ل+[ي]?غرام ملغم? ملجم? مغ مجم ميكرو(?:غ|ج)رام [غج]م? (?:كيلو)?[غج]رام(?:ا|ات)? كغم? كجم كيلو(?:متر)? مل+ مليلتر ميليلتر
  لتر(?:ا|ات)? ليتر(?:ا)? سم مم م متر(?:ا)? كم وحد(?:ة|ات) درهم(?:ا)? دراهم د\\.?إ دولار(?:ا)? ريال(?:ا)? يورو فلس(?:ا)? روبية سعر(?:ة|ات)
  بال(?:مئة|مائة|مية) في\\s(?:المئة|المائة) ألف مليون`);
const COUNTED_AR = words(`
  مريض(?:ا|ة)? مرضى زيار(?:ة|ات) تقييم(?:ا|ات)? مراجع(?:ة|ات) شخص(?:ا)? أشخاص عائل(?:ة|ات) أسر(?:ة)? عميل(?:ا)? عملاء ضيف(?:ا)? زائر(?:ا)?
  حال(?:ة|ات) طبيب(?:ا)? أطباء ممرض(?:ا|ة)? مر(?:ة|ات) يوم(?:ا)? أيام ليل(?:ة)? أسبوع(?:ا)? شهر(?:ا)? سن(?:ة|وات) عام(?:ا)? ساع(?:ة|ات)
  دقيق(?:ة)? دقائق ثاني(?:ة)? خطو(?:ة|ات) طفل(?:ا)? مولود(?:ا)? جرع(?:ة|ات) حب(?:ة|ات) قرص(?:ا)? كبسول(?:ة|ات) قطر(?:ة|ات) جلس(?:ة|ات) حجز(?:ا)?
  منزل(?:ا)? فندق(?:ا)? سرير(?:ا)? عين(?:ة|ات) فحص(?:ا)? تحليل(?:ا)? مقال(?:ا|ة)? كلم(?:ة|ات) نقط(?:ة)? نجم(?:ة|ات) غرف(?:ة)?`);
/** Words before a number that make it a name, an amount or a year. */
const LABELS = words(`
  aed dhs? dirhams? usd eur gbp sar inr rooms? flat apartment apt villa unit office suite floor bed box page pages p pp chapter
  section article law step version street st road rd building bldg gate flight bus route licen[cs]e permit code ref reference invoice order batch
  lot serial model ticket token id year than nearly almost approximately exactly costs? paid price fee total at\\sleast at\\smost`);
const LABELS_AR = words(`
  درهم د\\.إ غرف(?:ة|تي) شقة فيلا مكتب جناح طابق سرير صندوق صفحة ص فصل مادة قانون خطوة شارع طريق مبنى بناية بوابة رحلة حافلة رخصة ترخيص تصريح رمز
  مرجع فاتورة دفعة تذكرة نسخة سنة عام من\\sأصل أكثر\\sمن أقل\\sمن حوالي قرابة نحو تقريبا بسعر السعر سعر بمبلغ مبلغ التكلفة تكلفة`);

const MONEY = "$€£¥₹﷼";
/** A number after these words, with or without a space. */
const IS_LABELLED = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${LABELS})(?:\\s(?:no|nr|number))?[.:]?\\s?$|(?:^|[^\\p{L}\\p{N}])[وفبلك]?(?:ال)?(?:${LABELS_AR})(?:\\sرقم)?[.:]?\\s?$`,
  "iu",
);
const IS_COUNTING = new RegExp(
  `^(?:[\\s-]?(?:${UNITS})|[\\s-](?:(?:${ADJECTIVES})\\s)?(?:${COUNTED})|\\s?(?:${UNITS_AR}|${COUNTED_AR}))(?![\\p{L}\\p{M}])`,
  "iu",
);
const DASH = "\\u2010-\\u2015\\u2212-";
const SPACE = "[ \\t\\u00a0\\u202f]";
const anyOf = (before: string, after: string, ...patterns: string[]) =>
  new RegExp(`${before}(?:${patterns.join("|")})${after}`, "u");
/** Characters that make it a part of something longer, or of a calculation: on its left, */
const CONTINUES_BEFORE = anyOf(
  "",
  "$",
  `[\\p{N}\\p{Script=Latin}_@#&+%\\\\~^.][${MONEY}]?`,
  `[${MONEY}]${SPACE}?`,
  `\\p{N}[.,:/'’٫٬×*=${DASH}]`,
  `\\p{N}${SPACE}(?:[/×*=${DASH}]${SPACE})?`,
  // An arrow points to the number.
  `(?:[×÷≤≥±<]|(?<![=${DASH}])>)${SPACE}?`,
);
/** and on its right. */
const CONTINUES_AFTER = anyOf(
  "^",
  "",
  "[\\p{N}\\p{Script=Latin}_@#&+\\\\^°]",
  `${SPACE}?[%٪‰×÷±≤≥<>${MONEY}]`,
  `[.,:/'’٫٬*=${DASH}]\\p{N}`,
  "[.\\u2010\\u2011-]\\p{Script=Latin}",
  `${SPACE}(?!24(?:/7|${SPACE}hours|${SPACE}ساعة))(?:[/+*=${DASH}]${SPACE}?)?\\p{N}`,
);
/** An address: no space up to the number. */
const ADDRESS = /(?:[\p{L}\p{N}][.@][\p{L}\p{N}]|:\/\/)\S*$/u;
/** Both numbers together: 998/999. */
const OTHER_BEFORE = /(?<![\p{N}\p{Script=Latin}/])(?:99[89]|٩٩[٨٩]|۹۹[۸۹])\s?\/\s?$/u;
const OTHER_AFTER = /^\s?\/\s?(?:99[89]|٩٩[٨٩]|۹۹[۸۹])(?![\p{N}\p{Script=Latin}/])/u;

const INVISIBLE = /[\p{Cf}\p{Mn}\u0640]/gu;

interface FoundNumber {
  start: number;
  end: number;
  /** In Latin digits. */
  number: string;
}

/** The emergency numbers of a sentence. */
export function emergencyNumbersIn(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const { 0: written, index: start } of text.matchAll(NUMBER)) {
    const end = start + written.length;
    const before = text.slice(Math.max(0, start - NEAR), start).replace(INVISIBLE, "");
    const after = text.slice(end, end + NEAR).replace(INVISIBLE, "");
    const continues =
      (!OTHER_BEFORE.test(before) && CONTINUES_BEFORE.test(before)) ||
      (!OTHER_AFTER.test(after) && CONTINUES_AFTER.test(after));
    if (continues || ADDRESS.test(before) || IS_LABELLED.test(before) || IS_COUNTING.test(after)) continue;
    found.push({ start, end, number: latinDigits(written) });
  }
  return found;
}

/** Elements whose text is quoted or has a link already. */
const CLOSED = new Set(["a", "code", "pre"]);
const INLINE = new Set(["a", "strong", "em", "del", "code", "br", "img"]);

/** Separates texts: at a line end, and in the place of a picture. */
const GAP = "\n";

/** A tree with its emergency numbers as links; a tree without any is returned unchanged. */
export const linkEmergencyNumbers = (nodes: readonly RootContent[]): RootContent[] =>
  linked(nodes as readonly ElementContent[]);

function linked(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    result.push(...linkedSentence(run));
    run = [];
  };
  for (const node of nodes) {
    if (node.type !== "element" || INLINE.has(node.tagName)) run.push(node);
    else {
      endRun();
      if (node.tagName === "table") result.push(linkedTable(node));
      else if (CLOSED.has(node.tagName)) result.push(node);
      else result.push({ ...node, children: linked(node.children) });
    }
  }
  endRun();
  return result;
}

/** In a column of prices or doses a number is an amount. */
const OF_AMOUNTS = new RegExp(
  `(?:^|[^\\p{L}])(?:${UNITS}|prices?|costs?|fees?|doses?|amounts?|totals?|counts?|numbers? of|how many)(?![\\p{L}])|السعر|الأسعار|سعر|التكلفة|الرسوم|المبلغ|الجرعة|العدد|درهم|د\\.إ`,
  "iu",
);

function linkedTable(table: Element): Element {
  const rows = elementsIn(table.children, "tr");
  const heads = rows[0] ? elementsIn(rows[0].children, "th", "td").map((cell) => visibleText(cell)) : [];
  const withCells = (node: ElementContent): ElementContent => {
    if (node.type !== "element") return node;
    if (node.tagName !== "tr") return { ...node, children: node.children.map(withCells) };
    let column = 0;
    return {
      ...node,
      children: node.children.map((cell) => {
        if (cell.type !== "element") return cell;
        const head = heads[column] ?? "";
        column += 1;
        return OF_AMOUNTS.test(head) ? cell : { ...cell, children: linked(cell.children) };
      }),
    };
  };
  return { ...table, children: table.children.map(withCells) };
}

const elementsIn = (nodes: readonly ElementContent[], ...tags: string[]): Element[] =>
  nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return tags.includes(node.tagName) ? [node] : elementsIn(node.children, ...tags);
  });

const visibleText = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  return node.children.length > 0 ? node.children.map(visibleText).join("") : GAP;
};

/** Links numbers in texts and inline elements: the neighbours of a number decide, also when they are bold or a link. */
function linkedSentence(run: readonly ElementContent[]): ElementContent[] {
  const numbers = emergencyNumbersIn(run.map(visibleText).join(""));
  if (numbers.length === 0) return [...run];
  let at = 0;
  const rebuilt = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === "element" && node.children.length > 0 && !CLOSED.has(node.tagName))
        return [{ ...node, children: rebuilt(node.children) }];
      const start = at;
      at += visibleText(node).length;
      return node.type === "text" ? cut(node.value, start) : [node];
    });
  const cut = (value: string, offset: number): ElementContent[] => {
    const parts: ElementContent[] = [];
    let from = 0;
    const add = (to: number) => {
      if (to > from) parts.push({ type: "text", value: value.slice(from, to) });
    };
    for (const { start, end, number } of numbers) {
      const [first, last] = [start - offset, end - offset];
      if (first < from || last > value.length) continue;
      add(first);
      const text = { type: "text", value: value.slice(first, last) } as const;
      parts.push({ type: "element", tagName: "a", properties: { href: `tel:${number}` }, children: [text] });
      from = last;
    }
    add(value.length);
    return parts;
  };
  return rebuilt(run);
}
