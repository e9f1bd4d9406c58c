import type { ChangedRow } from "@/data/staff/changes";
import { dirOf } from "@/config/locales";
import { Badge } from "@/components/ui/staff/badge";
import { TextDiff } from "../shared/text-diff";
import { differencesOf, type FieldDifference, type RowDifference } from "./row-differences";
import { useValueTexts } from "./use-value-texts";
import { useTexts } from "@/i18n/i18n";
import { historyTexts } from "@/texts/admin/history";

/** The differences of rows before and after a change, and from their state now: field by field, in the words of their form. */
export function Differences({ rows }: { rows: readonly ChangedRow[] }) {
  const texts = useTexts(historyTexts).difference;
  const valueTexts = useValueTexts([...new Set(rows.map(({ table }) => table))].toSorted());
  const differences = valueTexts && differencesOf(rows, valueTexts);
  if (!differences) return null;
  if (differences.length === 0) return <p className="text-muted-foreground">{texts.none}</p>;
  return (
    <div className="grid min-w-0 gap-6">
      {differences.map((row) => (
        <div key={row.id} className="grid min-w-0 gap-4">
          {row.kind !== "changed" && (
            <p>
              <Badge tone={row.kind === "added" ? "green" : "red"}>{texts[row.kind]}</Badge>
            </p>
          )}
          {row.fields.map((field) => (
            <Field key={field.column} field={field} kind={row.kind} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Field({ field, kind }: { field: FieldDifference; kind: RowDifference["kind"] }) {
  const texts = useTexts(historyTexts).difference;
  const { label, lang, before, after, now } = field;
  return (
    <section className="grid min-w-0 gap-1.5">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold tracking-normal">
        {label}
        {now !== undefined && <Badge tone="yellow">{texts.changedSince}</Badge>}
      </h3>
      {kind === "changed" ? (
        <Comparison {...field} />
      ) : (
        <p
          lang={lang}
          dir={lang ? dirOf(lang) : "auto"}
          className="border-border rounded-control bg-card border p-4 text-base leading-7 wrap-anywhere whitespace-pre-wrap"
        >
          {before || after}
        </p>
      )}
      {now !== undefined && (
        <>
          <h4 className="text-muted-foreground text-base font-normal tracking-normal">{texts.now}</h4>
          <Comparison {...field} before={after} after={now} />
        </>
      )}
    </section>
  );
}

/** Texts word by word; a price, a day or a choice as a whole. */
function Comparison({
  lang,
  isWritten,
  before,
  after,
}: Pick<FieldDifference, "lang" | "isWritten" | "before" | "after">) {
  const texts = useTexts(historyTexts).difference;
  if (isWritten) return <TextDiff lang={lang} before={before} after={after} />;
  return (
    <dl className="border-border rounded-control bg-card grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border p-4 text-base">
      {(
        [
          [texts.was, before, "line-through decoration-2 text-destructive"],
          [texts.became, after, "text-primary font-semibold"],
        ] as const
      ).map(([name, value, look]) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {value === "" ? (
              <span className="text-muted-foreground">{texts.empty}</span>
            ) : (
              <bdi className={look}>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
