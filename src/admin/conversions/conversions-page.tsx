import { useMutation } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { FormField } from "@/components/patterns/form-field";
import { Button, buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { exportChange } from "@/data/staff/conversions";
import { addDays, type Day, daysUntil, isDay, todayInDubai } from "@/lib/dubai-time";
import { AdminPage } from "../shared/admin-page";
import { adminPaths } from "../shared/admin-paths";
import { failureText } from "../shared/failure-text";
import { useIsOwner } from "../shared/use-staff-member";
import { ExportResult } from "./export-result";
import { FormerExports } from "./former-exports";
import { ImportSteps } from "./import-steps";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";
import { conversionsTexts } from "@/words/admin/conversions";

/** As many as the database takes at once. */
const MOST_DAYS = 91;

/** Bookings and completed visits as files that Google Ads imports. Owners only. */
export function Component() {
  const texts = useTexts(conversionsTexts);
  const isOwner = useIsOwner();
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <Link to={adminPaths.analytics} className={buttonVariants({ variant: "outline", size: "small" })}>
          <ChevronLeft className="mirror-rtl" />
          {texts.back}
        </Link>
      }
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
  return daysUntil(last, first) >= MOST_DAYS ? "tooLong" : undefined;
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
              <Input
                type="date"
                dir="ltr"
                max={todayInDubai()}
                value={days[end]}
                onChange={(event) => setDays({ ...days, [end]: event.target.value })}
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
            {texts.failed}. {failureText(making.error, common)}
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
