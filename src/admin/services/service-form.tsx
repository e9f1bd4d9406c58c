import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { addService, changeService } from "@/data/services/services.mutations";
import { managedServicesQuery, type ManagedService } from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DescribedFields, SlugField } from "../shared/manage/described-fields";
import { isUniqueViolation } from "@/data/errors";
import type { Closing } from "../shared/manage/ordered-page";
import { InputField, SwitchField } from "../shared/manage/record-fields";
import { RecordForm } from "../shared/manage/record-form";
import {
  serviceSchema,
  serviceValues,
  type ServiceFormOutput,
  type ServiceFormValues,
} from "./service-form.schema";

interface ServiceFormProps extends Closing {
  row: ManagedService | undefined;
}

export function ServiceForm({ row: service, ...closing }: ServiceFormProps) {
  const { t } = useAdminI18n();
  const client = useQueryClient();
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
      save={(before, values) => {
        if (before) return changeService(before, values);
        const others = client.getQueryData(managedServicesQuery.queryKey) ?? [];
        return addService({ ...values, display_order: placeBehind(others) });
      }}
      refusalOf={(error) =>
        isUniqueViolation(error) ? { name: "slug", message: t.manage.errors.slugTaken } : undefined
      }
      savedText={service ? texts.updated : texts.created}
      failedText={texts.failed}
      {...closing}
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

const placeBehind = (services: readonly ManagedService[]): number =>
  Math.max(0, ...services.map((service) => service.display_order)) + 1;
