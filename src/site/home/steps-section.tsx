import { StepsLine } from "@/components/patterns/steps-line";
import { useI18n } from "@/i18n/i18n";

export function StepsSection() {
  const { t } = useI18n();
  return (
    <section aria-labelledby="steps" className="bg-sand">
      <div className="page-width py-14 md:py-18">
        <h2 id="steps" className="sr-only">
          {t.home.steps.title}
        </h2>
        <StepsLine steps={t.home.steps.items} />
      </div>
    </section>
  );
}
