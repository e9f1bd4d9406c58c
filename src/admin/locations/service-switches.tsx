import { useQuery } from "@tanstack/react-query";
import { useController, type UseFormReturn } from "react-hook-form";
import { managedServicesQuery, type ManagedService } from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { LabelledSwitch } from "../shared/manage/record-fields";
import { QueryView } from "../shared/query-view";
import type { LocationFormOutput, LocationFormValues } from "./location-form.schema";

/** Which services have a page in the location: a switch for each. */
export function ServiceSwitches({
  form,
}: {
  form: UseFormReturn<LocationFormValues, unknown, LocationFormOutput>;
}) {
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
