import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { noteSignedIn } from "@/data/staff/client/signed-in";
import { stopQueries } from "./query-client";
import { stopServingApi } from "./serve-api";

// On a busy machine what a test waits for may take its time; only what never comes is a failure.
configure({ asyncUtilTimeout: 10_000 });

// Files share one browser window: each begins as if it had just been opened.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== "undefined") {
  // The messages' style sheet hides one until its effects have run. It is inserted once, by whichever file loads the
  // package first: none of them has it, so that what is visible does not depend on the order of the files.
  await import("sonner");
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  window.scrollY = 0;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }

  // jsdom lays nothing out and knows no pointers: nothing changes its size, comes into view or holds a pointer.
  class Unchanging {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Unchanging, IntersectionObserver: Unchanging });
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

// Files share their modules: one that is still being loaded when a file ends would never be there for the next.
afterAll(() => vi.dynamicImportSettled());

// A test that makes React or the product log an error fails, whatever it asserts.
let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void complaints.push(args));
});
afterEach(() => {
  cleanup();
  stopQueries();
  noteSignedIn(undefined);
  stopServingApi();
  if (complaints.length > 0)
    throw new Error(`console.error was called: ${complaints.map(String).join("\n")}`);
});
