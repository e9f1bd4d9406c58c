import { ChevronDown, ShieldCheck } from "lucide-react";
import { useId, useRef, type FocusEvent, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { catalogue } from "@/content/services";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { excerpt } from "@/lib/excerpt";
import { useHoverMenu } from "./use-hover-menu";

const EXCERPT_CHARACTERS = 120;

/** The five catalogue services, each in a sentence and its first benefit. */
export function ServicesMenu() {
  const { t, locale } = useI18n();
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
        <div className="page-width py-6">
          <ul className="grid grid-cols-5 gap-2">
            {catalogue.map((service) => (
              <li key={service.slug}>
                <Link
                  to={localizedPath(paths.service(service.slug), locale)}
                  onClick={close}
                  className="rounded-card hover:bg-sand block h-full p-4"
                >
                  <span className="block font-semibold">{service.title[locale]}</span>
                  <span className="text-muted-foreground mt-1 block text-[0.9375rem] leading-normal">
                    {excerpt(service.description[locale], EXCERPT_CHARACTERS)}
                  </span>
                  <span className="text-primary mt-3 flex gap-2 text-[0.9375rem] leading-normal">
                    <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
                    {service.benefits[locale][0]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="rounded-control bg-primary-soft text-primary mt-4 px-4 py-3 text-center text-base font-semibold">
            {t.navigation.serviceStrip}
          </p>
        </div>
      </div>
    </div>
  );
}
