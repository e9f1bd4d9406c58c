import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { exportChange, exportsQuery } from "@/data/staff/conversions";
import { formatDate } from "@/i18n/format";
import { addDays, type Day, daysUntil, isDay, todayInDubai } from "@/lib/dubai-time";
import { AdminPage } from "../shared/admin-page";
import { adminPaths } from "../shared/admin-paths";
import { BackLink } from "../shared/back-link";
import { Card } from "../shared/card";
import { copyText } from "../shared/copy-text";
import { DayInput } from "../shared/day-input";
import { changeFailureText } from "../shared/failure-text";
import { QueryView } from "../shared/query-view";
import { useDaySpan } from "../shared/moments";
import { useIsOwner } from "../shared/use-staff-member";
import { ExportResult } from "./export-result";
import { CONVERSION_NAMES } from "./google-files";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { conversionsTexts } from "@/texts/admin/conversions";

/** The database's limit for one export. */
const MAX_DAYS = 91;

/** Bookings and completed visits as files that Google Ads imports. Owners only. */
export function Component() {
  const texts = useTexts(conversionsTexts);
  const isOwner = useIsOwner();
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={<BackLink to={adminPaths.analytics} label={texts.back} />}
    >
      {isOwner ? (
        <Exports />
      ) : (
        <p className="rounded-control bg-info-soft text-info px-4 py-3 text-base">{texts.ownersOnly}</p>
      )}
    </AdminPage>
  );
}

type Days = Record<"first" | "last", Day>;
type Error = keyof (typeof conversionsTexts)["en"]["errors"];

function errorIn({ first, last }: Days): Error | undefined {
  if (!isDay(first) || !isDay(last)) return "day";
  if (last < first) return "reversed";
  if (last > todayInDubai()) return "future";
  return daysUntil(last, first) >= MAX_DAYS ? "tooLong" : undefined;
}

function Exports() {
  const common = useTexts(commonTexts);
  const texts = useTexts(conversionsTexts);
  const [days, setDays] = useState<Days>(() => ({
    first: addDays(todayInDubai(), -7),
    last: addDays(todayInDubai(), -1),
  }));
  const [error, setError] = useState<Error>();
  const making = useMutation(exportChange);
  const make = (chosen: Days) => {
    const wrong = errorIn(chosen);
    setDays(chosen);
    setError(wrong);
    if (wrong === undefined) making.mutate(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make(days);
  };
  return (
    <div className="grid gap-6">
      <form
        noValidate
        aria-label={texts.days}
        className="rounded-card border-border bg-card flex max-w-3xl flex-wrap items-end gap-4 border p-5"
        onSubmit={submit}
      >
        {(["first", "last"] as const).map((end) => (
          <FormField key={end} label={texts[end]}>
            {(field) => (
              <DayInput
                max={todayInDubai()}
                value={days[end]}
                onChange={(day) => setDays({ ...days, [end]: day })}
                {...field}
              />
            )}
          </FormField>
        ))}
        <Button type="submit" isBusy={making.isPending}>
          {texts.make}
        </Button>
        {error && (
          <p role="alert" className="text-destructive basis-full text-base">
            {texts.errors[error]}
          </p>
        )}
        {making.isError && (
          <p role="alert" className="text-destructive basis-full text-base">
            {texts.failed}. {changeFailureText(making.error, common)}
          </p>
        )}
      </form>
      {making.data && <ExportResult result={making.data} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ImportSteps />
        <FormerExports isBusy={making.isPending} onMake={make} />
      </div>
    </div>
  );
}

/** The instructions for the files in Google Ads. */
function ImportSteps() {
  const texts = useTexts(conversionsTexts);
  const { steps } = texts;
  return (
    <Card title={steps.title}>
      <ol className="grid list-decimal gap-3 ps-6 text-base">
        <li>
          {steps.names}
          <ul className="mt-2 grid gap-2">
            {(["booked", "done"] as const).map((name) => (
              <li key={name} className="flex flex-wrap items-center gap-x-3">
                <span className="text-muted-foreground">{texts.names[name]}</span>
                <bdi dir="ltr" className="font-semibold">
                  {CONVERSION_NAMES[name]}
                </bdi>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={texts.copy(CONVERSION_NAMES[name])}
                  onClick={() => void copyText(CONVERSION_NAMES[name], texts)}
                >
                  <Copy />
                </Button>
              </li>
            ))}
          </ul>
        </li>
        <li>{steps.only}</li>
        <li>{steps.conversions}</li>
        <li>{steps.adjustments}</li>
        <li>{steps.twice}</li>
        <li>{steps.late}</li>
      </ol>
    </Card>
  );
}

interface FormerExportsProps {
  isBusy: boolean;
  onMake: (days: Days) => void;
}

/** The periods whose files were made; making them again produces the same rows. */
function FormerExports({ isBusy, onMake }: FormerExportsProps) {
  const locale = useLocale();
  const { former } = useTexts(conversionsTexts);
  const spanOf = useDaySpan();
  const query = useQuery(exportsQuery);
  return (
    <Card title={former.title}>
      <QueryView query={query} empty={<p className="text-muted-foreground text-base">{former.empty}</p>}>
        {(exports) => (
          <ul>
            {exports.map(({ id, first_day: first, last_day: last, made_at }) => (
              <li
                key={id}
                className="border-border flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2 last:border-b-0"
              >
                <span className="min-w-0 text-base">
                  <span className="block font-semibold">{spanOf(first, last)}</span>
                  <span className="text-muted-foreground">
                    {former.made} {formatDate(made_at, locale)}
                  </span>
                </span>
                <Button
                  variant="outline"
                  size="small"
                  isBusy={isBusy}
                  aria-label={former.againOf(spanOf(first, last))}
                  onClick={() => onMake({ first, last })}
                >
                  {former.again}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
