import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { toast } from "sonner";
import { isBlank, translationOf } from "@domain/post-draft";
import { useFailureToast } from "@/admin/shared/failure-text";
import { formatRecent } from "@/admin/shared/moments";
import { QueryView } from "@/admin/shared/query-view";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/staff/form-controls";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/config/locales";
import { postTextStatesQuery, type TextState, withdrawReview } from "@/data/staff/text-reviews";
import { useLocale, useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { editorReviewTexts } from "@/texts/admin/editor-review";
import { withLanguage } from "../editor/form/editor-form";
import { useFormValue, useSession, useSessionView } from "../editor/session-context";
import { AskDialog } from "./ask-dialog";
import { DifferenceDialog } from "./difference-dialog";
import { ReviewStateBadge } from "./text-row";
import { areSameWords } from "./text-words";
import { useAuthorName } from "./use-author-name";
import { approverOf, useDayText } from "./words-of-state";

/** The review states of the post's texts, with requests for a review. */
export function ReviewCard() {
  const texts = useTexts(editorReviewTexts);
  const id = useId();
  const query = usePostStates();
  const isStored = useSessionView((view) => view.post !== null);
  return (
    <section aria-labelledby={id} className="rounded-card border-border bg-card grid gap-3 border p-4">
      <h2 id={id} className="text-lg font-semibold tracking-normal">
        {texts.title}
      </h2>
      {isStored ? (
        <QueryView query={query} failed={texts.failed}>
          {(states) =>
            LOCALES.map((lang) => (
              <Language key={lang} lang={lang} text={states.find((one) => one.lang === lang)} />
            ))
          }
        </QueryView>
      ) : (
        LOCALES.map((lang) => <Language key={lang} lang={lang} text={undefined} />)
      )}
    </section>
  );
}

/** The review states of the stored texts of the post on the screen. */
export function usePostStates() {
  const session = useSession();
  const client = useQueryClient();
  const isStored = useSessionView((view) => view.post !== null);
  const savedAt = useSessionView((view) => view.savedAt);
  const query = postTextStatesQuery(session.id);
  useEffect(() => {
    // Each save may be of another text.
    if (savedAt !== null)
      void client.invalidateQueries({ queryKey: postTextStatesQuery(session.id).queryKey });
  }, [client, session, savedAt]);
  return useQuery({ ...query, enabled: isStored, refetchOnWindowFocus: "always" });
}

function Language({ lang, text }: { lang: Locale; text: TextState | undefined }) {
  const locale = useLocale();
  const texts = useTexts(editorReviewTexts);
  const sentenceOf = useStateSentence();
  const [open, setOpen] = useState<"ask" | "difference">();
  const isWritten = useFormValue((form) => !isBlank(form[lang].content_markdown));
  const isLive = useFormValue((form) => form[lang].is_live);
  const isChanged = useIsChanged(lang);
  const session = useSession();
  const failed = useFailureToast();
  const withdrawing = useMutation(withdrawReview);
  if (!isWritten) return null;
  const state = text?.state ?? "never";
  const isCovered = state === "approved" || state === "due";
  const isLapsed = isCovered && text?.is_read === false;
  const request = state === "asked" ? text : undefined;
  return (
    <div className="border-border grid justify-items-start gap-2 border-t pt-3 first-of-type:border-t-0 first-of-type:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span lang={lang} className="font-semibold">
          {LOCALE_NAMES[lang]}
        </span>
        <ReviewStateBadge state={state} />
      </p>
      <p className="text-base">
        {text ? sentenceOf(text, locale) : texts.never}
        {isCovered && isChanged && ` ${texts.notCovered}`}
        {isLapsed && ` ${texts.lapsed}`}
      </p>
      <Checkbox
        label={texts.live}
        aria-label={`${texts.live}: ${LOCALE_NAMES[lang]}`}
        checked={isLive}
        onChange={({ target }) =>
          session.change((form) => withLanguage(form, lang, { is_live: target.checked }))
        }
      />
      <div className="flex flex-wrap gap-2">
        {(state !== "approved" || isChanged || isLapsed) && (
          <Button
            variant={request?.is_current ? "outline" : "quiet"}
            size="small"
            aria-label={`${request?.is_current ? texts.change : texts.send}: ${LOCALE_NAMES[lang]}`}
            onClick={() => setOpen("ask")}
          >
            {request?.is_current ? texts.change : texts.send}
          </Button>
        )}
        {request && (
          <Button
            variant="ghost"
            size="small"
            aria-label={`${texts.withdraw}: ${LOCALE_NAMES[lang]}`}
            isBusy={withdrawing.isPending}
            onClick={() =>
              withdrawing.mutate(request.request_id ?? "", {
                onSuccess: () => void toast.success(texts.withdrawn),
                onError: failed(texts.withdrawFailed),
              })
            }
          >
            {texts.withdraw}
          </Button>
        )}
        {(state === "changed" || state === "due") && (
          <Button
            variant="outline"
            size="small"
            aria-label={`${texts.difference}: ${LOCALE_NAMES[lang]}`}
            onClick={() => setOpen("difference")}
          >
            {texts.difference}
          </Button>
        )}
      </div>
      {open === "ask" && <AskDialog lang={lang} request={request} onClose={() => setOpen(undefined)} />}
      {open === "difference" && text && <DifferenceDialog text={text} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** Whether the words on the screen differ from the post's. */
function useIsChanged(lang: Locale): boolean {
  const post = useSessionView((view) => view.post);
  return useFormValue((form) => post !== null && !areSameWords(form[lang], translationOf(post.draft, lang)));
}

/** The state of a text, in a sentence or two. */
export function useStateSentence() {
  const texts: TextsOf<typeof editorReviewTexts> = useTexts(editorReviewTexts);
  const dayText = useDayText();
  const authorName = useAuthorName();
  return (text: TextState, locale: Locale): string => {
    const { state, asked_at: asked, asked_of: of, wanted_by: until, approved_at: approved } = text;
    const day = approved === null ? "" : dayText(approved);
    const name = approverOf(text, locale);
    switch (state) {
      case "never":
        return texts.never;
      case "asked": {
        if (text.is_current === false) return texts.outdated;
        const when = asked === null ? "" : formatRecent(Date.parse(asked), locale);
        const sent = of === null ? texts.askedAnyone(when) : texts.asked(authorName(of), when);
        return until === null ? sent : `${sent} ${texts.wantedBy(dayText(until))}`;
      }
      case "changes_needed":
        return texts.changes_needed;
      default:
        return texts[state](name, day);
    }
  };
}
