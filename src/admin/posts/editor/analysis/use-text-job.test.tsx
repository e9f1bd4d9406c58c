import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// An earlier test file may have used the module, which remembers whether workers are available.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A worker that answers only when the test makes it. */
function silentWorkers() {
  const opened: EventTarget[] = [];
  const sent: { id: number; input: unknown }[] = [];
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      constructor() {
        super();
        opened.push(this);
      }
      postMessage = (request: { id: number; input: unknown }) => sent.push(request);
      terminate = () => undefined;
    },
  );
  return { opened, sent };
}

async function showWords(text: string) {
  const { useTextJob } = await import("./use-text-job");
  return renderHook(({ input }) => useTextJob("words", input), { initialProps: { input: text } });
}

it("a worker checks a text, and then only the last of those that came meanwhile", async () => {
  const { opened, sent } = silentWorkers();
  const { result, rerender } = await showWords("one");
  rerender({ input: "one two" });
  rerender({ input: "one two three" });
  expect(sent.map(({ input }) => input)).toEqual(["one"]);
  const answer = (output: number) =>
    opened[0]?.dispatchEvent(new MessageEvent("message", { data: { id: sent.at(-1)?.id, output } }));
  answer(1);
  await waitFor(() => expect(result.current).toBe(1));
  await waitFor(() => expect(sent.map(({ input }) => input)).toEqual(["one", "one two three"]));
  answer(3);
  await waitFor(() => expect(result.current).toBe(3));
});

it("a text that could not be checked keeps the former findings, and the next is checked", async () => {
  const { opened, sent } = silentWorkers();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { result, rerender } = await showWords("one");
  const answer = (data: object) =>
    opened[0]?.dispatchEvent(new MessageEvent("message", { data: { id: sent.at(-1)?.id, ...data } }));
  answer({ problem: "RangeError" });
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  rerender({ input: "one two" });
  await waitFor(() => expect(sent).toHaveLength(2));
  answer({ output: 2 });
  await waitFor(() => expect(result.current).toBe(2));
});

it("the page checks the texts itself if the worker's script cannot be loaded", async () => {
  const { opened } = silentWorkers();
  const { result, rerender } = await showWords("one two");
  opened[0]?.dispatchEvent(new Event("error"));
  await waitFor(() => expect(result.current).toBe(2));
  rerender({ input: "one two three" });
  await waitFor(() => expect(result.current).toBe(3));
  expect(opened).toHaveLength(1);
});
