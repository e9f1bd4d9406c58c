import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { useI18n } from "@/i18n/i18n";
import { consent, decideConsent, onConsent, type Consent } from "@/tracking/consent";

/** Asks once, covers nothing that matters, and takes no for an answer. */
export function ConsentNotice() {
  const { t } = useI18n();
  // The answer is in the browser's storage, which the prerendered page cannot know: there nothing is asked.
  const state = useSyncExternalStore<Consent>(onConsent, consent, () => "denied");
  if (state !== "unasked") return null;
  return (
    <section
      aria-label={t.consent.title}
      className="rounded-card border-border bg-card shadow-soft fixed inset-x-3 bottom-3 z-30 flex flex-col gap-3 border p-4 text-[0.9375rem] leading-normal sm:inset-x-auto sm:end-4 sm:bottom-4 sm:max-w-md"
    >
      <p>{t.consent.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => decideConsent("granted")}>
          {t.consent.accept}
        </Button>
        <Button size="small" variant="outline" onClick={() => decideConsent("denied")}>
          {t.consent.refuse}
        </Button>
      </div>
    </section>
  );
}
