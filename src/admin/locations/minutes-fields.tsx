import { useWatch } from "react-hook-form";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { InputField } from "../shared/manage/record-fields";
import { isUnusual, USUAL_RESPONSE, type LocationValues } from "./location-form.schema";

type MinutesName =
  | Extract<keyof LocationValues, `response_${string}`>
  | `services.${string}.response_${"least" | "most"}_minutes`;

interface MinutesFieldsProps {
  /** Of the fewest minutes and the most. */
  names: readonly [MinutesName, MinutesName];
  labels: readonly [string, string];
  /** Below the fewest, which may be left out. */
  hint: string;
}

/** From the call to the door: the fewest minutes and the most, with a question where those are unusual. */
export function MinutesFields({ names, labels, hint }: MinutesFieldsProps) {
  const texts = useAdminI18n().t.locations;
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
