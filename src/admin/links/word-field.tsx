import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { campaignWordsQuery } from "@/data/staff/campaign-links";
import { localized } from "@/i18n/localized";
import { type ControlProps, InputField } from "../resource/controls";
import { ADDRESS_INPUT } from "../shared/form-fields";
import { keptWord, plainWord } from "./campaign-word";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/words/admin/links";

/** A word of a campaign: sources and media are suggested, others can be typed. Says how it will be kept where that differs. */
export function WordField({ name, label, hint }: ControlProps) {
  const locale = useLocale();
  const texts = useTexts(linksTexts);
  const listId = useId();
  const { data: words = [] } = useQuery(campaignWordsQuery);
  const { watch, setValue } = useFormContext<Record<string, string>>();
  const typed = watch(name) ?? "";
  const kind = name === "source" || name === "medium" ? name : undefined;
  const kept = kind ? keptWord(typed, words, kind) : plainWord(typed);
  const offered = words.filter((word) => word.kind === kind && word.is_active);
  return (
    // The field ends up with what is kept: an Arabic name of a source as well.
    <div onBlur={() => kept !== typed && setValue(name, kept, { shouldDirty: true, shouldValidate: true })}>
      <InputField
        {...ADDRESS_INPUT}
        name={name}
        label={label}
        hint={<span aria-live="polite">{kept === typed.trim() ? hint : texts.kept(kept)}</span>}
        {...(kind && { list: listId })}
      />
      {kind && (
        <datalist id={listId}>
          {offered.map((word) => (
            <option key={word.id} value={word.key}>
              {localized(word, "name", locale)}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}
