import { localizedPath, paths as sitePaths, stripLocale } from "../../src/config/paths";
import { localeOfPath, otherLocale } from "../../src/config/locales";
import type { OpenedPage } from "./application";
import type { BuildContext } from "./build-context";

interface OpenedPages {
  page: OpenedPage;
  /** The same article in the other language. */
  twin?: OpenedPage;
  /** What both of them asked for. */
  asked: string[];
  /** Whether nothing is missing: a twin that cannot be read is reported where its own page is made. */
  isWhole: boolean;
}

export interface PageOpener {
  /** @throws when the page cannot be read */
  (path: string): Promise<OpenedPages>;
  /** Once the page is made. */
  release: (path: string) => void;
  /** Closes what was opened for a page that is not made. */
  close: () => void;
}

/** Opens pages, each once, an article's two pages together. */
export function openPages({ application, reads }: BuildContext, paths: readonly string[]): PageOpener {
  const known = new Set(paths);
  const opened = new Map<string, Promise<{ value: OpenedPage; asked: string[] }>>();
  const made = new Set<string>();
  const twinOf = (path: string): string | undefined => {
    const unprefixed = stripLocale(path);
    const twin = localizedPath(unprefixed, otherLocale(localeOfPath(path)));
    return unprefixed.startsWith(sitePaths.article("")) && known.has(twin) ? twin : undefined;
  };
  const openOne = (path: string) => {
    const page = opened.get(path) ?? reads.noting(() => application.prerender.openPage(path));
    opened.set(path, page);
    return page;
  };
  const closeOne = (path: string) => {
    opened.get(path)?.then(
      ({ value }) => value.close(),
      () => undefined, // there is nothing to close
    );
    opened.delete(path);
  };
  const open = async (path: string): Promise<OpenedPages> => {
    const other = twinOf(path);
    const [{ value: page, asked }, twin] = await Promise.all([
      openOne(path),
      other === undefined ? undefined : openOne(other).catch(() => null),
    ]);
    return {
      page,
      twin: twin?.value,
      asked: [...new Set([...asked, ...(twin?.asked ?? [])])],
      isWhole: twin !== null,
    };
  };
  return Object.assign(open, {
    release: (path: string) => {
      made.add(path);
      const other = twinOf(path);
      if (other !== undefined && !made.has(other)) return;
      closeOne(path);
      if (other !== undefined) closeOne(other);
    },
    close: () => [...opened.keys()].forEach(closeOne),
  });
}
