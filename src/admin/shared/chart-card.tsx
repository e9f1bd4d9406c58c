import { useId, type ReactNode } from "react";
import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { formatNumber } from "@/i18n/format";
import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";

interface ChartCardProps {
  title: string;
  /** The content of the chart, as a sentence. */
  summary: string;
  /** The same figures as a table, for screen readers and exact values. The first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  className?: string;
  /** The drawing; undefined without data. */
  children: ReactNode;
}

/** A chart with its title, a sentence and, behind a disclosure, its table. */
export function ChartCard({ title, summary, columns, rows, className = "", children }: ChartCardProps) {
  const analytics = useTexts(analyticsTexts);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border-border bg-card flex min-w-0 flex-col border p-5 ${className}`}
    >
      <h2 id={id} className="text-xl tracking-normal">
        {title}
      </h2>
      <p className="text-muted-foreground mb-3 text-base">{rows.length > 0 ? summary : analytics.nothing}</p>
      {rows.length > 0 && (
        <>
          <div aria-hidden="true">{children}</div>
          <details className="mt-auto pt-3">
            <summary className="text-primary min-h-12 w-fit cursor-pointer content-center text-base font-semibold lg:min-h-10">
              {analytics.showTable}
            </summary>
            <Table label={title}>
              <TableHeads of={columns} />
              <tbody>
                {rows.map(([name, ...cells]) => (
                  <tr key={name}>
                    <th scope="row" className="border-border border-b px-4 py-2 text-start font-normal">
                      {name}
                    </th>
                    {columns.slice(1).map((column, index) => (
                      <TableCell key={column}>{cells[index]}</TableCell>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        </>
      )}
    </section>
  );
}

interface Measure {
  value: number;
  /** The bar's colour, as a class; the largest first measure sets the scale. */
  color: string;
}

interface BarsEntry {
  name: string;
  measures: readonly Measure[];
}

/** One row per name: its bars below it, from the start side of either direction, with their numbers at the end. */
export function BarsChart({
  entries,
  className = "",
}: {
  entries: readonly BarsEntry[];
  className?: string;
}) {
  const longest = Math.max(1, ...entries.flatMap(({ measures }) => measures.map(({ value }) => value)));
  return (
    <div className={`grid gap-2.5 ${className}`}>
      {entries.map(({ name, measures }) => (
        <div key={name} className="grid gap-1">
          <bdi className="text-base leading-6 wrap-anywhere">{name}</bdi>
          {measures.map(({ value, color }) => (
            <span key={color} className="flex h-4 items-center gap-2">
              <span
                className={`h-3 rounded-e-sm forced-color-adjust-none ${value > 0 ? "min-w-0.5" : ""} ${color}`}
                style={{ width: `calc((100% - 4rem) * ${value / longest})` }}
              />
              <span className="text-[0.9375rem] leading-none font-semibold">{formatNumber(value)}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The meaning of a chart's colours. */
export function BarsLegend({ items }: { items: readonly { label: string; color: string }[] }) {
  return (
    <div className="mb-3 flex flex-wrap gap-x-5 text-base">
      {items.map(({ label, color }) => (
        <span key={label} className="inline-flex items-center gap-2">
          <span className={`size-3 rounded-full forced-color-adjust-none ${color}`} />
          {label}
        </span>
      ))}
    </div>
  );
}
