import { ChevronDown } from "@/components/ui/icons";
import type { Faq } from "@/content/service-details";
import { servicePageTexts } from "@/words/site/service-page";
import { useTexts } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";

export function ServiceFaq({ slug, faqs }: { slug: string; faqs: readonly Faq[] }) {
  const { faqTitle } = useTexts(servicePageTexts);
  return (
    <section aria-labelledby="faq" className="border-t">
      <div className="page-width py-band grid gap-x-16 gap-y-6 lg:grid-cols-[0.8fr_1.2fr]">
        <h2 id="faq">{faqTitle}</h2>
        <div className="border-b">
          {faqs.map((faq) => (
            <Question key={faq.question} slug={slug} faq={faq} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Opens without script; tracking reads the question's service. */
function Question({ slug, faq }: { slug: string; faq: Faq }) {
  return (
    <details className="group border-t" data-faq={slug}>
      <summary className="hover:text-primary flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-[1.0625em] font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          <WithNumbers text={faq.question} />
        </span>
        <ChevronDown className="text-primary size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-prose pb-5 whitespace-pre-line">
        <WithNumbers text={faq.answer} />
      </p>
    </details>
  );
}
