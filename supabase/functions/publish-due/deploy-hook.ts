const TIMEOUT_MS = 8_000;

/**
 * Where the host listens for "build the site again"; undefined while nobody has set it up.
 * @throws Error for something that is no address
 */
export function readDeployHook(): string | undefined {
  const hook = Deno.env.get("DEPLOY_HOOK_URL");
  if (!hook) return undefined;
  if (!/^https?:\/\/[^\s/]/.test(hook) || !URL.canParse(hook)) {
    throw new Error(
      "DEPLOY_HOOK_URL should be the address that the host gave for builds, such as https://...",
    );
  }
  return hook;
}

/**
 * Asks the host to build the site.
 * @throws Error when it does not accept; never with the address, since whoever knows that may start builds
 */
export async function callDeployHook(hook: string, signal: AbortSignal): Promise<void> {
  let response: Response;
  try {
    response = await fetch(hook, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    throw new Error(`The deploy hook could not be reached (${name}).`);
  }
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The deploy hook answered ${response.status}.`);
}
