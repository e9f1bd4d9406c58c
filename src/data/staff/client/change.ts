import { mutationOptions, type QueryKey } from "@tanstack/react-query";
import { invalidate } from "@/data/client/keys";
import { withRecentSignIn } from "./recent-sign-in";

/**
 * Mutation options of a change that owns what it makes stale. That is read anew after a refusal, too: what it is about has
 * changed meanwhile. A change that needs a recent sign-in waits for one.
 */
export const change = <Variables, Data = void>(
  mutationFn: (variables: Variables) => Promise<Data>,
  stale: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]),
) =>
  mutationOptions<Data, Error, Variables>({
    mutationFn: (variables) => withRecentSignIn(() => mutationFn(variables)),
    // Without a connection it fails at once, and says so.
    networkMode: "always",
    onSettled: (_data, _error, variables, _result, { client }) =>
      void invalidate(client, typeof stale === "function" ? stale(variables) : stale),
  });

interface Row {
  id: string;
}

/**
 * Mutation options for the order of a list: shown at once, saved one after the other, taken back when the server refuses it.
 * @param listKey where the rows lie in the cache
 */
export function orderChange(listKey: QueryKey, save: (ids: readonly string[]) => Promise<void>) {
  const mutationKey = [...listKey, "order"];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join("/") },
    mutationFn: save,
    onMutate: (ids, { client }) => {
      void client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<readonly Row[]>(listKey);
      client.setQueryData(
        listKey,
        before && [...before].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      );
      return before;
    },
    onError: (_error, _ids, before, { client }) => void client.setQueryData(listKey, before),
    onSettled: (_data, _error, _ids, _before, { client }) => {
      // An answer in between would show an order that has been changed again since.
      if (client.isMutating({ mutationKey }) === 1) void invalidate(client, [listKey]);
    },
  });
}
