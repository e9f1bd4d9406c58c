import { useQuery } from "@tanstack/react-query";
import type { AddressChoice } from "@/admin/shared/address-filter";
import { adminPaths } from "@/admin/shared/admin-paths";
import { Chooser } from "@/admin/shared/chooser";
import { EmptyState } from "@/admin/shared/empty-state";
import { RowSkeletons } from "@/admin/shared/list-states";
import { PagedList } from "@/admin/shared/paged-list";
import { textStatesQuery } from "@/data/staff/text-reviews";
import { useTexts } from "@/i18n/i18n";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { OPEN_STATES, type PostsFilter } from "../filter-of-posts";
import { TEXTS_PER_PAGE } from "./queue";
import { TextRow } from "./text-row";

const pageOf = <Row,>(rows: readonly Row[], page: number) => ({
  rows: rows.slice((page - 1) * TEXTS_PER_PAGE, page * TEXTS_PER_PAGE),
  total: rows.length,
});

interface OpenTextsProps {
  of: AddressChoice<PostsFilter>;
  /** Goes back to the posts. */
  onClose: () => void;
}

/** The filter of the texts by their state. */
export function OpenTextsFilter({ of: { filter, choose } }: OpenTextsProps) {
  const texts = useTexts(medicalReviewTexts);
  return (
    <Chooser
      label={texts.statesLabel}
      isLabelHidden
      none={texts.open}
      choices={OPEN_STATES.map((state) => [state, texts.states[state]] as const)}
      value={filter.text}
      onChoose={(text) => choose({ text })}
    />
  );
}

/** For editors and owners: the texts that are not approved as they are. */
export function OpenTexts({ of }: OpenTextsProps) {
  const texts = useTexts(medicalReviewTexts);
  const { text: state, page } = of.filter;
  const query = useQuery({
    ...textStatesQuery,
    refetchOnMount: "always",
    select: (all) =>
      pageOf(
        all.filter((one) => state === "" || one.state === state),
        page,
      ),
  });
  return (
    <PagedList
      of={of}
      query={query}
      perPage={TEXTS_PER_PAGE}
      failed={texts.failed}
      loading={<RowSkeletons count={6} row="h-24" />}
      texts={texts}
      total={texts.total}
      empty={<EmptyState text={texts.noneOpen} />}
    >
      {({ rows }) => (
        <ul
          aria-label={texts.list}
          className="rounded-card border-border bg-card divide-border divide-y border"
        >
          {rows.map((text) => (
            <TextRow key={text.post_id + text.lang} text={text} to={adminPaths.post(text.post_id)} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
