import { hasCost, type LeadFigures, type ReportChoice } from "@/data/staff/lead-report";
import type { leadFiguresTexts } from "@/words/admin/lead-figures";
import type { TextsOf } from "@/i18n/widen";

type Texts = TextsOf<typeof leadFiguresTexts>;

interface Column {
  label: string;
  /** Undefined where nothing can be said: no cost, no chat, no visit of a button. */
  valueOf: (figures: LeadFigures) => number | undefined;
  /** Whether nothing is said of all rows together: bookings without a cost are among them. */
  isOfRowsOnly?: boolean;
}

/** Two decimals at most, and none of a hundred and more: nobody decides by the fils. */
const rounded = (value: number): number => (value < 100 ? Math.round(value * 100) / 100 : Math.round(value));

const share = (part: number, whole: number): number | undefined =>
  part > 0 && whole > 0 ? rounded(part / whole) : undefined;

/** The columns of a table after its name, those of costs only where something has one. */
export function columnsOf(
  dimension: ReportChoice["dimension"],
  total: LeadFigures,
  { steps }: Texts,
): readonly Column[] {
  const counted: Column[] = [
    {
      label: dimension === "article" ? steps.views : steps.visits,
      valueOf: ({ visits }) => (dimension === "button" ? undefined : visits),
    },
    { label: steps.presses, valueOf: ({ presses }) => presses },
    { label: steps.chats, valueOf: ({ chats }) => chats },
    { label: steps.booked, valueOf: ({ booked }) => booked },
    { label: steps.done, valueOf: ({ done }) => done },
    { label: steps.aed, valueOf: ({ aed }) => aed },
  ];
  if (!hasCost(dimension) || total.cost === 0) return counted;
  const isOfRowsOnly = true;
  return [
    ...counted,
    { label: steps.cost, valueOf: ({ cost }) => (cost > 0 ? rounded(cost) : undefined) },
    { label: steps.perChat, valueOf: ({ cost, chats }) => share(cost, chats), isOfRowsOnly },
    { label: steps.perBooking, valueOf: ({ cost, booked }) => share(cost, booked), isOfRowsOnly },
    {
      label: steps.return,
      valueOf: ({ cost, aed }) => (cost > 0 ? rounded(aed / cost) : undefined),
      isOfRowsOnly,
    },
  ];
}

/** What a column says of all rows together. */
export const totalOf = ({ valueOf, isOfRowsOnly }: Column, total: LeadFigures): number | undefined =>
  isOfRowsOnly ? undefined : valueOf(total);
