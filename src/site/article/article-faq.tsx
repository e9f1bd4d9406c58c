import { Plus } from "@/components/ui/icons";
import { MarkdownBody } from "@/components/patterns/markdown/markdown-body";
import { WithNumbers } from "@/components/ui/with-numbers";
import type { ArticleQuestion } from "./article.queries";
import { Infographic } from "./infographic";

interface ArticleFaqProps {
  title: string;
  /** Said after links to other sites. */
  newTab: string;
  faq: readonly ArticleQuestion[];
}

/** Native disclosure: it opens before any script runs, and searching in the page finds its answers. */
export function ArticleFaq({ title, newTab, faq }: ArticleFaqProps) {
  return (
    <section aria-labelledby="faq" className="mt-12 max-w-prose">
      <h2 id="faq" className="text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)] leading-tight">
        {title}
      </h2>
      <div className="mt-6 border-b">
        {faq.map(({ q, answer }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list, which may contain a question twice
          <details key={index} className="group border-t">
            <summary className="hover:text-primary flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              <span>
                <WithNumbers text={q} />
              </span>
              <Plus className="text-primary size-5 shrink-0 transition-transform duration-200 group-open:rotate-45" />
            </summary>
            <div className="text-muted-foreground pb-5 [&>div>:last-child]:mb-0">
              <MarkdownBody nodes={answer} newTab={newTab} Infographic={Infographic} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
