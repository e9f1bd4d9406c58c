import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// On a busy machine what a test waits for may take its time; only what never comes is a failure.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and knows no pointers: nothing changes its size, and nothing holds a pointer.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.setPointerCapture = () => undefined;

// A test that makes React or the product complain has failed, whatever it asserted.
let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void complaints.push(args));
});
afterEach(() => {
  cleanup();
  if (complaints.length > 0)
    throw new Error(`console.error was called: ${complaints.map(String).join("\n")}`);
});
