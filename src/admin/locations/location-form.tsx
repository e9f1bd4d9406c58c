import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { saveLocation } from "@/data/staff/locations.mutations";
import { locationLinksQuery, type ManagedLocation } from "@/data/staff/locations.queries";
import { managedServicesQuery } from "@/data/staff/services.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DescribedFields, nameOf, SlugField } from "../shared/manage/described";
import { PairField, SwitchField, TextField } from "../shared/manage/record-fields";
import { RecordForm, takenAs, type RowFormProps } from "../shared/manage/record-form";
import { areasOf, locationSchema, locationValues, type LocationValues } from "./location-form.schema";
import { MinutesFields } from "./minutes-fields";
import { PlaceServices } from "./place-services";

export function LocationForm({ row: location, onClose, onRenew }: RowFormProps<ManagedLocation>) {
  const { t } = useAdminI18n();
  const texts = t.locations;
  const slugs = useQuery(managedServicesQuery).data?.map(({ slug }) => slug);
  return (
    <RecordForm
      entity="location"
      name={location && nameOf(location)}
      texts={texts}
      schema={locationSchema(t, slugs)}
      values={locationValues(location)}
      row={location}
      save={saveLocation}
      refusalOf={takenAs("slug", t.manage.errors.slugTaken)}
      onClose={onClose}
      onRenew={onRenew}
      size="large"
    >
      <SlugField texts={texts} savedSlug={location?.slug} />
      <MinutesFields
        names={["response_least_minutes", "response_time_minutes"]}
        labels={[texts.responseLeast, texts.responseTime]}
        hint={texts.responseLeastHint}
      />
      <DescribedFields texts={texts} />
      <PairField<LocationValues>
        names={["summary_en", "summary_ar"]}
        labels={[texts.summaryEn, texts.summaryAr]}
        rows={2}
      />
      <PairField<LocationValues>
        names={["landmarks_en", "landmarks_ar"]}
        labels={[texts.landmarksEn, texts.landmarksAr]}
      />
      <PairField<LocationValues>
        names={["directions_en", "directions_ar"]}
        labels={[texts.directionsEn, texts.directionsAr]}
        rows={3}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <AreasField name="areas_covered" label={texts.areas} />
        <AreasField name="areas_covered_ar" label={texts.areasAr} />
      </div>
      <PlaceServices location={location} />
      <SwitchField<LocationValues> name="is_on_home" label={texts.onHome} />
      <SwitchField<LocationValues> name="is_active" label={texts.active} />
      {location?.is_active && <SwitchedOff slug={location.slug} />}
    </RecordForm>
  );
}

interface AreasFieldProps {
  name: "areas_covered" | "areas_covered_ar";
  label: string;
}

function AreasField({ name, label }: AreasFieldProps) {
  const texts = useAdminI18n().t.locations;
  const areas = areasOf(useWatch<LocationValues, typeof name>({ name }));
  const lang = name === "areas_covered" ? "en" : "ar";
  return (
    <TextField<LocationValues>
      name={name}
      label={label}
      hint={<span aria-live="polite">{texts.areasCount(areas.length)}</span>}
      rows={3}
      lang={lang}
      dir={lang === "ar" ? "rtl" : "ltr"}
    />
  );
}

/** What becomes of links to a place that is about to be switched off. */
function SwitchedOff({ slug }: { slug: string }) {
  const texts = useAdminI18n().t.locations;
  const isActive = useWatch<LocationValues, "is_active">({ name: "is_active" });
  const links = useQuery({ ...locationLinksQuery(slug), enabled: !isActive });
  if (isActive) return null;
  return (
    <output className="rounded-control bg-saffron-soft block px-4 py-3 text-base">
      {texts.switchedOff} {links.data ? texts.linksLeft(links.data) : ""}
    </output>
  );
}
