import { resolve } from "node:path";
import { buildEnvironment, indexNowKey } from "./site/build-environment";
import { buildSite } from "./site/build-site";
import { reportFailure } from "./site/report-failure";

try {
  const started = performance.now();
  const { pages, written, failed } = await buildSite({
    outDir: resolve(process.env.OUT_DIR ?? "dist"),
    environment: await buildEnvironment(process.env),
    indexNowKey: await indexNowKey(process.env),
    mode: process.env.BUILD_MODE === "development" ? "development" : "production",
    log: (line) => console.log(line),
  });
  for (const { path, reason } of failed) console.error(`${path} is left as it was: ${reason}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`built, ${written} of ${pages} pages written in ${seconds} s`);
} catch (error) {
  // Whoever builds needs the reason, not the place in our code; Vite's and React's own errors carry theirs.
  const { message, cause } = error as Error;
  if (cause instanceof Error) console.error(cause.stack);
  // Last, where people look first.
  console.error(message);
  await reportFailure(message, process.env);
  process.exit(1);
}
