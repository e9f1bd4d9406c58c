import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { isUnconfirmed, isUniqueViolation } from "@/data/client/errors";
import { addLead, type ContactClick, type Lead, LEAD_ORIGINS, type NewLead } from "@/data/staff/leads";
import { removeLead } from "@/data/staff/lead.mutations";
import { Chooser } from "../shared/chooser";
import { useFailureToast } from "../shared/failure-text";
import { formatDateTime } from "../shared/moments";
import { PageLink } from "../shared/page-link";
import { takeFocus } from "@/lib/take-focus";
import { useButtonName } from "../shared/use-button-name";
import { campaignText, DetailsList } from "./details-list";
import { ServicesFailure, useLeadService, useOfferedServices } from "./leads";
import { usePageName } from "./page-name";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { leadDeskTexts } from "@/texts/admin/lead-desk";
import { leadsTexts } from "@/texts/admin/leads";
import { manageTexts } from "@/texts/admin/manage";

interface ClickCardProps extends Added {
  click: ContactClick;
}

/** The origin of a chat, and a button that makes it a lead. */
export function ClickCard({ click, ...added }: ClickCardProps) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(leadDeskTexts);
  const serviceOf = useLeadService();
  const buttonOf = useButtonName();
  const pageOf = usePageName();
  const { add, isAdding } = useAddLead(added);
  const campaign = campaignText(click.source, click.medium, click.campaign);
  const buttons: Readonly<Record<string, string>> = texts.clicked;
  return (
    <div className="grid gap-4">
      <p>{texts.found(click.code)}</p>
      <DetailsList
        of={[
          [
            texts.facts.page,
            <PageLink
              key="page"
              page={click.page_url}
              name={pageOf({ ...click, page_path: click.page_url })}
              className="underline underline-offset-4"
            />,
          ],
          [
            texts.facts.button,
            `${buttons[click.event_name] ?? click.event_name} · ${buttonOf(click.button)}`,
          ],
          [texts.facts.service, click.service_slug ? serviceOf(click.service_slug) : texts.none],
          [texts.facts.language, click.lang === "ar" ? common.arabic : common.english],
          [texts.facts.hour, formatDateTime(click.clicked_at, locale)],
          [texts.facts.campaign, campaign ? <bdi>{campaign}</bdi> : texts.none],
        ]}
      />
      <Button
        ref={takeFocus}
        className="sm:justify-self-start"
        isBusy={isAdding}
        onClick={() => add({ click })}
      >
        {texts.add}
      </Button>
    </div>
  );
}

/** A lead without a code: its service, and buttons for its origin, which add it. */
export function AddWithoutCode({ onAdded }: Pick<Added, "onAdded">) {
  const { without } = useTexts(leadDeskTexts);
  const { origins } = useTexts(leadsTexts);
  const services = useOfferedServices();
  const [service, setService] = useState("");
  const { add, isAdding } = useAddLead({
    onAdded: (...added) => {
      setService("");
      onAdded(...added);
    },
  });
  return (
    <details className="border-border mt-4 border-t pt-2">
      <summary className="min-h-12 cursor-pointer content-center font-semibold">{without.title}</summary>
      <div className="grid gap-4 pt-2 lg:flex lg:items-end">
        <div className="lg:w-80">
          <Chooser
            label={without.service}
            none={without.later}
            choices={services}
            value={service}
            onChoose={setService}
          />
          <ServicesFailure />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-base font-semibold">{without.origin}</legend>
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            {LEAD_ORIGINS.map((origin) => (
              <Button
                key={origin}
                variant="outline"
                size="small"
                isBusy={isAdding}
                onClick={() => add({ origin, service_slug: service })}
              >
                {origins[origin]}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}

/** As long as a toast offers to remove it; the database allows ten minutes. */
const UNDO_MS = 15_000;

/** A second press so soon after a lost answer is for the same person; later, the same values are another one's. */
const SAME_LEAD_MS = 60_000;

type WithoutId<One> = One extends unknown ? Omit<One, "id"> : never;

interface Added {
  /** Called with the lead, as far as the server's answer has it. */
  onAdded: (id: string, lead: Lead | undefined) => void;
  /** Called when another person has just added the same click. */
  onUsed?: () => void;
}

/** Adds a lead. For some seconds the toast removes it again, also for editors, who cannot delete other leads. */
function useAddLead({ onAdded, onUsed }: Added) {
  const common = useTexts(commonTexts);
  const manage = useTexts(manageTexts);
  const texts = useTexts(leadsTexts);
  const failed = useFailureToast();
  const { addFailed } = useTexts(leadDeskTexts);
  const remove = useMutation({
    ...removeLead,
    onSuccess: () => toast.success(texts.takenAway),
    onError: failed(manage.undoFailed),
  });
  // The server ignores a lead whose id it has.
  const lost = useRef<{ id: string; values: string; at: number }>(undefined);
  const idOf = (lead: WithoutId<NewLead>): string => {
    const { id, values, at } = lost.current ?? { id: "", values: "", at: 0 };
    const isAgain = values === JSON.stringify(lead) && Date.now() - at < SAME_LEAD_MS;
    return isAgain ? id : crypto.randomUUID();
  };
  const { mutate, isPending } = useMutation<Lead | undefined, Error, NewLead>({
    ...addLead,
    onSuccess: (lead, { id }) => {
      lost.current = undefined;
      toast.success(texts.created, {
        action: { label: common.undo, onClick: () => remove.mutate(id) },
        duration: UNDO_MS,
      });
      onAdded(id, lead);
    },
    onError: (error, { id, ...lead }) => {
      if (isUniqueViolation(error) && onUsed) return onUsed();
      if (isUnconfirmed(error)) lost.current = { id, values: JSON.stringify(lead), at: Date.now() };
      return failed(addFailed)(error);
    },
  });
  return {
    isAdding: isPending,
    add: (lead: WithoutId<NewLead>) => mutate({ ...lead, id: idOf(lead) }),
  };
}
