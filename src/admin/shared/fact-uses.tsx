import { useQuery } from "@tanstack/react-query";
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
    <section aria-label={heading} className="rounded-control bg-sand px-4 py-3 text-base">
      <h3 className="font-semibold">{heading}</h3>
      {uses ? (
        <>
          <p>{summaryOf(uses, texts)}</p>
          <UsesList uses={uses} />
        </>
      ) : isError ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          {texts.failed}
          <Button variant="ghost" size="small" onClick={() => void refetch()}>
            {retry}
          </Button>
        </p>
      ) : (
        <Skeleton className="my-1 h-5 w-3/4" />
      )}
      {children}
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
    <details>
      <summary className="text-primary flex min-h-12 cursor-pointer items-center font-semibold">
        {texts.show}
      </summary>
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
    </details>
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
