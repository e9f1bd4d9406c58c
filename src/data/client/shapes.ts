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

/** The building blocks of answers to visitors. Visitors download only this part of zod, and only to read something. */
export const shapes = { array, boolean, nullable, number, object, pipe, rows, string, unknown };

export type Shapes = typeof shapes;
export type Shape<Data, Answer = unknown> = ZodMiniType<Data, Answer>;

/** One row of rows with the shape. */
export type RowOf<Rows extends (z: Shapes) => Shape<readonly unknown[]>> = output<ReturnType<Rows>>[number];

/**
 * An answer in its expected shape, without properties that the shape does not name.
 * @throws AppError for any other answer: it counts as no answer
 */
export function inShape<Data>(shape: Shape<Data>, answer: unknown): Data {
  const { data, error, success } = shape.safeParse(answer);
  if (success) return data;
  throw unusableAnswer(`The answer has another shape at "${error.issues[0]?.path.join(".")}".`);
}
