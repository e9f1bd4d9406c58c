import { parseArgs } from "node:util";
import { inTemporaryDir } from "./local/temporary-dir";
import { runCommand } from "./local/failure";
import { readStackFile } from "./local/stack-file";
import { type Check, type Line, runCheck, tableOf } from "./reality/check";
import { cleanedFileChecks } from "./reality/cleaned-files";
import { feedChecks } from "./reality/feeds";
import { nuCheck, readerViewCheck } from "./reality/html-pages";
import { jsonLdCheck } from "./reality/json-ld";
import { linkPreviewChecks } from "./reality/link-previews";
import { installReaders } from "./reality/packages";
import { qrCodeChecks } from "./reality/qr-code-readers";
import { readPages, type SitePage } from "./reality/site-pages";
import { startChildStack } from "./testing/child-stack";

const USAGE = `Usage: npm run check:reality -- [--html] [--articles] [--feeds] [--previews] [--data] [--codes] [--files]

Shows what the product hands out to programs that it was not written with, and prints a line for each: without an
option, all. Every line first has to notice a broken example. It starts a copy of its own, or uses the running one of
LOCAL_DIR.

Debian packages: default-jre-headless (Nu HTML checker), zbar-tools, libimage-exiftool-perl, ffmpeg. What is missing is
named in the table, and the rest runs. The npm packages of scripts/reality are installed at the first use.`;

interface Site {
  siteUrl: string;
  pages: SitePage[];
}

const run = <Item>(checks: readonly Check<Item>[]) => checks.map((check) => () => runCheck(check));

const PARTS = {
  html: ({ pages }: Site) => run([nuCheck(pages)]),
  articles: ({ pages }: Site) => run([readerViewCheck(pages)]),
  feeds: ({ siteUrl }: Site) => run(feedChecks(siteUrl)),
  previews: ({ pages }: Site) => run(linkPreviewChecks(pages)),
  data: ({ pages }: Site) => run([jsonLdCheck(pages)]),
  codes: () => run(qrCodeChecks()),
  files: () => run(cleanedFileChecks()),
};
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];
const WITHOUT_SITE: readonly string[] = ["codes", "files"];

/** Runs the parts one after the other. @returns their lines */
async function check(names: typeof NAMES, siteUrl: string): Promise<Line[]> {
  const site = { siteUrl, pages: siteUrl ? await readPages(siteUrl) : [] };
  const lines: Line[] = [];
  for (const name of names) {
    // Progress goes to the error output, so that only the table can be redirected into a file.
    console.error(`checking: ${name}`);
    for (const line of PARTS[name](site)) lines.push(await line());
  }
  return lines;
}

const onSite = (names: typeof NAMES): Promise<Line[]> => {
  if (names.every((name) => WITHOUT_SITE.includes(name))) return check(names, "");
  const running = process.env["LOCAL_DIR"];
  if (running) return check(names, readStackFile(running).siteUrl);
  return inTemporaryDir(async (localDir) => {
    const stack = await startChildStack(localDir, new AbortController().signal);
    try {
      return await check(names, stack.values.siteUrl);
    } finally {
      await stack.stop();
    }
  });
};

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      ...(Object.fromEntries(NAMES.map((name) => [name, { type: "boolean" }])) as Record<
        keyof typeof PARTS,
        { type: "boolean" }
      >),
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  await installReaders();
  const chosen = NAMES.filter((name) => values[name]);
  const lines = await onSite(chosen.length > 0 ? chosen : NAMES);
  console.log(tableOf(lines));
  // A line that was not run proves nothing.
  return lines.every(({ problems, missing }) => problems.length === 0 && !missing) ? 0 : 1;
});
