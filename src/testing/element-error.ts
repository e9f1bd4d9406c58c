import { configure } from "@testing-library/react";

/**
 * A query that waits fails many times before its element is there. The failure prints the whole document: now only when
 * somebody reads it.
 */
export function describeWhenRead() {
  configure(({ getElementError }) => {
    if (getElementError.name === describedWhenRead.name) return {};
    describe = getElementError;
    return { getElementError: describedWhenRead };
  });
}

let describe: (message: string | null, container: Element) => Error;

function describedWhenRead(message: string | null, container: Element) {
  const error = new Error(message ?? "");
  error.name = "TestingLibraryElementError";
  Object.defineProperty(error, "message", {
    configurable: true,
    get: () => describe(message, container).message,
  });
  return error;
}
