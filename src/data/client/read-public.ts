import { unusableAnswer, assertOk } from "./errors";
import type { rest as client } from "./rest-client";
import type { Shape, Shapes } from "./shapes";

/** The client of the visitors' requests. */
export type PublicClient = typeof client;

/** The time after which a request counts as unanswered. */
const MAX_WAIT_MS = 15_000;

interface Request<Answer> {
  abortSignal: (signal: AbortSignal) => PromiseLike<Parameters<typeof assertOk>[0] & { data: Answer | null }>;
}

/**
 * The rows, or the value, of a visitor's request. Client and shapes are downloaded with the first request: a prerendered page
 * reads nothing at first.
 * @param shapeOf the expected answer: at least what pages use of it, and in line with the database's types; the shape is made once
 * for each such function
 * @throws AppError when it fails, comes too late or has another shape
 */
export async function readPublic<Data, Answer>(
  shapeOf: (z: Shapes) => Shape<Data, Answer>,
  ask: (rest: PublicClient) => Request<NoInfer<Answer>>,
  signal?: AbortSignal,
): Promise<Data> {
  const [{ rest }, { shapes, inShape }] = await Promise.all([import("./rest-client"), import("./shapes")]);
  // Written by hand: phones from before 2024 have no AbortSignal.any.
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
  // The answer is not JSON.
  if (error && status >= 200 && status < 300) throw unusableAnswer(error.message);
  assertOk(answer);
  return inShape(shapeIn(shapes, shapeOf), answer.data);
}

/** Shapes by the function that makes them: making one takes longer than checking an answer. */
const made = new WeakMap<(z: Shapes) => unknown, unknown>();

function shapeIn<Made>(shapes: Shapes, shapeOf: (z: Shapes) => Made): Made {
  const shape = (made.get(shapeOf) as Made | undefined) ?? shapeOf(shapes);
  made.set(shapeOf, shape);
  return shape;
}

/** The columns that pages read of a location or a service in any case. */
export const describedShape = (z: Shapes) => ({
  slug: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
});
