import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { saveService } from "@/data/services/services.mutations";
import type { ManagedService } from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DescribedFields, SlugField } from "../shared/manage/described";
import { isUniqueViolation } from "@/data/errors";
import { InputField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import {
  serviceSchema,
  serviceValues,
  type ServiceFormOutput,
  type ServiceFormValues,
} from "./service-form.schema";

interface ServiceFormProps {
  row: ManagedService | undefined;
  onClose: () => void;
}

export function ServiceForm({ row: service, onClose }: ServiceFormProps) {
  const { t } = useAdminI18n();
  const texts = t.services;
  const form = useForm<ServiceFormValues, unknown, ServiceFormOutput>({
    resolver: zodResolver(serviceSchema(t)),
    defaultValues: serviceValues(service),
  });
  return (
    <RecordForm
      title={service ? texts.edit : texts.add}
      form={form}
      row={service}
      save={saveService}
      refusalOf={(error) =>
        isUniqueViolation(error) ? { name: "slug", message: t.manage.errors.slugTaken } : undefined
      }
      savedText={service ? texts.updated : texts.created}
      failedText={texts.failed}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <SlugField form={form} texts={texts} savedSlug={service?.slug} />
        <InputField form={form} name="starting_price" label={texts.price} inputMode="numeric" dir="ltr" />
      </div>
      <DescribedFields form={form} texts={texts} />
      <SwitchField form={form} name="is_active" label={texts.active} />
    </RecordForm>
  );
}
