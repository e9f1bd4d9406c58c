// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { connectionLost, refusal, serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { runMutation } from "@/testing/query-client";
import { signOutEverywhere } from "./accounts";
import { onSessionChange, staffClient } from "./client/staff-client";
import { signOut } from "./session";

const LOGOUT = "POST auth/logout";
const unanswered = () => new Promise<never>(() => undefined);

const tokens = () => Object.keys(localStorage).filter((key) => key.endsWith("-auth-token"));

afterEach(() => localStorage.clear());

it.each([
  ["has trouble", refusal(500, "", "trouble")],
  ["cannot be reached", connectionLost()],
  ["does not answer", unanswered],
])("a sign-out removes the tokens while the server %s, and notifies every page", async (_, answer) => {
  const { requests } = serveApi({ [LOGOUT]: answer });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const changed = vi.fn<(userId: string | null) => void>();
  const stop = onSessionChange(changed);
  storeSession();
  expect((await staffClient.auth.getSession()).data.session?.access_token).toBe("access-token");

  signOut();
  expect(tokens()).toEqual([]);
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(null));
  expect((await staffClient.auth.getSession()).data.session).toBeNull();
  await vi.waitFor(() => expect(requests.map(({ line }) => line)).toEqual([LOGOUT]));
  expect(requests[0]?.query.get("scope")).toBe("local");
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer access-token");
  stop();
});

it("a sign-out removes tokens that have expired and cannot be renewed", async () => {
  const { requests } = serveApi({ [LOGOUT]: unanswered, "POST auth/token": unanswered });
  storeSession();
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ["Date"] });
  signOut();
  expect(tokens()).toEqual([]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(requests.map(({ line }) => line)).toContain(LOGOUT));
});

it("a sign-out everywhere does not succeed with a session that cannot be renewed", async () => {
  const { requests } = serveApi({ "POST auth/token": refusal(400, "", "revoked") });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  storeSession();
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ["Date"] });
  await expect(runMutation(signOutEverywhere, undefined)).rejects.toMatchObject({ code: "unavailable" });
  vi.useRealTimers();
  expect(requests.map(({ line }) => line)).toEqual(["POST auth/token"]);
});
