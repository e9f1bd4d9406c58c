import { Search, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFocusReturn } from "@/components/ui/staff/dialog";
import { useToastsBelow } from "@/components/ui/staff/toasts";
import { searchTexts } from "@/texts/admin/search";
import type { SearchEntry } from "./find-entries";
import { SearchResults, useActiveResult } from "./search-results";
import { useEntries } from "./use-entries";
import { KeyCap } from "../../shared/shortcuts";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { shellTexts } from "@/texts/admin/shell";

/** Nobody reads a longer list: another word narrows it down. */
const MAX_SHOWN = 40;

/** A dialog with a field that finds pages, services, locations and posts, in both languages, and opens one of them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const texts = searchTexts[locale];
  const navigate = useNavigate();
  const focusReturn = useFocusReturn();
  useToastsBelow();
  const id = useId();
  const [typed, setTyped] = useState("");
  const { found, isLoading, isError, refetch } = useEntries(typed);
  const isEmpty = typed.trim() === "";
  const shown = found.slice(0, MAX_SHOWN);
  const results = useActiveResult(id, shown);
  const { active, activeId, reset, step } = results;

  const open = (entry: SearchEntry) => {
    onClose();
    // Unsaved work is confirmed as with any link.
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) step(by);
    else if (event.key === "Enter") open(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="bg-foreground/45 fixed inset-0 z-40" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="rounded-card border-border bg-background fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-2xl flex-col overflow-hidden border shadow-xl outline-none sm:top-[10vh] sm:max-h-[76vh]"
        >
          <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
          <div className="border-border flex items-center gap-3 border-b ps-5 pe-2">
            <Search aria-hidden="true" className="text-muted-foreground size-5 shrink-0" />
            <input
              type="text"
              role="combobox"
              aria-label={texts.field}
              aria-expanded={shown.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              placeholder={texts.field}
              value={typed}
              maxLength={200}
              enterKeyHint="go"
              autoComplete="off"
              spellCheck={false}
              // The letters decide: an Arabic title is typed in either language of the page.
              dir={isEmpty ? undefined : "auto"}
              className="min-h-14 min-w-0 grow bg-transparent text-base outline-none"
              onChange={(event) => {
                setTyped(event.target.value);
                reset();
              }}
              onKeyDown={onKeyDown}
            />
            <Dialog.Close
              aria-label={common.close}
              className="rounded-control hover:bg-sand grid size-12 shrink-0 place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <output className="sr-only">{isEmpty || isLoading ? "" : texts.count(found.length)}</output>
          <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
            <SearchResults results={results} label={texts.results} kinds={texts.kinds} onOpen={open} />
            {found.length > shown.length && (
              <p className="text-muted-foreground px-3 py-2 text-base">
                {texts.more(found.length - shown.length)}
              </p>
            )}
            {!isEmpty && !isLoading && !isError && found.length === 0 && (
              <div className="px-3 py-6 text-center">
                <p className="font-semibold">{texts.none(typed.trim())}</p>
                <p className="text-muted-foreground mt-1 text-base">{texts.noneHint}</p>
              </div>
            )}
            {isLoading && (
              <output className="text-muted-foreground block px-3 py-2 text-base">{texts.loading}</output>
            )}
            {isError && (
              <div
                role="alert"
                className="rounded-control bg-coral-soft m-1 flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 text-base"
              >
                {texts.failed}
                <button
                  type="button"
                  className="text-primary min-h-12 font-semibold underline underline-offset-4"
                  onClick={refetch}
                >
                  {shell.retry}
                </button>
              </div>
            )}
          </div>
          <SearchKeys />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Explains the keys of the search, where there is a keyboard. */
function SearchKeys() {
  const texts = useTexts(searchTexts).keys;
  return (
    <p
      aria-hidden="true"
      className="border-border text-muted-foreground flex gap-5 border-t px-5 py-2 text-[0.875rem] max-md:hidden"
    >
      <Keys names={["↑", "↓"]} text={texts.move} />
      <Keys names={["Enter"]} text={texts.open} />
      <Keys names={["Esc"]} text={texts.close} />
    </p>
  );
}

function Keys({ names, text }: { names: readonly string[]; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {names.map((name) => (
        <KeyCap key={name}>{name}</KeyCap>
      ))}
      {text}
    </span>
  );
}
