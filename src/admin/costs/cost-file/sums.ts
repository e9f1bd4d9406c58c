import { plainArabic } from "@domain/clean-text";
import { sumOf } from "@domain/money";

/** A line with an amount, as far as it tells whether it sums up others. */
export interface Amounted {
  /** What its cell of the campaign says, in small letters; empty for dashes, too. */
  campaign: string;
  amount: number;
  /** What its cells say of days, together. */
  days: string;
  /** Whether it is about one day, and not from a first to a last one. */
  isOneDay: boolean;
  /** How many of its cells say anything. */
  filled: number;
  /** Its counts of views and clicks; undefined where it says none. */
  counts: readonly (number | undefined)[];
  /** Whether somebody said that it is a campaign. */
  isCampaign: boolean;
}

/** What networks call a sum: `Total: Campaigns`, `Total of 2 results`, `Overall total - 2 campaigns`, `إجمالي الحملات`. */
const SUM =
  /^(?:(?:grand|overall|sub|account)[ -]*)?totals?(?: *$| *[:：–—-]| *\(| (?:of|for|from|in) )|^(?:ال)?(?:اجمالي|مجموع)(?:[ :：]|$)/u;

/** Whether a campaign's cell is called as networks call a sum; it decides alone only where amounts do not. */
export const isCalledSum = (campaign: string): boolean => SUM.test(plainArabic(campaign));

/** Lines with what they come to, in fils. */
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
 * Which lines sum up others, by their amount and place: all lines before them, those since the last sum, or all behind the first line.
 * Between other lines an amount may be the sum by chance: there it is one when the last line is the sum of what is then left. Lines
 * without a campaign are sums before and behind all campaigns in any case, and so are those that are called one.
 * @param hasGaps whether lines of the file are missing, so that a sum of all is more than they come to
 * @returns their places
 */
export function sumsIn(lines: readonly Amounted[], hasGaps: boolean): Set<number> {
  const { sums, isClosed } = walk(lines, hasGaps, true);
  return isClosed ? sums : walk(lines, hasGaps, false).sums;
}

const isCalled = (line: Amounted): boolean => !line.isCampaign && isCalledSum(line.campaign);

/**
 * @param isAmountEnough whether an amount alone makes a line between others a sum
 * @returns the sums, and whether the last line is the sum of the others or of a part
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

/** Whether a line has no campaign, or says less of itself than each of the others does. */
const saysLess = (line: Amounted, others: readonly Amounted[]): boolean =>
  line.campaign === "" || (others.length > 0 && others.every(({ filled }) => line.filled < filled));

function isSumOf(line: Amounted, { lines, fils }: Group): boolean {
  if (lines.length === 0 || fils === 0 || filsOf(line) !== fils) return false;
  // Two campaigns may cost the same.
  return saysLess(line, lines) || (lines.length > 1 && !isOneOf(line, lines));
}

/** Whether a line is like those whose amounts happen to make its own: of one of their campaigns or days, or with other counts. */
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
