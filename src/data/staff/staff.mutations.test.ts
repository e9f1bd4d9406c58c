import { afterEach, expect, it, vi } from "vitest";
import { onSessionEnd, staffClient } from "./staff-client";
import { signOut } from "./staff.mutations";

/** A token that nobody looks into, valid for an hour. */
const SESSION = {
  access_token: "access",
  refresh_token: "refresh",
  token_type: "bearer",
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: "7d5cf7d4-0000-4000-8000-000000000001" },
};

const tokens = () => Object.keys(localStorage).filter((key) => key.endsWith("-auth-token"));
const storeSession = (session: object) => localStorage.setItem("sb-127-auth-token", JSON.stringify(session));

afterEach(() => localStorage.clear());

it.each([
  ["has trouble", () => Promise.resolve(Response.json({ message: "trouble" }, { status: 500 }))],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["does not answer", () => new Promise<Response>(() => undefined)],
])("removes the tokens at a sign-out while the server %s, and tells every page", async (_, answer) => {
  const fetch = vi.fn<(address: unknown, init?: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetch);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ended = vi.fn<() => void>();
  const stop = onSessionEnd(ended);
  storeSession(SESSION);
  expect((await staffClient.auth.getSession()).data.session?.access_token).toBe("access");

  signOut();
  expect(tokens()).toEqual([]);
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect((await staffClient.auth.getSession()).data.session).toBeNull();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(String(fetch.mock.calls[0]?.[0])).toMatch(/\/auth\/v1\/logout\?scope=local$/);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get("Authorization")).toBe("Bearer access");
  stop();
});

it("removes the tokens, too, when they have expired and cannot be renewed", () => {
  vi.stubGlobal("fetch", () => new Promise<Response>(() => undefined));
  storeSession({ ...SESSION, expires_at: 1 });
  signOut();
  expect(tokens()).toEqual([]);
});
