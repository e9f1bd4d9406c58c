import { appendFileSync, cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expectOwnTables, onEmptyProject } from "./hosted/empty-project";
import { runFirstDay } from "./hosted/first-day";
import { pushLaterMigrations } from "./hosted/later-migrations";
import { startMailServer } from "./hosted/mail-server";
import { runToEnd } from "./local/child-process";
import { runCommand, StackError } from "./local/failure";
import { repositoryRoot } from "./local/settings";
import { startStack } from "./local/stack";
import { createTemporaryDir } from "./local/temporary-dir";

const MISSING = `What this cannot contain: Supabase's own API, auth, storage and functions servers. The local copy's stand in for them
(scripts/local/api/answer-like-hosted.ts says how they differ). pg_safeupdate is no part of the database either: a test
reads the bodies of all functions instead. The scheduler (pg_cron), pg_net and the vault exist on a hosted project only.`;

/**
 * Pushes later migrations to a database in use, then everything to an empty one as on the first day of a hosted project, tests
 * every permission, and uses it.
 */
async function main(): Promise<undefined> {
  const temporary = createTemporaryDir();
  const work = temporary.path;
  const localDir = path.join(work, "local");
  const supabaseDir = path.join(work, "supabase");
  cpSync(path.join(repositoryRoot, "supabase"), supabaseDir, {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith(".env"),
  });
  // The functions are built with the packages of this project.
  symlinkSync(path.join(repositoryRoot, "node_modules"), path.join(work, "node_modules"));
  const mail = await startMailServer(work);
  try {
    await pushLaterMigrations(supabaseDir, path.join(work, "in-use"));
    await onEmptyProject(localDir, async ({ sql, push }) => {
      await push(work, ["--include-seed"]);
      await expectOwnTables(sql);
    });
    appendFileSync(
      path.join(supabaseDir, "functions", ".env"),
      "SMTP_HOST=localhost\nSMTP_FROM=site@example.com\nNOTIFY_TO=owner@example.com\nSITE_URL=https://www.example.com\n",
    );
    // The functions trust the mail server's certificate in addition to those of the system.
    process.env["DENO_CERT"] = mail.certificate;
    const stack = await startStack({
      localDir,
      port: 0,
      adminEmail: "owner@example.com",
      site: "none",
      supabaseDir,
      log: console.log,
    });
    try {
      await runFirstDay(stack.values, mail.nextMail);
      console.log("Testing every permission…");
      const { code, lines } = await runToEnd("npx", ["vitest", "run", "--project", "postgres"], {
        cwd: repositoryRoot,
        env: { ...process.env, LOCAL_DIR: localDir },
      });
      if (code !== 0) throw new StackError(lines.slice(-60).join("\n"));
      console.log(lines.at(-1));
    } finally {
      await stack.stop();
    }
  } finally {
    await mail.stop();
    temporary.remove();
  }
  console.log(MISSING);
}

await runCommand(main);
