/** Runs `work` with the error log captured, and answers what was logged: keeps test output quiet and the log testable. */
export async function capturedErrors(work: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const original = console.error;
  console.error = (...parts: unknown[]) => lines.push(parts.map(String).join(" "));
  try {
    await work();
  } finally {
    console.error = original;
  }
  return lines.join("\n");
}
