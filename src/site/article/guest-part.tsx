import { type FormEvent, type Ref, useId, useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { MAX_NOTE, type Notes, quote, WHOLE } from "@/components/patterns/staff/use-notes";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/staff/form-controls";
import type { Look, LookAnswer } from "@/data/public/looks";
import { useI18n, useTexts } from "@/i18n/i18n";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { lookPageTexts } from "@/texts/site/look-page";

interface GuestPartProps {
  look: Look;
  notes: Notes;
  /** What the paragraph of a note says. */
  wordsOf: (paragraph: number) => string;
  isBusy: boolean;
  isSent: boolean;
  failure: string | undefined;
  onAnswer: (answer: LookAnswer, options: { onSuccess: () => void }) => void;
  ref: Ref<HTMLElement>;
}

/** Where an invited clinician comments on the text, and decides once an owner has confirmed who they are. */
export function GuestPart({ look, notes, wordsOf, isBusy, isSent, failure, onAnswer, ref }: GuestPartProps) {
  const { locale } = useI18n();
  const texts = lookPageTexts[locale].guest;
  const { count } = useTexts(medicalReviewTexts).notes;
  const id = useId();
  const isKnown = look.guest_name !== null;
  const [name, setName] = useState("");
  const [licence, setLicence] = useState("");
  const [isChecked, setChecked] = useState(false);
  const written = notes.list();
  const onParagraphs = written.filter(({ paragraph }) => paragraph !== undefined).length;
  const lacksName = !isKnown && name.trim() === "";
  const lacksNote = written.length === 0;
  const send = (outcome?: LookAnswer["outcome"]) => {
    // What was sent before says what has to change, too.
    const needsNote = outcome === undefined || (outcome === "changes_needed" && look.notes.length === 0);
    setChecked(true);
    if (lacksName || (needsNote && lacksNote)) return;
    const guest = isKnown ? undefined : { name: name.trim(), licence: licence.trim() };
    onAnswer(
      { notes: written, guest, outcome },
      {
        onSuccess: () => {
          notes.clear();
          setChecked(false);
        },
      },
    );
  };
  const decided = look.outcome === "approved" || look.outcome === "changes_needed" ? look.outcome : "other";
  return (
    <section ref={ref} aria-labelledby={id} className="page-width scroll-mt-24 py-10 print:hidden">
      <div className="rounded-card bg-card grid max-w-prose gap-4 border p-5">
        <h2 id={id} tabIndex={-1} className="text-xl tracking-normal outline-none">
          {texts.title}
        </h2>
        {look.notes.length > 0 && (
          <ul aria-label={texts.yours} className="grid gap-2">
            {look.notes.map(({ paragraph, note }) => (
              <li key={`${paragraph} ${note}`} className="bg-sand rounded-control px-4 py-2 text-base">
                {paragraph !== null && (
                  <p dir="auto" className="text-muted-foreground wrap-anywhere">
                    {quote(wordsOf(paragraph))}
                  </p>
                )}
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {note}
                </p>
              </li>
            ))}
          </ul>
        )}
        {look.outcome === null ? (
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              send();
            }}
          >
            <p className="text-muted-foreground text-base">{texts.lead}</p>
            {!isKnown && (
              <>
                <FormField label={texts.name} {...(isChecked && lacksName && { error: texts.required.name })}>
                  {(field) => (
                    <Input
                      {...field}
                      autoComplete="name"
                      maxLength={120}
                      value={name}
                      onChange={(event) => setName(event.target.value)}
                    />
                  )}
                </FormField>
                <FormField label={texts.licence}>
                  {(field) => (
                    <Input
                      {...field}
                      autoComplete="off"
                      maxLength={120}
                      value={licence}
                      onChange={(event) => setLicence(event.target.value)}
                    />
                  )}
                </FormField>
              </>
            )}
            <FormField label={texts.note} {...(isChecked && lacksNote && { error: texts.required.note })}>
              {(field) => (
                <Textarea
                  {...field}
                  rows={3}
                  dir="auto"
                  maxLength={MAX_NOTE}
                  value={notes.text(WHOLE)}
                  onChange={({ target }) => notes.write(WHOLE, target.value)}
                />
              )}
            </FormField>
            {onParagraphs > 0 && (
              <output className="text-base">{texts.alongWith(count(onParagraphs))}</output>
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant={look.may_decide ? "outline" : "primary"} isBusy={isBusy}>
                {texts.send}
              </Button>
              {look.may_decide && (
                <>
                  <Button isBusy={isBusy} disabled={look.is_changed} onClick={() => send("approved")}>
                    {texts.approve}
                  </Button>
                  <Button variant="outline" isBusy={isBusy} onClick={() => send("changes_needed")}>
                    {texts.changes}
                  </Button>
                </>
              )}
            </div>
            {!look.may_decide && isKnown && <p className="text-muted-foreground text-base">{texts.waits}</p>}
          </form>
        ) : (
          <p className="font-semibold">{texts.decided[decided]}</p>
        )}
        <output className="text-base">{isSent && look.outcome === null && texts.sent}</output>
        {failure && (
          <p role="alert" className="text-destructive text-base">
            {failure}
          </p>
        )}
      </div>
    </section>
  );
}
