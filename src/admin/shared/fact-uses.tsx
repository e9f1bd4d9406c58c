import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { FactKey } from "@domain/facts";
import { type FactUses as Uses, factUsesQuery, pageCount } from "@/data/staff/fact-uses.queries";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { localized } from "@/i18n/localized";
import { adminPaths } from "./admin-paths";
import { useLocale, useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { factsTexts } from "@/texts/admin/facts";
import { postsTexts } from "@/texts/admin/posts";
import { shellTexts } from "@/texts/admin/shell";

interface FactUsesProps {
  /** Its key, `price:nurse-on-call`, or `licensed` for texts that depend on the licence. */
  fact: FactKey | `${string}:${string}` | "licensed";
  /** The heading of the list; by default for the fact's uses. */
  title?: string;
  /** More about its use. */
  children?: ReactNode;
}

/** The pages and articles that use a fact. */
export function FactUses({ fact, title, children }: FactUsesProps) {
  const { uses: texts } = useTexts(factsTexts);
  const heading = title ?? texts.title;
  const { retry } = useTexts(shellTexts);
  const { data: uses, isError, refetch } = useQuery(factUsesQuery(fact));
  return (
    <section aria-label={heading} className="rounded-control bg-sand px-4 py-1 text-base">
      <details className="group/uses">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            <h3 className="text-base font-semibold tracking-normal">{heading}</h3>
            {/* Closed, it is as high while it loads as afterwards: what grows moves the button that a finger is about to press. */}
            <span className="line-clamp-2 h-12 leading-6 group-open/uses:line-clamp-none group-open/uses:h-auto sm:line-clamp-1 sm:h-6">
              {uses ? (
                summaryOf(uses, texts)
              ) : isError ? (
                texts.failed
              ) : (
                <Skeleton className="my-1 block h-4 w-3/4" />
              )}
            </span>
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/uses:rotate-180" />
        </summary>
        <div className="pb-2">
          {uses && <UsesList uses={uses} />}
          {isError && !uses && (
            <Button variant="outline" size="small" onClick={() => void refetch()}>
              {retry}
            </Button>
          )}
        </div>
      </details>
      {children !== undefined && <div className="pb-2">{children}</div>}
    </section>
  );
}

type Texts = TextsOf<typeof factsTexts>["uses"];

function summaryOf({ pages, isOnEveryPage, articles, typing }: Uses, texts: Texts): string {
  const count = pageCount(pages ?? []);
  const sentences = [
    pages === undefined
      ? texts.unknown
      : isOnEveryPage
        ? texts.everyPage
        : count === 0
          ? texts.none
          : texts.pages(count),
    ...(articles.count > 0 ? [texts.articles(articles.count)] : []),
    ...(typing.length > 0 ? [texts.typing(typing.length)] : []),
  ];
  return sentences.join(" ");
}

/** Each place, as a link in a new tab. A fact of every page needs no list. */
function UsesList({ uses: { pages = [], isOnEveryPage, articles, typing } }: { uses: Uses }) {
  const locale = useLocale();
  const posts = useTexts(postsTexts);
  const texts = useTexts(factsTexts).uses;
  const paths = pages.filter((path) => !isOnEveryPage || path.startsWith("/api/"));
  if (paths.length + articles.posts.length + typing.length === 0) return null;
  return (
    <>
      <ul className="max-h-48 overflow-y-auto">
        {paths.map((path) => (
          <Place key={path} href={path} dir="ltr">
            {path}
          </Place>
        ))}
        {articles.posts.map((post) => (
          <Place key={post.id} href={adminPaths.post(post.id)} dir="auto">
            {texts.article(localized(post, "title", locale) || posts.untitled)}
          </Place>
        ))}
        {typing.map((post) => (
          <Place key={`typed ${post.id}`} href={adminPaths.post(post.id)} dir="auto">
            {texts.typedIn(localized(post, "title", locale) || posts.untitled, post.typed)}
          </Place>
        ))}
      </ul>
      {articles.count > articles.posts.length && (
        <p>{texts.moreArticles(articles.count - articles.posts.length)}</p>
      )}
    </>
  );
}

function Place({ href, dir, children }: { href: string; dir: "ltr" | "auto"; children: ReactNode }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer" className="hover:underline">
        <bdi dir={dir}>{children}</bdi>
      </a>
    </li>
  );
}
