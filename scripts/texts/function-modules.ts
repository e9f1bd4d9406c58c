import { writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { DangerSigns } from "../../src/content/schemas.ts";
import { readIfPresent } from "../local/files.ts";
import { CONTENT, readTexts, textFiles } from "./read-texts.ts";

/** The texts for functions, as modules in their folder: functions import nothing from outside of it. */
const functionModules = (root: string): readonly [file: string, source: string][] => [
  ["supabase/functions/_shared/domain/danger-signs.generated.ts", dangerSignsModule(root)],
  ["supabase/functions/_shared/ai/composer/texts.generated.ts", writerModule(root)],
];

export const staleFunctionModules = (root: string): readonly [file: string, source: string][] =>
  functionModules(root).filter(([file, source]) => readIfPresent(path.join(root, file)) !== source);

/** Writes the outdated ones. @returns their names */
export const writeFunctionModules = (root: string): string[] =>
  staleFunctionModules(root).map(([file, source]) => {
    writeFileSync(path.join(root, file), source);
    return file;
  });

const madeFrom = (files: string) =>
  `// Made from ${CONTENT}/${files} by \`npm run texts\`. Change the texts there: this file is overwritten.\n`;

function dangerSignsModule(root: string): string {
  const groups = readTexts(root, "danger-signs.yaml") as z.output<typeof DangerSigns>;
  const signs = Object.entries(groups).flatMap(([advice, group]) =>
    Object.entries(group).map(([name, sign]) => `  ${name}: ${JSON.stringify({ advice, ...sign })},`),
  );
  return [
    `${madeFrom("danger-signs.yaml")}import type { DangerSign } from "./danger-sign.ts";`,
    "",
    "export const dangerSigns = {",
    ...signs,
    "} as const satisfies Readonly<Record<string, DangerSign>>;",
    "",
  ].join("\n");
}

const WRITER = "writer/";

function writerModule(root: string): string {
  const texts: Record<string, unknown> = {};
  for (const file of textFiles(root).filter((name) => name.startsWith(WRITER))) {
    const names = file
      .slice(WRITER.length)
      .replace(/\.yaml$/, "")
      .split("/")
      .map(camelCase);
    const [name = "", group] = names.toReversed();
    const home = group === undefined ? texts : ((texts[group] ??= {}) as Record<string, unknown>);
    home[name] = readTexts(root, file);
  }
  // A text and its translation are one line, so that a change of them is one line, too.
  const source = JSON.stringify(texts).replaceAll('{"en":', '\n{"en":');
  return `${madeFrom(WRITER)}export const writerTexts = ${source} as const;\n`;
}

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
