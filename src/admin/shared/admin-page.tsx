import type { ReactNode } from "react";
import { AdminHead } from "../layout/admin-head";

interface AdminPageProps {
  title: string;
  lead?: string;
  /** The page's main buttons, at the end of its title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Title, main actions and content of a staff page. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <AdminHead title={title} />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* A long lead wraps beside the buttons; a title alone leaves them its line on a phone, too. */}
        <div className={lead === undefined ? undefined : "min-w-0 flex-1 basis-72"}>
          <h1 className="text-[2rem]">{title}</h1>
          {lead !== undefined && <p className="text-muted-foreground text-base">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </>
  );
}
