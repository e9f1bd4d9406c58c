import { expect, it } from "vitest";
import { unwrapStorage, storageError } from "./storage-result";

it.each([
  [400, "409", "conflict"],
  [400, "413", "too_large"],
  [400, "InvalidKey", "invalid"],
  [400, undefined, "invalid"],
  [401, undefined, "unauthorized"],
  [403, "403", "forbidden"],
  [500, "500", "unavailable"],
  [0, undefined, "offline"],
])("a refusal of %s with %s inside is %s", (status, inside, code) => {
  expect(storageError(status, inside, "no")).toMatchObject({ code, message: "no" });
});

it("unwrap returns the data, and throws the error", () => {
  expect(unwrapStorage({ data: ["a"], error: null })).toEqual(["a"]);
  expect(() => unwrapStorage({ data: null, error: { message: "Failed to fetch" } })).toThrow(
    expect.objectContaining({ code: "offline" }),
  );
});
