import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { PRICE_UNITS } from "@domain/facts";
import { unreadableParts } from "@domain/service-content";
import { serviceArticlesQuery } from "@/data/staff/fact-uses.queries";
import { saveService } from "@/data/staff/services.mutations";
import { type ManagedService, managedServicesQuery } from "@/data/staff/services.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { FactUses } from "../shared/fact-uses";
import { DescribedFields, nameOf, SlugField } from "../shared/manage/described";
import { InputField, SelectField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm, takenAs, type RowFormProps } from "../shared/manage/record-form";
import { ServiceContentFields } from "./service-content-fields";
import { serviceQuestion, serviceSchema, serviceValues, type ServiceValues } from "./service-form.schema";
import { ServicePreview } from "./service-preview";

/** What pages and articles say of a service, as a build names it. */
const USES = ["price", "response", "visit", "name"] as const;

const MINUTES = { inputMode: "numeric", dir: "ltr" } as const;

export function ServiceForm({ row: service, onClose, onRenew }: RowFormProps<ManagedService>) {
  const { t } = useAdminI18n();
  const texts = t.services;
  const slugs = useQuery(managedServicesQuery).data?.map(({ slug }) => slug);
  const unreadable = unreadableParts(service?.content_data);
  return (
    <RecordForm
      entity="service"
      name={service && nameOf(service)}
      texts={texts}
      schema={serviceSchema(t, slugs, unreadable)}
      values={serviceValues(service)}
      row={service}
      save={saveService}
      refusalOf={takenAs("slug", t.manage.errors.slugTaken)}
      questionOf={(values) => serviceQuestion(values, service?.starting_price ?? null, t)}
      onClose={onClose}
      onRenew={onRenew}
      size="large"
    >
      <SlugField texts={texts} savedSlug={service?.slug} />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField<ServiceValues> name="starting_price" label={texts.price} {...MINUTES} />
        <SelectField<ServiceValues>
          name="price_unit"
          label={texts.unit}
          options={PRICE_UNITS.map((value) => ({ value, label: texts.units[value] }))}
        />
      </div>
      <div className="grid grid-cols-2 gap-5 md:grid-cols-4">
        <InputField<ServiceValues> name="arrival_least" label={texts.arrivalLeast} {...MINUTES} />
        <InputField<ServiceValues> name="arrival_most" label={texts.arrivalMost} {...MINUTES} />
        <InputField<ServiceValues> name="visit_least" label={texts.visitLeast} {...MINUTES} />
        <InputField<ServiceValues> name="visit_most" label={texts.visitMost} {...MINUTES} />
      </div>
      {service && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {USES.map((what) => (
            <FactUses key={what} fact={`${what}:${service.slug}`} title={texts.uses[what]} />
          ))}
        </div>
      )}
      <DescribedFields texts={texts} />
      <SwitchField<ServiceValues> name="is_active" label={texts.active} />
      {service?.is_active && <SwitchedOff slug={service.slug} />}
      <ServiceContentFields unreadable={Object.keys(unreadable)} />
      <ServicePreview />
    </RecordForm>
  );
}

/** What readers see in the place of a service that is about to be switched off, and which articles name it. */
function SwitchedOff({ slug }: { slug: string }) {
  const texts = useAdminI18n().t.services;
  const isActive = useWatch<ServiceValues, "is_active">({ name: "is_active" });
  const articles = useQuery({ ...serviceArticlesQuery(slug), enabled: !isActive });
  if (isActive) return null;
  return (
    <output className="rounded-control bg-saffron-soft block px-4 py-3 text-base">
      {texts.switchedOff} {articles.data?.count ? texts.articlesLeft(articles.data.count) : ""}
    </output>
  );
}
