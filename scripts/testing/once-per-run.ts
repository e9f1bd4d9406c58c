type Stop = () => Promise<void>;

interface Started {
  value: unknown;
  stop: Stop;
}

const run = globalThis as { startedForTests?: Map<string, Promise<Started>> };

/**
 * Starts what the tests of several projects share. Vitest loads a set-up file anew for every project, so what was started
 * is kept in the process. `stop` is safe to call once per project.
 */
export async function oncePerRun<T>(name: string, start: () => Promise<{ value: T; stop: Stop }>) {
  run.startedForTests ??= stopOnInterrupt(new Map<string, Promise<Started>>());
  const before = run.startedForTests.get(name);
  const started = before ?? start();
  run.startedForTests.set(name, started);
  const { value, stop } = (await started) as { value: T; stop: Stop };
  return { value, stop: before ? async () => undefined : stop };
}

/** Vitest ends at once when it is interrupted, which would leave everything running. */
function stopOnInterrupt(started: Map<string, Promise<Started>>) {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.removeAllListeners(signal);
    let ending: Promise<never> | undefined;
    // A second Ctrl-C changes nothing: the end is under way.
    process.on(signal, () => void (ending ??= stopAll(started)));
  }
  return started;
}

async function stopAll(started: Map<string, Promise<Started>>): Promise<never> {
  await Promise.allSettled([...started.values()].map(async (one) => (await one).stop()));
  return process.exit(130);
}
