import { StepsLine } from "@/components/patterns/steps-line";
import type { Step } from "@/content/service-details";
import { servicePageTexts } from "@/words/site/service-page";
import { useTexts } from "@/i18n/i18n";

export function ServiceSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="steps" className="bg-sand">
      <div className="page-width py-14 md:py-18">
        <h2 id="steps">{useTexts(servicePageTexts).stepsTitle}</h2>
        <div className="mt-8">
          <StepsLine steps={steps} />
        </div>
      </div>
    </section>
  );
}
