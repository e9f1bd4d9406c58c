import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { Select } from "@/components/ui/staff/form-controls";
import type { InputIn } from "../resource/resource";
import { ResourceFields } from "../resource/resource-form";
import { links } from "./links";
import { SPOTS, type Spot, spotOf, spots } from "./spots";
import { useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";

const OTHER = "other";

type Values = InputIn<typeof links>;

/**
 * The spot of the link, which sets its source and its medium. Their fields are shown only for another spot than the usual ones.
 */
export function SpotField() {
  const texts = useTexts(linksTexts).spot;
  const { setValue } = useFormContext<Values>();
  const { field, fieldState } = useController<Values, "source">({ name: "source" });
  const [source, medium] = useWatch<Values, ["source", "medium"]>({ name: ["source", "medium"] });
  const spot = spotOf({ source, medium });
  const [isOther, setOther] = useState(spot === undefined && source !== "");
  const choose = (chosen: string) => {
    setOther(chosen === OTHER);
    const words: Record<"source" | "medium", string> =
      chosen === OTHER ? { source: "", medium: "" } : SPOTS[chosen as Spot];
    for (const name of ["source", "medium"] as const)
      setValue(name, words[name], { shouldDirty: true, shouldValidate: words[name] !== "" });
  };
  return (
    <>
      <FormField label={texts.label} error={!isOther && fieldState.error ? texts.required : undefined}>
        {(control) => (
          <Select
            {...control}
            ref={isOther ? undefined : field.ref}
            className="min-h-13"
            value={isOther ? OTHER : (spot ?? "")}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="" disabled>
              {texts.choose}
            </option>
            {spots.map((name) => (
              <option key={name} value={name}>
                {texts.names[name]}
              </option>
            ))}
            <option value={OTHER}>{texts.other}</option>
          </Select>
        )}
      </FormField>
      {isOther && (
        <ResourceFields
          of={links}
          names={["source", "medium"]}
          className="col-span-full grid gap-5 md:grid-cols-2"
        />
      )}
    </>
  );
}
