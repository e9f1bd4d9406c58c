/**
 * Runs the work for every item, at most `limit` at a time. After a failure no further item is begun.
 * @throws the first failure, once all begun work has ended
 */
export async function inParallel<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = each(items);
  const worker = async () => {
    // Leaving the loop by an error closes the queue that all workers share.
    for (const item of queue) await work(item);
  };
  const workers = Array.from({ length: limit }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

function* each<T>(items: Iterable<T>): Generator<T> {
  yield* items;
}
