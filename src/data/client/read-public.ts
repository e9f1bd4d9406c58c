import { unusableAnswer, assertOk } from "./errors";
import type { rest as client } from "./rest-client";
import type { Shape, Shapes } from "./shapes";

/** What visitors read with. */
export type PublicClient = typeof client;

/** An answer that comes later than this is none. */
const MAX_WAIT_MS = 15_000;

interface Request<Answer> {
  abortSignal: (signal: AbortSignal) => PromiseLike<Parameters<typeof assertOk>[0] & { data: Answer | null }>;
}

/**
 * The rows, or the value, that a visitor's request gives. Client and shapes are downloaded with the first request: a page that
 * was prerendered reads nothing at first.
 * @param shapeOf what the answer has to be: no less than pages use of it, and what the database's types say it is
 * @throws AppError when it fails, comes too late or has another shape
 */
export async function readPublic<Data, Answer>(
  shapeOf: (z: Shapes) => Shape<Data, Answer>,
  ask: (rest: PublicClient) => Request<NoInfer<Answer>>,
  signal?: AbortSignal,
): Promise<Data> {
  const [{ rest }, { shapes, inShape }] = await Promise.all([import("./rest-client"), import("./shapes")]);
  // By hand: phones from before 2024 have no AbortSignal.any.
  const wait = new AbortController();
  const stop = () => wait.abort();
  const timer = setTimeout(stop, MAX_WAIT_MS);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  const answer = await Promise.resolve(ask(rest).abortSignal(wait.signal)).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  });
  const { error, status } = answer;
  // What is no JSON.
  if (error && status >= 200 && status < 300) throw unusableAnswer(error.message);
  assertOk(answer);
  return inShape(shapeOf(shapes), answer.data);
}

/** What pages read of a place or a service, beside what is its own. */
export const describedShape = (z: Shapes) => ({
  slug: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
});
