/**
 * Waits for two starts. When one fails the other is told through the controller, and both have ended before the first
 * failure is thrown, so that nothing goes on starting while the rest is taken down.
 */
export async function together<A, B>(
  first: Promise<A>,
  second: Promise<B>,
  failure: AbortController,
): Promise<[A, B]> {
  const tell = (error: unknown) => {
    failure.abort(error);
    throw error;
  };
  const [a, b] = await Promise.allSettled([first.catch(tell), second.catch(tell)]);
  if (a.status === "rejected" || b.status === "rejected") throw failure.signal.reason;
  return [a.value, b.value];
}
