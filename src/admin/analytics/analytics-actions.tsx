import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { csvRows, saveCsv } from "@/admin/shared/csv";
import { useFailureToast } from "@/admin/shared/failure-text";
import { Chooser } from "@/admin/shared/chooser";
import { DayInput } from "@/admin/shared/day-input";
import { Button } from "@/components/ui/button";
import { type AnalyticsEvent, analyticsEventPages, type AnalyticsReport } from "@/data/staff/analytics";
import { isDay, todayInDubai } from "@/lib/dubai-time";
import { type AnalyticsFilter, fileNameOf, PERIODS, periodOf } from "./analytics-filter";
import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";
import { commonTexts } from "@/texts/admin/common";

interface AnalyticsActionsProps {
  filter: AnalyticsFilter;
  report: AnalyticsReport | undefined;
  onChoose: (change: Partial<AnalyticsFilter>) => void;
}

/** The choice of the period, and the export of its events. */
export function AnalyticsActions({ filter, report, onChoose }: AnalyticsActionsProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(analyticsTexts);
  const { done, start, cancel } = useAnalyticsExport(fileNameOf(filter), report);
  const isRunning = done !== undefined;
  const shown = periodOf(filter);
  const daysShown = { from: shown.from ?? "", to: shown.to ?? todayInDubai() };
  return (
    <>
      <Chooser
        label={texts.period}
        isLabelHidden
        className="min-w-40"
        choices={PERIODS.map((name) => [name, texts.periods[name]])}
        value={filter.period}
        disabled={isRunning}
        // A new range starts with the days on the screen.
        onChoose={(period) =>
          onChoose({ period, ...(period === "range" ? daysShown : { from: "", to: "" }) })
        }
      />
      {filter.period === "range" && (
        <fieldset className="flex w-full gap-2 sm:w-auto" disabled={isRunning}>
          <legend className="sr-only">{texts.periods.range}</legend>
          {(["from", "to"] as const).map((name) => (
            <span key={name} className="min-w-0 flex-1 sm:w-44">
              <DayInput
                aria-label={texts[name]}
                className="min-h-12 ps-3"
                max={todayInDubai()}
                value={filter[name]}
                onChange={(day) => onChoose({ [name]: isDay(day) ? day : "" })}
              />
            </span>
          ))}
        </fieldset>
      )}
      <output className="contents">
        {isRunning && report && (
          <span className="text-muted-foreground self-center text-base">
            {texts.exporting(done, Math.max(done, report.events))}
          </span>
        )}
      </output>
      {isRunning ? (
        <Button variant="outline" size="small" onClick={cancel}>
          {common.cancel}
        </Button>
      ) : (
        <Button size="small" disabled={!report} onClick={() => void start()}>
          <Download />
          {texts.exportCsv}
        </Button>
      )}
    </>
  );
}

const COLUMNS = [
  "event_name",
  "page_url",
  "created_at",
  "source",
  "source_index",
  "service_slug",
  "lang",
  "reference",
] as const satisfies readonly (keyof AnalyticsEvent)[];

/**
 * Writes every event that a report counts to a CSV file, page by page. `done` is the number of events so far; undefined when
 * idle.
 */
function useAnalyticsExport(name: string, report: AnalyticsReport | undefined) {
  const texts = useTexts(analyticsTexts);
  const failed = useFailureToast("read");
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current || !report) return;
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const parts = [csvRows([COLUMNS])];
      let count = 0;
      for await (const page of analyticsEventPages(report, controller.signal)) {
        controller.signal.throwIfAborted();
        parts.push(csvRows(page.map((event) => COLUMNS.map((column) => event[column]))));
        count += page.length;
        setDone(count);
      }
      saveCsv(`analytics-${name}`, parts);
      toast.success(texts.exported, {
        description: count < report.events ? texts.exportedLess(count) : texts.exportedAll(count),
      });
    } catch (error) {
      if (controller.signal.aborted) toast(texts.cancelled);
      else failed(texts.exportFailed)(error);
    } finally {
      running.current = undefined;
      setDone(undefined);
    }
  };
  return { done, start, cancel: () => running.current?.abort() };
}
