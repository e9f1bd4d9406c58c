import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { ChevronDown } from "lucide-react";
import { Badge } from "@/components/ui/staff/badge";
import { Button } from "@/components/ui/button";
import type { ManagedLocation } from "@/data/locations/locations.staff-queries";
import { managedServicesQuery, type ManagedService } from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { isListed } from "@domain/own-words";
import { InputField, LabelledSwitch, PairField } from "../shared/manage/record-fields";
import { QueryView } from "../shared/query-view";
import { isUnusual, USUAL_MINUTES, type LocationValues } from "./location-form.schema";
import { OwnWordsNote } from "./own-words-note";
import { useMeasure, type Measure } from "./use-measure";

/** Which services have a page in the location, and what only that page says. */
export function PlaceServices({ location }: { location: ManagedLocation | undefined }) {
  const { t } = useAdminI18n();
  const texts = t.locations;
  const services = useQuery(managedServicesQuery);
  const measure = useMeasure(location?.id, services.data);
  return (
    <fieldset className="rounded-card border-border min-w-0 border p-4 pt-2">
      <legend className="px-1 text-base font-semibold">{texts.services}</legend>
      <p className="text-muted-foreground max-w-prose text-base">{texts.servicesHint}</p>
      <QueryView
        query={services}
        failed={texts.servicesFailed}
        empty={<p className="mt-2">{texts.noServices}</p>}
      >
        {(list) => (
          <ul className="mt-2 grid gap-1">
            {list.map((service) => (
              <PlaceService key={service.id} service={service} measure={measure} />
            ))}
          </ul>
        )}
      </QueryView>
    </fieldset>
  );
}

interface PlaceServiceProps {
  service: ManagedService;
  measure: Measure;
}

function PlaceService({ service, measure }: PlaceServiceProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.locations;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { field } = useController<LocationValues, `services.${string}.is_active`>({
    name: `services.${service.id}.is_active`,
  });
  const isOn = field.value ?? false;
  const name = localized(service, "name", locale) || service.slug;
  const label = service.is_active ? name : `${name} (${texts.inactiveService})`;
  const measured = isOn && service.is_active ? measure.of(service.id) : undefined;
  return (
    <li className="border-border border-b last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4">
        <LabelledSwitch label={label} checked={isOn} onCheckedChange={field.onChange} />
        {measured && (
          <Badge tone={isListed(measured) ? "green" : "grey"}>
            {isListed(measured) ? texts.listed : texts.unlisted}
          </Badge>
        )}
        <Button
          variant="quiet"
          size="small"
          className="ms-auto"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${texts.writeTexts}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.writeTexts}
          <ChevronDown className={isOpen ? "size-4.5 rotate-180" : "size-4.5"} />
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-4 pt-1 pb-5">
            <PairField<LocationValues>
              names={[`services.${service.id}.requests_en`, `services.${service.id}.requests_ar`]}
              labels={[texts.requestsEn(name), texts.requestsAr(name)]}
              rows={8}
            />
            {measured && <OwnWordsNote measured={measured} nameOf={measure.nameOf} />}
            <ServiceMinutes id={service.id} name={name} />
          </div>
        )}
      </div>
    </li>
  );
}

function ServiceMinutes({ id, name }: { id: string; name: string }) {
  const texts = useAdminI18n().t.locations;
  const least = `services.${id}.response_least_minutes` as const;
  const most = `services.${id}.response_most_minutes` as const;
  const minutes = useWatch<LocationValues, [typeof least, typeof most]>({ name: [least, most] });
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <InputField<LocationValues>
        name={least}
        label={texts.ownLeast(name)}
        hint={texts.ownMinutesHint}
        inputMode="numeric"
        dir="ltr"
      />
      <InputField<LocationValues>
        name={most}
        label={texts.ownMost(name)}
        hint={
          <span aria-live="polite">
            {minutes.some(isUnusual) && texts.unusualMinutes(USUAL_MINUTES.least, USUAL_MINUTES.most)}
          </span>
        }
        inputMode="numeric"
        dir="ltr"
      />
    </div>
  );
}
