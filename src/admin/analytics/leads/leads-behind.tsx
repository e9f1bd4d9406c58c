import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { type CsvCell, csvRows, saveCsv } from "@/admin/shared/csv";
import { QueryView } from "@/admin/shared/query-view";
import { useServiceName } from "@/admin/shared/use-service-name";
import { Button } from "@/components/ui/button";
import { LeadStatusBadge } from "@/admin/shared/lead-status-badge";
import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import {
  type LeadBehind,
  leadsBehindQuery,
  MAX_LEADS,
  type ReportChoice,
  type ReportRow,
} from "@/data/staff/lead-report";
import { formatDate, formatPrice, haveFils } from "@/i18n/format";
import { toDubaiTime } from "@/lib/dubai-time";
import { useRowNames } from "./use-row-names";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadFiguresTexts } from "@/texts/admin/lead-figures";
import { leadsTexts } from "@/texts/admin/leads";

/** The dialog shows this many; the file has all. */
const SHOWN = 100;

interface LeadsBehindProps {
  choice: ReportChoice;
  fileName: string;
  row: ReportRow;
  onClose: () => void;
}

/** The leads that a row of the table counts, and an export of all of them. */
export function LeadsBehind({ choice, fileName, row, onClose }: LeadsBehindProps) {
  const texts = useTexts(leadFiguresTexts);
  const rowName = useRowNames();
  const query = useQuery(leadsBehindQuery(choice, row.name));
  return (
    <AdminDialog title={texts.open(rowName(choice.dimension, row))} size="large" onClose={onClose}>
      <QueryView query={query} failed={texts.behind.failed} empty={<p>{texts.behind.empty}</p>}>
        {(leads) => <Leads leads={leads} choice={choice} fileName={fileName} />}
      </QueryView>
    </AdminDialog>
  );
}

type LeadsProps = Pick<LeadsBehindProps, "choice" | "fileName"> & { leads: readonly LeadBehind[] };

function Leads({ leads, choice, fileName }: LeadsProps) {
  const locale = useLocale();
  const { behind } = useTexts(leadFiguresTexts);
  const { origins } = useTexts(leadsTexts);
  const serviceName = useServiceName();
  const exportLeads = useLeadExport(choice, fileName);
  const hasFils = haveFils(leads.map(({ value_aed: value }) => value));
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-base">
          {behind.count(leads.length)}
          {leads.length > SHOWN && ` ${behind.first(SHOWN)}`}
          {leads.length >= MAX_LEADS && ` ${behind.limit(MAX_LEADS)}`}
        </p>
        <Button variant="outline" size="small" onClick={() => exportLeads(leads)}>
          <Download />
          {behind.exportCsv}
        </Button>
      </div>
      <Table label={behind.count(leads.length)} stacks>
        <TableHeads
          of={[behind.added, behind.status, behind.service, behind.value, behind.from, behind.campaign]}
        />
        <tbody>
          {leads.slice(0, SHOWN).map((lead) => (
            <tr key={lead.id}>
              <TableCell className="whitespace-nowrap">{formatDate(lead.created_at, locale)}</TableCell>
              <TableCell>
                <LeadStatusBadge status={lead.status} />
              </TableCell>
              <TableCell>{serviceName(lead.service_slug) ?? lead.service_slug}</TableCell>
              <TableCell className="tabular-nums">
                {lead.value_aed === null ? "–" : formatPrice(lead.value_aed, locale, hasFils)}
              </TableCell>
              <TableCell>{origins[lead.origin]}</TableCell>
              <TableCell className="wrap-anywhere">
                <bdi>{lead[`${choice.touch}_campaign`] || "–"}</bdi>
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** All columns of the leads, with names in the person's language and times in Dubai. */
function useLeadExport({ dimension, touch }: ReportChoice, fileName: string) {
  const { behind } = useTexts(leadFiguresTexts);
  const { origins, options } = useTexts(leadsTexts);
  const rowName = useRowNames();
  const moment = (iso: string | null): string => {
    const { date, time } = toDubaiTime(iso);
    return date && `${date} ${time}`;
  };
  const columns: readonly [label: string, cellOf: (lead: LeadBehind) => CsvCell][] = [
    [behind.added, (lead) => moment(lead.created_at)],
    [behind.status, (lead) => options.status[lead.status]],
    [behind.service, (lead) => rowName("service", { name: lead.service_slug })],
    [behind.value, (lead) => lead.value_aed],
    [behind.from, (lead) => origins[lead.origin]],
    [behind.source, (lead) => rowName("source", { name: lead[`${touch}_source`] })],
    [behind.campaign, (lead) => rowName("campaign", { name: lead[`${touch}_campaign`] })],
    [behind.landing, (lead) => rowName("landing", { name: lead.landing_path })],
    [behind.page, (lead) => lead.page_path],
    [behind.button, (lead) => rowName("button", { name: lead.button })],
    [behind.language, (lead) => rowName("language", { name: lead.lang })],
    [behind.location, (lead) => rowName("location", { name: lead.location })],
    [behind.booked, (lead) => moment(lead.booked_at)],
    [behind.done, (lead) => moment(lead.done_at)],
    [behind.reason, (lead) => lead.lost_reason],
  ];
  return (leads: readonly LeadBehind[]) =>
    saveCsv(`leads-of-${dimension}-${fileName}`, [
      csvRows([
        columns.map(([label]) => label),
        ...leads.map((lead) => columns.map(([, cellOf]) => cellOf(lead))),
      ]),
    ]);
}
