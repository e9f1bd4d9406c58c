// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { authorNamesQuery, serviceNamesQuery } from "./names";
import { staffKey } from "@/data/client/keys";
import { runMutation } from "@/testing/query-client";
import { refusal, serveApi } from "@/testing/serve-api";
import { takeBackEverything, undoChange } from "./changes";

function cached() {
  const client = new QueryClient();
  for (const { queryKey } of [authorNamesQuery, serviceNamesQuery]) client.setQueryData(queryKey, []);
  return {
    client,
    stale: () =>
      [authorNamesQuery, serviceNamesQuery].map(
        ({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated,
      ),
  };
}

it("undoing a change makes the same data stale as a change of its entity, also when it is refused", async () => {
  const { replies } = serveApi({ "POST rpc/undo_change": { back: 1, failed: [] } });
  const accepted = cached();
  await runMutation(undoChange, { entity: "author", subject: "a1" }, accepted.client);
  expect(accepted.stale()).toEqual([true, false]);
  replies["POST rpc/undo_change"] = refusal(409, "PT409", "It has changed since.", "changed_since");
  const refused = cached();
  const sent = runMutation(undoChange, { entity: "author", subject: "a1" }, refused.client);
  await expect(sent).rejects.toMatchObject({ reason: "changed_since" });
  expect(refused.stale()).toEqual([true, false]);
});

it("taking everything back makes all data stale, and returns the report", async () => {
  const report = { back: 2, failed: [] };
  serveApi({ "POST rpc/take_back_everything": { entries: [], counts: {}, total: 2, sessions: [], report } });
  const { client, stale } = cached();
  const of = { person: "p1", since: "2026-11-22T00:00:00Z", session: undefined, except: [] };
  await expect(runMutation(takeBackEverything, of, client)).resolves.toEqual(report);
  expect(stale()).toEqual([true, true]);
});

it.each(["content_template", "newer_than_this_page"])(
  "undoing a change of a %s makes templates stale",
  async (entity) => {
    serveApi({ "POST rpc/undo_change": { back: 1, failed: [] } });
    const client = new QueryClient();
    client.setQueryData(staffKey("content_templates"), []);
    await runMutation(undoChange, { entity, subject: "t1" }, client);
    expect(client.getQueryState(staffKey("content_templates"))?.isInvalidated).toBe(true);
  },
);
