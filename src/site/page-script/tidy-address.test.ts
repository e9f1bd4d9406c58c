// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { tidyAddress } from "./tidy-address";

afterEach(() => history.replaceState(null, "", "/"));

it.each([
  ["/about/", "/about"],
  ["/ar?utm_source=x#team", "/ar/?utm_source=x#team"],
  ["/ar/", "/ar/"],
  ["/", "/"],
  ["/about?next=/", "/about?next=/"],
])("the address %s becomes %s", (opened, shown) => {
  history.replaceState({ key: "kept" }, "", opened);
  const entries = history.length;
  tidyAddress();
  expect(location.pathname + location.search + location.hash).toBe(shown);
  expect([history.length, history.state]).toEqual([entries, { key: "kept" }]);
});
