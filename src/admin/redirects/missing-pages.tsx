import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { chooseRedirect } from "@/data/public/choose-redirect";
import { dismissMissingPage, type MissingPage, missingPagesQuery } from "@/data/staff/redirects";
import { formatDate } from "@/i18n/format";
import { EmptyState } from "../shared/empty-state";
import { useFailureToast } from "../shared/failure-text";
import { useRestoreFocus } from "../shared/focus";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { type Redirect, RedirectForm } from "./redirect-form";
import { useLocale, useTexts } from "@/i18n/i18n";
import { redirectsTexts } from "@/texts/admin/redirects";
import { commonTexts } from "@/texts/admin/common";

/** Missing pages that visitors requested: owners make a redirect of each, or dismiss it. */
export function MissingPages({ redirects }: { redirects: readonly Redirect[] }) {
  const texts = useTexts(redirectsTexts).missing;
  const pages = useQuery(missingPagesQuery);
  // A dismissed path had the focus.
  const heading = useRestoreFocus<HTMLHeadingElement>(pages.data);
  const [made, setMade] = useState<string>();
  return (
    <section className="mt-12" aria-labelledby="missing-pages">
      <h2 id="missing-pages" ref={heading} tabIndex={-1} className="text-2xl tracking-normal outline-none">
        {texts.title}
      </h2>
      <p className="text-muted-foreground mb-4 text-base">{texts.lead}</p>
      <QueryView query={pages}>
        {(list) => <MissingTable pages={withoutRedirect(list, redirects)} onMake={setMade} />}
      </QueryView>
      {made !== undefined && (
        <RedirectForm
          row={{ from_path: made }}
          onClose={() => setMade(undefined)}
          onRenew={() => setMade(undefined)}
        />
      )}
    </section>
  );
}

interface MissingTableProps {
  pages: readonly MissingPage[];
  onMake: (path: string) => void;
}

function MissingTable({ pages, onMake }: MissingTableProps) {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(redirectsTexts).missing;
  const isOwner = useIsOwner();
  const { mutate, isPending, variables } = useMutation({
    ...dismissMissingPage,
    onError: useFailureToast()(texts.dismissFailed),
    onSuccess: (_, { path, isDismissed }) => {
      if (!isDismissed) return;
      const undo = { label: common.undo, onClick: () => mutate({ path, isDismissed: false }) };
      toast.success(texts.dismissed, { description: <bdi dir="ltr">{path}</bdi>, action: undo });
    },
  });
  if (pages.length === 0) return <EmptyState text={texts.empty} />;

  return (
    <Table label={texts.title} stacks>
      <TableHeads of={[texts.path, texts.count, texts.lastSeen]} actions={isOwner && common.actions} />
      <tbody>
        {pages.map(({ path, hits, last_seen }) => (
          <tr key={path}>
            <PathCell path={path} />
            <TableCell className="whitespace-nowrap">{texts.times(hits)}</TableCell>
            <TableCell className="whitespace-nowrap">{formatDate(last_seen, locale)}</TableCell>
            {isOwner && (
              <TableCell>
                <div className="flex flex-wrap gap-2 max-xl:mt-1.5 xl:justify-end">
                  <Button
                    variant="quiet"
                    size="small"
                    className="lg:min-h-10"
                    aria-label={`${texts.make} ${path}`}
                    onClick={() => onMake(path)}
                  >
                    {texts.make}
                  </Button>
                  <Button
                    variant="outline"
                    size="small"
                    className="lg:min-h-10"
                    aria-label={`${texts.dismiss} ${path}`}
                    isBusy={isPending && variables.path === path}
                    onClick={() => mutate({ path, isDismissed: true })}
                  >
                    {texts.dismiss}
                  </Button>
                </div>
              </TableCell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The missing pages without an active redirect, also for their Arabic twins. */
function withoutRedirect(pages: readonly MissingPage[], redirects: readonly Redirect[]): MissingPage[] {
  const active = redirects.filter((redirect) => redirect.is_active);
  return pages.filter(({ path }) => chooseRedirect(path, active) === null);
}

interface PathCellProps {
  path: string;
  /** Whether it is the target of another path; an arrow shows that where there are no columns. */
  isTarget?: boolean;
}

/** A path is left to right in both languages, and never widens the page. */
export function PathCell({ path, isTarget = false }: PathCellProps) {
  return (
    <TableCell className="max-xl:flex max-xl:items-start max-xl:gap-2 xl:max-w-96 xl:min-w-44">
      {isTarget && <ArrowRight className="text-muted-foreground mirror-rtl mt-1 size-4 shrink-0 xl:hidden" />}
      <bdi dir="ltr" className={isTarget ? "wrap-anywhere" : "wrap-anywhere max-xl:font-semibold"}>
        {path}
      </bdi>
    </TableCell>
  );
}
