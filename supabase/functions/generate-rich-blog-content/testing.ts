import type { Topic } from "../_shared/ai/topics.ts";
import { removeRun } from "../_shared/testing/ai.ts";
import { send } from "../_shared/testing/ask.ts";
import { signedIn } from "../_shared/testing/people.ts";
import { richBlogContent } from "./handler.ts";

type Call = (topics: readonly Topic[]) => ReturnType<typeof send>;

/** A run of its own and an editor who may call the function in it; what came of the run is gone afterwards. */
export async function withRun(work: (call: Call, run: string) => Promise<void>): Promise<void> {
  const run = `test-${crypto.randomUUID()}`;
  await signedIn("editor", async (headers) => {
    try {
      await work((topics) => send(richBlogContent, { topics, run_key: run }, headers), run);
    } finally {
      await removeRun(run);
    }
  });
}
