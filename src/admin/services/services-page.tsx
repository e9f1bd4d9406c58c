import { useTexts } from "@/i18n/i18n";
import { useQuery } from "@tanstack/react-query";
import { serviceArticlesQuery } from "@/data/staff/fact-uses.queries";
import { serviceNamesQuery, slugsOf } from "@/data/staff/names";
import { servicesTexts } from "@/texts/admin/services";
import { DescribedRow, SlugHint, SwitchedOff } from "../resource/described";
import { Folded } from "../resource/folded";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { ResourcePage, type RowProps } from "../resource/resource-page";
import { FactUses } from "../shared/fact-uses";
import { ServiceContentFields } from "./service-content-fields";
import { ServicePreview } from "./service-preview";
import { type Service, serviceQuestion, services } from "./services";

/** The uses of a service in pages and articles, by the names in a build's report. */
const USES = ["price", "response", "visit", "name"] as const;

export const Component = () => <ResourcePage of={services} Form={ServiceForm} Row={ServiceRow} />;

function ServiceRow({ row, children }: RowProps<Service>) {
  const texts = useTexts(servicesTexts);
  const { starting_price: price } = row;
  return (
    <DescribedRow
      row={row}
      noName={texts.noName}
      facts={[price === null ? texts.noPrice : texts.priceFrom(price)]}
    >
      {children}
    </DescribedRow>
  );
}

function ServiceForm(form: RowFormProps<Service>) {
  const texts = useTexts(servicesTexts);
  const { row: service } = form;
  const slugs = slugsOf(useQuery(serviceNamesQuery).data);
  return (
    <ResourceForm
      of={services}
      services={slugs}
      {...form}
      questionOf={(values) => serviceQuestion(values, service?.starting_price ?? null, texts)}
      size="large"
    >
      <ResourceFields of={services} names={["name_en"]} />
      <ResourceFields
        of={services}
        names={["starting_price", "price_unit"]}
        className="grid grid-cols-2 items-end gap-5"
      />
      <ResourceFields
        of={services}
        names={["arrival_least", "arrival_most", "visit_least", "visit_most"]}
        className="grid grid-cols-2 items-end gap-5 md:grid-cols-4"
      />
      {service && (
        <Folded title={texts.usesTitle}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            {USES.map((what) => (
              <FactUses key={what} fact={`${what}:${service.slug}`} title={texts.uses[what]} />
            ))}
          </div>
        </Folded>
      )}
      <ResourceFields
        of={services}
        names={["slug", "description_en", "is_active"]}
        hints={{ slug: <SlugHint texts={texts} savedSlug={service?.slug} /> }}
      />
      {service?.is_active && (
        <SwitchedOff
          text={texts.switchedOff}
          articles={serviceArticlesQuery(service.slug)}
          articlesText={texts.articlesLeft}
        />
      )}
      <ServiceContentFields />
      <ServicePreview />
    </ResourceForm>
  );
}
