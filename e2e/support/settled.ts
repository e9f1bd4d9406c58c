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
      // An animation in content that the browser skips, because it is out of view, does not run and never ends.
      return document.getAnimations().flatMap(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const isSeen = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
        const runs = playState === "running" && effect?.getTiming().iterations !== Infinity;
        return isSeen && runs ? [`animation of ${target?.className ?? "something"}`] : [];
      });
    });
  await expect
    .poll(async () => [...(await moving()), ...[...requests].map((request) => request.url())])
    .toEqual([]);
  await moving();
}
