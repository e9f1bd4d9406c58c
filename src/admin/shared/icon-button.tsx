import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface IconButtonProps extends ComponentProps<typeof Button> {
  Icon: LucideIcon;
  /** The label for screen readers. */
  label: string;
}

/** A button with only an icon. */
export function IconButton({ Icon, label, ...button }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...button}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
