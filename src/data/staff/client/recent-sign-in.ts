import { AppError } from "@/data/client/errors";

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
