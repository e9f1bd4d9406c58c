import type { ReactNode } from "react";

/** The known details of a lead or a click, each with its label. */
export function DetailsList({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-base sm:grid-cols-2">
      {of
        .filter(([, value]) => value !== "" && value !== null && value !== undefined)
        .map(([label, value]) => (
          <div key={label} className="flex min-w-0 flex-wrap gap-x-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Source, medium and campaign in their stored spelling. */
export const campaignText = (...words: readonly string[]): string =>
  words.filter((word) => word !== "").join(" / ");
