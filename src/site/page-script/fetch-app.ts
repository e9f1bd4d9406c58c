import type { BeforeApp } from "@/lib/prerendered-page";
import { whenIdle } from "@/lib/browser-state";

/** The address of a prerendered page's data, from its head. */
export const stateAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="page-state"]')?.content;

/**
 * Has the browser cache the application's files while it is idle, one at a time, without running them: a later interaction gets
 * them at once.
 */
export function fetchApp(page: BeforeApp): void {
  const read = async () => {
    const address = stateAddress();
    const state = !page.isHydrating && address && (await fetchQuietly(address));
    if (!state || page.isHydrating) return;
    const { files } = (await state.json()) as { files: string[] };
    for (const file of files) {
      await new Promise<void>(whenIdle);
      if (page.isHydrating) return;
      prefetch(file);
    }
  };
  const start = () => whenIdle(() => void read());
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/**
 * As a link: an unread answer of `fetch` costs Chrome's main thread 10 to 17 ms a page, as measured at full speed. Safari does
 * not support such links.
 */
function prefetch(file: string): void {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) return void fetchQuietly(file);
  // With the credentials of the later request, so that the cache treats both as the same.
  document.head.append(Object.assign(link, { rel: "prefetch", href: file, crossOrigin: "" }));
}

/** The later request for the file reports its failure. */
const fetchQuietly = (address: string) =>
  fetch(address, { priority: "low" }).then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  );
