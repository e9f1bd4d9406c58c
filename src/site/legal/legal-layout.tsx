import { Fragment } from "react";
import type { LegalSection, LegalText } from "@/texts/site/legal-text";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";

const EFFECTIVE = "2025-01-01T00:00:00+04:00";

/** A page of text: its sections, and on large screens their list beside them. */
export function LegalPage({ path, texts }: { path: string; texts: LegalText }) {
  const { locale } = useI18n();
  return (
    <>
      <PageHead
        path={path}
        trail={[{ name: texts.title, path }]}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
      />
      <div className="page-width pt-8 pb-16 sm:pt-12 sm:pb-24">
        <header className="max-w-prose border-b pb-8">
          <h1>{texts.title}</h1>
          <p className="text-muted-foreground mt-4 text-base">
            <time dateTime={EFFECTIVE.slice(0, 10)}>{texts.effective(formatDate(EFFECTIVE, locale))}</time>
          </p>
          <p className="mt-4 text-[1.0625em]">{texts.lead}</p>
        </header>
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
          <div className="max-w-prose">
            {texts.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
          <nav aria-label={texts.contents} className="sticky top-28 mt-10 hidden self-start lg:block">
            <p className="mb-2 text-base font-semibold">{texts.contents}</p>
            <ol className="border-sand-strong border-s-2">
              {texts.sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="text-muted-foreground hover:text-foreground block py-1.5 ps-4 text-base leading-snug"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
    </>
  );
}

function Section({ section: { id, title, text, points, after } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-[clamp(1.3125rem,1.2rem+0.5vw,1.5rem)] tracking-normal">
        {title}
      </h2>
      <p className="mt-3">
        <WithEmail text={text} />
      </p>
      {points && (
        <ul className="marker:text-primary stack-2 mt-3 list-disc ps-6">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {after && (
        <p className="mt-3">
          <WithEmail text={after} />
        </p>
      )}
    </section>
  );
}

/** The contact address inside a sentence becomes a link that stays left to right. */
function WithEmail({ text }: { text: string }) {
  const { facts } = useI18n();
  return text.split(facts.email).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a fixed sentence
    <Fragment key={index}>
      {index > 0 && (
        <a href={`mailto:${facts.email}`} className="text-primary font-semibold underline underline-offset-4">
          <bdi dir="ltr" className="font-latin">
            {facts.email}
          </bdi>
        </a>
      )}
      {part}
    </Fragment>
  ));
}
