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
