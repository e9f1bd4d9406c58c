import { z } from "zod";
import { StackError } from "./failure";
import { readJson, writeSecrets } from "./files";
import { localPaths } from "./local-dir";

const stackFileSchema = z.object({
  siteUrl: z.url(),
  apiUrl: z.url(),
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  databaseUrl: z.string().startsWith("postgres://"),
  admin: z.object({ email: z.email(), password: z.string().min(1) }),
});

/** The addresses and keys of a running stack. It contains secrets, so only its owner can read the file. */
export type StackFile = z.infer<typeof stackFileSchema>;

/** @throws StackError when no stack runs on the folder, or the file is damaged. */
export function readStackFile(localDir: string): StackFile {
  const { root, stackFile } = localPaths(localDir);
  const content = readJson(stackFile, stackFileSchema, "restart the local stack");
  if (!content) throw new StackError(`No local stack runs on ${root}; start it with npm start.`);
  return content;
}

export function writeStackFile(localDir: string, content: StackFile): void {
  writeSecrets(localPaths(localDir).stackFile, content);
}
