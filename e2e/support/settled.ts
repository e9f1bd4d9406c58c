import type { BrowserContext, Page, Request } from "playwright-core";
import { expect } from "vitest";

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Records the unanswered requests of a context, for {@link settled}. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pendingRequests.set(context, requests);
  context.on("request", (request) => requests.add(request));
  const end = (request: Request) => requests.delete(request);
  context.on("requestfinished", end).on("requestfailed", end);
}

/** The addresses that the page requests from now on, or only those of its scripts. */
export function requestsOf(page: Page, type?: "script"): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (type === undefined || request.resourceType() === type) addresses.push(request.url());
  });
  return addresses;
}

/**
 * Waits until the page has finished all that it began: the browser is idle, every request is answered, nothing moves. Anything
 * else needs another event.
 */
export async function settled(page: Page): Promise<void> {
  const requests = pendingRequests.get(page.context()) ?? new Set();
  const moving = () =>
    page.evaluate(async () => {
      await new Promise((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1_000 }),
      );
      const running = document.getAnimations().filter(({ effect, playState }) => {
        // An animation in content that the browser skips, because it is out of view, does not run and never ends.
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const isSeen = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
        return isSeen && playState === "running" && effect?.getTiming().iterations !== Infinity;
      });
      const ended = Promise.allSettled(running.map(({ finished }) => finished));
      // One that is cut short by leaving the view is looked at again.
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 500))]);
      return running.map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `animation of ${target?.className ?? "something"}`;
      });
    });
  await expect
    .poll(async () => {
      const unanswered = () => [...requests].map((request) => request.url());
      // Looking at the page has a cost.
      return requests.size > 0 ? unanswered() : [...(await moving()), ...unanswered()];
    })
    .toEqual([]);
  await moving();
}
