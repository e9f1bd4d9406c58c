import { defineConfig } from "vitest/config";
import { TotalReporter } from "./total-reporter.ts";

/** For the reporter's own tests, whose files lie where nothing can be imported from. */
export default defineConfig({ test: { globals: true, reporters: ["default", new TotalReporter()] } });
