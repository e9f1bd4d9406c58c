import { startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { holdClicks, replayClicks } from "./early-clicks";

function HydratedPage({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return <a href="#next">Next</a>;
}

it("a click is handled by the HTML before hydration, and by React afterwards", async () => {
  const container = document.createElement("div");
  const link = document.createElement("a");
  link.href = "#next";
  link.textContent = "Next";
  // The link is outside the document: after a dialog was shown, React also listens to clicks on the body.
  container.append(link);
  const onHydrated = vi.fn<() => void>();
  const onClick = vi.fn<() => void>();
  const release = holdClicks(container);
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, <HydratedPage onHydrated={onHydrated} />);
  });
  container.addEventListener("click", onClick);
  const click = () => {
    for (const name of ["pointerdown", "mousedown", "click"])
      link.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  };
  click();
  expect(onHydrated).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(onClick).not.toHaveBeenCalled();
  release();
  click();
  expect(onClick).toHaveBeenCalledOnce();
  root?.unmount();
});

it("unhandled clicks are replayed, each once", async () => {
  document.body.innerHTML = `
    <button id="play"><svg></svg></button><button id="menu" popovertarget="x"></button>
    <a href="#x"><b></b></a><details><summary></summary></details><button id="gone"></button>`;
  const clicked: string[] = [];
  document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const clicks = [...all("svg"), ...all("#menu, b, summary, #gone, body"), ...all("svg")];
  window.beforeApp = { clicks, isHydrating: true, hydrate: () => undefined, onSign: () => undefined };
  document.getElementById("gone")?.remove();
  replayClicks();
  replayClicks();
  await vi.waitFor(() => expect(clicked).toEqual(["play", "play"]));
  expect(window.beforeApp).toBeUndefined();
});
