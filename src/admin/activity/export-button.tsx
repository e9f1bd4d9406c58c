import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { readActivity, type ActivityFilter } from "@/data/staff/changes.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { csvRows, saveCsv } from "../shared/csv/csv";
import { useFailureToast } from "../shared/failure-text";

/** Gives everything that matches the filters as a file. */
export function ExportButton({ filter }: { filter: ActivityFilter }) {
  const texts = useAdminI18n().t.activity;
  const { mutate, isPending } = useMutation({
    mutationFn: () => readActivity(filter),
    networkMode: "always",
    onSuccess: (rows) =>
      saveCsv("activity", [
        csvRows([texts.columns]),
        csvRows(rows.map((row) => [row.at, row.actor, row.action, row.entity, row.subject, row.label])),
      ]),
    onError: useFailureToast()(texts.exportFailed),
  });
  return (
    <Button variant="outline" size="small" isBusy={isPending} onClick={() => mutate()}>
      {texts.export}
    </Button>
  );
}
