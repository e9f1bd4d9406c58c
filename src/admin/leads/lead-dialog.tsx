import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { type Lead, LEAD_STATUSES, leadQuery } from "@/data/staff/leads";
import { removeLead } from "@/data/staff/lead.mutations";
import { staffTables } from "@/data/staff/tables";
import { formatAmount } from "@/i18n/format";
import { DeleteDialog } from "../resource/delete-dialog";
import { HistoryButton } from "../history/history-button";
import { AdminDialog } from "../shared/admin-dialog";
import { formatDateTime } from "../shared/moments";
import { useFullStaffName } from "../shared/staff-name";
import { PageLink } from "../shared/page-link";
import { useIsOwner } from "../shared/use-staff-member";
import { useButtonName } from "../shared/use-button-name";
import { campaignText, DetailsList } from "./details-list";
import { StepButtons } from "./lead-steps";
import { useLeadReasons, useLeadService } from "./leads";
import { usePageName } from "./page-name";
import { useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { leadDeskTexts } from "@/texts/admin/lead-desk";
import { leadsTexts } from "@/texts/admin/leads";

/** All details of a lead, its history, and its possible steps. */
export function LeadDialog({ lead: known, onClose }: { lead: Lead; onClose: () => void }) {
  // Read again: the list may be older.
  const { data: lead = known } = useQuery(leadQuery(known.id));
  const common = useTexts(commonTexts);
  const texts = useTexts(leadsTexts);
  const name = useLeadService()(lead.service_slug);
  const isOwner = useIsOwner();
  const { open } = useLeadSteps();
  const [isDeleting, setDeleting] = useState(false);
  const { status } = lead;
  if (isDeleting)
    return (
      <DeleteDialog
        entity={staffTables.leads.entity}
        id={lead.id}
        remove={removeLead}
        question={texts.deleteQuestion(name)}
        text={texts.deleteText}
        deletedText={texts.deleted}
        onClose={onClose}
      />
    );
  return (
    <AdminDialog title={name} onClose={onClose}>
      <div className="grid gap-5">
        <LeadFacts lead={lead} />
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          <StepButtons lead={lead} steps={LEAD_STATUSES.filter((step) => step !== status)} />
          {(status === "booked" || status === "done") && (
            <Button
              variant="outline"
              size="small"
              wraps
              className="px-2 py-1.5"
              onClick={() => open({ kind: "booking", lead, status })}
            >
              {texts.change}
            </Button>
          )}
          {status === "talking" && <StepButtons lead={lead} steps={["follow_up"]} />}
        </div>
        <div className="border-border -mx-5 -mb-5 flex flex-wrap justify-between gap-2 border-t px-5 py-3">
          <HistoryButton
            entity={staffTables.leads.entity}
            subject={lead.id}
            name={name}
            onRestored={onClose}
          />
          {isOwner && (
            <Button variant="ghost" size="small" className="px-3" onClick={() => setDeleting(true)}>
              <Trash2 />
              {common.delete}
            </Button>
          )}
        </div>
      </div>
    </AdminDialog>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const desk = useTexts(leadDeskTexts).facts;
  const texts = useTexts(leadsTexts);
  const buttonOf = useButtonName();
  const { reasonName: reasonOf } = useLeadReasons("lost_reason");
  const { reasonName: followUpOf } = useLeadReasons("follow_up");
  const pageName = usePageName()(lead);
  const staffName = useFullStaffName();
  const { fields } = texts;
  const moment = (iso: string | null) => iso && formatDateTime(iso, locale);
  const page = (path: string, name?: string) =>
    path && <PageLink page={path} name={name} className="underline underline-offset-4" />;
  const first = campaignText(lead.first_source, lead.first_campaign);
  const last = campaignText(lead.last_source, lead.last_medium, lead.last_campaign);
  return (
    <DetailsList
      of={[
        [fields.status, texts.options.status[lead.status]],
        [fields.value_aed, lead.value_aed === null ? "" : formatAmount(lead.value_aed)],
        [fields.follow_up_at, moment(lead.follow_up_at)],
        [fields.follow_up_reason, lead.follow_up_reason && followUpOf(lead.follow_up_reason)],
        [fields.lost_reason, lead.lost_reason && reasonOf(lead.lost_reason)],
        [texts.origin, texts.origins[lead.origin]],
        [
          texts.code,
          lead.code && (
            <bdi dir="ltr" lang="en">
              {lead.code}
            </bdi>
          ),
        ],
        [desk.hour, moment(lead.clicked_at)],
        [desk.page, page(lead.page_path, pageName)],
        [fields.landing_path, lead.landing_path === lead.page_path ? "" : page(lead.landing_path)],
        [desk.button, lead.button && buttonOf(lead.button)],
        [desk.language, lead.lang && (lead.lang === "ar" ? common.arabic : common.english)],
        [fields.location, lead.location && <bdi>{lead.location}</bdi>],
        [texts.campaign, last && <bdi>{last}</bdi>],
        [texts.firstCampaign, first && <bdi>{first}</bdi>],
        [texts.added, moment(lead.created_at)],
        [
          texts.addedBy,
          <bdi key="who">
            {lead.added_by_email === null ? texts.someone : staffName(lead.added_by_email)}
          </bdi>,
        ],
        [fields.booked_at, moment(lead.booked_at)],
        [fields.done_at, moment(lead.done_at)],
        [fields.lost_at, moment(lead.lost_at)],
      ]}
    />
  );
}
