import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { translationOf } from "@domain/post-draft";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { Chooser } from "@/admin/shared/chooser";
import { useFailureToast } from "@/admin/shared/failure-text";
import { ReadFailure } from "@/admin/shared/query-view";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import type { Locale } from "@/config/locales";
import { askForReview, cliniciansQuery, type TextState } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { todayInDubai } from "@/lib/dubai-time";
import { commonTexts } from "@/texts/admin/common";
import { editorReviewTexts } from "@/texts/admin/editor-review";
import { draftOf } from "../editor/form/editor-form";
import { useSession } from "../editor/session-context";
import { keepText } from "./keep-text";
import { wordsOf } from "./text-words";

interface AskDialogProps {
  lang: Locale;
  /** What is asked already. */
  request: Pick<TextState, "asked_of" | "wanted_by"> | undefined;
  /** What follows, for the message after it was sent. */
  hint?: string;
  onSent?: () => void;
  onClose: () => void;
}

/** Asks a clinician to read the text on the screen, which is saved before. */
export function AskDialog({ lang, request, hint, onSent, onClose }: AskDialogProps) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(editorReviewTexts).dialog;
  const session = useSession();
  const failed = useFailureToast();
  const asking = useMutation(askForReview);
  const [isSaving, setSaving] = useState(false);
  const [of, setOf] = useState(request?.asked_of ?? "");
  const [until, setUntil] = useState(request?.wanted_by ?? "");
  const today = todayInDubai();
  const isOver = until !== "" && until < today;
  const query = useQuery(cliniciansQuery);
  const { data: clinicians } = query;
  const authorId = session.form().author_id;
  const readers = clinicians?.filter(
    (one) => one.languages.includes(lang) && one.licence_until >= today && one.author_id !== authorId,
  );

  const send = async () => {
    if (isOver || isSaving || asking.isPending) return;
    setSaving(true);
    const isKept = await keepText(session);
    setSaving(false);
    if (!isKept) return toast.error(texts.failed, { description: texts.notSaved });
    asking.mutate(
      {
        postId: session.id,
        lang,
        text: wordsOf(translationOf(draftOf(session.form()), lang)),
        of: of || null,
        until: until || null,
      },
      {
        onSuccess: () => {
          toast.success(texts.sent, { description: hint });
          onClose();
          onSent?.();
        },
        onError: failed(texts.failed),
      },
    );
  };

  return (
    <AdminDialog title={texts.title[lang]} description={texts.text} size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Chooser
          label={texts.to}
          none={texts.anyone}
          choices={(readers ?? []).map((one) => [one.author_id, localized(one.authors, "name", locale)])}
          value={of}
          onChoose={setOf}
        />
        <ReadFailure of={[query]} text={texts.cliniciansFailed} />
        {readers?.length === 0 && (
          <p className="bg-saffron-soft rounded-control px-4 py-3 text-base">{texts.nobody[lang]}</p>
        )}
        <FormField
          label={texts.until}
          aside={<span className="text-muted-foreground text-base">{common.optional}</span>}
          {...(isOver && { error: texts.dayOver })}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              dir="ltr"
              min={today}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </FormField>
        <Button type="submit" size="small" isBusy={isSaving || asking.isPending} className="justify-self-end">
          {texts.send}
        </Button>
      </form>
    </AdminDialog>
  );
}
