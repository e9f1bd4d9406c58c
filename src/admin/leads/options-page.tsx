import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { cleanLabel } from "@domain/clean-text";
import { localized } from "@/i18n/localized";
import { type ControlProps, InputField } from "../resource/controls";
import { address, choice, namesIn, pair, toggle } from "../resource/fields";
import { OrderList } from "../resource/order-list";
import { resource, type RowIn } from "../resource/resource";
import { ResourcePage, useSaveOrder } from "../resource/resource-page";
import { ActiveBadge } from "../resource/row-actions";
import { limitedText } from "../resource/rules";
import { ADDRESS_INPUT } from "../shared/form-fields";
import { adminPaths } from "../shared/admin-paths";
import { BackLink } from "../shared/back-link";
import { useIsOwner } from "../shared/use-staff-member";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadOptionsTexts } from "@/texts/admin/lead-options";

const OPTION_KINDS = ["lost_reason", "follow_up", "source", "medium"] as const;

const KEY = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** Reasons for lost leads and follow-ups, and the spelling of campaigns. Owners change them. */
const leadOptions = resource("lead_options", {
  texts: leadOptionsTexts,
  fields: {
    kind: choice(OPTION_KINDS),
    key: {
      ...address((messages) =>
        limitedText(60, messages, cleanLabel).regex(KEY, messages.fieldMessage ?? messages.slugShape),
      ),
      isShort: true,
      Control: KeyControl,
    },
    ...pair("name", { max: 60, isRequired: true, shownAs: "plain" }),
    spellings: {
      // Small letters, because keys are compared in them.
      ...address((messages) =>
        limitedText(300, messages).overwrite((typed) => namesIn(typed.toLowerCase()).join(", ")),
      ),
      Control: (props) => <InputField {...props} dir="auto" autoComplete="off" spellCheck={false} />,
    },
    is_active: toggle(true),
  },
  isOrdered: true,
  unique: "key",
  nameOf: (row, _texts, locale) => localized(row, "name", locale),
});

type LeadOption = RowIn<typeof leadOptions>;

/** The stored value of leads and links: it never changes after the first save. */
function KeyControl(props: ControlProps) {
  const { formState } = useFormContext();
  return (
    <InputField {...props} {...ADDRESS_INPUT} readOnly={Boolean(formState.defaultValues?.[props.name])} />
  );
}

/** Reasons, sources and media, each kind in its own order. Owners change them, editors see them. */
export function Component() {
  const texts = useTexts(leadOptionsTexts);
  return (
    <ResourcePage of={leadOptions} actions={<BackLink to={adminPaths.leads} label={texts.back} />}>
      {(rows, actionsOf) => (
        <div className="grid gap-8">
          {OPTION_KINDS.map((kind) => (
            <Kind
              key={kind}
              title={texts.kinds[kind]}
              rows={rows.filter((row) => row.kind === kind)}
              actionsOf={actionsOf}
            />
          ))}
        </div>
      )}
    </ResourcePage>
  );
}

interface KindProps {
  title: string;
  rows: readonly LeadOption[];
  actionsOf: (row: LeadOption) => ReactNode;
}

/** The options of one kind. */
function Kind({ title, rows, actionsOf }: KindProps) {
  const locale = useLocale();
  const texts = useTexts(leadOptionsTexts);
  const isOwner = useIsOwner();
  const saveOrder = useSaveOrder(leadOptions);
  const optionName = (row: LeadOption) => localized(row, "name", locale);
  return (
    <section>
      <h2 className="mb-3 text-xl tracking-normal">{title}</h2>
      {rows.length === 0 && <p className="text-muted-foreground">{texts.empty}</p>}
      <OrderList label={title} rows={rows} nameOf={optionName} onOrder={isOwner ? saveOrder : undefined}>
        {(row) => (
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3">
                <bdi className="font-semibold">{optionName(row)}</bdi>
                <bdi dir="ltr" className="text-muted-foreground text-base wrap-anywhere">
                  {row.key}
                </bdi>
                {!row.is_active && <ActiveBadge isActive={false} />}
              </p>
              {row.spellings !== "" && (
                <bdi className="text-muted-foreground text-base wrap-anywhere">{row.spellings}</bdi>
              )}
            </div>
            {isOwner && actionsOf(row)}
          </div>
        )}
      </OrderList>
    </section>
  );
}
