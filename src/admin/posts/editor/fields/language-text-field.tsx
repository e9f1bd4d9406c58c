import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { TextField } from "@domain/post-draft";
import { Input, Textarea } from "@/components/ui/staff/form-controls";
import { factsQuery } from "@/data/public/facts.queries";
import { editorTexts } from "@/texts/admin/editor";
import { fillFacts } from "@/i18n/fill-facts";
import { cn } from "@/lib/class-names";
import { withLanguage } from "../form/editor-form";
import { useFormValue, useSession } from "../session-context";
import { EditorField } from "./editor-field";
import type { Locale } from "@/config/locales";
import type { TextsOf } from "@/i18n/widen";

interface LanguageTextFieldProps {
  lang: Locale;
  name: TextField;
  /** The recommended number of characters; more are marked. */
  limit?: number;
  /** Whether input beyond the limit is blocked. A longer stored text stays until it is shortened. */
  isLimitFirm?: boolean;
  rows?: number;
  hint?: ReactNode;
  /** For addresses, which run from left to right in every language. */
  isAddress?: boolean;
  className?: string;
}

/** A text field of one language. */
export function LanguageTextField({
  lang,
  name,
  limit,
  isLimitFirm = false,
  rows,
  hint,
  isAddress = false,
  className,
}: LanguageTextFieldProps) {
  const session = useSession();
  const texts = editorTexts[lang];
  const value = useFormValue((form) => form[lang][name]);
  const length = useShownLength(value, lang);
  // A placeholder is longer than most values: the length that readers see counts.
  const maxLength = isLimitFirm && !value.includes("{{") ? limit : undefined;
  const change = (text: string) => session.change((form) => withLanguage(form, lang, { [name]: text }));
  return (
    <EditorField
      field={`${lang}.${name}`}
      label={texts.fields[name]}
      hint={hint}
      aside={limit !== undefined && <Counter length={length} max={limit} texts={texts} />}
    >
      {(control) =>
        rows === undefined ? (
          <Input
            {...control}
            value={value}
            maxLength={maxLength}
            dir={isAddress ? "ltr" : undefined}
            spellCheck={!isAddress}
            autoComplete="off"
            className={cn("min-h-12", className)}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <Textarea
            {...control}
            value={value}
            maxLength={maxLength}
            rows={rows}
            className={cn("field-sizing-content max-h-96", rows > 2 ? "min-h-27" : "min-h-21", className)}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </EditorField>
  );
}

/** The length of a text for readers, with its facts filled in. */
function useShownLength(value: string, lang: Locale): number {
  const { data: facts } = useQuery(factsQuery);
  return facts ? fillFacts(value, facts, lang).length : value.length;
}

function Counter({
  length,
  max,
  texts,
}: {
  length: number;
  max: number;
  texts: TextsOf<typeof editorTexts>;
}) {
  return (
    <span
      className={cn(
        "text-[0.9375rem] tabular-nums",
        length > max ? "text-destructive font-semibold" : "text-muted-foreground",
      )}
    >
      <span aria-hidden="true" dir="ltr">
        {texts.counter(length, max)}
      </span>
      <span className="sr-only">{texts.counterSpoken(length, max)}</span>
    </span>
  );
}
