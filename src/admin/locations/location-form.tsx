import { useQuery } from "@tanstack/react-query";
import { useController, useWatch } from "react-hook-form";
import { saveLocation } from "@/data/locations/locations.mutations";
import type { ManagedLocation } from "@/data/locations/locations.staff-queries";
import { managedServicesQuery, type ManagedService } from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { DescribedFields, SlugField } from "../shared/manage/described";
import { InputField, LabelledSwitch, SwitchField, TextField } from "../shared/manage/record-fields";
import { RecordForm, takenAs, type RowFormProps } from "../shared/manage/record-form";
import { QueryView } from "../shared/query-view";
import { areasOf, locationSchema, locationValues, type LocationValues } from "./location-form.schema";

export function LocationForm({ row: location, onClose }: RowFormProps<ManagedLocation>) {
  const { t } = useAdminI18n();
  const texts = t.locations;
  return (
    <RecordForm
      texts={texts}
      schema={locationSchema(t)}
      values={locationValues(location)}
      row={location}
      save={saveLocation}
      refusalOf={takenAs("slug", t.manage.errors.slugTaken)}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <SlugField texts={texts} savedSlug={location?.slug} />
        <InputField<LocationValues>
          name="response_time_minutes"
          label={texts.responseTime}
          inputMode="numeric"
          dir="ltr"
        />
      </div>
      <DescribedFields texts={texts} />
      <AreasField />
      <ServiceSwitches />
      <SwitchField<LocationValues> name="is_active" label={texts.active} />
    </RecordForm>
  );
}

function AreasField() {
  const texts = useAdminI18n().t.locations;
  const areas = areasOf(useWatch<LocationValues, "areas_covered">({ name: "areas_covered" }));
  return (
    <TextField<LocationValues>
      name="areas_covered"
      label={texts.areas}
      hint={<span aria-live="polite">{texts.areasCount(areas.length)}</span>}
      rows={3}
      dir="auto"
    />
  );
}

/** Which services have a page in the location: a switch for each. */
function ServiceSwitches() {
  const { t, locale } = useAdminI18n();
  const texts = t.locations;
  const services = useQuery(managedServicesQuery);
  const { field } = useController<LocationValues, "serviceIds">({ name: "serviceIds" });
  const nameOf = (service: ManagedService) => {
    const name = localized(service, "name", locale) || service.slug;
    return service.is_active ? name : `${name} (${texts.inactiveService})`;
  };
  const turn = ({ id }: ManagedService, isOn: boolean) => {
    const others = field.value.filter((one) => one !== id);
    // Always in the same order, so that a switch turned forth and back is no change.
    field.onChange((isOn ? [...others, id] : others).sort());
  };
  return (
    <fieldset className="rounded-card border-border border p-4 pt-2">
      <legend className="px-1 text-base font-semibold">{texts.services}</legend>
      <p className="text-muted-foreground text-base">{texts.servicesHint}</p>
      <QueryView
        query={services}
        failed={texts.servicesFailed}
        empty={<p className="mt-2">{texts.noServices}</p>}
      >
        {(list) => (
          <div className="mt-2 grid sm:grid-cols-2">
            {list.map((service) => (
              <LabelledSwitch
                key={service.id}
                label={nameOf(service)}
                checked={field.value.includes(service.id)}
                onCheckedChange={(isOn) => turn(service, isOn)}
              />
            ))}
          </div>
        )}
      </QueryView>
    </fieldset>
  );
}
