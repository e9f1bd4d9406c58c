import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { showInSession } from "./testing/show-in-session";
import { useDebouncedForm } from "./session-context";

const Slug = () => <output>{useDebouncedForm().slug}</output>;

it("the debounced form updates after a pause in typing", async () => {
  vi.useFakeTimers();
  try {
    const { session } = showInSession(<Slug />);
    const slug = () => screen.getByRole("status").textContent;
    const type = (text: string) => act(() => session.change((form) => ({ ...form, slug: text })));
    const before = slug();
    type("a-fever");
    await act(() => vi.advanceTimersByTimeAsync(200));
    type("a-fever-at-night");
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(slug()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(slug()).toBe("a-fever-at-night");
  } finally {
    vi.useRealTimers();
  }
});
