import assert from "node:assert/strict";
import { capturedErrors } from "../_shared/testing/console.ts";
import { secret, stack, withClient } from "../_shared/testing/people.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import {
  assertPublished,
  freshPublishDue,
  type Hook,
  withDuePost,
  withHost,
  withPermit,
} from "../_shared/testing/publish-due.ts";

const accepted: Hook = () => new Response(null, { status: 201 });

/** The staff's view of the site. */
async function overview() {
  let seen: Record<string, unknown> = {};
  await withClient("editor", async (editor) => {
    seen = (await editor.rpc("site_overview")).data;
  });
  return seen;
}

Deno.test("publishes due posts and requests one build from the host", () =>
  withHost(accepted, ({ asked }) =>
    withDuePost(async (id) => {
      const call = freshPublishDue();
      const answers = await Promise.all(Array.from({ length: 4 }, () => call()));
      await assertPublished(id);
      const total = answers.reduce((sum, { body }) => sum + body.published, 0);
      // The stack's own scheduler may have been faster.
      assert.ok(total <= 1);
      assert.equal(answers.filter(({ body }) => body.build === "requested").length, 1);
      assert.deepEqual(asked, [
        {
          method: "POST",
          path: "/hook/of-the-test",
          authorization: null,
          body: JSON.stringify({ event_type: "publish" }),
        },
      ]);
    }),
  ));

Deno.test("sends the host its token if there is one", () =>
  withHost(accepted, ({ asked }) =>
    withSettings({ DEPLOY_HOOK_TOKEN: "of-the-test" }, () =>
      withDuePost(async () => {
        await freshPublishDue()();
        assert.equal(asked[0]?.authorization, "Bearer of-the-test");
      }),
    ),
  ));

const NOWHERE = "http://127.0.0.1:9";
const refuses: Hook = () => new Response("no such hook", { status: 404 });
const leadsElsewhere: Hook = () => new Response(null, { status: 302, headers: { Location: NOWHERE } });

for (const [what, hook, settings, build, problem] of [
  ["the host refuses", refuses, {}, "failed", "hook_status"],
  ["the host leads elsewhere", leadsElsewhere, {}, "failed", "hook_status"],
  ["nothing answers", accepted, { DEPLOY_HOOK_URL: `${NOWHERE}/of-the-test` }, "failed", "hook_unreachable"],
  ["the hook is no address", accepted, { DEPLOY_HOOK_URL: "nonsense" }, "failed", "hook_address"],
  ["nobody has said where the site is", accepted, { SITE_URL: "" }, "failed", "no_site_url"],
  ["the site is unreachable", accepted, { SITE_URL: NOWHERE }, "requested", null],
  ["there is no hook", accepted, { DEPLOY_HOOK_URL: "" }, "not_configured", null],
] as const)
  Deno.test(`publishes, notifies staff and waits when ${what}`, () =>
    withHost(hook, () =>
      withSettings({ ...settings }, () =>
        withDuePost(async (id) => {
          const call = freshPublishDue();
          const log = await capturedErrors(async () => assert.equal((await call()).body.build, build));
          const failed = new RegExp(`^deploy hook ${problem}: `);
          assert.match(log, { failed, requested: /^build\.json /, not_configured: /^$/ }[build]);
          assert.ok(!log.includes("of-the-test"), "the log tells the hook's address");
          await assertPublished(id);
          assert.equal((await overview()).problem, problem);
          await capturedErrors(async () => {
            const again = build === "not_configured" ? build : "unchanged";
            assert.equal((await call()).body.build, again);
          });
        }),
      ),
    ));

Deno.test("notifies staff why a build failed, and which pages could not be written", () =>
  withHost(accepted, ({ deploy }) =>
    withDuePost(async () => {
      const call = freshPublishDue();
      await call();
      await call(undefined, { buildFailure: "The database did not answer." });
      const { problem, problemDetail, isBuilding } = await overview();
      assert.deepEqual(
        [problem, problemDetail, isBuilding],
        ["build_failed", "The database did not answer.", false],
      );
      const failed = [{ path: "/blog/broken", reason: "It has no end." }];
      await deploy(failed);
      await call();
      const after = await overview();
      assert.deepEqual([after.problem, after.failed, after.isCurrent], [null, failed, true]);
    }),
  ));

Deno.test("refuses everybody but the scheduler", async () => {
  const call = freshPublishDue();
  const refused = {
    status: 401,
    body: { error: "Only the scheduler may ask for this.", code: "no_session" },
  };
  for (const headers of [
    {},
    { apikey: stack.publishableKey },
    { Authorization: `Bearer ${stack.publishableKey}` },
    { Authorization: "Bearer " },
    { Authorization: stack.secretKey },
    { apikey: "" },
  ] as Record<string, string>[])
    assert.deepEqual(await call(headers), refused);

  await withSettings({ PUBLISH_DUE_SECRET: "a-secret-for-nothing-else" }, async () => {
    assert.equal((await call({ Authorization: "Bearer a-secret-for-nothing-else" })).status, 200);
    assert.equal((await call({ Authorization: "Bearer a-secret-for-nothing" })).status, 401);
  });
});

Deno.test("papers that no permit names are removed, except recent ones", async () => {
  const papers = secret.storage.from("permits");
  const [lost, named] = [`${crypto.randomUUID()}.pdf`, `${crypto.randomUUID()}.pdf`];
  const stored = async (name: string) => (await papers.download(name)).error === null;
  const call = async (unnamedPaperSeconds?: number) => {
    const answer = await freshPublishDue({ unnamedPaperSeconds })();
    return answer.body.papers;
  };
  try {
    for (const name of [lost, named]) {
      const { error } = await papers.upload(name, new Blob(["%PDF-1.7"], { type: "application/pdf" }));
      assert.equal(error, null);
    }
    await withPermit({ number: crypto.randomUUID(), expires: "2020-01-02", file_path: named }, async () => {
      assert.equal(await call(), 0);
      assert.deepEqual([await stored(lost), await stored(named)], [true, true]);
      assert.equal(await call(0), 1);
      assert.deepEqual([await stored(lost), await stored(named)], [false, true]);
    });
  } finally {
    await papers.remove([lost, named]);
  }
});
