import path from "node:path";
import { readStackFile } from "../local/stack-file";
import { startTimedBuilder } from "./timed-builder";
import { withDatabase } from "./on-stack";
import { fillArticles, measureSite } from "./large-site";
const size = Number(process.argv[2]);
const outDir = path.resolve(process.argv[3] ?? "");
const stack = readStackFile(".local");
await withDatabase(stack.databaseUrl, async (sql) => {
  await fillArticles(sql, size);
  const builder = startTimedBuilder(stack, outDir);
  try {
    console.log(size, JSON.stringify(await measureSite(sql, builder, outDir, size), null, 1));
  } finally {
    builder.stop();
  }
});
