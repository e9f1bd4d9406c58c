import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withLanguage, withSlug } from "../form/editor-form";
import { SessionContext } from "../session-context";
import { openSession } from "../testing/open-session";
import { useShownProblem } from "./use-shown-problem";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
/** A pause in typing. */
const settle = () => act(() => void vi.advanceTimersByTime(300));

function show() {
  const { session } = openSession(null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result } = renderHook(useShownProblem, { wrapper });
  return { session, problem: () => result.current[0]?.id, report: result.current[1] };
}

it("a missing text is reported until it is written, whatever else is missing", () => {
  const { session, problem, report } = show();
  act(() => report({ id: "englishContentRequired", field: "en.content_markdown" }));
  act(() => session.change((form) => withLanguage(form, "en", { title: "Fever" })));
  act(() => session.change((form) => withSlug(form, "two words")));
  settle();
  expect(problem()).toBe("englishContentRequired");
  act(() => session.change((form) => withLanguage(form, "en", { content_markdown: "Text" })));
  settle();
  expect(problem()).toBeUndefined();
});

it("a problem that only published posts have is checked against the requested status", () => {
  const { session, problem, report } = show();
  const written = (content_markdown: string) =>
    act(() => session.change((form) => withLanguage(form, "en", { content_markdown })));
  written("{{no}}");
  act(() => report({ id: "placeholderUnknown", field: "en.content_markdown" }, "published"));
  written("{{no}} again");
  settle();
  expect(problem()).toBe("placeholderUnknown");
  written("None");
  settle();
  expect(problem()).toBeUndefined();
});

it("a taken slug is reported until another one is typed", () => {
  const { session, problem, report } = show();
  act(() => session.change((form) => withSlug(form, "taken")));
  act(() => report({ id: "slugTaken", field: "slug" }));
  act(() => session.change((form) => withLanguage(form, "en", { content_markdown: "Text" })));
  settle();
  expect(problem()).toBe("slugTaken");
  act(() => session.change((form) => withSlug(form, "free")));
  settle();
  expect(problem()).toBeUndefined();
});
