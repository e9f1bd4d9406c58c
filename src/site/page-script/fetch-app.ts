import type { BeforeApp } from "@/lib/before-app";
import { whenIdle } from "@/lib/when-idle";

/** Where what a prerendered page was made from is, which its head names. */
export const stateAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="page-state"]')?.content;

/**
 * Fetches the application's files while the browser has nothing else to do, and runs none of them: whoever touches the page
 * later has it at once.
 */
export function fetchApp(page: BeforeApp): void {
  const read = async () => {
    const address = stateAddress();
    const state = !page.isHydrating && address && (await fetchQuietly(address));
    if (!state || page.isHydrating) return;
    const { files } = (await state.json()) as { files: string[] };
    for (const file of files) void fetchQuietly(file);
  };
  const start = () => whenIdle(() => void read());
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** Whoever needs the file asks for it again, and learns why it cannot be had. */
const fetchQuietly = (address: string) =>
  fetch(address, { priority: "low" }).then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  );
