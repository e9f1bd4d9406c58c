import { expect, it } from "vitest";
import { serviceReviewsQuery, setArticlesQuery } from "./service-content";

it("the query reads four reviews", () => {
  const { queryKey } = serviceReviewsQuery("en", "doctor-on-call");
  expect(queryKey).toEqual(["reviews", { lang: "en", service: "doctor-on-call", limit: 4 }]);
});

it.each([
  ["doctor-on-call", true],
  ["family-doctors", true],
  ["lab-test-at-home", true],
  ["physiotherapy-at-home", true],
  ["flu-vaccination", true],
  ["wellness-packages", true],
  ["nurse-on-call", false],
  ["elderly-care", false],
  ["iv-therapy-at-home", false],
])("%s belongs to a set of services: %s", (slug, hasSet) => {
  expect(setArticlesQuery("en", slug) !== undefined).toBe(hasSet);
});
