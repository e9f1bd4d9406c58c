import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { fetchWindows } from "@/components/patterns/staff/lazy-windows";
import { noteSignedIn } from "@/data/staff/client/signed-in";
import { shortenComputedStyle } from "./computed-style";
import { describeWhenRead } from "./element-error";
import { stopQueries } from "./query-client";
import { stopServingApi } from "./serve-api";

// On a busy machine the result may come late; only one that never comes is a failure.
configure({ asyncUtilTimeout: 10_000 });
describeWhenRead();

// Files share one browser window: each starts as if it had just been opened.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== "undefined") {
  // The style sheet of the toasts hides one until its effects have run. It is inserted once, by the first file that loads the
  // package. Without it, visibility does not depend on the order of the files.
  await import("sonner");
  // A browser has fetched them before somebody opens one.
  await Promise.all(fetchWindows());
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  window.scrollY = 0;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }

  shortenComputedStyle();
  // jsdom has no layout and no pointers: nothing changes its size, becomes visible or captures a pointer.
  class Unchanging {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Unchanging, IntersectionObserver: Unchanging });
  // jsdom does not know `search`, about which React complains; the types refuse elements that do not exist.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

// Files share their modules: a module that is still loading when a file ends would never be there for the next.
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
