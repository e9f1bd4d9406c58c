import { expect, it } from "vitest";
import { catalogueServices } from "@domain/service-names";
import { generationPlan } from "./generation-plan";

it("the plan has one article for each service of the catalogue", () => {
  expect(generationPlan.map(({ service }) => service).toSorted()).toEqual(
    Object.keys(catalogueServices).toSorted(),
  );
});
