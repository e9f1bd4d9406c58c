import { Menu } from "@/components/ui/line-icons";
import { useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { useI18n } from "@/i18n/i18n";
import { DrawerContent } from "./drawer-content";

/** The menu of small screens. A native modal dialog keeps the focus, closes on Escape and costs no script. */
export function MobileDrawer({ className }: { className?: string }) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    // The dialog puts the focus on its first control, which therefore must be there before it opens.
    flushSync(() => setOpened(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the dialog element itself; everything inside is a child.
    if (event.target === event.currentTarget || (event.target as Element).closest("a")) close();
  };

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label={t.navigation.openMenu}
        className={className}
        onClick={open}
      >
        <Menu aria-hidden="true" />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop closes; for the keyboard the dialog has Escape and its close button */}
      <dialog
        ref={dialog}
        aria-label={t.navigation.menu}
        onClick={onClick}
        className="drawer bg-background text-foreground m-0 ms-auto h-dvh max-h-none w-[min(24rem,92vw)] max-w-none"
      >
        {wasOpened && <DrawerContent onClose={close} />}
      </dialog>
    </>
  );
}
