import { useId } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../shared/admin-paths";
import { useCurrentPage, useMenu } from "./use-menu";
import { useTexts } from "@/i18n/i18n";
import { navigationTexts } from "@/words/admin/navigation";

interface MenuListProps {
  /** The size of an entry: a finger needs more than a pointer. */
  entry: string;
  onChoose?: () => void;
}

/** Every page that this person is offered, one press away, with the current one marked. */
export function MenuList({ entry, onChoose }: MenuListProps) {
  const { groups, pages } = useTexts(navigationTexts);
  const id = useId();
  const current = useCurrentPage();
  return useMenu().map(({ group, names }) => {
    const heading = group in groups ? groups[group as keyof typeof groups] : undefined;
    return (
      <div key={group} className="not-first:mt-2.5">
        {heading !== undefined && (
          <p id={id + group} className="text-muted-foreground px-3 text-[0.875rem] leading-7">
            {heading}
          </p>
        )}
        <ul aria-labelledby={heading === undefined ? undefined : id + group}>
          {names.map((name) => (
            <li key={name}>
              <Link
                to={adminPaths[name]}
                aria-current={name === current?.name ? (current.isBelow ? "true" : "page") : undefined}
                onClick={onChoose}
                className={`rounded-control hover:bg-sand aria-[current]:text-primary before:bg-primary relative flex items-center px-3 before:absolute before:start-0 before:h-3.5 before:w-1.5 before:rounded-t-full not-aria-[current]:before:hidden aria-[current]:font-semibold ${entry}`}
              >
                {pages[name]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
