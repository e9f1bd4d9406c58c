import assert from "node:assert/strict";
import { capturedErrors } from "../_shared/testing/console.ts";
import { publishableClient } from "../_shared/clients.ts";
import { secret, stack, withPerson } from "../_shared/testing/people.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import {
  freshPublishDue,
  type Hook,
  withDuePost,
  withHost,
  withPermit,
} from "../_shared/testing/publish-due.ts";

const statusOf = async (id: string): Promise<unknown> => {
  const { data, error } = await secret.from("blog_posts").select("status").eq("id", id).single();
  assert.equal(error, null);
  return data?.status;
};

const accepted: Hook = () => new Response(null, { status: 201 });

/** What staff see of the site. */
async function overview() {
  const visitor = publishableClient(stack, new AbortController().signal);
  let seen: Record<string, unknown> = {};
  await withPerson("editor", async ({ email, password }) => {
    const { error } = await visitor.auth.signInWithPassword({ email, password });
    assert.equal(error, null);
    const { data } = await visitor.rpc("site_overview");
    seen = data;
  });
  return seen;
}

Deno.test("publishes due posts and requests one build from the host", () =>
  withHost(accepted, ({ asked }) =>
    withDuePost(async (id) => {
      const call = freshPublishDue();
      const answers = await Promise.all(Array.from({ length: 4 }, () => call()));
      assert.equal(await statusOf(id), "published");
      const total = answers.reduce((sum, { body }) => sum + body.published, 0);
      // The stack's own clock may have been faster.
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
        assert.deepEqual(
          asked.map(({ authorization }) => authorization),
          ["Bearer of-the-test"],
        );
      }),
    ),
  ));

const failures: Record<string, Hook> = {
  refuses: () => new Response("no such hook", { status: 404 }),
  "leads elsewhere": () => new Response(null, { status: 302, headers: { Location: "http://127.0.0.1:9/" } }),
};

for (const [name, hook] of Object.entries(failures)) {
  Deno.test(`publishes, logs, notifies staff and waits when the host ${name}`, () =>
    withHost(hook, ({ asked }) =>
      withDuePost(async (id) => {
        const call = freshPublishDue();
        const log = await capturedErrors(async () => {
          const { status, body } = await call();
          assert.deepEqual([status, body.build], [200, "failed"]);
        });
        assert.match(log, /hook_status: \d{3}/);
        assert.ok(!log.includes("of-the-test"), "the log tells the hook's address");
        assert.equal(await statusOf(id), "published");
        assert.equal((await call()).body.build, "unchanged");
        assert.equal(asked.length, 1);
        const { problem } = await overview();
        assert.equal(problem, "hook_status");
      }),
    ));
}

Deno.test("publishes without a host that answers, and without any hook", async () => {
  for (const [settings, build, problem] of [
    [{ DEPLOY_HOOK_URL: "http://127.0.0.1:9/hook/of-the-test" }, "failed", "hook_unreachable"],
    [{ DEPLOY_HOOK_URL: "nonsense" }, "failed", "hook_address"],
    [{ SITE_URL: "" }, "failed", "no_site_url"],
    [{ DEPLOY_HOOK_URL: "" }, "not_configured", null],
  ] as const) {
    await withHost(accepted, () =>
      withSettings({ ...settings }, () =>
        withDuePost(async (id) => {
          const log = await capturedErrors(async () =>
            assert.equal((await freshPublishDue()()).body.build, build),
          );
          assert.ok(!log.includes("of-the-test"));
          assert.equal(await statusOf(id), "published");
          assert.equal((await overview()).problem, problem);
        }),
      ),
    );
  }
});

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

Deno.test("continues when the site is unreachable", () =>
  withHost(accepted, () =>
    withDuePost(() =>
      withSettings({ SITE_URL: "http://127.0.0.1:9" }, async () => {
        const log = await capturedErrors(async () =>
          assert.equal((await freshPublishDue()()).body.build, "requested"),
        );
        assert.match(log, /build\.json/);
      }),
    ),
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

  Deno.env.set("PUBLISH_DUE_SECRET", "a-secret-for-nothing-else");
  try {
    assert.equal((await call({ Authorization: "Bearer a-secret-for-nothing-else" })).status, 200);
    assert.equal((await call({ Authorization: "Bearer a-secret-for-nothing" })).status, 401);
  } finally {
    Deno.env.delete("PUBLISH_DUE_SECRET");
  }
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
