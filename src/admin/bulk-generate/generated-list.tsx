import { Link } from "react-router-dom";
import { adminPaths } from "@/admin/shared/admin-paths";
import { serviceTitle } from "@/content/service-titles";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { type BulkRun, written } from "./bulk-run";

/** What was generated, each with its way into the editor. */
export function GeneratedList({ run }: { run: BulkRun }) {
  const { t, locale } = useAdminI18n();
  const texts = t.bulkGenerate;
  const posts = written(run);
  return (
    <section aria-labelledby="generated" className="rounded-card border-border bg-card border p-5 sm:p-6">
      <h2 id="generated" className="text-2xl">
        {texts.resultsTitle}
      </h2>
      {posts.length === 0 ? (
        <p className="text-muted-foreground mt-2 text-base">{texts.noResults}</p>
      ) : (
        <ul className="mt-2 grid">
          {posts.map(({ id, title_en, service }) => (
            <li
              key={id}
              className="border-border flex flex-wrap items-center justify-between gap-x-4 border-t py-2 first:border-0"
            >
              <div className="min-w-0 grow basis-56">
                <p lang="en" dir="ltr" className="text-start font-semibold">
                  {title_en}
                </p>
                <p className="text-muted-foreground text-base">
                  {serviceTitle(service)?.[locale] ?? service}
                </p>
              </div>
              <Link
                to={adminPaths.post(id)}
                aria-label={texts.open(title_en)}
                className="text-primary inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
              >
                {t.common.edit}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
