import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { toast } from "sonner";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { failureText } from "../failure-text";

interface Row {
  id: string;
}

interface Change {
  ids: readonly string[];
  before: readonly Row[] | undefined;
}

/**
 * Keeps the order of a list: shown at once, saved one after the other, taken back when the server refuses it.
 * @param queryKey where the rows lie in the cache
 */
export function useOrder(queryKey: QueryKey, save: (ids: readonly string[]) => Promise<void>) {
  const { t } = useAdminI18n();
  const client = useQueryClient();
  const mutationKey = [...queryKey, "order"];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join("/") },
    mutationFn: ({ ids }: Change) => save(ids),
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      toast.error(t.manage.orderFailed, { description: failureText(error, t.common) });
    },
    onSettled: () => {
      // An answer in between would show an order that has been changed again since.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
  return (ids: readonly string[]) => {
    void client.cancelQueries({ queryKey });
    const before = client.getQueryData<readonly Row[]>(queryKey);
    client.setQueryData(queryKey, sortedBy(before ?? [], ids));
    mutate({ ids, before });
  };
}

const sortedBy = (rows: readonly Row[], ids: readonly string[]): Row[] =>
  [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
