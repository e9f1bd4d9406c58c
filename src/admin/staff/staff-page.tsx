import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { staffListQuery } from "@/data/staff/accounts";
import { AdminPage } from "../shared/admin-page";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { InviteForm, MadeLink, type LinkToHandOn } from "./invite-form";
import { StaffTable } from "./staff-table";
import { useTexts } from "@/i18n/i18n";
import { staffTexts } from "@/texts/admin/staff";

/** The staff's accounts. Owners only; the database neither shows nor changes anything for others. */
export function Component() {
  const texts = useTexts(staffTexts);
  const isOwner = useIsOwner();
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {isOwner ? (
        <Accounts />
      ) : (
        <p className="rounded-control bg-info-soft text-info px-4 py-3 text-base">{texts.ownersOnly}</p>
      )}
    </AdminPage>
  );
}

function Accounts() {
  const query = useQuery(staffListQuery);
  const [link, setLink] = useState<LinkToHandOn>();
  return (
    <div className="grid gap-6">
      <InviteForm onMade={setLink} />
      {link && <MadeLink link={link} />}
      <QueryView query={query}>
        {(accounts) => <StaffTable accounts={accounts} onLinkMade={setLink} />}
      </QueryView>
    </div>
  );
}
