import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { Table, TableCell, TableHead } from "@/components/ui/staff/table";
import { formatPrice } from "@/i18n/format";
import { ResourceDialogs, useRowDialogs } from "../resource/dialogs";
import { RowActions } from "../resource/row-actions";
import { AdminPage } from "../shared/admin-page";
import { adminPaths } from "../shared/admin-paths";
import { EmptyState } from "../shared/empty-state";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { type CampaignCost, campaignCosts } from "./campaign-costs";
import { CostImport } from "./cost-import";
import { useDaySpan } from "../shared/moments";
import { useLocale, useTexts } from "@/i18n/i18n";
import { campaignCostsTexts } from "@/words/admin/campaign-costs";
import { commonTexts } from "@/words/admin/common";

const SHOWN_AT_FIRST = 30;

/** What campaigns cost. Owners write it, by hand or from a file; editors see it. */
export function Component() {
  const common = useTexts(commonTexts);
  const texts = useTexts(campaignCostsTexts);
  const isOwner = useIsOwner();
  const query = useQuery(campaignCosts.query);
  const dialogs = useRowDialogs(query, isOwner);
  const [isImporting, setImporting] = useState(false);
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Link to={adminPaths.analytics} className={buttonVariants({ variant: "outline", size: "small" })}>
            <ChevronLeft className="mirror-rtl" />
            {texts.back}
          </Link>
          {isOwner && (
            <>
              <Button
                variant="outline"
                size="small"
                aria-expanded={isImporting}
                onClick={() => setImporting(!isImporting)}
              >
                <FileUp />
                {texts.fromFile}
              </Button>
              <Button size="small" onClick={dialogs.add}>
                <Plus />
                {texts.add}
              </Button>
            </>
          )}
        </>
      }
    >
      {!isOwner && (
        <p className="rounded-control bg-info-soft text-info mb-5 px-4 py-3 text-base">{common.ownersOnly}</p>
      )}
      {isImporting && isOwner && <CostImport stored={query.data ?? []} onClose={() => setImporting(false)} />}
      <QueryView query={query} empty={<EmptyState text={texts.empty} />}>
        {(rows) => <CostTable rows={rows} dialogs={dialogs} mayEdit={isOwner} />}
      </QueryView>
      <ResourceDialogs of={campaignCosts} dialogs={dialogs} />
    </AdminPage>
  );
}

interface CostTableProps {
  rows: readonly CampaignCost[];
  dialogs: ReturnType<typeof useRowDialogs<CampaignCost>>;
  mayEdit: boolean;
}

function CostTable({ rows, dialogs, mayEdit }: CostTableProps) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(campaignCostsTexts);
  const spanOf = useDaySpan();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const { fields } = texts;
  return (
    <div className="grid gap-3">
      <Table label={texts.list} stacks>
        <thead>
          <tr>
            {[fields.campaign, fields.source, texts.days, texts.cost].map((label) => (
              <TableHead key={label}>{label}</TableHead>
            ))}
            {mayEdit && (
              <TableHead>
                <span className="sr-only">{common.actions}</span>
              </TableHead>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <TableCell className="font-semibold wrap-anywhere">
                <bdi>{row.campaign || texts.allCampaigns}</bdi>
              </TableCell>
              <TableCell className="wrap-anywhere">
                <bdi>{row.source || "–"}</bdi>
              </TableCell>
              <TableCell>{spanOf(row.first_day, row.last_day)}</TableCell>
              <TableCell className="tabular-nums">{formatPrice(row.cost_aed, locale)}</TableCell>
              {mayEdit && (
                <TableCell className="xl:[&>div]:flex-nowrap xl:[&>div]:justify-end">
                  <RowActions
                    name={campaignCosts.nameOf(row, texts, locale)}
                    onEdit={() => dialogs.edit(row)}
                    onDelete={() => dialogs.askToDelete(row)}
                  />
                </TableCell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > shown.length && (
        <div>
          <Button variant="outline" size="small" onClick={() => setWhole(true)}>
            {texts.showAll(rows.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
