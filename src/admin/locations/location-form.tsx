import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch, useController, type UseFormReturn } from "react-hook-form";
import { useQuery } from "@tanstack/react-query";
import { saveLocation } from "@/data/locations/locations.mutations";
import type { ManagedLocation } from "@/data/locations/locations.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { isUniqueViolation } from "@/data/errors";
import { managedServicesQuery, type ManagedService } from "@/data/services/services.staff-queries";
import { localized } from "@/i18n/localized";
import { DescribedFields, SlugField } from "../shared/manage/described";
import { InputField, SwitchField, TextField, LabelledSwitch } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import {
  areasOf,
  locationSchema,
  locationValues,
  type LocationFormOutput,
  type LocationFormValues,
} from "./location-form.schema";
import { QueryView } from "../shared/query-view";

interface LocationFormProps {
  row: ManagedLocation | undefined;
  onClose: () => void;
}

export function LocationForm({ row: location, onClose }: LocationFormProps) {
  const { t } = useAdminI18n();
  const texts = t.locations;
  const form = useForm<LocationFormValues, unknown, LocationFormOutput>({
    resolver: zodResolver(locationSchema(t)),
    defaultValues: locationValues(location),
  });
  const areas = areasOf(useWatch({ control: form.control, name: "areas_covered" }));
  return (
    <RecordForm
      title={location ? texts.edit : texts.add}
      form={form}
      row={location}
      save={saveLocation}
      refusalOf={(error) =>
        isUniqueViolation(error) ? { name: "slug", message: t.manage.errors.slugTaken } : undefined
      }
      savedText={location ? texts.updated : texts.created}
      failedText={texts.failed}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <SlugField form={form} texts={texts} savedSlug={location?.slug} />
        <InputField
          form={form}
          name="response_time_minutes"
          label={texts.responseTime}
          inputMode="numeric"
          dir="ltr"
        />
      </div>
      <DescribedFields form={form} texts={texts} />
      <TextField
        form={form}
        name="areas_covered"
        label={texts.areas}
        hint={<span aria-live="polite">{texts.areasCount(areas.length)}</span>}
        rows={3}
        dir="auto"
      />
      <ServiceSwitches form={form} />
      <SwitchField form={form} name="is_active" label={texts.active} />
    </RecordForm>
  );
}

/** Which services have a page in the location: a switch for each. */
function ServiceSwitches({ form }: { form: UseFormReturn<LocationFormValues, unknown, LocationFormOutput> }) {
  const { t, locale } = useAdminI18n();
  const texts = t.locations;
  const services = useQuery(managedServicesQuery);
  const { field } = useController({ control: form.control, name: "serviceIds" });
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
      <QueryView query={services} failed={texts.servicesFailed}>
        {(list) =>
          list.length === 0 ? (
            <p className="mt-2">{texts.noServices}</p>
          ) : (
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
          )
        }
      </QueryView>
    </fieldset>
  );
}
