import { Menu } from "@/components/ui/line-icons";
import { useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import type { DrawerContent } from "./drawer-content";
import { FOOTER_ID } from "./site-footer";
import { useEarlyPress } from "./use-early-press";

/** Not part of the first download: most visits never open the menu. */
const loadContent = () => import("./drawer-content");

/** The press that follows tries again, and knows what to do. */
const ignore = () => undefined;

/** The menu of small screens. A native modal dialog keeps the focus, closes on Escape and costs no script. */
export function MobileDrawer({ className }: { className?: string }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [Content, setContent] = useState<typeof DrawerContent>();
  const open = async () => {
    const content = await loadContent();
    // The dialog puts the focus on its first control, which therefore must be there before it opens.
    flushSync(() => setContent(() => content.DrawerContent));
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const prepare = () => void loadContent().catch(ignore);
  const close = () => dialog.current?.close();
  useEarlyPress(button);
  // Going back by a swipe changes the page below the open drawer, which must be closed before that page takes the focus.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the new page itself is the occasion
  useLayoutEffect(() => dialog.current?.close(), [pathname]);
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the dialog element itself; everything inside is a child.
    if (event.target === event.currentTarget || (event.target as Element).closest("a")) close();
  };

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label={t.navigation.openMenu}
        className={cn("noscript:hidden", className)}
        // A finger or a mouse is there a moment before it presses, and the keyboard passes by.
        onPointerOver={prepare}
        onFocus={prepare}
        // The footer has the same links.
        onClick={() => void open().catch(() => location.assign(`#${FOOTER_ID}`))}
      >
        <Menu aria-hidden="true" />
      </Button>
      {/* Without script the drawer cannot open; the footer has the same links. */}
      <a
        href={`#${FOOTER_ID}`}
        aria-label={t.navigation.menu}
        className={cn("hidden size-12 items-center justify-center noscript:max-lg:flex", className)}
      >
        <Menu aria-hidden="true" className="size-5" />
      </a>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop closes; for the keyboard the dialog has Escape and its close button */}
      <dialog
        ref={dialog}
        aria-label={t.navigation.menu}
        onClick={onClick}
        className="drawer bg-background text-foreground m-0 ms-auto h-dvh max-h-none w-[min(24rem,92vw)] max-w-none"
      >
        {Content && <Content onClose={close} />}
      </dialog>
    </>
  );
}
