import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { formatPrice, haveFils } from "@/i18n/format";
import { ResourcePage } from "../resource/resource-page";
import { adminPaths } from "../shared/admin-paths";
import { BackLink } from "../shared/back-link";
import { useIsOwner } from "../shared/use-staff-member";
import { type CampaignCost, campaignCosts } from "./campaign-costs";
import { CostImport } from "./cost-import";
import { useDaySpan } from "../shared/moments";
import { useLocale, useTexts } from "@/i18n/i18n";
import { campaignCostsTexts } from "@/texts/admin/campaign-costs";
import { commonTexts } from "@/texts/admin/common";

const SHOWN_AT_FIRST = 30;

/** The costs of campaigns. Owners enter them, by hand or from a file; editors see them. */
export function Component() {
  const texts = useTexts(campaignCostsTexts);
  const isOwner = useIsOwner();
  const { data: stored } = useQuery(campaignCosts.query);
  const [isImporting, setImporting] = useState(false);
  return (
    <ResourcePage
      of={campaignCosts}
      actions={
        <>
          <BackLink to={adminPaths.analytics} label={texts.back} />
          {isOwner && (
            <Button
              variant="outline"
              size="small"
              aria-expanded={isImporting}
              // The preview of a file compares it with what is stored.
              style={{ visibility: stored ? undefined : "hidden" }}
              onClick={() => setImporting(!isImporting)}
            >
              <FileUp />
              {texts.fromFile}
            </Button>
          )}
        </>
      }
      above={
        isImporting && isOwner && stored && <CostImport stored={stored} onClose={() => setImporting(false)} />
      }
    >
      {(rows, actionsOf) => <CostTable rows={rows} actionsOf={isOwner ? actionsOf : undefined} />}
    </ResourcePage>
  );
}

interface CostTableProps {
  rows: readonly CampaignCost[];
  /** The person's actions for a row; undefined without any. */
  actionsOf: ((row: CampaignCost) => ReactNode) | undefined;
}

function CostTable({ rows, actionsOf }: CostTableProps) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(campaignCostsTexts);
  const spanOf = useDaySpan();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const { fields } = texts;
  const hasFils = haveFils(rows.map((row) => row.cost_aed));
  return (
    <div className="grid gap-3">
      <Table label={texts.list} stacks>
        <TableHeads
          of={[fields.campaign, fields.source, texts.days, texts.cost]}
          actions={actionsOf && common.actions}
        />
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
              <TableCell className="tabular-nums">{formatPrice(row.cost_aed, locale, hasFils)}</TableCell>
              {actionsOf && (
                <TableCell className="xl:[&>div]:flex-nowrap xl:[&>div]:justify-end">
                  {actionsOf(row)}
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
