import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useAddressFilter } from "@/admin/shared/address-filter";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { EmptyState } from "@/admin/shared/empty-state";
import { takeFocus } from "@/lib/take-focus";
import { RowSkeletons } from "@/admin/shared/list-states";
import { PagedList } from "@/admin/shared/paged-list";
import { ReadFailure } from "@/admin/shared/query-view";
import { Tab, TabList, Tabs } from "@/components/ui/staff/tabs";
import { ownLicenceQuery, type TextState, textStatesQuery } from "@/data/staff/text-reviews";
import { useTexts } from "@/i18n/i18n";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { ALL_READ, isOthers, type Queue, queueFilter, QUEUES, queuesOf, TEXTS_PER_PAGE } from "./queue";
import { TextRow } from "./text-row";

/** The texts that wait for a clinician, requested ones first. */
export function Component() {
  const texts = useTexts(medicalReviewTexts);
  const shown = useAddressFilter(queueFilter);
  const { what, page } = shown.filter;
  const own = useQuery(ownLicenceQuery);
  const licence = own.data ?? null;
  const states = useQuery({ ...textStatesQuery, refetchOnMount: "always", refetchOnWindowFocus: "always" });
  const list = useQuery({
    ...textStatesQuery,
    enabled: own.data !== undefined,
    select: (all) => pageOf(queuesOf(all, licence)[what], page),
  });
  const queues = own.data === undefined ? undefined : states.data && queuesOf(states.data, licence);
  const isDone = useLocation().state === ALL_READ;
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {isDone && (
        <p
          ref={takeFocus}
          tabIndex={-1}
          className="bg-primary-soft rounded-control mb-5 px-4 py-3 text-base outline-none"
        >
          {texts.allRead}
        </p>
      )}
      <Tabs value={what} onValueChange={(name) => shown.choose({ what: name as Queue })}>
        <TabList aria-label={texts.tabsLabel} className="mb-5 flex max-w-full overflow-x-auto">
          {QUEUES.map((name) => (
            <Tab
              key={name}
              value={name}
              aria-controls={undefined}
              className="flex-1 px-1.5 whitespace-nowrap max-lg:min-h-12 sm:px-2.5 lg:flex-none"
            >
              {queues ? texts.tab(texts.tabs[name], queues[name].length) : texts.tabs[name]}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      {own.isError && own.data === undefined ? (
        <ReadFailure of={[own, states]} text={texts.failed} />
      ) : (
        <PagedList
          of={shown}
          query={list}
          perPage={TEXTS_PER_PAGE}
          failed={texts.failed}
          loading={<RowSkeletons count={4} row="h-32" />}
          texts={texts}
          total={texts.total}
          empty={<EmptyState text={texts.empty[what]} />}
        >
          {({ rows }) => (
            <>
              <TextList
                title={rows.some((text) => isOthers(text, licence)) ? texts.forYou : undefined}
                texts={rows.filter((text) => !isOthers(text, licence))}
              />
              <TextList title={texts.forOthers} texts={rows.filter((text) => isOthers(text, licence))} />
            </>
          )}
        </PagedList>
      )}
    </AdminPage>
  );
}

const pageOf = (texts: readonly TextState[], page: number) => ({
  rows: texts.slice((page - 1) * TEXTS_PER_PAGE, page * TEXTS_PER_PAGE),
  total: texts.length,
});

function TextList({ title, texts }: { title: string | undefined; texts: readonly TextState[] }) {
  const { list } = useTexts(medicalReviewTexts);
  if (texts.length === 0) return null;
  return (
    <section>
      {title !== undefined && <h2 className="mb-2 text-xl tracking-normal">{title}</h2>}
      <ul
        aria-label={title ?? list}
        className="rounded-card border-border bg-card divide-border divide-y border"
      >
        {texts.map((text) => (
          <TextRow
            key={text.post_id + text.lang}
            text={text}
            to={adminPaths.reviewText(text.post_id, text.lang)}
          />
        ))}
      </ul>
    </section>
  );
}
