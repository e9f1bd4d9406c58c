import type { NodeHandler } from "./origin-server";

export interface BuildHook {
  /** Answers like a host's deploy hook: a POST is accepted at once, and the build follows. */
  handle: NodeHandler;
  /** Asks for a build, as a POST does. */
  ask: () => void;
  /** Waits for a build that runs. */
  stop: () => Promise<void>;
}

/**
 * Builds when it is asked to, one build at a time. Whoever asks during one gets another one after it: the first may have read
 * the content before it changed.
 * @param build tells its failures itself
 */
export function createBuildHook(build: () => Promise<void>): BuildHook {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await build();
    }
    running = undefined;
  };
  const ask = () => {
    isWanted = true;
    running ??= run();
  };
  return {
    ask,
    handle: (request, response) => {
      if (request.method !== "POST") {
        response.writeHead(405, { Allow: "POST" }).end();
        return;
      }
      ask();
      response.writeHead(202).end();
    },
    stop: async () => {
      isWanted = false;
      await running;
    },
  };
}
