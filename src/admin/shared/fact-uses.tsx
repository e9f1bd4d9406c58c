import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FactKey } from "@domain/facts";
import { factUsesQuery } from "@/data/facts/fact-uses.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";

interface FactUsesProps {
  /** Its key, `price:nurse-on-call`, or `licensed` for words that rest on the licence. */
  fact: FactKey | `${string}:${string}` | "licensed";
  /** What the list is called; where the fact is used. */
  title?: string;
  /** What else there is to say of its use. */
  children?: ReactNode;
}

/** On which pages and in how many articles a fact is used. */
export function FactUses({ fact, title, children }: FactUsesProps) {
  const { uses: texts } = useAdminI18n().t.facts;
  const heading = title ?? texts.title;
  const uses = useQuery(factUsesQuery(fact)).data;
  return (
    <section aria-label={heading} className="rounded-control bg-sand px-4 py-3 text-base">
      <h3 className="font-semibold">{heading}</h3>
      {uses?.pages === undefined ? (
        <p>{texts.unknown}</p>
      ) : uses.isOnEveryPage ? (
        <p>{texts.everyPage}</p>
      ) : (
        <>
          <p>{uses.pages.length === 0 ? texts.none : texts.pages(uses.pages.length)}</p>
          <ul dir="ltr" className="max-h-32 overflow-y-auto">
            {uses.pages.map((path) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noreferrer" className="hover:underline">
                  {path}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {uses !== undefined && uses.articles > 0 && <p>{texts.articles(uses.articles)}</p>}
      {children}
    </section>
  );
}
