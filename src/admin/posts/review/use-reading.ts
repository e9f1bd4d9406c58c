import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { tableKey } from "@/data/client/keys";
import { factsQuery } from "@/data/public/facts.queries";
import {
  ownLicenceQuery,
  postTextStatesQuery,
  type ReviewedText,
  storedTextQuery,
  textReviewQuery,
  type TextState,
} from "@/data/staff/text-reviews";
import type { Locale } from "@/config/locales";
import { loadPreview } from "../editor/markdown/load-preview";
import { partsOf, withFacts } from "@/components/patterns/markdown/text-parts";
import { compareParts } from "./compare-parts";
import { areSameWords } from "./text-words";

/** How often it is asked whether the text is still the one that is being read, in milliseconds. */
const LOOK_MS = 20_000;

/** The text that is read: that of a request, or the stored one. */
export type Source = { request: string } | { digest: string };

const sourceOf = ({ state, request_id: request, is_current: isCurrent, digest }: TextState): Source =>
  state === "asked" && request !== null && isCurrent === true ? { request } : { digest };

const sourceId = (source: Source): string => ("request" in source ? source.request : source.digest);

/**
 * A text for a clinician, as readers will see it, beside the one that was approved last. The text on the screen stays there while it
 * is read: `hasMoved` is true once there is a newer one, and `follow` shows it.
 */
export function useReading(postId: string, lang: Locale) {
  const states = useQuery({
    ...postTextStatesQuery(postId),
    refetchInterval: LOOK_MS,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  const [held, setHeld] = useState<Source>();
  const state = states.data?.find((one) => one.lang === lang);
  // A cached state may be outdated.
  const isKnown = state !== undefined && (states.isFetchedAfterMount || states.isError);
  if (isKnown && held === undefined) setHeld(sourceOf(state));
  const query = useQuery({
    queryKey: [
      ...tableKey("text_reviews"),
      "reading",
      postId,
      lang,
      held,
      state?.approved_id,
      state?.returned_id,
    ],
    queryFn: ({ client }) => prepare(client, lang, held, state),
    enabled: held !== undefined && state !== undefined,
    placeholderData: (last) => last,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  const hasMoved = state !== undefined && held !== undefined && sourceId(sourceOf(state)) !== sourceId(held);
  return {
    states,
    state,
    query,
    hasMoved,
    follow: () => state && setHeld(sourceOf(state)),
  };
}

async function prepare(
  client: QueryClient,
  lang: Locale,
  source: Source | undefined,
  state: TextState | undefined,
) {
  if (!source || !state) throw new Error("There is nothing to read yet.");
  const { post_id: postId, approved_id: approvedId, returned_id: returnedId } = state;
  const review = (id: string | null) => (id === null ? undefined : client.fetchQuery(textReviewQuery(id)));
  const [own, facts, { bodyTree, dictionary, Body }, stored, request, approved, returned] = await Promise.all(
    [
      client.fetchQuery(ownLicenceQuery),
      client.ensureQueryData(factsQuery),
      loadPreview(lang),
      client.fetchQuery({ ...storedTextQuery(postId, lang), staleTime: 0 }),
      review("request" in source ? source.request : null),
      review(approvedId),
      review(returnedId),
    ],
  );
  const text = request?.text ?? stored.text;
  const partsIn = (one: ReviewedText) =>
    partsOf(withFacts(one, facts, lang), (markdown) => bodyTree(markdown));
  const parts = compareParts(approved && (await partsIn(approved.text)), await partsIn(text));
  return {
    source: request ? source : { digest: stored.digest },
    /** Of the person here. */
    own,
    authorId: stored.authorId,
    approved,
    returned: returned && areSameWords(returned.text, text) ? returned : undefined,
    /** What people outside have noted on the text that is read. */
    noted: request?.notes ?? [],
    parts,
    facts,
    dictionary,
    Body,
  };
}

export type Reading = Awaited<ReturnType<typeof prepare>>;
