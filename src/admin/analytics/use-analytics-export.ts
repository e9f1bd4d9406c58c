import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { csvRows, saveCsv } from "@/admin/shared/csv";
import { useFailureToast } from "@/admin/shared/failure-text";
import { analyticsEventPages } from "@/data/staff/analytics.queries";
import type { AnalyticsEvent, AnalyticsPeriod, AnalyticsReport } from "@/data/staff/analytics.types";
import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";

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

/** Writes every event that a report counts to a CSV file, page by page. `done` is how many are there; undefined when idle. */
export function useAnalyticsExport(period: AnalyticsPeriod, report: AnalyticsReport | undefined) {
  const texts = useTexts(analyticsTexts);
  const failed = useFailureToast();
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
      saveCsv(`analytics-${period}`, parts);
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
