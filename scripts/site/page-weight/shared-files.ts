import type { Rolldown } from "vite";

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]
>[number];
type NameOfGroup = Extract<CodeSplittingGroup["name"], (...args: never) => unknown>;
type Context = Parameters<NameOfGroup>[1];

/** A page of the site, with what is around it. */
const PAGE = /\/src\/site\/(?:[^/]+\/)+(?:[^/]+-page|layout\/(?:english|arabic)-layout)\.tsx$/;
/** What is around every page of the back office. */
const FRAME = /\/src\/admin\/layout\/admin-(?:root|shell)\.tsx$/;

/** Whether one of these modules imports a module, directly or through others. */
function isNeededBy(modules: RegExp, id: string, context: Context, seen = new Set<string>()): boolean {
  if (modules.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => isNeededBy(modules, one, context, seen));
}

export const sharedByBoth =
  (name: string): NameOfGroup =>
  (id, context) =>
    id.endsWith("/index.html") || (isNeededBy(PAGE, id, context) && isNeededBy(FRAME, id, context)) ? name : null;
