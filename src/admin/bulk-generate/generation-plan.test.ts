import { expect, it } from "vitest";
import { catalogueTitles, serviceSlugs, serviceTitle } from "@/content/service-titles";
import { serviceNames } from "@domain/service-names";
import { generationPlan } from "./generation-plan";

it("knows the same services, by the same names, as the functions that write about them", () => {
  expect(Object.keys(serviceNames).toSorted()).toEqual([...serviceSlugs].toSorted());
  for (const slug of serviceSlugs) expect(serviceNames[slug]).toEqual(serviceTitle(slug));
});

it("plans one article for each service of the catalogue", () => {
  expect(generationPlan.map(({ service }) => service).toSorted()).toEqual(
    Object.keys(catalogueTitles).toSorted(),
  );
});
