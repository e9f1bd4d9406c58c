import { reportFailure, runBuild } from "./site/run-build";

const problem = await runBuild(process.env);
if (problem !== undefined) {
  await reportFailure(problem, process.env);
  process.exit(1);
}
