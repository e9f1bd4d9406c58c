import { EmergencyNote } from "@/components/patterns/emergency-note";
import { ivTexts } from "@/content/iv-texts";
import { useTexts } from "@/i18n/i18n";

/** Bad days on which a drip can help, each with the signs for which it must not be waited for. */
export function UrgentNeeds() {
  const texts = useTexts(ivTexts).urgent;
  return (
    <section aria-labelledby="urgent-needs" className="below-fold-tall page-width py-band">
      <h2 id="urgent-needs">{texts.title}</h2>
      <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
      <ul className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {texts.needs.map((need) => (
          <li key={need.title} className="border-t pt-5">
            <h3>{need.title}</h3>
            <p className="mt-1.5">{need.text}</p>
            <p className="text-destructive mt-2 font-medium">
              {texts.doNotWait} {need.doNotWait}.
            </p>
          </li>
        ))}
      </ul>
      <EmergencyNote text={texts.emergency} action={texts.emergencyAction} className="mt-10" />
    </section>
  );
}
