import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Table, TableCell, TableHead } from "@/components/ui/staff/table";
import type { ManagedRedirect } from "@/data/staff/url-redirects.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { ActiveBadge } from "../shared/manage/row-actions";
import { useIsOwner } from "../shared/use-staff-member";

interface RedirectTableProps {
  redirects: readonly ManagedRedirect[];
  actionsOf: (redirect: ManagedRedirect) => ReactNode;
}

export function RedirectTable({ redirects, actionsOf }: RedirectTableProps) {
  const isOwner = useIsOwner();
  const texts = useAdminI18n().t.redirects;
  return (
    <Table label={texts.list} stacks>
      <thead>
        <tr>
          <TableHead>{texts.from}</TableHead>
          <TableHead>{texts.to}</TableHead>
          <TableHead>{texts.type}</TableHead>
          <TableHead>{texts.status}</TableHead>
          {isOwner && <ActionsHead />}
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => (
          <tr key={redirect.id}>
            <PathCell path={redirect.from_path} />
            <PathCell path={redirect.to_path} isTarget />
            <TableCell className="whitespace-nowrap">
              {texts.types[redirect.redirect_type === 302 ? 302 : 301]}
            </TableCell>
            <TableCell>
              <ActiveBadge isActive={redirect.is_active} />
            </TableCell>
            {isOwner && (
              <TableCell className="max-lg:mt-1.5 lg:[&>div]:flex-nowrap lg:[&>div]:justify-end">
                {actionsOf(redirect)}
              </TableCell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface PathCellProps {
  path: string;
  /** Whether another path leads here, which an arrow says where there are no columns. */
  isTarget?: boolean;
}

/** A path reads from left to right in both languages, and never makes the page wide. */
export function PathCell({ path, isTarget = false }: PathCellProps) {
  return (
    <TableCell className="max-lg:flex max-lg:items-start max-lg:gap-2 lg:max-w-96 lg:min-w-44">
      {isTarget && <ArrowRight className="text-muted-foreground mirror-rtl mt-1 size-4 shrink-0 lg:hidden" />}
      <bdi dir="ltr" className={isTarget ? "break-all" : "break-all max-lg:font-semibold"}>
        {path}
      </bdi>
    </TableCell>
  );
}

/** The head of a column of buttons, which need none to be seen. */
export function ActionsHead() {
  const { t } = useAdminI18n();
  return (
    <TableHead>
      <span className="sr-only">{t.common.actions}</span>
    </TableHead>
  );
}
