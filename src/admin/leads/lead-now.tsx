import { useQuery } from "@tanstack/react-query";
import { leadQuery } from "@/data/staff/leads";
import { QueryView } from "../shared/query-view";
import { LeadRow } from "./lead-row";

/** A lead that a chat has led to, as it is now. */
export function LeadNow({ id, text }: { id: string; text: string }) {
  const query = useQuery(leadQuery(id));
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <div className="rounded-control border-border border p-4">
        <QueryView query={query}>{(lead) => <LeadRow lead={lead} />}</QueryView>
      </div>
    </div>
  );
}
