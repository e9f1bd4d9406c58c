import { expect, it } from "vitest";
import { isPageOfSite } from "./shadowed-page";

const known = { location: ["dubai-marina"], blog: ["fever-at-night"] };

it.each([
  "/",
  "/ar",
  "/ar/",
  "/about",
  "/ar/about/",
  "/terms",
  "/services/doctor-on-call",
  "/blog/fever-at-night",
  "/en/blog/fever-at-night",
  "/dubai/dubai-marina/doctor-on-call",
])("%s is the address of a page", (path) => {
  expect(isPageOfSite(path, known)).toBe(true);
});

it.each([
  "",
  "/old",
  "/services/unknown",
  "/blog/unknown",
  "/blog/fever-at-night/more",
  "/dubai/dubai-marina",
  "/dubai/unknown/doctor-on-call",
])("'%s' is not the address of a page", (path) => {
  expect(isPageOfSite(path, known)).toBe(false);
});
