import { formatNumber } from "@/i18n/format";

interface Measure {
  value: number;
  /** The bar's colour, as a class; the first measure of all entries gives the scale. */
  color: string;
}

export interface BarsEntry {
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
          <span className="truncate text-base leading-6">
            <bdi>{name}</bdi>
          </span>
          {measures.map(({ value, color }) => (
            <span key={color} className="flex h-4 items-center gap-2">
              <span
                className={`h-3 rounded-e-sm ${value > 0 ? "min-w-0.5" : ""} ${color}`}
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

/** What the colours of a chart stand for. */
export function BarsLegend({ items }: { items: readonly { label: string; color: string }[] }) {
  return (
    <div className="mb-3 flex flex-wrap gap-x-5 text-base">
      {items.map(({ label, color }) => (
        <span key={label} className="inline-flex items-center gap-2">
          <span className={`size-3 rounded-full ${color}`} />
          {label}
        </span>
      ))}
    </div>
  );
}
