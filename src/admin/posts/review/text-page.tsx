import { useParams } from "react-router-dom";
import { AdminHead } from "@/admin/layout/admin-head";
import { adminPaths } from "@/admin/shared/admin-paths";
import { BackLink } from "@/admin/shared/back-link";
import { EmptyState } from "@/admin/shared/empty-state";
import { RowSkeletons } from "@/admin/shared/list-states";
import { QueryView } from "@/admin/shared/query-view";
import { LOCALES, type Locale } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import { DECISION } from "./decision-bar";
import { TextToRead } from "./text-to-read";
import { useNotes } from "@/components/patterns/staff/use-notes";
import { useReading } from "./use-reading";

/** One text for a clinician: as readers will see it, with what has changed, notes, and the decision. */
export function Component() {
  const { post = "", lang: name } = useParams();
  const lang = LOCALES.find((one) => one === name);
  return lang ? <TextPage key={post + lang} postId={post} lang={lang} /> : <Gone />;
}

function TextPage({ postId, lang }: { postId: string; lang: Locale }) {
  const texts = useTexts(medicalReviewTexts);
  const reading = useReading(postId, lang);
  const notes = useNotes();
  const { state, states, query } = reading;
  if (states.data && !state && states.isFetchedAfterMount) return <Gone />;
  const loading = <RowSkeletons count={5} row="h-24" label={texts.loading} />;
  return (
    <>
      <AdminHead title={state?.title || texts.title} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <BackLink to={adminPaths["medical-review"]} label={texts.back} />
        <a
          href={`#${DECISION}`}
          className="rounded-control bg-primary text-primary-foreground sr-only px-4 py-2 focus:not-sr-only"
        >
          {texts.skip}
        </a>
      </div>
      {state ? (
        <QueryView query={query} failed={texts.failed} loading={loading}>
          {(data) => <TextToRead text={state} data={data} reading={reading} notes={notes} />}
        </QueryView>
      ) : (
        <QueryView query={states} failed={texts.failed} loading={loading}>
          {() => loading}
        </QueryView>
      )}
    </>
  );
}

function Gone() {
  const texts = useTexts(medicalReviewTexts);
  return (
    <>
      <AdminHead title={texts.title} />
      <EmptyState text={texts.gone}>
        <BackLink to={adminPaths["medical-review"]} label={texts.back} />
      </EmptyState>
    </>
  );
}
