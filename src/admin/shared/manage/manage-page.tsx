import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { AdminPage } from "../admin-page";

interface ManagePageProps {
  title: string;
  lead: string;
  addLabel: string;
  /** Opens the form for a new row; absent when the person may not add one. */
  onAdd: (() => void) | undefined;
  /** Says why something is missing for this person. */
  reason?: string | undefined;
  children: ReactNode;
}

/** A page on which staff keep a list: what it is, the button that adds to it, and the list. */
export function ManagePage({ title, lead, addLabel, onAdd, reason, children }: ManagePageProps) {
  const add = onAdd && (
    <Button size="small" onClick={onAdd}>
      <Plus aria-hidden="true" />
      {addLabel}
    </Button>
  );
  return (
    <AdminPage title={title} lead={lead} actions={add}>
      {reason !== undefined && (
        <p className="rounded-control bg-info-soft text-info mb-5 px-4 py-3 text-base">{reason}</p>
      )}
      {children}
    </AdminPage>
  );
}
