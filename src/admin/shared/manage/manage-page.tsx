import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { AdminPage } from "../admin-page";

interface ManagePageProps {
  texts: Record<"title" | "lead" | "add", string>;
  /** Opens the form for a new row; absent when the person may not add one. */
  onAdd: (() => void) | undefined;
  /** Says why something is missing for this person. */
  reason?: string | undefined;
  children: ReactNode;
}

/** A page on which staff keep a list: what it is, the button that adds to it, and the list. */
export function ManagePage({ texts, onAdd, reason, children }: ManagePageProps) {
  const add = onAdd && (
    <Button size="small" onClick={onAdd}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  );
  return (
    <AdminPage title={texts.title} lead={texts.lead} actions={add}>
      {reason !== undefined && (
        <p className="rounded-control bg-info-soft text-info mb-5 px-4 py-3 text-base">{reason}</p>
      )}
      {children}
    </AdminPage>
  );
}

/** The same where only owners change anything: editors see the list, and read why they cannot. */
export function OwnersPage({
  isOwner,
  onAdd,
  ...props
}: Omit<ManagePageProps, "reason"> & { isOwner: boolean }) {
  const { t } = useAdminI18n();
  return (
    <ManagePage
      onAdd={isOwner ? onAdd : undefined}
      reason={isOwner ? undefined : t.common.ownersOnly}
      {...props}
    />
  );
}
