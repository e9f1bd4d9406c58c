import { expect, it } from "vitest";
import { Closers } from "./closers";

it("closes in reverse order, continues after a failure, and throws the first one", async () => {
  const closers = new Closers();
  const done: string[] = [];
  closers.add(() => done.push("first made"));
  closers.add(() => Promise.reject(new Error("broken")));
  closers.add(() => done.push("last made"));
  await expect(closers.close()).rejects.toThrow("broken");
  expect(done).toEqual(["last made", "first made"]);
});
