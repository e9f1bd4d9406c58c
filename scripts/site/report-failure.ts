const TIMEOUT_MS = 10_000;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reports to the back office why the site could not be built, on a host that has the scheduler's secret (`PUBLISH_DUE_SECRET`).
 * The host's own log has the reason, too, so this may fail.
 */
export async function reportFailure(
  buildFailure: string,
  { PUBLISH_DUE_SECRET: secret, VITE_SUPABASE_URL: url }: Variables,
  fetch = globalThis.fetch,
): Promise<void> {
  if (!secret || !url) return;
  try {
    const answer = await fetch(`${url}/functions/v1/publish-due`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify({ buildFailure }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    console.error(`The back office was not told: ${(error as Error).message}`);
  }
}
