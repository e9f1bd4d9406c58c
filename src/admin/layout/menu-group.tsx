import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { NavLink } from "react-router-dom";
import { cn } from "@/lib/class-names";

interface MenuGroupProps {
  label: string;
  pages: readonly { to: string; label: string }[];
  /** Whether one of its pages is shown. */
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChoose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Pages behind a button of the row; on a phone below a heading, as the whole menu is open there. */
export function MenuGroup({ label, pages, isCurrent, isOpen, onToggle, onChoose }: MenuGroupProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusLink = (place: number) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    links.at(place % links.length)?.focus();
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    onToggle(true);
    // The list is there once the page is drawn again.
    requestAnimationFrame(() => focusLink(0));
  };
  const onListKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    focusLink(links.findIndex((link) => link === document.activeElement) + step);
  };
  return (
    <li className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent || undefined}
        data-open={isOpen || undefined}
        className={cn(
          "hover:text-foreground flex min-h-12 items-center gap-1 border-b-2 px-2.5 text-base whitespace-nowrap max-md:hidden lg:min-h-11",
          isCurrent
            ? "border-primary text-primary font-semibold"
            : "text-muted-foreground border-transparent",
        )}
        onClick={() => onToggle(!isOpen)}
        onKeyDown={onButtonKey}
      >
        {label}
        <ChevronDown className={cn("size-4 transition-transform duration-200", isOpen && "rotate-180")} />
      </button>
      <p
        aria-hidden="true"
        className="text-muted-foreground border-border border-t pt-2 text-[0.9375rem] md:hidden"
      >
        {label}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the arrow keys of the links in it */}
      <ul
        ref={list}
        id={id}
        aria-label={label}
        onKeyDown={onListKey}
        className={cn(
          "max-md:grid max-md:grid-cols-2 max-md:gap-x-4",
          "md:rounded-control md:border-border md:bg-card md:shadow-soft md:absolute md:start-0 md:top-full md:z-10 md:mt-1 md:min-w-52 md:border md:p-1.5",
          !isOpen && "md:hidden",
        )}
      >
        {pages.map(({ to, label: page }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onChoose}
              className={({ isActive }) =>
                cn(
                  "flex min-h-12 items-center text-base md:rounded-[9px] md:px-3 md:whitespace-nowrap lg:min-h-11",
                  isActive
                    ? "text-primary md:bg-primary-soft font-semibold"
                    : "hover:bg-sand hover:text-foreground",
                )
              }
            >
              {page}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
