import { expect, it } from "vitest";
import { catalogueTitles } from "@/content/service-titles";
import { generationPlan } from "./generation-plan";

it("plans one article for each service of the catalogue", () => {
  expect(generationPlan.map(({ service }) => service).toSorted()).toEqual(
    Object.keys(catalogueTitles).toSorted(),
  );
});
