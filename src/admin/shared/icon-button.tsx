import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface IconButtonProps extends ComponentProps<typeof Button> {
  Icon: LucideIcon;
  /** What it does, for who does not see the icon. */
  label: string;
}

/** A button that shows an icon alone. */
export function IconButton({ Icon, label, ...button }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...button}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
