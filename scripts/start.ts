import { runStack } from "./local/run-stack";

await runStack({ site: "built" });
