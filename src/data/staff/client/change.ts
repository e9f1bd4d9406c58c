import { mutationOptions, type QueryKey } from "@tanstack/react-query";
import { AppError } from "@/data/client/errors";
import { invalidate } from "@/data/client/keys";

/** Asks for the password over the page. Resolves to false when the person closes the question. */
type AskToSignIn = () => Promise<boolean>;

let askToSignIn: AskToSignIn | undefined;
let asked: Promise<boolean> | undefined;

/**
 * Sets who asks for a sign-in.
 * @returns what unsets it
 */
export function onSignInNeeded(ask: AskToSignIn): () => void {
  askToSignIn = ask;
  return () => {
    if (askToSignIn === ask) askToSignIn = undefined;
  };
}

/**
 * Makes a change, and makes it once more after a sign-in when the server refuses it to a session that began long ago. The refused
 * attempt has changed nothing.
 * @throws what `make` throws, the refusal also when the person does not sign in
 */
export async function withRecentSignIn<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== "sign_in_again" || !askToSignIn) throw error;
    // Changes that are refused at the same time share one question.
    asked ??= askToSignIn().finally(() => {
      asked = undefined;
    });
    if (!(await asked)) throw error;
    return await make();
  }
}

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
    networkMode: "always",
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
