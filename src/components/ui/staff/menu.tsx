import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";

interface MenuAction {
  label: string;
  isDestructive?: boolean;
  onChoose: () => void;
}

interface MenuProps {
  /** The text on the button. */
  text: string;
  /** The name of the button and of the menu for screen readers; it begins with the text. */
  label: string;
  actions: readonly MenuAction[];
  /** Whether one of the actions is running: until it is done, the menu stays closed. */
  isBusy?: boolean;
}

/** A button that opens a list of actions. */
export function Menu({ text, label, actions, isBusy = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<() => void>(undefined);
  return (
    // The page scrolls under an open menu, and nothing on it moves. Without a portal, the menu belongs to the page's content.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={(open) => setOpen(open && !isBusy)}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="outline"
          size="small"
          className="px-3.5 lg:min-h-10"
          aria-label={label}
          isBusy={isBusy}
        >
          {text}
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="rounded-control border-border bg-card z-30 max-w-[calc(100vw-1.5rem)] min-w-56 border p-1.5 text-base shadow-xl outline-none"
        // Before a dialog opens, the button has the focus again: that is where the dialog returns it.
        onCloseAutoFocus={() => {
          const choose = chosen.current;
          chosen.current = undefined;
          if (choose) queueMicrotask(choose);
        }}
      >
        {actions.map((action) => (
          <DropdownMenu.Item
            key={action.label}
            className={cn(
              "data-highlighted:bg-sand flex min-h-12 cursor-pointer items-center rounded-[9px] px-3 font-semibold wrap-anywhere lg:min-h-10",
              action.isDestructive && "text-destructive",
            )}
            onSelect={() => {
              chosen.current = action.onChoose;
            }}
          >
            {action.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
