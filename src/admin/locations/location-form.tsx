import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { saveLocation } from "@/data/locations/locations.mutations";
import type { ManagedLocation } from "@/data/locations/locations.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DescribedFields, SlugField } from "../shared/manage/described-fields";
import { isUniqueViolation } from "@/data/errors";
import { InputField, SwitchField, TextField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import {
  areasOf,
  locationSchema,
  locationValues,
  type LocationFormOutput,
  type LocationFormValues,
} from "./location-form.schema";
import { ServiceSwitches } from "./service-switches";

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
