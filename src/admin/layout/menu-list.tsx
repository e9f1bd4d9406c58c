import { useId } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../shared/admin-paths";
import { useCurrentPage, useOfferedPages } from "./use-menu";
import { useLocale, useTexts } from "@/i18n/i18n";
import { navigationTexts } from "@/texts/admin/navigation";

interface MenuListProps {
  /** The size of an entry: a finger needs more than a pointer. */
  entry: string;
  onChoose?: () => void;
}

/** Every page for this person, with the current one marked. */
export function MenuList({ entry, onChoose }: MenuListProps) {
  const locale = useLocale();
  const texts = useTexts(navigationTexts);
  const headings: Readonly<Record<string, string>> = texts.groups;
  const id = useId();
  const current = useCurrentPage();
  const pages = useOfferedPages();
  const groups = new Set(pages.map(({ group }) => group));
  groups.delete("elsewhere");
  return [...groups].map((group) => {
    const heading = headings[group];
    return (
      <div key={group} className="not-first:mt-2.5">
        {heading !== undefined && (
          <p id={id + group} className="text-muted-foreground px-3 text-[0.875rem] leading-7">
            {heading}
          </p>
        )}
        <ul aria-labelledby={heading === undefined ? undefined : id + group}>
          {pages
            .filter((page) => page.group === group)
            .map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={adminPaths[path]}
                  aria-current={path === current?.page ? (current.isBelow ? "true" : "page") : undefined}
                  onClick={onChoose}
                  className={`rounded-control hover:bg-sand aria-[current]:text-primary before:bg-primary relative flex items-center px-3 before:absolute before:start-0 before:h-3.5 before:w-1.5 before:rounded-t-full not-aria-[current]:before:hidden aria-[current]:font-semibold ${entry}`}
                >
                  {name[locale]}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    );
  });
}
