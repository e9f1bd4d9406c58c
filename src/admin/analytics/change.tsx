import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { formatNumber } from "@/i18n/format";
import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";
import { percentOf } from "./report-figures";

const TENFOLD = 10;

interface ChangeProps {
  now: number;
  /** Undefined without a period to compare with. */
  before: number | undefined;
  /** Whether both are percentages. */
  isRate?: boolean;
}

/** The difference of a figure from the period before. */
export function Change({ now, before, isRate = false }: ChangeProps) {
  const { change, rate } = useTexts(analyticsTexts);
  if (before === undefined) return null;
  const former = isRate ? rate(before) : formatNumber(before);
  if (now === before)
    return (
      <>
        <Equal aria-hidden="true" className="text-muted-foreground" />
        {change.same}
      </>
    );
  const isMore = now > before;
  // A change from zero has no percentage, one to more than tenfold has none that means something, and a percentage is compared in points.
  const hasPercent = !isRate && before > 0 && now <= TENFOLD * before;
  const percent = !hasPercent ? undefined : rate(percentOf(Math.abs(now - before), before));
  const Icon = isMore ? ArrowUp : ArrowDown;
  return (
    <>
      <Icon aria-hidden="true" className={isMore ? "text-primary" : "text-destructive"} />
      {isMore ? change.more(former, percent) : change.less(former, percent)}
    </>
  );
}
