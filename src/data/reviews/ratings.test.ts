import { expect, it } from "vitest";
import { ratingOf } from "./ratings";

it.each([
  [[5, 4, 4], { value: 4.3, count: 3 }],
  [[5, null], { value: 5, count: 2 }],
  [[0, 4], { value: 4, count: 1 }],
  [[0], null],
  [[], null],
])("the ratings %j give %j", (ratings, rating) => {
  expect(ratingOf(ratings.map((stars) => ({ rating: stars })))).toEqual(rating);
});
