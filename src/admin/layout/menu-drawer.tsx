import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useFocusReturn } from "@/components/ui/staff/dialog";
import { useToastsBelow } from "@/components/ui/staff/toasts";
import { useTexts } from "@/i18n/i18n";
import { navigationTexts } from "@/texts/admin/navigation";
import { AccountLink, SessionButtons } from "./account-controls";
import { MenuList } from "./menu-list";

/** The menu over the page, from its start side. It is mounted while it is open. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts(navigationTexts);
  const focusReturn = useFocusReturn();
  useToastsBelow();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="bg-foreground/45 fixed inset-0 z-40 transition-opacity duration-200 motion-reduce:transition-none starting:opacity-0" />
        <Dialog.Content
          aria-describedby={undefined}
          className="border-border bg-background fixed inset-y-0 start-0 z-50 grid w-72 max-w-[85vw] grid-rows-[auto_1fr_auto] border-e shadow-xl transition-transform duration-200 outline-none motion-reduce:transition-none starting:-translate-x-full rtl:starting:translate-x-full"
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            const link =
              event.currentTarget instanceof HTMLElement &&
              event.currentTarget.querySelector<HTMLElement>("[aria-current]");
            if (!link) return;
            event.preventDefault();
            link.focus();
          }}
        >
          <div className="border-border flex items-center justify-between border-b ps-6 pe-2">
            <Dialog.Title className="text-lg font-semibold">{texts.menu}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.closeMenu}
              className="rounded-control hover:bg-sand grid size-12 place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={texts.label} className="overflow-y-auto overscroll-contain p-3">
            <MenuList entry="min-h-11 text-base" onChoose={onClose} />
          </nav>
          {/* Wide headers have this themselves. */}
          <div className="border-border border-t ps-6 pe-3 pt-1 pb-3 lg:hidden">
            <AccountLink className="w-full" />
            <div className="-ms-4 flex items-center justify-between gap-2">
              <SessionButtons onLogout={onClose} />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
