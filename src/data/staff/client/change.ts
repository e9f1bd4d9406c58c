import { mutationOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { AppError, type AppErrorCode, ROW_GONE } from "@/data/client/errors";
import { invalidate } from "@/data/client/keys";
import { isSignedOut } from "../session";

/** The reason of a change whose session has ended, when the person closed the sign-in. */
export const SESSION_ENDED = "session_ended";

/** Shows the sign-in over the page. Resolves to false when the person closes it. */
type AskToSignIn = () => Promise<boolean>;

let askToSignIn: AskToSignIn | undefined;
let asked: Promise<boolean> | undefined;

/**
 * Sets the function that shows the sign-in.
 * @returns a function that unsets it
 */
export function onSignInNeeded(ask: AskToSignIn): () => void {
  askToSignIn = ask;
  return () => {
    if (askToSignIn === ask) askToSignIn = undefined;
  };
}

/**
 * Makes a change. When the server refuses it because the session began long ago, or has ended, it is made once more after a
 * sign-in. The refused attempt has changed nothing.
 * @throws what `make` throws, also the refusal when the person does not sign in
 */
export async function withSignIn<Result>(make: () => Promise<Result>, client: QueryClient): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const reason = await reasonOf(error, client);
    if (!needsSignIn(reason) || !askToSignIn) throw reason;
    // Changes that are refused at the same time share one sign-in.
    asked ??= askToSignIn().finally(() => {
      asked = undefined;
    });
    if (!(await asked)) throw reason;
    return await make();
  }
}

const needsSignIn = (reason: unknown): boolean =>
  reason instanceof AppError && (reason.reason === "sign_in_again" || reason.reason === SESSION_ENDED);

/** Reasons for which a missing session is a sufficient explanation. */
const NOBODY: readonly string[] = ["staff_only", "owner_only", "not_staff", "no_session", ROW_GONE];

/** The same for refusals without a reason: row-level security gives none, and skips most rows. */
const NOBODY_WITHOUT_REASON: readonly AppErrorCode[] = ["forbidden", "unauthorized", "not_found"];

const mayBeNobody = ({ code, reason }: AppError): boolean =>
  reason === undefined ? NOBODY_WITHOUT_REASON.includes(code) : NOBODY.includes(reason);

/**
 * The reason why a change was refused. To the database, a person whose session was ended elsewhere is not signed in. That
 * person must see the sign-in, not that the account has no permission or that the row is gone.
 */
const reasonOf = async (error: unknown, client: QueryClient): Promise<unknown> =>
  error instanceof AppError && mayBeNobody(error) && (await isSignedOut(client))
    ? new AppError("unauthorized", error.message, 401, { reason: SESSION_ENDED })
    : error;

/**
 * Mutation options of a change that owns what it invalidates. A refusal invalidates it, too, because the data has changed in
 * the meantime. A change that needs a sign-in waits for it.
 */
export const change = <Variables, Data = void>(
  mutationFn: (variables: Variables, client: QueryClient) => Promise<Data>,
  stale: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]),
) =>
  mutationOptions<Data, Error, Variables>({
    mutationFn: (variables, { client }) => withSignIn(() => mutationFn(variables, client), client),
    // Without a connection it fails at once, with a message.
    networkMode: "always",
    onSettled: (_data, _error, variables, _result, { client }) =>
      void invalidate(client, typeof stale === "function" ? stale(variables) : stale),
  });

interface Row {
  id: string;
}

/**
 * Mutation options for the order of a list: shown at once, saved one after the other, and undone when the server refuses it.
 * @param listKey the query key of the rows
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
      // An answer in between would show an outdated order.
      if (client.isMutating({ mutationKey }) === 1) void invalidate(client, [listKey]);
    },
  });
}
