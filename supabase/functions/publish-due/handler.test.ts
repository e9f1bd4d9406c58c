import assert from "node:assert/strict";
import { capturedErrors } from "../_shared/testing/console.ts";
import { secret, stack } from "../_shared/testing/people.ts";
import { freshPublishDue, type Hook, withDuePost, withHook } from "./testing.ts";

const statusOf = async (id: string): Promise<unknown> => {
  const { data, error } = await secret.from("blog_posts").select("status").eq("id", id).single();
  assert.equal(error, null);
  return data?.status;
};

const accepted: Hook = () => new Response(null, { status: 201 });

Deno.test("publishes what is due and asks the host for one build", async () => {
  await withHook(accepted, async (asked) => {
    await withDuePost(async (id) => {
      const call = freshPublishDue();
      const answers = await Promise.all(Array.from({ length: 4 }, () => call()));
      assert.equal(await statusOf(id), "published");
      const total = answers.reduce((sum, { body }) => sum + body.published, 0);
      // The stack's own clock may have been faster.
      assert.ok(total <= 1);
      assert.equal(answers.filter(({ body }) => body.deploy === "requested").length, 1);
      assert.deepEqual(asked, [{ method: "POST", path: "/hook/of-the-test", body: "{}" }]);
    });
  });
});

Deno.test("leaves the host alone while readers see the same posts", async () => {
  await withHook(accepted, async (asked) => {
    await withDuePost(async () => {
      const call = freshPublishDue({ intervalSeconds: 0 });
      await call();
      assert.deepEqual(await call(), {
        status: 200,
        body: { published: 0, mail: "not_configured", deploy: "unchanged" },
      });
      assert.equal(asked.length, 1);
    });
  });
});

Deno.test("puts what is published within a minute into one build", async () => {
  await withHook(accepted, async (asked) => {
    await withDuePost(async () => {
      const call = freshPublishDue();
      await call();
      await withDuePost(async (second) => {
        assert.equal((await call()).body.deploy, "recent");
        assert.equal(await statusOf(second), "published");
      });
      assert.equal(asked.length, 1);
    });
  });
});

const failures: Record<string, Hook> = {
  refuses: () => new Response("no such hook", { status: 404 }),
  "is down": () => new Response(null, { status: 503 }),
  "leads elsewhere": () => new Response(null, { status: 302, headers: { Location: "http://127.0.0.1:9/" } }),
};

for (const [name, hook] of Object.entries(failures)) {
  Deno.test(`publishes, tells the log and tries again when the host ${name}`, async () => {
    await withHook(hook, async (asked) => {
      await withDuePost(async (id) => {
        const call = freshPublishDue({ intervalSeconds: 0 });
        const log = await capturedErrors(async () => {
          const { status, body } = await call();
          assert.equal(status, 200);
          assert.equal(body.deploy, "failed");
        });
        assert.match(log, /deploy hook answered \d{3}/);
        assert.ok(!log.includes("of-the-test"), "the log tells the hook's address");
        assert.equal(await statusOf(id), "published");
        await capturedErrors(async () => void (await call()));
        assert.equal(asked.length, 2);
      });
    });
  });
}

Deno.test("publishes without a host that answers, and without any hook", async () => {
  for (const [address, deploy] of [
    ["http://127.0.0.1:9/hook/of-the-test", "failed"],
    ["", "not_configured"],
    ["nonsense", "failed"],
  ] as const) {
    await withHook(accepted, async () => {
      Deno.env.set("DEPLOY_HOOK_URL", address);
      await withDuePost(async (id) => {
        const call = freshPublishDue();
        const log = await capturedErrors(async () => assert.equal((await call()).body.deploy, deploy));
        assert.ok(!log.includes("of-the-test"));
        assert.equal(await statusOf(id), "published");
      });
    });
  }
});

Deno.test("lets nobody in but the scheduler", async () => {
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

Deno.test("is there under its name, and only for POST", async () => {
  const url = `${stack.url}/functions/v1/publish-due`;
  const get = await fetch(url);
  assert.equal(get.status, 405);
  await get.body?.cancel();
  const post = await fetch(url, { method: "POST" });
  assert.equal(post.status, 401);
  await post.body?.cancel();
});
