import {
  array,
  boolean,
  config,
  nullable,
  number,
  object,
  type output,
  pipe,
  string,
  unknown,
  type ZodMiniType,
} from "zod/mini";
import { unusableAnswer } from "./errors";

// Otherwise zod tests whether it may call `new Function`, and the browser reports a violation of the content security policy.
config({ jitless: true });

/** Rows with these columns. */
const rows = <Columns extends Record<string, ZodMiniType>>(columns: Columns) => array(object(columns));

/** What answers to visitors are made of. No more of zod than this is downloaded for them, and only to read something. */
export const shapes = { array, boolean, nullable, number, object, pipe, rows, string, unknown };

export type Shapes = typeof shapes;
export type Shape<Data, Answer = unknown> = ZodMiniType<Data, Answer>;

/** One row of the rows that have the shape. */
export type RowOf<Rows extends (z: Shapes) => Shape<readonly unknown[]>> = output<ReturnType<Rows>>[number];

/**
 * An answer that has the shape it should have, without what the shape does not name.
 * @throws AppError for anything else: it counts as an answer that did not come
 */
export function inShape<Data>(shape: Shape<Data>, answer: unknown): Data {
  const { data, error, success } = shape.safeParse(answer);
  if (success) return data;
  throw unusableAnswer(`The answer has another shape at "${error.issues[0]?.path.join(".")}".`);
}
