import { expect, it } from "vitest";
import { factRows, testFacts } from "@/testing/facts";
import { serveApi } from "@/testing/serve-api";
import { fetchFacts } from "./facts.queries";

it.each([
  ["the owner's while fewer than five stored reviews give stars", 4, { value: 4.9, count: 1000 }],
  ["the average of the stored reviews from five on", 5, { value: 4.2, count: 5, isStored: true }],
])("the rating is %s", async (_, count, rating) => {
  serveApi({ ...factRows(), "GET rpc/stored_rating": { value: 4.2, count } });
  expect((await fetchFacts()).rating).toEqual(rating);
});

it("there is no rating if the owner states none and there are no reviews", async () => {
  serveApi(factRows(testFacts({ rating: undefined })));
  expect(await fetchFacts()).not.toHaveProperty("rating");
});
