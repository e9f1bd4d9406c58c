import { ChevronDown } from "@/components/ui/line-icons";
import { useId, useRef, type FocusEvent, type KeyboardEvent } from "react";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { ServicesPanel } from "./services-panel";
import { useHoverMenu } from "./use-hover-menu";

/** The menu of services: opens on hover and on a press; what is in it is made when it opens. */
export function ServicesMenu() {
  const { t } = useI18n();
  const { isOpen, close, toggle, hoverHandlers } = useHoverMenu();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hover, Escape and focus bubble up from the button and the links, which are the controls
    <div {...hoverHandlers} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
        className="rounded-control text-muted-foreground hover:text-foreground aria-expanded:text-foreground inline-flex min-h-12 items-center gap-1 px-3"
      >
        {t.navigation.services}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div
        id={panel}
        hidden={!isOpen}
        className="border-border bg-background shadow-soft absolute inset-x-0 top-full border-y"
      >
        {isOpen && <ServicesPanel onChoose={close} />}
      </div>
    </div>
  );
}
