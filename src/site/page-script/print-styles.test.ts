// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { loadPrintStyles } from "./print-styles";

afterEach(() => document.head.replaceChildren());
const styles = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>("link")].map(({ rel, media, href }) => [
    rel,
    media,
    new URL(href).pathname,
  ]);

it("a prerendered page loads its whole sheet for paper", async () => {
  const whole = document.createElement("noscript");
  whole.textContent = '<link rel="stylesheet" crossorigin href="/assets/index-a1.css">';
  document.head.append(whole);
  loadPrintStyles();
  await vi.waitFor(() => expect(styles()).toEqual([["stylesheet", "print", "/assets/index-a1.css"]]));
});

it("a page that has its whole sheet loads nothing", async () => {
  loadPrintStyles();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(styles()).toEqual([]);
});
