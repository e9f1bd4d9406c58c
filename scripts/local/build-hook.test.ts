import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BuildHook, createBuildHook } from "./build-hook";

let builds: (() => void)[];
let hook: BuildHook;
let address: string;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  builds = [];
  hook = createBuildHook(() => new Promise((resolve) => builds.push(resolve)));
  server = createServer(hook.handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(() => server.close());

const ask = async (method = "POST") => (await fetch(address, { method })).status;
const finish = (index: number) => builds[index]?.();

it("the hook accepts at once, runs one build at a time, and runs one more for all requests during it", async () => {
  expect(await ask()).toBe(202);
  expect([await ask(), await ask()]).toEqual([202, 202]);
  expect(builds).toHaveLength(1);
  finish(0);
  await vi.waitFor(() => expect(builds).toHaveLength(2));
  finish(1);
  await new Promise(setImmediate);
  expect(builds).toHaveLength(2);
  expect(await ask()).toBe(202);
  expect(builds).toHaveLength(3);
});

it("the hook does not build for a GET request", async () => {
  expect(await ask("GET")).toBe(405);
  expect(builds).toEqual([]);
});

it("closing waits for the running build and starts no other", async () => {
  await ask();
  await ask();
  let isStopped = false;
  const stopping = hook.stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish(0);
  await stopping;
  expect(builds).toHaveLength(1);
});
