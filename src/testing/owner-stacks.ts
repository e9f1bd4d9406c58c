import * as React from "react";

/** Without them, tests are slower and nothing else. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object | undefined>;

/**
 * React's development build records the stack of every element that a component creates, until there are ten thousand in a
 * second, for the text of its warnings. No test reads them, and they took a twelfth of the time.
 */
export function withoutOwnerStacks() {
  if (!internals) return;
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set() {},
  });
}
