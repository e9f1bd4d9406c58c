type Stop = () => Promise<void>;

interface Started<T> {
  value: T;
  stop: Stop;
}

interface TestRun {
  interrupt: AbortController;
  started: Map<string, Promise<Started<unknown>>>;
}

const here = globalThis as { testRun?: TestRun };

/**
 * Starts what the tests of several projects share. Vitest loads a set-up file again for every project, so the started things
 * are kept in the process. The signal aborts when the run is interrupted; `stop` is called once per project.
 */
export async function oncePerRun<T>(
  name: string,
  start: (signal: AbortSignal) => Promise<Started<T>>,
): Promise<Started<T>> {
  const run = (here.testRun ??= beginRun());
  const before = run.started.get(name);
  const started = before ?? start(run.interrupt.signal);
  run.started.set(name, started);
  const { value, stop } = (await started) as Started<T>;
  return { value, stop: before ? async () => undefined : stop };
}

/** Vitest exits at once when it is interrupted, which would leave everything running. */
function beginRun(): TestRun {
  const run: TestRun = { interrupt: new AbortController(), started: new Map() };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.removeAllListeners(signal);
    // A second Ctrl-C changes nothing: the end is under way.
    process.on(signal, () => {
      if (!run.interrupt.signal.aborted) void stopAll(run);
    });
  }
  return run;
}

async function stopAll({ interrupt, started }: TestRun): Promise<never> {
  interrupt.abort();
  await Promise.allSettled([...started.values()].map(async (one) => (await one).stop()));
  return process.exit(130);
}
