import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/admin/shared/admin-paths";
import { csvRows, saveCsv } from "@/admin/shared/csv";
import { Button } from "@/components/ui/button";
import { Table, TableCell, TableHead } from "@/components/ui/staff/table";
import { isVisitorPath } from "@/data/public/redirect-rules";
import {
  type Dimension,
  hasCost,
  type LeadFigures,
  type LeadReport,
  type ReportChoice,
  type ReportRow,
} from "@/data/staff/lead-report";
import { formatAmount, haveFils } from "@/i18n/format";
import { useRowNames } from "./use-row-names";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { leadFiguresTexts } from "@/texts/admin/lead-figures";

const SHOWN_AT_FIRST = 12;
/** The database's limit. */
const MAX_ROWS = 200;

interface LeadTableProps {
  choice: ReportChoice;
  /** The days in the name of a file. */
  fileName: string;
  report: LeadReport;
  onOpen: (row: ReportRow) => void;
}

/** The figures of each name, and of all; a press on a name opens its leads. */
export function LeadTable({ choice: { dimension, touch }, fileName, report, onOpen }: LeadTableProps) {
  const texts = useTexts(leadFiguresTexts);
  const rowName = useRowNames();
  const [isWhole, setWhole] = useState(false);
  const { total, rows } = report;
  const columns = columnsOf(dimension, total, texts).map((column) => ({
    ...column,
    hasFils: haveFils([...rows.map(column.valueOf), totalOf(column, total)]),
  }));
  const title = texts.dimensions[dimension];
  if (rows.length === 0)
    return (
      <p className="rounded-card border-border bg-card text-muted-foreground border p-5">{texts.empty}</p>
    );
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const exportTable = () =>
    saveCsv(`leads-by-${dimension}-${touch}-${fileName}`, [
      csvRows([
        [title, ...columns.map(({ label }) => label)],
        ...rows.map((row) => [rowName(dimension, row), ...columns.map(({ valueOf }) => valueOf(row))]),
        [texts.total, ...columns.map((column) => totalOf(column, total))],
      ]),
    ]);
  return (
    <div className="grid min-w-0 gap-3">
      <Table label={`${texts.title}: ${title}`}>
        <thead>
          <tr>
            <TableHead className={NAME}>{title}</TableHead>
            {columns.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="border-border text-muted-foreground border-b px-3 py-3 text-end font-semibold rtl:text-start"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.name}>
              <th
                scope="row"
                className={`${NAME} border-border border-b px-4 py-1 text-start font-normal [tr:last-child>&]:border-b-0`}
              >
                <RowName dimension={dimension} row={row} name={rowName(dimension, row)} onOpen={onOpen} />
              </th>
              {columns.map(({ label, valueOf, hasFils }) => (
                <Figure key={label} value={valueOf(row)} hasFils={hasFils} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className={`${NAME} border-border border-t px-4 py-3 text-start`}>
              {texts.total}
            </th>
            {columns.map((column) => (
              <Figure
                key={column.label}
                value={totalOf(column, total)}
                hasFils={column.hasFils}
                className="border-t"
              />
            ))}
          </tr>
        </tfoot>
      </Table>
      {rows.length >= MAX_ROWS && <p className="text-muted-foreground text-base">{texts.most}</p>}
      <div className="flex flex-wrap gap-3">
        {rows.length > shown.length && (
          <Button variant="outline" size="small" onClick={() => setWhole(true)}>
            {texts.showAll(rows.length)}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={exportTable}>
          <Download />
          {texts.exportCsv}
        </Button>
      </div>
    </div>
  );
}

/** On a phone the column of names stays in view while the figures scroll. */
const NAME = "bg-card sticky start-0 min-w-40 max-w-56 sm:max-w-80";

interface FigureProps {
  value: number | undefined;
  hasFils: boolean;
  className?: string;
}

function Figure({ value, hasFils, className = "" }: FigureProps) {
  return (
    <TableCell className={`px-3 text-end tabular-nums rtl:text-start ${className}`}>
      {value === undefined ? "–" : <bdi>{formatAmount(value, hasFils)}</bdi>}
    </TableCell>
  );
}

interface RowNameProps {
  dimension: Dimension;
  row: ReportRow;
  name: string;
  onOpen: (row: ReportRow) => void;
}

function RowName({ dimension, row, name, onOpen }: RowNameProps) {
  const texts = useTexts(leadFiguresTexts);
  const { chats, booked, done } = row;
  const target =
    dimension === "article" && (row.title_en ?? row.title_ar) !== null
      ? adminPaths.post(row.name)
      : undefined;
  const page = dimension === "landing" && isVisitorPath(row.name) ? row.name : undefined;
  const icon = "text-primary inline-grid size-10 shrink-0 place-items-center";
  return (
    <span className="flex items-center justify-between gap-1">
      {chats + booked + done > 0 ? (
        <button
          type="button"
          aria-label={texts.open(name)}
          className="text-primary min-h-12 min-w-0 text-start font-semibold wrap-anywhere underline-offset-4 hover:underline lg:min-h-10"
          onClick={() => onOpen(row)}
        >
          <bdi>{name}</bdi>
        </button>
      ) : (
        <bdi className="min-w-0 py-2 wrap-anywhere">{name}</bdi>
      )}
      {target && (
        <Link to={target} aria-label={texts.post(name)} className={icon}>
          <ExternalLink aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        </Link>
      )}
      {page && (
        <a href={page} target="_blank" rel="noreferrer" aria-label={texts.page(name)} className={icon}>
          <ExternalLink aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        </a>
      )}
    </span>
  );
}

type Texts = TextsOf<typeof leadFiguresTexts>;

interface Column {
  label: string;
  /** Undefined without a basis: no cost, no chat, no visit of a button. */
  valueOf: (figures: LeadFigures) => number | undefined;
  /** Whether the total row has no value, because it would include bookings without a cost. */
  isOfRowsOnly?: boolean;
}

/** At most two decimals. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const share = (part: number, whole: number): number | undefined =>
  part > 0 && whole > 0 ? rounded(part / whole) : undefined;

/** The columns of a table after its name; those of costs only when a row has a cost. */
function columnsOf(
  dimension: ReportChoice["dimension"],
  total: LeadFigures,
  { steps }: Texts,
): readonly Column[] {
  const counted: Column[] = [
    {
      label: dimension === "article" ? steps.views : steps.visits,
      valueOf: ({ visits }) => (dimension === "button" ? undefined : visits),
    },
    { label: steps.clicks, valueOf: ({ clicks }) => clicks },
    { label: steps.chats, valueOf: ({ chats }) => chats },
    { label: steps.booked, valueOf: ({ booked }) => booked },
    { label: steps.done, valueOf: ({ done }) => done },
    { label: steps.aed, valueOf: ({ aed }) => aed },
  ];
  if (!hasCost(dimension) || total.cost === 0) return counted;
  const isOfRowsOnly = true;
  return [
    ...counted,
    { label: steps.cost, valueOf: ({ cost }) => (cost > 0 ? rounded(cost) : undefined) },
    { label: steps.perChat, valueOf: ({ cost, chats }) => share(cost, chats), isOfRowsOnly },
    { label: steps.perBooking, valueOf: ({ cost, booked }) => share(cost, booked), isOfRowsOnly },
    {
      label: steps.return,
      valueOf: ({ cost, aed }) => (cost > 0 ? rounded(aed / cost) : undefined),
      isOfRowsOnly,
    },
  ];
}

/** The value of a column in the total row. */
const totalOf = ({ valueOf, isOfRowsOnly }: Column, total: LeadFigures): number | undefined =>
  isOfRowsOnly ? undefined : valueOf(total);
