import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { errorCode, StackError } from "./failure";
import { localPaths } from "./local-dir";

const stackFileSchema = z.object({
  siteUrl: z.url(),
  apiUrl: z.url(),
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  databaseUrl: z.string().startsWith("postgres://"),
  admin: z.object({ email: z.email(), password: z.string().min(1) }),
});

/** How to reach a running stack. Holds secrets: the file is readable by its owner alone. */
export type StackFile = z.infer<typeof stackFileSchema>;

/** @throws StackError when no stack runs on the folder, or the file is damaged. */
export function readStackFile(localDir: string): StackFile {
  const file = localPaths(localDir).stackFile;
  try {
    return stackFileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new StackError(
      errorCode(error) === "ENOENT"
        ? `No local stack runs on ${localPaths(localDir).root}; start it with npm start.`
        : `The file ${file} is damaged; restart the local stack.`,
      { cause: error },
    );
  }
}

export function writeStackFile(localDir: string, content: StackFile): void {
  const file = localPaths(localDir).stackFile;
  // Written anew, so that the mode holds even where an older file was more open.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
}

export function removeStackFile(localDir: string): void {
  rmSync(localPaths(localDir).stackFile, { force: true });
}
