import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SectionFailure } from "@/components/patterns/section-failure";
import { failureText } from "./failure-text";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { shellTexts } from "@/texts/admin/shell";

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown during the first read. */
  loading?: ReactNode;
  /** Shown after a failed read. */
  failed?: string;
  /** Replaces an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The state of a query: its data as soon as there is any, otherwise the loading state, or the failure with a retry. */
export function QueryView<Data>({ query, loading, failed, empty, children }: QueryViewProps<Data>) {
  const shell = useTexts(shellTexts);
  const { data } = query;
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  if (data !== undefined) return children(data);
  if (query.isError) return <ReadFailure of={[query]} text={failed} />;
  return (
    <output className="text-muted-foreground block py-10 text-center">{loading ?? shell.loading}</output>
  );
}

interface ReadFailureProps {
  of: readonly Pick<UseQueryResult, "isError" | "error" | "data">[];
  text?: string | undefined;
}

/**
 * Shows that one of these queries has failed, why, and a retry; nothing while each has its data or may still get it. One press
 * repeats every failed read of the page and of the frame around it: they usually fail together.
 */
export function ReadFailure({ of, text: said }: ReadFailureProps) {
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const client = useQueryClient();
  const first = of.find(({ isError, data }) => isError && data === undefined);
  if (!first) return null;
  const text = said ?? common.loadFailed;
  const reason = failureText(first.error, common);
  return (
    <SectionFailure
      text={text}
      reason={reason === text ? undefined : reason}
      retry={shell.retry}
      onRetry={() =>
        void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" })
      }
      className="mt-4"
    />
  );
}
