import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { buttonVariants, type ButtonLook } from "./button.variants";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Whether what was pressed is under way: until it is done, it cannot be pressed again. */
    isBusy?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  type = "button",
  isBusy,
  disabled,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      // oxlint-disable-next-line react/button-has-type -- a typed prop with a safe default
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      disabled={isBusy || disabled}
      aria-busy={isBusy}
      {...props}
    />
  );
}
