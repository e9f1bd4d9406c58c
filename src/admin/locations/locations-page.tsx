import { useTexts } from "@/i18n/i18n";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { serviceNamesQuery, slugsOf } from "@/data/staff/names";
import { locationsTexts } from "@/texts/admin/locations";
import { DescribedRow, SlugHint, SwitchedOff } from "../resource/described";
import { namesIn } from "../resource/fields";
import { Folded } from "../resource/folded";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { ResourcePage, type RowProps } from "../resource/resource-page";
import { type Location, locationLinksQuery, locations, type LocationValues } from "./locations";
import { MinutesFields, LocationServices } from "./location-services";

export const Component = () => <ResourcePage of={locations} Form={LocationForm} Row={LocationRow} />;

function LocationRow({ row, children }: RowProps<Location>) {
  const texts = useTexts(locationsTexts);
  return (
    <DescribedRow
      row={row}
      noName={texts.noName}
      facts={[
        texts.minutes(row.response_time_minutes),
        texts.areasCount(row.areas_covered.length),
        texts.servicesCount(row.services.filter((service) => service.is_active).length),
        texts.listedCount(row.services.filter((service) => service.is_listed).length),
      ]}
    >
      {children}
    </DescribedRow>
  );
}

/** The texts of the location's page; a new location can be stored without them. */
const PAGE_TEXTS = [
  "description_en",
  "description_ar",
  "summary_en",
  "summary_ar",
  "landmarks_en",
  "landmarks_ar",
  "directions_en",
  "directions_ar",
  "areas_covered",
  "areas_covered_ar",
] as const;

function LocationForm(form: RowFormProps<Location>) {
  const texts = useTexts(locationsTexts);
  const { row: location } = form;
  const slugs = slugsOf(useQuery(serviceNamesQuery).data);
  return (
    <ResourceForm of={locations} services={slugs} {...form} size="large">
      <ResourceFields of={locations} names={["name_en"]} />
      <MinutesFields
        names={["response_least_minutes", "response_time_minutes"]}
        labels={[texts.fields.response_least_minutes, texts.fields.response_time_minutes]}
        hint={texts.responseLeastHint}
      />
      <ResourceFields
        of={locations}
        names={["slug"]}
        hints={{ slug: <SlugHint texts={texts} savedSlug={location?.slug} /> }}
      />
      <LocationServices location={location} />
      <Folded
        title={texts.pageTexts.title}
        text={texts.pageTexts.text}
        names={PAGE_TEXTS}
        isOpenAtFirst={location !== undefined}
      >
        <ResourceFields
          of={locations}
          names={PAGE_TEXTS}
          hints={{
            areas_covered: <AreasCount name="areas_covered" />,
            areas_covered_ar: <AreasCount name="areas_covered_ar" />,
          }}
        />
      </Folded>
      <ResourceFields of={locations} names={["is_on_home", "is_active"]} />
      {location?.is_active && (
        <SwitchedOff
          text={texts.switchedOff}
          articles={locationLinksQuery(location.slug)}
          articlesText={texts.linksLeft}
        />
      )}
    </ResourceForm>
  );
}

/** The number of areas in the list. */
function AreasCount({ name }: { name: "areas_covered" | "areas_covered_ar" }) {
  const texts = useTexts(locationsTexts);
  const areas = namesIn(useWatch<LocationValues, typeof name>({ name }));
  return <span aria-live="polite">{texts.areasCount(areas.length)}</span>;
}
