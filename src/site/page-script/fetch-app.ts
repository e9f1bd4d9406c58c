import type { BeforeApp } from "@/lib/before-app";
import { whenIdle } from "@/lib/when-idle";

/** Where what a prerendered page was made from is, which its head names. */
export const stateAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="page-state"]')?.content;

/** What this page was made from: an article's two pages have one file. The not-found page is served at other addresses than its own. */
export const ownState = <State extends { path: string }>({ pages }: { pages: State[] }): State | undefined =>
  pages.find(({ path }) => path === location.pathname) ?? pages[0];

/**
 * Fetches the application's files while the browser has nothing else to do, and runs none of them: whoever touches the page
 * later has it at once.
 */
export function fetchApp(page: BeforeApp): void {
  const read = async () => {
    const address = stateAddress();
    const state = !page.isHydrating && address && (await fetchQuietly(address));
    if (!state || page.isHydrating) return;
    const own = ownState((await state.json()) as { pages: { path: string; files: string[] }[] });
    for (const file of own?.files ?? []) void fetchQuietly(file);
  };
  const start = () => whenIdle(() => void read());
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** The later request for the file reports why it fails. */
const fetchQuietly = (address: string) =>
  fetch(address, { priority: "low" }).then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  );
