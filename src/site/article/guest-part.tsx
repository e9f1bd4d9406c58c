import { type FormEvent, useId, useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/staff/form-controls";
import type { Look, LookAnswer } from "@/data/public/looks";
import { useI18n } from "@/i18n/i18n";
import { lookPageTexts } from "@/texts/site/look-page";

interface GuestPartProps {
  look: Look;
  isBusy: boolean;
  isSent: boolean;
  failure: string | undefined;
  onAnswer: (answer: LookAnswer, options: { onSuccess: () => void }) => void;
}

/** Where an invited clinician comments on the text, and decides once an owner has confirmed who they are. */
export function GuestPart({ look, isBusy, isSent, failure, onAnswer }: GuestPartProps) {
  const { locale } = useI18n();
  const texts = lookPageTexts[locale].guest;
  const id = useId();
  const isKnown = look.guest_name !== null;
  const [name, setName] = useState("");
  const [licence, setLicence] = useState("");
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const lacksName = !isKnown && name.trim() === "";
  const lacksNote = note.trim() === "";
  const send = (outcome?: LookAnswer["outcome"]) => {
    const needsNote = outcome !== "approved";
    setChecked(true);
    if (lacksName || (needsNote && lacksNote)) return;
    const guest = isKnown ? undefined : { name: name.trim(), licence: licence.trim() };
    onAnswer(
      { note: note.trim(), guest, outcome },
      {
        onSuccess: () => {
          setNote("");
          setChecked(false);
        },
      },
    );
  };
  const decided = look.outcome === "approved" || look.outcome === "changes_needed" ? look.outcome : "other";
  return (
    <section aria-labelledby={id} className="page-width py-10">
      <div className="rounded-card bg-card grid max-w-prose gap-4 border p-5">
        <h2 id={id} className="text-xl tracking-normal">
          {texts.title}
        </h2>
        {look.notes.length > 0 && (
          <ul aria-label={texts.yours} className="grid gap-2">
            {look.notes.map(({ note: said }) => (
              <li
                key={said}
                dir="auto"
                className="bg-sand rounded-control px-4 py-2 wrap-anywhere whitespace-pre-line"
              >
                {said}
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
                  maxLength={2000}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
              )}
            </FormField>
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
