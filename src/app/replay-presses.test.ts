import { expect, it, vi } from "vitest";
import { replayPresses } from "./replay-presses";

it("presses again what nothing has answered, as often as it was pressed, and only once", async () => {
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
