import { Check, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import type { Failure, Report } from "@/data/staff/changes.shapes";
import { pathOf } from "../../history/activity-sentence";
import { reasonText } from "../../shared/failure-text";
import { takeFocus } from "../../shared/focus";
import { useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/words/admin/activity";
import { commonTexts } from "@/words/admin/common";

/** What came back, and what did not: why, and where it can be done by hand. */
export function TakenBack({ report: { back, failed }, onAgain }: { report: Report; onAgain: () => void }) {
  const texts = useTexts(activityTexts).everything;
  return (
    <section className="rounded-card border-border bg-card grid gap-4 border p-5">
      <h2
        tabIndex={-1}
        ref={takeFocus}
        className="flex items-center gap-3 text-xl tracking-normal outline-none"
      >
        <Check className="text-primary size-6 shrink-0" />
        {texts.done(back)}
      </h2>
      {failed.length === 0 ? (
        <p>{texts.complete}</p>
      ) : (
        <div className="bg-saffron-soft rounded-control px-4 py-3">
          <h3 className="flex items-center gap-3 text-base font-semibold tracking-normal">
            <TriangleAlert className="size-5 shrink-0" />
            {texts.failedTitle(failed.length)}
          </h3>
          <ul className="mt-2 grid gap-2">
            {failed.map((failure) => (
              <li key={`${failure.table} ${failure.entity} ${failure.subject} ${failure.label}`}>
                <FailureLine failure={failure} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button variant="outline" size="small" className="justify-self-start" onClick={onAgain}>
        {texts.again}
      </Button>
    </section>
  );
}

function FailureLine({ failure: { entity, subject, label, reason } }: { failure: Failure }) {
  const activityWords = useTexts(activityTexts);
  const common = useTexts(commonTexts);
  const kinds: Readonly<Record<string, string>> = activityWords.kinds;
  const name = <bdi className="font-semibold">{label || subject}</bdi>;
  const path = pathOf({ action: "updated", entity, subject });
  return (
    <>
      {kinds[entity] ?? entity}:{" "}
      {path === undefined ? (
        name
      ) : (
        <Link to={path} className="text-primary underline underline-offset-4">
          {name}
        </Link>
      )}
      . {reasonText(reason, common)}
    </>
  );
}
