import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { ChevronDown } from "lucide-react";
import { Badge } from "@/components/ui/staff/badge";
import { Button } from "@/components/ui/button";
import { type ServiceName, serviceNamesQuery } from "@/data/staff/names";
import { localized } from "@/i18n/localized";
import { InputField, LabelledSwitch, PairField } from "../resource/controls";
import { QueryView } from "../shared/query-view";
import { isUnusual, type Location, type LocationValues, USUAL_RESPONSE } from "./locations";
import { type Measure, OwnWordsNote, useMeasure } from "./own-words";
import { useLocale, useTexts } from "@/i18n/i18n";
import { locationsTexts } from "@/texts/admin/locations";

/** The services with a page in the location, and the texts that only those pages have. */
export function LocationServices({ location }: { location: Location | undefined }) {
  const texts = useTexts(locationsTexts);
  const services = useQuery(serviceNamesQuery);
  const measure = useMeasure(location?.id, services.data);
  return (
    <fieldset className="rounded-card border-border min-w-0 border p-4 pt-2">
      <legend className="px-1 text-base font-semibold">{texts.fields.services}</legend>
      <p className="text-muted-foreground max-w-prose text-base">{texts.servicesHint}</p>
      <QueryView
        query={services}
        failed={texts.servicesFailed}
        empty={<p className="mt-2">{texts.noServices}</p>}
      >
        {(list) => (
          <ul className="mt-2 grid gap-1">
            {list.map((service) => (
              <LocationService key={service.id} service={service} measure={measure} />
            ))}
          </ul>
        )}
      </QueryView>
    </fieldset>
  );
}

interface LocationServiceProps {
  service: ServiceName;
  measure: Measure;
}

function LocationService({ service, measure }: LocationServiceProps) {
  const locale = useLocale();
  const texts = useTexts(locationsTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { field } = useController<LocationValues, `services.${string}.is_active`>({
    name: `services.${service.id}.is_active`,
  });
  const isOn = field.value ?? false;
  const name = localized(service, "name", locale) || service.slug;
  const label = service.is_active ? name : `${name} (${texts.inactiveService})`;
  const hasPage = isOn && service.is_active;
  const measured = hasPage ? measure.pages?.[service.id] : undefined;
  return (
    <li className="border-border border-b last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <LabelledSwitch label={label} checked={isOn} onCheckedChange={field.onChange} />
        {measured && (
          <Badge tone={measured.isListed ? "green" : "grey"}>
            {measured.isListed ? texts.listed : texts.unlisted}
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
              label={{ en: texts.requestsEn(name), ar: texts.requestsAr(name) }}
              rows={8}
            />
            {hasPage && <OwnWordsNote service={service.id} measure={measure} />}
            <MinutesFields
              names={[
                `services.${service.id}.response_least_minutes`,
                `services.${service.id}.response_most_minutes`,
              ]}
              labels={[texts.ownLeast(name), texts.ownMost(name)]}
              hint={texts.ownMinutesHint}
            />
          </div>
        )}
      </div>
    </li>
  );
}

type MinutesName =
  | Extract<keyof LocationValues, `response_${string}`>
  | `services.${string}.response_${"least" | "most"}_minutes`;

interface MinutesFieldsProps {
  /** The fields of the lower and the upper end. */
  names: readonly [MinutesName, MinutesName];
  labels: readonly [string, string];
  /** Below the lower end, which may be empty. */
  hint: string;
}

/** The minutes from the call to the door: their lower and upper end, with a question when they are unusual. */
export function MinutesFields({ names, labels, hint }: MinutesFieldsProps) {
  const texts = useTexts(locationsTexts);
  const minutes = useWatch<LocationValues, [MinutesName, MinutesName]>({ name: names });
  const question = minutes.some(isUnusual) && texts.unusualMinutes(...USUAL_RESPONSE);
  const hints = [
    hint,
    <span key="question" aria-live="polite">
      {question}
    </span>,
  ];
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {names.map((name, index) => (
        <InputField<LocationValues>
          key={name}
          name={name}
          label={labels[index] ?? ""}
          hint={hints[index]}
          inputMode="numeric"
          dir="ltr"
        />
      ))}
    </div>
  );
}
