import { useQuery } from "@tanstack/react-query";
import { type FactKey, FACTS } from "@domain/facts";
import { todayInDubai } from "@domain/dubai-day";
import { factsQuery } from "@/data/public/facts.queries";
import { factUsesQuery } from "@/data/staff/fact-uses.queries";
import { formatDate } from "@/i18n/format";
import { AdminPage } from "../shared/admin-page";
import { useRowDialogs } from "../resource/dialogs";
import { RowActions } from "../resource/row-actions";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { factText } from "../shared/fact-text";
import { FactUses } from "../shared/fact-uses";
import { factQuestion, factRefusal, facts, promiseWarning, type StoredFact, storedFactsQuery } from "./facts";
import { PermitsSection } from "./permits-section";
import { useLocale, useTexts } from "@/i18n/i18n";
import { factsTexts } from "@/texts/admin/facts";
import { commonTexts } from "@/texts/admin/common";

const GROUPS = ["contact", "service", "claims", "profiles"] as const;

/** The facts of the business. Owners change them, editors see them. */
export function Component() {
  const common = useTexts(commonTexts);
  const texts = useTexts(factsTexts);
  const query = useQuery(storedFactsQuery);
  const isOwner = useIsOwner();
  const dialogs = useRowDialogs(query, isOwner);
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {!isOwner && (
        <p className="rounded-control bg-info-soft text-info mb-5 px-4 py-3 text-base">{common.ownersOnly}</p>
      )}
      <PermitsSection />
      <QueryView query={query} failed={texts.loadFailed}>
        {(stored) => (
          <div className="grid grid-cols-1 gap-8">
            {GROUPS.map((group) => (
              <section key={group} aria-labelledby={`facts-${group}`}>
                <h2 id={`facts-${group}`} className="text-xl tracking-normal">
                  {texts.groups[group]}
                </h2>
                <ul className="rounded-card border-border bg-card divide-border mt-3 divide-y border">
                  {stored
                    .filter(({ key }) => FACTS[key].group === group)
                    .map((fact) => (
                      <FactRow
                        key={fact.key}
                        fact={fact}
                        onEdit={isOwner ? () => dialogs.edit(fact) : undefined}
                      />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </QueryView>
      {dialogs.edited && (
        <FactForm row={dialogs.edited} onClose={dialogs.close} onRenew={() => void dialogs.renew()} />
      )}
    </AdminPage>
  );
}

function FactRow({ fact, onEdit }: { fact: StoredFact; onEdit: (() => void) | undefined }) {
  const locale = useLocale();
  const texts = useTexts(factsTexts);
  const lines = factText(fact, locale, texts);
  const name = texts.names[fact.key satisfies FactKey];
  const { valid_until: until } = fact;
  const day = until && formatDate(`${until}T12:00:00+04:00`, locale);
  return (
    <li className="flex items-start justify-between gap-x-4 px-5 py-4 sm:gap-x-6">
      <div className="min-w-0 flex-1">
        <h3 className="text-muted-foreground text-base font-normal">{name}</h3>
        {lines.length === 0 && <p className="text-muted-foreground">{texts.empty}</p>}
        {lines.map(({ text, lang }) => (
          <p key={lang ?? text} lang={lang} className="font-semibold wrap-anywhere">
            <bdi>{text}</bdi>
          </p>
        ))}
        {fact.evidence !== "" && (
          <p dir="auto" className="text-muted-foreground mt-1 text-base wrap-anywhere">
            {fact.evidence}
          </p>
        )}
        {fact.evidence === "" && FACTS[fact.key].group === "claims" && (
          <p className="bg-saffron-soft mt-1 inline-block rounded-full px-3 text-base">{texts.noEvidence}</p>
        )}
        {fact.key === "promise" && <PromiseWarning promise={fact.value} />}
        {until && day && (
          <p className={until < todayInDubai() ? "text-destructive text-base" : "text-base"}>
            {until < todayInDubai() ? texts.over(day) : texts.untilDay(day)}
          </p>
        )}
      </div>
      <RowActions name={name} onEdit={onEdit} onDelete={undefined} />
    </li>
  );
}

/** Warns that no service arrives as soon as promised. */
function PromiseWarning({ promise }: { promise: unknown }) {
  const locale = useLocale();
  const texts = useTexts(factsTexts);
  const services = useQuery(factsQuery).data?.services ?? [];
  const warning = promiseWarning(promise, services, texts, locale);
  if (warning === undefined) return null;
  return <p className="bg-saffron-soft rounded-control mt-2 max-w-prose px-3 py-2 text-base">{warning}</p>;
}

/** The form of a fact: its value, its source, its last day, and where it is used. */
function FactForm({ row: fact, ...form }: RowFormProps<StoredFact> & { row: StoredFact }) {
  const locale = useLocale();
  const texts = useTexts(factsTexts);
  const of = facts[fact.key];
  const isRequired = "isRequired" in FACTS[fact.key];
  const uses = useQuery(factUsesQuery(fact.key)).data;
  const services = useQuery(factsQuery).data?.services ?? [];
  const promiseQuestion = ({ value }: { value: unknown }) => {
    const warning = fact.key === "promise" && promiseWarning(value, services, texts, locale);
    return warning ? `${warning} ${texts.saveAnyway}` : undefined;
  };
  return (
    <ResourceForm
      of={of}
      row={fact}
      {...form}
      refusalOf={(error) => factRefusal(error, fact, texts)}
      questionOf={(change) => factQuestion(fact, change, texts, uses) ?? promiseQuestion(change)}
    >
      <ResourceFields
        of={of}
        names={["value", "evidence", ...(isRequired ? [] : ["valid_until" as const])]}
      />
      {isRequired && <p className="text-muted-foreground text-base">{texts.required}</p>}
      <FactUses fact={fact.key} />
    </ResourceForm>
  );
}
