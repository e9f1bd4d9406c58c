import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { AddressChoice } from "@/admin/shared/address-filter";
import { adminPaths } from "@/admin/shared/admin-paths";
import { EmptyState } from "@/admin/shared/empty-state";
import { RowSkeletons } from "@/admin/shared/list-states";
import { PagedList } from "@/admin/shared/paged-list";
import { PostStatusBadge } from "@/admin/shared/post-status-badge";
import { behindQuery, textStatesQuery } from "@/data/staff/text-reviews";
import { useTexts } from "@/i18n/i18n";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import type { PostsFilter } from "../posts-filters";
import { TEXTS_PER_PAGE } from "./queue";
import { TextRow } from "./text-row";
import { useDayText } from "./words-of-state";

const LIST = "rounded-card border-border bg-card divide-border divide-y border";

const pageOf = <Row,>(rows: readonly Row[], page: number) => ({
  rows: rows.slice((page - 1) * TEXTS_PER_PAGE, page * TEXTS_PER_PAGE),
  total: rows.length,
});

interface OpenTextsProps {
  of: AddressChoice<PostsFilter>;
}

/** For editors and owners: the texts that are not approved as they are, or the Arabic ones that are behind. */
export const OpenTexts = ({ of }: OpenTextsProps) =>
  of.filter.text === "behind" ? <BehindList of={of} /> : <OpenList of={of} />;

function OpenList({ of }: OpenTextsProps) {
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
        <ul aria-label={texts.list} className={LIST}>
          {rows.map((text) => (
            <TextRow key={text.post_id + text.lang} text={text} to={adminPaths.post(text.post_id)} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function BehindList({ of }: OpenTextsProps) {
  const texts = useTexts(medicalReviewTexts);
  const dayText = useDayText();
  const { page } = of.filter;
  const query = useQuery({ ...behindQuery, select: (all) => pageOf(all, page) });
  return (
    <PagedList
      of={{ ...of, isNarrowed: false }}
      query={query}
      perPage={TEXTS_PER_PAGE}
      failed={texts.failed}
      loading={<RowSkeletons count={6} row="h-24" />}
      texts={texts}
      total={texts.total}
      empty={<EmptyState text={texts.noneBehind} />}
    >
      {({ rows }) => (
        <ul aria-label={texts.list} className={LIST}>
          {rows.map(({ id, title, status, englishAt, arabicAt }) => (
            <li key={id} className="grid gap-1.5 p-4">
              <Link
                to={adminPaths.post(id)}
                className="hover:text-primary -my-1 inline-flex min-h-12 w-fit items-center py-1 font-semibold hover:underline lg:min-h-10"
              >
                <bdi lang="ar">{title || texts.untitled}</bdi>
              </Link>
              <p>
                <PostStatusBadge status={status} />
              </p>
              <p className="text-muted-foreground text-base">
                {texts.behindSince(dayText(englishAt), dayText(arabicAt))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
