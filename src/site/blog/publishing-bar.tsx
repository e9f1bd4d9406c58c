import { useId } from "react";
import { Toaster } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { publishingBatches } from "@/content/publishing-batches";
import { publishingBarTexts } from "@/texts/site/publishing-bar";
import { useI18n } from "@/i18n/i18n";
import { dirOf } from "@/config/locales";
import { usePublishing } from "./use-publishing";

/** The staff's buttons above the list. Anyone may see them: the function that they call decides whether anything is published. */
export function PublishingBar({ isBlogEmpty }: { isBlogEmpty: boolean }) {
  const { locale } = useI18n();
  const { busy, asked, answer, offered, publish } = usePublishing(isBlogEmpty);
  const id = useId();
  const texts = publishingBarTexts[locale];
  return (
    <section aria-labelledby={id} className="border-b">
      <div className="page-width py-8">
        <h2 id={id} className="text-[1.375rem]">
          {texts.label}
        </h2>
        <p className="text-muted-foreground mt-1">{texts.lead}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {offered.map((batch) => (
            <Button
              key={batch}
              variant="outline"
              size="small"
              className="aria-disabled:opacity-60"
              isBusy={busy === batch}
              // One set at a time: a press in the meantime is ignored.
              aria-disabled={busy !== undefined}
              onClick={() => void publish(batch)}
            >
              {busy === batch ? texts.publishing : texts.buttons[batch](publishingBatches[batch].length)}
            </Button>
          ))}
        </div>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? texts.question[asked](publishingBatches[asked].length) : ""}
        text={texts.questionText}
        confirmLabel={texts.publishNow}
        cancelLabel={texts.cancel}
        onConfirm={() => void answer(true)}
        onCancel={() => void answer(false)}
      />
      <Toaster
        dir={dirOf(locale)}
        position={locale === "ar" ? "top-left" : "top-right"}
        containerAriaLabel={texts.notifications}
        toastOptions={{ style: { fontFamily: "inherit", fontSize: "1rem" } }}
      />
    </section>
  );
}
