import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Whether the action of the button is running: until it is done, the button cannot be pressed again, and keeps the focus. */
    isBusy?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  wraps,
  type = "button",
  isBusy,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- a typed prop with a safe default
      type={type}
      className={cn(buttonVariants({ variant, size, wraps }), className)}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      // Not `disabled`: a browser would move the focus away. Enter in a field presses the form's button, too.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}

const BASE =
  "rounded-control inline-flex max-w-full shrink-0 items-center justify-center gap-2 text-center font-semibold transition-colors duration-200 disabled:pointer-events-none disabled:opacity-60 aria-busy:aria-disabled:opacity-60 print:hidden forced-colors:border [&_svg]:size-5 [&_svg]:shrink-0";

const VARIANTS = {
  primary: "bg-primary text-primary-foreground hover:bg-primary-hover",
  chat: "bg-chat text-chat-foreground hover:bg-chat-hover",
  outline: "bg-card text-foreground hover:border-input hover:bg-sand border",
  ghost: "text-foreground hover:bg-sand",
  quiet: "bg-primary-soft text-primary hover:bg-sand",
  inverted: "bg-background text-primary hover:bg-sand",
  destructive: "bg-destructive text-destructive-foreground hover:opacity-90",
};

const SIZES = {
  default: "min-h-13 px-5 text-[1.0625rem]",
  large: "min-h-14 px-7 text-xl",
  small: "min-h-12 px-4 text-base",
  icon: "size-12",
};

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Whether a label that is wider than its place continues in a second line, as one that staff have written may be. */
  wraps?: boolean | undefined;
}

/** On the narrowest screens every label wraps. A class of the caller's could not undo this: rules of a width come later. */
const ONE_LINE = "min-[20rem]:whitespace-nowrap";

/**
 * The look of buttons, and of links that act like one. It is written by hand, unlike the other variants: every visitor
 * downloads it first, and the package weighs more than the three words it would save.
 */
export const buttonVariants = ({
  variant = "primary",
  size = "default",
  wraps = false,
  className,
}: ButtonLook & { className?: string } = {}): string =>
  cn(BASE, !wraps && ONE_LINE, VARIANTS[variant], SIZES[size], className);
