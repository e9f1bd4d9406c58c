/**
 * Ctrl-C and a plain kill abort the signal; whoever holds it cleans up and ends. Pressing Ctrl-C again changes nothing,
 * since ending at once would leave a stack behind.
 */
export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => controller.abort());
  return controller.signal;
}
