import { expect, it } from "vitest";
import { localeOfPath } from "./locales";

it.each([
  ["/", "en"],
  ["/blog/x", "en"],
  ["/en/blog/x", "en"],
  ["/english", "en"],
  ["/arabia", "en"],
  ["/blog/ar", "en"],
  ["/ar", "ar"],
  ["/ar/", "ar"],
  ["/ar/blog/x", "ar"],
])("the language of %s is %s", (path, language) => {
  expect(localeOfPath(path)).toBe(language);
});
