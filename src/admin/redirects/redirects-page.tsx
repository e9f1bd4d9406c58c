import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { ResourcePage } from "../resource/resource-page";
import { ActiveBadge } from "../resource/row-actions";
import { useIsOwner } from "../shared/use-staff-member";
import { MissingPages, PathCell } from "./missing-pages";
import { type Redirect, RedirectForm, redirects } from "./redirect-form";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { redirectsTexts } from "@/texts/admin/redirects";

export function Component() {
  const { data } = useQuery(redirects.query);
  return (
    <>
      <ResourcePage of={redirects} Form={RedirectForm}>
        {(rows, actionsOf) => <RedirectTable redirects={rows} actionsOf={actionsOf} />}
      </ResourcePage>
      {data && <MissingPages redirects={data} />}
    </>
  );
}

interface RedirectTableProps {
  redirects: readonly Redirect[];
  actionsOf: (redirect: Redirect) => ReactNode;
}

function RedirectTable({ redirects, actionsOf }: RedirectTableProps) {
  const common = useTexts(commonTexts);
  const isOwner = useIsOwner();
  const texts = useTexts(redirectsTexts);
  return (
    <Table label={texts.list} stacks>
      <TableHeads
        of={[texts.fields.from_path, texts.fields.to_path, texts.fields.redirect_type, texts.status]}
        actions={isOwner && common.actions}
      />
      <tbody>
        {redirects.map((redirect) => (
          <tr key={redirect.id}>
            <PathCell path={redirect.from_path} />
            <PathCell path={redirect.to_path} isTarget />
            <TableCell className="whitespace-nowrap">
              {texts.options.redirect_type[redirect.redirect_type === 302 ? 302 : 301]}
            </TableCell>
            <TableCell>
              <ActiveBadge isActive={redirect.is_active} />
            </TableCell>
            {isOwner && (
              <TableCell className="max-xl:mt-1.5 xl:[&>div]:flex-nowrap xl:[&>div]:justify-end">
                {actionsOf(redirect)}
              </TableCell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
