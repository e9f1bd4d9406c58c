// @vitest-environment jsdom
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { runMutation, testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { change, onSignInNeeded, orderChange, withRecentSignIn } from "./change";
import { staffClient } from "./staff-client";

const refusal = new AppError("forbidden", "Sign in again for this change.", 403, { reason: "sign_in_again" });
const refusedOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValue("saved");
let forget = () => {};
afterEach(() => forget());

it("makes a refused change once more after a sign-in", async () => {
  forget = onSignInNeeded(() => Promise.resolve(true));
  const make = refusedOnce();
  expect(await withRecentSignIn(make)).toBe("saved");
  expect(make).toHaveBeenCalledTimes(2);
});

it("passes the refusal on when the person does not sign in, and when nobody can ask", async () => {
  forget = onSignInNeeded(() => Promise.resolve(false));
  const make = refusedOnce();
  await expect(withRecentSignIn(make)).rejects.toBe(refusal);
  forget();
  await expect(withRecentSignIn(refusedOnce())).rejects.toBe(refusal);
  expect(make).toHaveBeenCalledTimes(1);
});

it("asks once for changes that are refused at the same time, and again for a later one", async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  forget = onSignInNeeded(ask);
  await Promise.all([withRecentSignIn(refusedOnce()), withRecentSignIn(refusedOnce())]);
  expect(ask).toHaveBeenCalledTimes(1);
  await withRecentSignIn(refusedOnce());
  expect(ask).toHaveBeenCalledTimes(2);
});

it("does not ask after another refusal", async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  forget = onSignInNeeded(ask);
  const other = new AppError("forbidden", "No.", 403, { reason: "owner_only" });
  await expect(withRecentSignIn(() => Promise.reject(other))).rejects.toBe(other);
  expect(ask).not.toHaveBeenCalled();
});

it("takes an order back at once without a connection, instead of waiting for one", async () => {
  onlineManager.setOnline(false);
  const rows = [{ id: "a" }, { id: "b" }];
  const client = testQueryClient();
  client.setQueryData(["ordered"], rows);
  const unreachable = new AppError("offline", "no answer", 0);
  const order = orderChange(["ordered"], () => Promise.reject(unreachable));
  await expect(runMutation(order, ["b", "a"], client)).rejects.toBe(unreachable);
  expect(client.getQueryData(["ordered"])).toEqual(rows);
  onlineManager.setOnline(true);
});

it.each([
  ["ended elsewhere", [], "unauthorized"],
  ["goes on", [{ email: "amal@example.com", role: "editor" }], "forbidden"],
])("a refused change of a session that %s", async (_, admins, code) => {
  const session = { user: { id: "amal" } };
  vi.spyOn(staffClient.auth, "getSession").mockResolvedValue({ data: { session }, error: null } as never);
  serveApi({ "GET admins": admins });
  const refused = change(() => Promise.reject(new AppError("forbidden", "No.", 403)), []);
  await expect(runMutation(refused, undefined)).rejects.toMatchObject({ code });
});
