import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/staff/form-controls";
import { LOCALE_NAMES, type Locale, otherLocale } from "@/config/locales";
import { type TextState, textReviewQuery } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorReviewTexts } from "@/texts/admin/editor-review";
import { AskDialog } from "../../review/ask-dialog";
import { usePostStates, useStateSentence } from "../../review/review-card";
import { areSameWords } from "../../review/text-words";
import { useFormValue } from "../session-context";
import type { UnreadTexts } from "./use-unread-check";

/** As the function takes it. */
const MAX_REASON = 500;

interface UnreadPartProps {
  unread: UnreadTexts;
  /** The action of the sheet. */
  what: keyof typeof editorReviewTexts.en.sheet.only;
  onWithout: () => void;
  onCorrect: (reason: string) => void;
  /** Every one of the texts waits for a clinician. */
  onAllSent: () => void;
}

/** The texts that need an approval, with a button to request it, and an owner's button to correct a danger at once. */
export function UnreadPart({
  unread: { langs, lapsed, areSeen, without },
  what,
  onWithout,
  onCorrect,
  onAllSent,
}: UnreadPartProps) {
  const locale = useLocale();
  const { sheet: texts, send, change } = useTexts(editorReviewTexts);
  const isOwner = useIsOwner();
  const [asking, setAsking] = useState<Locale>();
  const sentenceOf = useStateSentence();
  const requests = { en: useRequest("en"), ar: useRequest("ar") };
  const isSent = langs.every((lang) => requests[lang]);
  return (
    <section className="bg-saffron-soft rounded-control grid gap-3 px-4 py-3 text-base">
      <ul className="grid gap-2">
        {langs.map((lang) => {
          const request = requests[lang];
          const label = request ? change : send;
          return (
            <li key={lang} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span>
                <span className="font-semibold">
                  {(lapsed.includes(lang) ? texts.lapsed : texts.unread)[lang]}
                </span>
                {request && ` ${sentenceOf(request, locale)}`}
              </span>
              <Button
                variant="outline"
                size="small"
                aria-label={`${label}: ${LOCALE_NAMES[lang]}`}
                onClick={() => setAsking(lang)}
              >
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
      <p>{isSent ? texts.waits : texts.blocked}</p>
      {without && (
        <div className="grid justify-items-start gap-2">
          <Button variant="outline" size="small" onClick={onWithout}>
            {texts.only[what][otherLocale(without.lang)]}
          </Button>
          <p className="text-muted-foreground">
            {(without.isKept ? texts.kept : texts.heldBack)[without.lang]}
          </p>
        </div>
      )}
      {isOwner && areSeen && <Correct onCorrect={onCorrect} />}
      {asking && (
        <AskDialog
          lang={asking}
          request={requests[asking]}
          hint={texts.waits}
          onSent={() => langs.every((lang) => lang === asking || requests[lang]) && onAllSent()}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}

/** The request that waits for exactly the text on the screen. */
function useRequest(lang: Locale): TextState | undefined {
  const state = usePostStates().data?.find((one) => one.lang === lang);
  const id = state?.state === "asked" ? state.request_id : null;
  const review = useQuery({ ...textReviewQuery(id ?? ""), enabled: id !== null }).data;
  const isSame = useFormValue((form) => review !== undefined && areSameWords(form[lang], review.text));
  return isSame ? state : undefined;
}

/** For owners, who give a reason. */
function Correct({ onCorrect }: Pick<UnreadPartProps, "onCorrect">) {
  const texts = useTexts(editorReviewTexts).sheet.correct;
  const [reason, setReason] = useState("");
  const [isLacking, setLacking] = useState(false);
  const isEmpty = reason.trim() === "";
  return (
    <details className="group">
      <summary className="text-primary flex min-h-12 w-fit cursor-pointer list-none items-center gap-1.5 font-semibold lg:min-h-10 [&::-webkit-details-marker]:hidden">
        {texts.title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setLacking(isEmpty);
          if (!isEmpty) onCorrect(reason.trim());
        }}
      >
        <p>{texts.text}</p>
        <FormField label={texts.reason} {...(isLacking && isEmpty && { error: texts.required })}>
          {(field) => (
            <Textarea
              {...field}
              rows={2}
              dir="auto"
              maxLength={MAX_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
        <Button type="submit" variant="destructive" size="small" className="justify-self-start">
          {texts.confirm}
        </Button>
      </form>
    </details>
  );
}
