import { ChevronDown } from "@/components/ui/line-icons";
import { useEffect, useId, useRef, useState, type FocusEvent } from "react";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import type { ServicesPanel } from "./services-panel";
import { useEarlyPress } from "./use-early-press";
import { useHoverMenu } from "./use-hover-menu";

const ITEM =
  "rounded-control text-muted-foreground hover:text-foreground min-h-12 items-center gap-1 px-2 xl:px-3";

/** The menu of services: opens on hover and on a press; what is in it is made when it opens. */
export function ServicesMenu() {
  const { t, locale } = useI18n();
  const { isOpen, close, toggle, hoverHandlers } = useHoverMenu();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  // The home page lists the same services.
  const list = `${localizedPath(paths.home, locale)}#services`;
  useEarlyPress(button);
  /** What is in it is not part of the first download: it comes with the mouse or the focus. */
  const [Panel, setPanel] = useState<typeof ServicesPanel>();
  const load = async () => {
    const content = await import("./services-panel");
    setPanel(() => content.ServicesPanel);
  };
  // The press that follows tries again, and knows what to do.
  const prepare = () => void load().catch(() => undefined);
  const press = () => {
    toggle();
    load().catch(() => location.assign(list));
  };

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) => target instanceof Node && menu.current?.contains(target);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      // Opened by the mouse, the menu never had the focus and must not take it.
      if (isInside(document.activeElement)) button.current?.focus();
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!isInside(target)) close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [isOpen, close]);

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  const isShown = isOpen && Panel !== undefined;

  return (
    <div ref={menu} {...hoverHandlers} onPointerOver={prepare} onFocus={prepare} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={isShown}
        aria-controls={panel}
        onClick={press}
        className={cn(ITEM, "aria-expanded:text-foreground inline-flex noscript:hidden")}
      >
        {t.navigation.services}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 transition-transform", isShown && "rotate-180")}
        />
      </button>
      {/* Without script nothing would open. */}
      <a href={list} className={cn(ITEM, "hidden noscript:inline-flex")}>
        {t.navigation.services}
      </a>
      {/* The strip above the panel bridges the gap to the button, so that a slow mouse does not fall out of the menu. */}
      <div
        id={panel}
        hidden={!isShown}
        className="border-border bg-background shadow-soft absolute inset-x-0 top-full border-y before:absolute before:inset-x-0 before:bottom-full before:h-4"
      >
        {isShown && <Panel onChoose={close} />}
      </div>
    </div>
  );
}
