// @vitest-environment jsdom
import { AuthError } from "@supabase/supabase-js";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError, ROW_GONE, staleRow } from "@/data/client/errors";
import { runMutation, testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { enterCode } from "../second-factor";
import { onSignInNeeded, orderChange, withSignIn } from "./change";
import { staffClient } from "./staff-client";

const refusal = new AppError("forbidden", "Sign in again for this change.", 403, { reason: "sign_in_again" });
const refusedOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValue("saved");
let forget = () => {};
afterEach(() => forget());

it("makes a refused change once more after a sign-in", async () => {
  forget = onSignInNeeded(() => Promise.resolve(true));
  const make = refusedOnce();
  expect(await withSignIn(make, testQueryClient())).toBe("saved");
  expect(make).toHaveBeenCalledTimes(2);
});

it("passes the refusal on when the person does not sign in, and when no dialog is mounted", async () => {
  forget = onSignInNeeded(() => Promise.resolve(false));
  const make = refusedOnce();
  await expect(withSignIn(make, testQueryClient())).rejects.toBe(refusal);
  forget();
  await expect(withSignIn(refusedOnce(), testQueryClient())).rejects.toBe(refusal);
  expect(make).toHaveBeenCalledTimes(1);
});

it("asks for one sign-in for changes that are refused at the same time, and for another one later", async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  forget = onSignInNeeded(ask);
  await Promise.all([
    withSignIn(refusedOnce(), testQueryClient()),
    withSignIn(refusedOnce(), testQueryClient()),
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
  await withSignIn(refusedOnce(), testQueryClient());
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks for no sign-in after another refusal", async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  forget = onSignInNeeded(ask);
  const other = new AppError("forbidden", "No.", 403, { reason: "email_kept" });
  await expect(withSignIn(() => Promise.reject(other), testQueryClient())).rejects.toBe(other);
  expect(ask).not.toHaveBeenCalled();
});

it("reverts a new order at once without a connection, instead of waiting for one", async () => {
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

it("a code, which is a part of the sign-in, does not wait for another sign-in", async () => {
  forget = onSignInNeeded(() => new Promise(() => undefined));
  vi.spyOn(staffClient.auth.mfa, "challengeAndVerify").mockResolvedValue({
    data: null,
    error: new AuthError("No.", 403),
  });
  await expect(runMutation(enterCode, { factorId: "f", code: "123456" })).rejects.toMatchObject({
    status: 403,
  });
});

describe("a refusal", () => {
  const asNobody = new AppError("forbidden", "No.", 403, { reason: "staff_only" });
  const serveSession = (admins: unknown[]) => {
    const session = { user: { id: "amal" } };
    vi.spyOn(staffClient.auth, "getSession").mockResolvedValue({ data: { session }, error: null } as never);
    serveApi({ "GET admins": admins });
  };

  it.each([
    ["the database", asNobody],
    ["the row-level security", new AppError("forbidden", "No.", 403)],
    ["a row that was passed over", new AppError("not_found", "No row was changed.", 404)],
    ["a version that was passed over", staleRow(ROW_GONE)],
    ["a function", new AppError("unauthorized", "No.", 401, { reason: "no_session" })],
  ])(
    "by %s waits for the sign-in if the session was ended elsewhere, and is passed on otherwise",
    async (_, refused) => {
      serveSession([]);
      const make = vi.fn<() => Promise<string>>().mockRejectedValue(refused);
      await expect(withSignIn(make, testQueryClient())).rejects.toMatchObject({ code: "unauthorized" });
      forget = onSignInNeeded(() => Promise.resolve(true));
      make.mockReset().mockRejectedValueOnce(refused).mockResolvedValue("saved");
      expect(await withSignIn(make, testQueryClient())).toBe("saved");
      serveSession([{ email: "amal@example.com", role: "editor" }]);
      await expect(withSignIn(() => Promise.reject(refused), testQueryClient())).rejects.toBe(refused);
    },
  );
});
