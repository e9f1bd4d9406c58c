import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { type ContactClick, findClicks, type FoundClicks, type Lead } from "@/data/staff/leads";
import { failureText } from "../shared/failure-text";
import { KeyCap } from "../shared/shortcuts";
import { formatDateTime } from "../shared/moments";
import { AddWithoutCode, ClickCard } from "./add-lead";
import { LEAD_STOP, moveBetweenLeads } from "./lead-keys";
import { LeadNow } from "./lead-row";
import { usePageName } from "./page-name";
import { candidatesOf, isMessage, readCode, type ReadCode } from "./read-code";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { leadDeskTexts } from "@/texts/admin/lead-desk";
import { shellTexts } from "@/texts/admin/shell";

/** One field for a chat: its message or its code. The result is below, and the next chat can be pasted over it. */
export function CodeDesk() {
  const texts = useTexts(leadDeskTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [read, setRead] = useState<ReadCode>({ kind: "nothing" });
  const [added, setAdded] = useState<{ id: string; lead: Lead | undefined }>();
  const find = useMutation({
    mutationFn: (code: string) => findClicks([code, ...candidatesOf(code)]),
    networkMode: "always",
  });

  // A person who opens this page has a chat to enter.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const ask = (next: ReadCode) => {
    setAdded(undefined);
    setRead(next);
    if (next.kind !== "code") return find.reset();
    setTyped(next.code);
    find.mutate(next.code);
  };
  /** Only the code of a message stays in the field. */
  const take = (text: string) => {
    if (isMessage(text)) setTyped("");
    ask(readCode(text));
  };
  const showAdded = (lead: string, known: Lead | undefined) => {
    ask({ kind: "nothing" });
    setTyped("");
    setAdded({ id: lead, lead: known });
    field.current?.focus();
  };
  const refusal = read.kind === "refused" ? texts.refused[read.reason] : undefined;
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border-border bg-card mb-8 border p-5">
      <h2 id={`${id}-title`} className="text-xl tracking-normal">
        {texts.title}
      </h2>
      <form
        className="mt-3 flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <Input
          ref={field}
          {...LEAD_STOP}
          onKeyDown={moveBetweenLeads}
          aria-label={texts.label}
          placeholder={texts.label}
          aria-describedby={`${id}-hint ${id}-refusal`}
          aria-invalid={refusal !== undefined}
          value={typed}
          dir="auto"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-w-0 grow basis-60"
          onChange={(event) => setTyped(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (!isMessage(pasted) && !["code", "several"].includes(readCode(pasted).kind)) return;
            event.preventDefault();
            take(pasted);
          }}
          onFocus={(event) => event.target.select()}
        />
        <Button type="submit" className="grow sm:grow-0" isBusy={find.isPending}>
          {texts.find}
        </Button>
      </form>
      <p id={`${id}-hint`} className="text-muted-foreground mt-2 text-base">
        {texts.hint}
      </p>
      <p
        aria-hidden="true"
        className="text-muted-foreground mt-1.5 hidden gap-1.5 text-base pointer-fine:lg:flex"
      >
        <KeyCap>↓</KeyCap>
        <KeyCap>↑</KeyCap>
        {texts.keys}
      </p>
      <p id={`${id}-refusal`} role="alert" className="text-destructive text-base empty:hidden">
        {refusal}
      </p>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {read.kind === "several" && (
          <Several codes={read.codes} onChoose={(code) => ask({ kind: "code", code })} />
        )}
        {read.kind === "code" && <Answer find={find} code={read.code} onAdded={showAdded} />}
        {added && <LeadNow key={added.id} id={added.id} known={added.lead} text={texts.isAdded} />}
      </div>
      <AddWithoutCode onAdded={showAdded} />
    </section>
  );
}

/** A message with two codes: the person chooses one. */
function Several({ codes, onChoose }: { codes: readonly string[]; onChoose: (code: string) => void }) {
  const texts = useTexts(leadDeskTexts);
  return (
    <div className="grid gap-2">
      <p>{texts.several}</p>
      <div className="flex flex-wrap gap-2">
        {codes.map((code) => (
          <Button key={code} variant="outline" size="small" onClick={() => onChoose(code)}>
            {code}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface AnswerProps {
  find: UseMutationResult<FoundClicks, Error, string>;
  code: string;
  onAdded: (id: string, lead: Lead | undefined) => void;
}

/** The server's answer for a code, or the failure. */
function Answer({ find, code, onAdded }: AnswerProps) {
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const texts = useTexts(leadDeskTexts);
  if (find.isError)
    return (
      <SectionFailure
        text={`${texts.failed} ${failureText(find.error, common)}`}
        retry={shell.retry}
        onRetry={() => find.mutate(code)}
      />
    );
  if (!find.data) return <p className="text-muted-foreground">{texts.finding}</p>;
  // The key resets the choice in the answer before.
  return (
    <CodeAnswer
      key={find.submittedAt}
      code={code}
      found={find.data}
      onAdded={onAdded}
      onUsed={() => find.mutate(code)}
    />
  );
}

interface CodeAnswerProps {
  code: string;
  found: FoundClicks;
  onAdded: (id: string, lead: Lead | undefined) => void;
  /** Called when another person has just added its click. */
  onUsed: () => void;
}

/** The result for a code: its click, several clicks, similar codes, or the reason why there is none. */
function CodeAnswer({ code, found, ...added }: CodeAnswerProps) {
  const texts = useTexts(leadDeskTexts);
  const [chosen, setChosen] = useState<ContactClick>();
  const exact = found.clicks.filter((click) => click.code === code);
  const click = chosen ?? (exact.length === 1 ? exact[0] : undefined);
  if (click) {
    return click.lead_id === null ? (
      <ClickCard click={click} {...added} />
    ) : (
      <LeadNow id={click.lead_id} text={texts.isLead} />
    );
  }
  const offered = exact.length > 0 ? exact : found.expired.includes(code) ? [] : found.clicks;
  if (offered.length === 0)
    return <p>{found.expired.includes(code) ? texts.expired(code) : texts.unknown(code)}</p>;
  return (
    <div className="grid gap-2">
      <p>{exact.length > 0 ? texts.severalClicks(code) : texts.meant(code)}</p>
      <ul className="grid gap-2">
        {offered.map((one) => (
          <li key={one.click_event}>
            <Choice click={one} onChoose={() => setChosen(one)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A click to choose: its code, page and hour. */
function Choice({ click, onChoose }: { click: ContactClick; onChoose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(leadDeskTexts);
  const pageOf = usePageName();
  return (
    <Button
      variant="outline"
      size="small"
      wraps
      className="h-auto w-full flex-wrap justify-start gap-x-3 gap-y-0 py-2 text-start"
      onClick={onChoose}
    >
      <bdi dir="ltr" lang="en" className="font-semibold">
        {click.code}
      </bdi>
      <bdi className="font-normal wrap-anywhere">
        {pageOf({ ...click, page_path: click.page_url }) ?? click.page_url}
      </bdi>
      <span className="text-muted-foreground font-normal">{formatDateTime(click.clicked_at, locale)}</span>
      {click.lead_id !== null && <span className="text-muted-foreground font-normal">{texts.lead}</span>}
    </Button>
  );
}
