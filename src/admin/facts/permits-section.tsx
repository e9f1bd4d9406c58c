import { useQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { PERMIT_KINDS } from "@domain/permits";
import { Button } from "@/components/ui/button";
import { removePermit } from "@/data/staff/permits.mutations";
import { fetchPaper, type StoredPermit, storedPermitsQuery } from "@/data/staff/permits.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { formatDate } from "@/i18n/format";
import { daysUntil, todayInDubai } from "@/lib/dubai-time";
import { useFailureToast } from "../shared/failure-text";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { RowActions, useRowDialogs } from "../shared/manage/row-actions";
import { QueryView } from "../shared/query-view";
import { saveFile } from "../shared/save-file";
import { PermitForm } from "./permit-form";
import { LOCALES } from "@/config/locales";

/** The licences and approvals of the business. Owners keep them, editors see them. */
export function PermitsSection({ isOwner }: { isOwner: boolean }) {
  const texts = useAdminI18n().t.permits;
  const query = useQuery(storedPermitsQuery);
  const dialogs = useRowDialogs(query);
  const nameOf = usePermitName();
  const { deleted } = dialogs;
  return (
    <section aria-labelledby="permits" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="permits" className="text-xl tracking-normal">
            {texts.title}
          </h2>
          <p className="text-muted-foreground max-w-[44em] text-base">{texts.lead}</p>
        </div>
        {isOwner && (
          <Button size="small" onClick={dialogs.add}>
            <Plus />
            {texts.add}
          </Button>
        )}
      </div>
      <div className="rounded-card border-border bg-card mt-3 border">
        <QueryView query={query} empty={<p className="text-muted-foreground px-5 py-4">{texts.empty}</p>}>
          {(permits) => (
            <ul className="divide-border divide-y">
              {permits.map((permit) => (
                <PermitRow
                  key={permit.id}
                  permit={permit}
                  onEdit={isOwner ? () => dialogs.edit(permit) : undefined}
                  onDelete={isOwner ? () => dialogs.askToDelete(permit) : undefined}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {dialogs.isFormOpen && (
        <PermitForm row={dialogs.edited} onClose={dialogs.close} onRenew={() => void dialogs.renew()} />
      )}
      {deleted && (
        <DeleteDialog
          entity="permit"
          question={texts.deleteQuestion}
          subject={nameOf(deleted)}
          text={texts.deleteText}
          id={deleted.id}
          remove={removePermit}
          deletedText={texts.deleted}
          onClose={dialogs.close}
        />
      )}
    </section>
  );
}

function usePermitName() {
  const texts = useAdminI18n().t.permits;
  return ({ kind, number }: StoredPermit) => texts.named(kindName(kind, texts.kinds), number);
}

/** A kind that this version of the back office does not know goes by its own word. */
const kindName = (kind: string, names: Readonly<Record<(typeof PERMIT_KINDS)[number], string>>) => {
  const known = PERMIT_KINDS.find((one) => one === kind);
  return known ? names[known] : kind;
};

interface PermitRowProps {
  permit: StoredPermit;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

function PermitRow({ permit, onEdit, onDelete }: PermitRowProps) {
  const texts = useAdminI18n().t.permits;
  const failed = useFailureToast();
  const name = usePermitName()(permit);
  const { file_path: path } = permit;
  const download = async (from: string) => {
    try {
      saveFile(
        `${permit.kind}-${permit.number.replaceAll(/[^A-Za-z0-9-]+/g, "-")}${from.slice(from.lastIndexOf("."))}`,
        await fetchPaper(from),
      );
    } catch (error) {
      failed(texts.paperFailed)(error);
    }
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-muted-foreground text-base font-normal">{kindName(permit.kind, texts.kinds)}</h3>
        <p className="font-semibold break-words">
          <bdi dir="ltr">{permit.number}</bdi>
        </p>
        {LOCALES.map((language) => (
          <p key={language} lang={language} className="text-base break-words">
            <bdi>
              {permit[`authority_${language}`]}: {permit[`scope_${language}`]}
            </bdi>
          </p>
        ))}
        <PermitState permit={permit} />
        {path ? (
          <Button variant="quiet" size="small" className="mt-1" onClick={() => void download(path)}>
            <Download />
            {texts.openPaper}
          </Button>
        ) : (
          <p className="bg-saffron-soft mt-1 inline-block rounded-full px-3 text-base">{texts.noPaper}</p>
        )}
      </div>
      <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

function PermitState({ permit: { issued, expires, stage } }: { permit: StoredPermit }) {
  const { t, locale } = useAdminI18n();
  const texts = t.permits;
  const today = todayInDubai();
  const dayOf = (day: string) => formatDate(`${day}T12:00:00+04:00`, locale);
  if (stage === "over") return <p className="text-destructive text-base">{texts.over(dayOf(expires))}</p>;
  if (issued > today) return <p className="text-info text-base">{texts.fromDay(dayOf(issued))}</p>;
  if (stage === undefined) return <p className="text-base">{texts.untilDay(dayOf(expires))}</p>;
  return (
    <p className={stage === "late" ? "text-destructive text-base" : "text-base"}>
      {texts.daysLeft(daysUntil(expires, today), dayOf(expires))}
    </p>
  );
}
