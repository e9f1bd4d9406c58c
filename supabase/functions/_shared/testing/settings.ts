/** Sets environment values during `work`, and restores the previous ones. */
export async function withSettings<T>(values: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(values).map((name) => [name, Deno.env.get(name)] as const);
  for (const [name, value] of Object.entries(values)) Deno.env.set(name, value);
  try {
    return await work();
  } finally {
    for (const [name, value] of before)
      value === undefined ? Deno.env.delete(name) : Deno.env.set(name, value);
  }
}
