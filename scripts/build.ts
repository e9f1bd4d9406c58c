import { resolve } from "node:path";
import { buildSite } from "./site/build-site";
import { buildEnvironment } from "./site/build-environment";

try {
  const started = performance.now();
  const { pages } = await buildSite({
    outDir: resolve(process.env.OUT_DIR ?? "dist"),
    environment: await buildEnvironment(process.env),
    mode: process.env.BUILD_MODE === "development" ? "development" : "production",
    log: (line) => console.log(line),
  });
  console.log(`built, ${pages} pages written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  // Whoever builds needs the reason, not the place in our code; Vite's and React's own errors carry theirs.
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}\n${cause.stack}` : message);
  process.exit(1);
}
