import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/admin/shared/admin-paths";
import { csvRows, saveCsv } from "@/admin/shared/csv";
import { Button } from "@/components/ui/button";
import { Table, TableCell, TableHead } from "@/components/ui/staff/table";
import { isVisitorPath } from "@/data/public/redirect-rules";
import type { Dimension, LeadReport, ReportChoice, ReportRow } from "@/data/staff/lead-report";
import { formatNumber } from "@/i18n/format";
import { columnsOf, totalOf } from "./lead-columns";
import { useRowNames } from "./use-row-names";
import { useTexts } from "@/i18n/i18n";
import { leadFiguresTexts } from "@/words/admin/lead-figures";

const SHOWN_AT_FIRST = 12;
/** As many as the database gives. */
const MOST_ROWS = 200;

interface LeadTableProps {
  choice: ReportChoice;
  report: LeadReport;
  onOpen: (row: ReportRow) => void;
}

/** The figures of each name, and of all; a name opens the leads behind it. */
export function LeadTable({ choice: { period, dimension, touch }, report, onOpen }: LeadTableProps) {
  const texts = useTexts(leadFiguresTexts);
  const nameOf = useRowNames();
  const [isWhole, setWhole] = useState(false);
  const { total, rows } = report;
  const columns = columnsOf(dimension, total, texts);
  const title = texts.dimensions[dimension];
  if (rows.length === 0)
    return (
      <p className="rounded-card border-border bg-card text-muted-foreground border p-5">{texts.empty}</p>
    );
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const exportTable = () =>
    saveCsv(`leads-by-${dimension}-${touch}-${period}`, [
      csvRows([
        [title, ...columns.map(({ label }) => label)],
        ...rows.map((row) => [nameOf(dimension, row), ...columns.map(({ valueOf }) => valueOf(row))]),
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
                className="border-border text-muted-foreground border-b px-4 py-3 text-end font-semibold"
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
                <RowName dimension={dimension} row={row} name={nameOf(dimension, row)} onOpen={onOpen} />
              </th>
              {columns.map(({ label, valueOf }) => (
                <Figure key={label} value={valueOf(row)} />
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
              <Figure key={column.label} value={totalOf(column, total)} className="border-t" />
            ))}
          </tr>
        </tfoot>
      </Table>
      {rows.length >= MOST_ROWS && <p className="text-muted-foreground text-base">{texts.most}</p>}
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

/** The name stays where the figures move below it on a phone. */
const NAME = "bg-card sticky start-0 min-w-40 max-w-56 sm:max-w-80";

function Figure({ value, className = "" }: { value: number | undefined; className?: string }) {
  return (
    <TableCell className={`text-end tabular-nums ${className}`}>
      {value === undefined ? "–" : <bdi>{formatNumber(value)}</bdi>}
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
