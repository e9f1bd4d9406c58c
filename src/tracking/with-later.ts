import type * as later from "./later";

/** Does something with the part of the measuring that few pages need. Without it the page still works. */
export function withLater(action: (part: typeof later) => void): void {
  import("./later").then(action).catch((error: unknown) => {
    console.warn("A part of the measuring failed.", error);
  });
}
