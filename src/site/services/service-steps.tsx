import { StepsLine } from "@/components/patterns/steps-line";
import type { Step } from "@/content/service-details/types";
import { useServiceTexts } from "./use-service-texts";

export function ServiceSteps({ steps }: { steps: readonly Step[] }) {
  const { stepsTitle } = useServiceTexts();
  return (
    <section aria-labelledby="steps" className="bg-sand">
      <div className="page-width py-14 md:py-18">
        <h2 id="steps">{stepsTitle}</h2>
        <div className="mt-8">
          <StepsLine steps={steps} />
        </div>
      </div>
    </section>
  );
}
