import { startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { holdPresses, replayPresses } from "./early-presses";

function HydratedPage({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return <a href="#next">Next</a>;
}

it("a click is handled by the HTML before hydration, and by React afterwards", async () => {
  const container = document.createElement("div");
  const link = document.createElement("a");
  link.href = "#next";
  link.textContent = "Next";
  // Outside the document: where tests have shown a dialog, React listens to presses on the body, too.
  container.append(link);
  const onHydrated = vi.fn<() => void>();
  const onPress = vi.fn<() => void>();
  const release = holdPresses(container);
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, <HydratedPage onHydrated={onHydrated} />);
  });
  container.addEventListener("click", onPress);
  const press = () => {
    for (const name of ["pointerdown", "mousedown", "click"])
      link.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  };
  press();
  expect(onHydrated).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(onPress).not.toHaveBeenCalled();
  release();
  press();
  expect(onPress).toHaveBeenCalledOnce();
  root?.unmount();
});

it("unhandled clicks are replayed, each once", async () => {
  document.body.innerHTML = `
    <button id="play"><svg></svg></button><button id="menu" popovertarget="x"></button>
    <a href="#x"><b></b></a><details><summary></summary></details><button id="gone"></button>`;
  const pressed: string[] = [];
  document.body.addEventListener("click", ({ target }) => pressed.push((target as Element).id));
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const clicks = [...all("svg"), ...all("#menu, b, summary, #gone, body"), ...all("svg")];
  window.beforeApp = { clicks, isHydrating: true, hydrate: () => undefined };
  document.getElementById("gone")?.remove();
  replayPresses();
  replayPresses();
  await vi.waitFor(() => expect(pressed).toEqual(["play", "play"]));
  expect(window.beforeApp).toBeUndefined();
});
