import assert from "node:assert/strict";
import type { Topic } from "../_shared/ai/topics.ts";
import {
  answersWell,
  type Answering,
  completion,
  someTopic,
  topicsOfRun,
  withAiServer,
  withRun as onRun,
} from "../_shared/testing/ai.ts";
import { ask } from "../_shared/testing/ask.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { capturedErrors } from "../_shared/testing/console.ts";
import { secret } from "../_shared/testing/people.ts";
import { createBulkGenerateBlog } from "./handler.ts";

type Call = (topics: readonly Topic[]) => ReturnType<typeof ask>;

const asSent = (topic: Topic) => ({
  service_cluster: topic.service,
  topic_en: topic.title_en,
  topic_ar: topic.title_ar,
  target_keyword_en: topic.keywords_en,
  target_keyword_ar: topic.keywords_ar,
});

const withRun = (work: (call: Call, run: string) => Promise<void>, end?: () => AbortSignal) =>
  onRun((run, headers) => {
    const handle = createBulkGenerateBlog(run, end);
    return work((topics) => ask(handle, { topics: topics.map(asSent) }, headers), run);
  });

const services = [
  "nurse-at-home",
  "palliative-care",
  "babysitting-childcare",
  "lab-test-at-home",
  "iv-therapy-at-home",
];

Deno.test("publishes a set of ten topics, and each of them once", () =>
  withSettings({ AI_PROVIDER: "composer" }, () =>
    withRun(async (call, run) => {
      const topics = [...services, ...services].map((service) => someTopic({ service }));
      const { status, body } = await call(topics);
      assert.equal(status, 200);
      assert.equal(body.ok, true);
      assert.equal(body.created?.length, 10);
      assert.deepEqual((await call(topics)).body, { ok: true, created: [] });
      assert.equal((await topicsOfRun(run)).length, 10);
    }),
  ));

Deno.test("writes a topic again after its post was trashed", () =>
  withSettings({ AI_PROVIDER: "composer" }, () =>
    withRun(async (call) => {
      const topic = someTopic();
      const [first] = (await call([topic])).body.created ?? [];
      const thrownAway = { deleted_at: new Date().toISOString() };
      assert.equal((await secret.from("blog_posts").update(thrownAway).eq("id", first?.id)).error, null);
      const [second] = (await call([topic])).body.created ?? [];
      assert.ok(second && second.id !== first?.id);
      await secret.from("blog_posts").delete().eq("id", first?.id);
    }),
  ));

/** A provider that does not answer for one service until it is released. */
const hanging = () => {
  const late = Promise.withResolvers<void>();
  const answer: Answering = async (asked, count) => {
    if (!asked.body.messages?.[1]?.content.includes("elderly-care")) return answersWell(asked, count);
    await late.promise;
    return completion("no");
  };
  return { answer, release: () => late.resolve() };
};

async function takeNotices(): Promise<{ titles?: string[]; failed?: number }[]> {
  const { data, error } = await secret.rpc("take_staff_notices");
  assert.equal(error, null);
  return (data as { details: object }[]).map(({ details }) => details);
}

Deno.test("reports the published articles, to staff as well, when one topic times out", async () => {
  const { answer, release } = hanging();
  const end = new AbortController();
  // Notices from other tests.
  while ((await takeNotices()).length > 0);
  const isWritten = async (run: string) => {
    const topics = await topicsOfRun(run);
    // The hanging one fails only after the end.
    assert.deepEqual(
      topics.filter(({ status }) => status === "failed"),
      [],
    );
    return topics.filter(({ status }) => status === "done").length === 2;
  };
  await withAiServer(answer, () =>
    withRun(
      async (call, run) => {
        const topics = [someTopic({ service: "elderly-care" }), someTopic(), someTopic()];
        const calling = call(topics);
        while (!(await isWritten(run))) await new Promise((resolve) => setTimeout(resolve, 20));
        end.abort();
        const { status, body } = await calling;
        assert.equal(status, 200);
        assert.deepEqual([body.ok, body.created?.length], [false, 2]);
        assert.equal(
          body.error,
          "2 of 3 articles are published and will not be written again. There was not enough time. Please try again.",
        );
        const told = (await takeNotices()).find(({ titles }) => titles?.includes(topics[1]?.title_en ?? ""));
        assert.deepEqual([told?.titles?.length, told?.failed], [2, 1]);
        // The one that hung is available for the next press.
        assert.deepEqual((await topicsOfRun(run)).map((topic) => topic.status).sort(), [
          "done",
          "done",
          "failed",
        ]);
      },
      () => end.signal,
    ).finally(release),
  );
});

Deno.test("fails as a whole when it times out before anything is written", async () => {
  const { answer, release } = hanging();
  await withAiServer(answer, () =>
    withRun(
      async (call) => {
        await capturedErrors(async () => {
          const { status, body } = await call([someTopic({ service: "elderly-care" })]);
          const { error, code } = body;
          assert.deepEqual(
            [status, code, error],
            [504, "timed_out", "There was not enough time. Please try again."],
          );
        });
      },
      () => AbortSignal.timeout(100),
    ).finally(release),
  );
});
