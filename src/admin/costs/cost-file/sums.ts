import { plainArabic } from "@domain/clean-text";
import { sumOf } from "@domain/money";

/** A line with an amount, and the properties that show whether it is a total of others. */
export interface Amounted {
  /** The text of the campaign's cell, in small letters; empty for dashes, too. */
  campaign: string;
  amount: number;
  /** The texts of its cells with days, together. */
  days: string;
  /** Whether it is about one day, and not about a range. */
  isOneDay: boolean;
  /** The number of its cells with a value. */
  filled: number;
  /** Its counts of views and clicks; undefined where a cell is empty. */
  counts: readonly (number | undefined)[];
  /** Whether a person has marked it as a campaign. */
  isCampaign: boolean;
}

/** The networks' names for a total: `Total: Campaigns`, `Total of 2 results`, `Overall total - 2 campaigns`, `إجمالي الحملات`. */
const SUM =
  /^(?:(?:grand|overall|sub|account)[ -]*)?totals?(?: *$| *[:：–—-]| *\(| (?:of|for|from|in) )|^(?:ال)?(?:اجمالي|مجموع)(?:[ :：]|$)/u;

/** Whether the campaign's cell has a network's name for a total. The name alone decides only when the amounts do not. */
export const isCalledSum = (campaign: string): boolean => SUM.test(plainArabic(campaign));

/** Lines with the sum of their amounts, in fils. */
interface Group {
  lines: Amounted[];
  fils: number;
}

const filsOf = ({ amount }: Amounted): number => Math.round(amount * 100);

const groupOf = (lines: Amounted[]): Group => ({
  lines,
  fils: lines.reduce((fils, line) => fils + filsOf(line), 0),
});

/**
 * Finds the total lines by their amount and position: a total sums up all lines before it, those since the last total, or all
 * lines after the first. Between other lines an amount may equal a sum by chance: such a line is a total only when the last
 * line is the sum of the rest without it. Lines without a campaign before or after all campaigns are always totals, and so are
 * lines with a total's name.
 * @param hasGaps whether lines of the file are missing, so that the total of all is larger than their sum
 * @returns their indexes
 */
export function sumsIn(lines: readonly Amounted[], hasGaps: boolean): Set<number> {
  const { sums, isClosed } = walk(lines, hasGaps, true);
  return isClosed ? sums : walk(lines, hasGaps, false).sums;
}

const isCalled = (line: Amounted): boolean => !line.isCampaign && isCalledSum(line.campaign);

/**
 * @param isAmountEnough whether the amount alone makes a line between others a total
 * @returns the totals, and whether the last line is the sum of all others or of a part
 */
function walk(lines: readonly Amounted[], hasGaps: boolean, isAmountEnough: boolean) {
  const isNamed = lines.map((line) => line.campaign !== "" && !isCalled(line));
  const first = isNamed.indexOf(true);
  const last = isNamed.lastIndexOf(true);
  const sums = new Set<number>();
  const all = groupOf([]);
  let sinceSum = groupOf([]);
  let isClosed = false;
  lines.forEach((line, at) => {
    const isLast = at === lines.length - 1;
    const isBySums = [all, sinceSum].some(
      (group) => isSumOf(line, group) && (isAmountEnough || isLast || saysLess(line, group.lines)),
    );
    const isSum =
      !line.isCampaign &&
      (isBySums ||
        isCalled(line) ||
        (line.campaign === "" && (at < first || at > last)) ||
        (at === 0 && isSumOf(line, groupOf(lines.slice(1).filter((_, place) => isNamed[place + 1])))) ||
        (hasGaps && isLast && saysLess(line, all.lines) && filsOf(line) > all.fils));
    isClosed = isSum && isBySums;
    if (isSum) {
      sums.add(at);
      sinceSum = groupOf([]);
    } else {
      for (const group of [all, sinceSum]) {
        group.lines.push(line);
        group.fils += filsOf(line);
      }
    }
  });
  return { sums, isClosed };
}

/** Whether a line has no campaign, or fewer values than each of the others. */
const saysLess = (line: Amounted, others: readonly Amounted[]): boolean =>
  line.campaign === "" || (others.length > 0 && others.every(({ filled }) => line.filled < filled));

function isSumOf(line: Amounted, { lines, fils }: Group): boolean {
  if (lines.length === 0 || fils === 0 || filsOf(line) !== fils) return false;
  // Two campaigns may cost the same.
  return saysLess(line, lines) || (lines.length > 1 && !isOneOf(line, lines));
}

/**
 * Whether a line is similar to those whose sum happens to be its amount: with one of their campaigns or days, or with other
 * counts.
 */
function isOneOf(line: Amounted, others: readonly Amounted[]): boolean {
  const days = new Set(others.map((other) => other.days));
  return (
    others.some(({ campaign }) => campaign === line.campaign) ||
    (line.days !== "" && days.size > 1 && (line.isOneDay || days.has(line.days))) ||
    line.counts.some(
      (count, at) => count !== undefined && count !== sumOf(others.map(({ counts }) => counts[at] ?? 0)),
    )
  );
}
