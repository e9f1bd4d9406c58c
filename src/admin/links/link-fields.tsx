import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Input } from "@/components/ui/staff/form-controls";
import type { Locale } from "@/config/locales";
import { leadOptionsQuery } from "@/data/staff/leads";
import { localized } from "@/i18n/localized";
import { keptWord } from "@/lib/campaign-word";
import { findEntries } from "../layout/search/find-entries";
import { SearchResults, useActiveResult } from "../layout/search/search-results";
import { type ControlProps, HintedField } from "../resource/controls";
import { ADDRESS_INPUT } from "../shared/form-fields";
import { type PageTrouble, typedPage, useLinkPages } from "./link-pages";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { linksTexts } from "@/texts/admin/links";
import { shellTexts } from "@/texts/admin/shell";

/** Nobody reads a longer list: another word narrows it down. */
const MAX_SHOWN = 30;

/** The page of a link: found by its name in either language, or by its address. */
export function PageField({ name, label }: ControlProps) {
  const locale = useLocale();
  const texts = useTexts(linksTexts).picker;
  const shell = useTexts(shellTexts);
  const id = useId();
  const { setValue, watch } = useFormContext<Record<string, string>>();
  const common = useTexts(commonTexts);
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const path = field.value ?? "";
  const lang = watch("lang") as Locale;
  const { pages, isError, refetch } = useLinkPages();
  /** The typed text while a page is being searched. */
  const [typed, setTyped] = useState<string>();
  /** The part after the path of a pasted address. */
  const [dropped, setDropped] = useState("");
  const isOpen = typed !== undefined;
  const isElsewhere = typedPage(typed ?? path).kind === "other site";
  const found = findEntries(pages?.entries ?? [], typed ?? "");
  const shown = isOpen ? found.slice(0, MAX_SHOWN) : [];
  const results = useActiveResult(id, shown);
  const { active, activeId, reset, step } = results;
  const chosen = pages?.entries.find(({ to }) => to === path);

  const choose = (to: string, left = "") => {
    setValue(name, to, { shouldDirty: true, shouldValidate: true });
    setTyped(undefined);
    setDropped(left);
  };
  /**
   * Uses a typed or pasted address. One of another site is used with its error, so that the former page does not seem to be
   * selected. @returns whether the text was an address
   */
  const takeAddress = (text: string): boolean => {
    const page = typedPage(text);
    if (page.kind === "page") {
      choose(page.path, page.dropped);
      if (page.lang) setValue("lang", page.lang, { shouldDirty: true });
    } else if (page.kind === "other site") choose(text.trim());
    return page.kind !== "words";
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") {
      if (!isOpen) return;
      // While the list of pages is loading, Enter chooses nothing and does not submit the form.
      if (!takeAddress(typed) && active) choose(active.to);
    } else if (by === undefined) return;
    else if (!isOpen) setTyped("");
    else step(by);
    event.preventDefault();
  };

  return (
    <div className="grid gap-1.5">
      <FormField label={label} error={isElsewhere ? texts.otherSite : fieldState.error?.message}>
        {(control) => (
          <Input
            {...control}
            ref={field.ref}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has no names in two languages
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            maxLength={400}
            // An address runs from left to right in an Arabic form, too.
            dir={(isOpen ? typed !== "" : path !== "" && !chosen) ? "auto" : undefined}
            placeholder={texts.placeholder}
            value={typed ?? (chosen ? chosen.name[locale] || chosen.name.en : path)}
            onChange={(event) => {
              setTyped(event.target.value);
              reset();
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => setTyped((before) => before ?? "")}
            onKeyDown={onKeyDown}
            onBlur={() => {
              field.onBlur();
              if (typed !== undefined && !takeAddress(typed)) setTyped(undefined);
            }}
          />
        )}
      </FormField>
      {isOpen && !isElsewhere && (
        <div className="rounded-control border-border bg-background border p-1.5">
          <SearchResults
            results={results}
            label={texts.results}
            kinds={texts.kinds}
            onOpen={({ to }) => choose(to)}
            className="max-h-72 overflow-y-auto overscroll-contain"
          />
          {pages && found.length > shown.length && (
            <p className="text-muted-foreground px-3 py-1.5 text-base">
              {texts.more(found.length - shown.length)}
            </p>
          )}
          {pages && found.length === 0 && <p className="px-3 py-2 text-base">{texts.none}</p>}
          {!pages && !isError && (
            <output className="text-muted-foreground block px-3 py-2 text-base">{shell.loading}</output>
          )}
          {isError && <SectionFailure text={texts.failed} retry={shell.retry} onRetry={refetch} />}
        </div>
      )}
      {!isOpen && path !== "" && !isElsewhere && (
        <p className="text-muted-foreground text-base">
          <bdi dir="ltr" className="wrap-anywhere">
            {path}
          </bdi>
        </p>
      )}
      {!isOpen && dropped !== "" && <output className="block text-base">{common.leftOut(dropped)}</output>}
      {!isOpen && path !== "" && !fieldState.error && !isElsewhere && (
        <TroubleNote trouble={pages?.troubleOf(path, lang)} />
      )}
    </div>
  );
}

/** The reason why visitors do not find the page of a link; nothing when they do. */
export function TroubleNote({ trouble }: { trouble: PageTrouble | undefined }) {
  const texts = useTexts(linksTexts).trouble;
  return (
    trouble && (
      <p className="rounded-control bg-saffron-soft flex items-start gap-2 px-3 py-2 text-base">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          {trouble.kind === "moved" ? texts.moved(trouble.to) : texts[trouble.kind]}
        </span>
      </p>
    )
  );
}

/** A word of a campaign: sources and media are suggested, others can be typed. The form stores it in its final spelling. */
export function WordField({ name, label, hint }: ControlProps) {
  const locale = useLocale();
  const texts = useTexts(linksTexts);
  const listId = useId();
  const { data: words = [] } = useQuery(leadOptionsQuery);
  const { field } = useController<Record<string, string>>({ name });
  /** The typed text until the field loses the focus. */
  const [typed, setTyped] = useState<string>();
  const offered = words.filter((word) => word.kind === name && word.is_active);
  const { value: kept } = field;
  return (
    <HintedField
      name={name}
      label={label}
      hint={<span aria-live="polite">{kept === (typed ?? kept).trim() ? hint : texts.kept(kept)}</span>}
    >
      {(control) => (
        <>
          <Input
            {...control}
            {...ADDRESS_INPUT}
            {...field}
            list={offered.length > 0 ? listId : undefined}
            value={typed ?? kept}
            onChange={({ target }) => {
              setTyped(target.value);
              field.onChange(keptWord(target.value, words, name));
            }}
            onBlur={() => {
              setTyped(undefined);
              field.onBlur();
            }}
          />
          <datalist id={listId}>
            {offered.map((word) => (
              <option key={word.id} value={word.key}>
                {localized(word, "name", locale)}
              </option>
            ))}
          </datalist>
        </>
      )}
    </HintedField>
  );
}
