import { FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "zod";
import { AppError, codeOfStatus, type RefusalDetails } from "@/data/client/errors";
import { staffClient } from "./staff-client";

const refusalBody = z
  .object({ error: z.string().catch(""), message: z.string().catch(""), code: z.string().catch("") })
  .catch({ error: "", message: "", code: "" });

/** A function refused a request. `answer` is its body, such as the current row of a conflict; not checked yet. */
export class FunctionRefusal extends AppError {
  constructor(
    status: number,
    message: string,
    readonly answer: unknown,
    details?: RefusalDetails,
  ) {
    super(codeOfStatus(status), message, status, details);
  }
}

/**
 * Calls an edge function in the caller's name. The answer is not checked yet: parse it.
 * @throws FunctionRefusal with the server's message, and its `code` as the reason, for a refusal; AppError `offline` without an
 * answer
 */
export async function invokeFunction(name: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const { data, error } = await staffClient.functions.invoke<unknown>(name, {
    body: { ...body },
    // The messages in the answer are in the language of the page.
    headers: { "Accept-Language": document.documentElement.lang },
    ...(signal && { signal }),
  });
  if (!error) return data;
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FunctionsHttpError)) throw new AppError("offline", message, 0);
  const response = error.context as Response;
  // A proxy on the way may answer with a page.
  const answer: unknown = await response.json().catch(() => undefined);
  const said = refusalBody.parse(answer);
  throw new FunctionRefusal(response.status, said.error || said.message || message, answer, {
    retryAfterSeconds: Number(response.headers.get("Retry-After")) || undefined,
    reason: said.code || undefined,
  });
}
