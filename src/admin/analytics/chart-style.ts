import { formatNumber } from "@/i18n/format";
import { dirOf, type Locale } from "@/i18n/locales";

/** How the axes of every chart are drawn. */
export const AXIS = {
  tickLine: false,
  axisLine: { stroke: "var(--border)" },
  tick: { fill: "var(--muted-foreground)", fontSize: 14 },
} as const;

/** The note beside the pointer, in the direction of the language. */
export const chartTooltip = (locale: Locale) => ({
  formatter: (value: unknown) => formatNumber(Number(value)),
  cursor: { fill: "var(--sand)" },
  isAnimationActive: false,
  contentStyle: {
    direction: dirOf(locale),
    textAlign: "start",
    borderRadius: 12,
    border: "1px solid var(--border)",
    background: "var(--popover)",
    color: "var(--popover-foreground)",
  } as const,
  itemStyle: { color: "var(--popover-foreground)" },
});
