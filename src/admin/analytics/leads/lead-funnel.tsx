import type { LeadFigures } from "@/data/staff/lead-report";
import { formatNumber } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import { BarsChart, ChartCard } from "../chart-card";
import { percentOf } from "../report-figures";
import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";
import { leadFiguresTexts } from "@/words/admin/lead-figures";

const STEPS = ["visits", "presses", "chats", "booked", "done"] as const;

/** From the visit to what was done: each step, and which part of the one before reached it. */
export function LeadFunnel({ total }: { total: LeadFigures }) {
  const { rate } = useTexts(analyticsTexts);
  const { funnel, steps } = useTexts(leadFiguresTexts);
  // The table says it then.
  if (STEPS.every((step) => total[step] === 0)) return null;
  const shareOf = (at: number): string => {
    const before = STEPS[at - 1];
    const step = STEPS[at];
    // Each step counts on its own day: where more was done than was booked in the same days, it is no part of that.
    const isPart = before && step && total[before] > 0 && total[step] <= total[before];
    return isPart ? rate(percentOf(total[step], total[before])) : "–";
  };
  const rows = STEPS.map((step, at) => [steps[step], formatNumber(total[step]), shareOf(at)]);
  return (
    <ChartCard
      title={funnel.title}
      summary={funnel.summary(total.chats, total.booked, total.aed)}
      columns={[funnel.step, funnel.number, funnel.share]}
      rows={[...rows, [steps.aed, formatNumber(total.aed), "–"]]}
    >
      <BarsChart
        entries={STEPS.map((step, at) => ({
          name: at === 0 || shareOf(at) === "–" ? steps[step] : `${steps[step]} · ${isolated(shareOf(at))}`,
          measures: [{ value: total[step], color: at < 2 ? "bg-primary" : "bg-saffron" }],
        }))}
      />
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-base">
        <span>{steps.aed}</span>
        <span className="text-2xl font-bold">{formatNumber(total.aed)}</span>
      </p>
    </ChartCard>
  );
}
