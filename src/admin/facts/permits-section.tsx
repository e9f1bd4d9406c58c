import { useQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LOCALES } from "@/config/locales";
import { type Expiry, expiriesQuery } from "@/data/staff/read-expiries";
import { formatDate } from "@/i18n/format";
import { daysUntil, todayInDubai } from "@/lib/dubai-time";
import { permitsTexts } from "@/texts/admin/permits";
import { ResourceDialogs, useRowDialogs } from "../resource/dialogs";
import { optionOf } from "../resource/resource-texts";
import { RowActions } from "../resource/row-actions";
import { useFailureToast } from "../shared/failure-text";
import { QueryView } from "../shared/query-view";
import { saveFile } from "../shared/save-file";
import { useIsOwner } from "../shared/use-staff-member";
import { type Permit, PermitForm, permits } from "./permit-form";
import { fetchPaper } from "./permit-paper";
import { useLocale, useTexts } from "@/i18n/i18n";

const BOX = "rounded-card border-border bg-card mt-3 border";

/** The licences and approvals of the business. Owners change them, editors see them. */
export function PermitsSection() {
  const isOwner = useIsOwner();
  const texts = useTexts(permitsTexts);
  const query = useQuery(permits.query);
  const dialogs = useRowDialogs(query, isOwner);
  const expiries = useQuery(expiriesQuery).data;
  const stageOf = ({ id }: Permit) => expiries?.find(({ subject }) => subject === `permit:${id}`)?.stage;
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
      <QueryView
        query={query}
        failed={texts.loadFailed}
        empty={<p className={`${BOX} text-muted-foreground px-5 py-4`}>{texts.empty}</p>}
      >
        {(rows) => (
          <ul className={`${BOX} divide-border divide-y`}>
            {rows.map((permit) => (
              <PermitRow
                key={permit.id}
                permit={permit}
                stage={stageOf(permit)}
                onEdit={isOwner ? () => dialogs.edit(permit) : undefined}
                onDelete={isOwner ? () => dialogs.askToDelete(permit) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <ResourceDialogs of={permits} dialogs={dialogs}>
        {(form) => <PermitForm {...form} />}
      </ResourceDialogs>
    </section>
  );
}

interface PermitStateProps {
  permit: Permit;
  /** Set when its last day is near or over. */
  stage: Expiry["stage"] | undefined;
}

interface PermitRowProps extends PermitStateProps {
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

function PermitRow({ permit, stage, onEdit, onDelete }: PermitRowProps) {
  const locale = useLocale();
  const texts = permitsTexts[locale];
  const failed = useFailureToast("read");
  const { paper: path } = permit;
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
        <h3 className="text-muted-foreground text-base font-normal">
          {optionOf(texts, "kind", permit.kind)}
        </h3>
        <p className="font-semibold">
          <bdi dir="ltr">{permit.number}</bdi>
        </p>
        {LOCALES.map((language) => (
          <p key={language} lang={language} className="text-base">
            <bdi>
              {permit[`authority_${language}`]}: {permit[`scope_${language}`]}
            </bdi>
          </p>
        ))}
        <PermitState permit={permit} stage={stage} />
        {path ? (
          <Button variant="quiet" size="small" className="mt-1" onClick={() => void download(path)}>
            <Download />
            {texts.openPaper}
          </Button>
        ) : (
          <p className="bg-saffron-soft mt-1 inline-block rounded-full px-3 text-base">{texts.noPaper}</p>
        )}
      </div>
      <RowActions name={permits.nameOf(permit, texts, locale)} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

function PermitState({ permit: { issued, expires }, stage }: PermitStateProps) {
  const locale = useLocale();
  const texts = permitsTexts[locale];
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
