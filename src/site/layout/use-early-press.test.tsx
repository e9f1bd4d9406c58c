import { render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useEarlyPress } from "./use-early-press";

afterEach(() => delete window.earlyClicks);

const pressed = vi.fn<() => void>();

function Menu() {
  const button = useRef<HTMLButtonElement>(null);
  useEarlyPress(button);
  return (
    <button ref={button} type="button" onClick={pressed}>
      Menu
    </button>
  );
}

/** Wakes a page on which something had been pressed. */
function wake(early: (container: HTMLElement) => Element[]) {
  const container = document.createElement("div");
  container.innerHTML = '<button type="button">Menu</button>';
  document.body.append(container);
  window.earlyClicks = early(container);
  render(<Menu />, { container, hydrate: true });
  return screen.getByRole("button");
}

it("opens what was pressed too early, once", async () => {
  pressed.mockClear();
  const button = wake((page) => [page.children[0] as Element, page.children[0] as Element]);
  await waitFor(() => expect(pressed).toHaveBeenCalled());
  expect(pressed).toHaveBeenCalledOnce();
  expect(button).toBeVisible();
});

it("leaves alone what was not pressed", async () => {
  pressed.mockClear();
  wake(() => [document.createElement("a")]);
  await new Promise((settled) => setTimeout(settled, 20));
  expect(pressed).not.toHaveBeenCalled();
});
