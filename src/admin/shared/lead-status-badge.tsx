import { Badge, type BadgeTone } from "@/components/ui/staff/badge";
import type { LeadStatus } from "@/data/staff/leads";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/texts/admin/leads";

const TONES: Readonly<Record<LeadStatus, BadgeTone>> = {
  talking: "yellow",
  booked: "blue",
  done: "green",
  lost: "grey",
};

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  const { options } = useTexts(leadsTexts);
  return <Badge tone={TONES[status]}>{options.status[status]}</Badge>;
}
