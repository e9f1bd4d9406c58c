import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { createQueryClient } from "./providers";

it.each([
  ["a refusal", new AppError("forbidden", "no", 403), 1],
  ["a server fault", new AppError("unavailable", "down", 503), 4],
  ["a lost connection", new TypeError("Failed to fetch"), 4],
])("after %s a query is %s", async (_, error, times) => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const asked = createQueryClient()
    .fetchQuery({ queryKey: ["x"], queryFn })
    .catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  expect(await asked).toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(times);
  expect(warn).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it("without a connection a query fails instead of waiting, and is read again with one", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  onlineManager.setOnline(false);
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new AppError("offline", "none", 0));
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ["x"], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: "idle" });
  queryFn.mockResolvedValue("read");
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().data).toBe("read");
  stop();
  client.unmount();
  vi.useRealTimers();
});
