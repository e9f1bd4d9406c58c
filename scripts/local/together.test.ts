import { expect, it } from "vitest";
import { together } from "./together";

it("gives both results", async () => {
  await expect(together(Promise.resolve(1), Promise.resolve("a"), new AbortController())).resolves.toEqual([
    1,
    "a",
  ]);
});

it("tells the other part about a failure and waits for its end before it throws", async () => {
  const failure = new AbortController();
  let hasEnded = false;
  const other = new Promise<never>((_resolve, reject) => {
    failure.signal.addEventListener("abort", () => {
      setTimeout(() => {
        hasEnded = true;
        reject(new Error("interrupted"));
      }, 20);
    });
  });
  await expect(together(Promise.reject(new Error("first")), other, failure)).rejects.toThrow("first");
  expect(hasEnded).toBe(true);
});
