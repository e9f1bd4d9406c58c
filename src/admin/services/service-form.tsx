import { saveService } from "@/data/services/services.mutations";
import type { ManagedService } from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DescribedFields, SlugField } from "../shared/manage/described";
import { InputField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm, takenAs, type RowFormProps } from "../shared/manage/record-form";
import { serviceSchema, serviceValues, type ServiceValues } from "./service-form.schema";

export function ServiceForm({ row: service, onClose }: RowFormProps<ManagedService>) {
  const { t } = useAdminI18n();
  const texts = t.services;
  return (
    <RecordForm
      texts={texts}
      schema={serviceSchema(t)}
      values={serviceValues(service)}
      row={service}
      save={saveService}
      refusalOf={takenAs("slug", t.manage.errors.slugTaken)}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <SlugField texts={texts} savedSlug={service?.slug} />
        <InputField<ServiceValues> name="starting_price" label={texts.price} inputMode="numeric" dir="ltr" />
      </div>
      <DescribedFields texts={texts} />
      <SwitchField<ServiceValues> name="is_active" label={texts.active} />
    </RecordForm>
  );
}
