import { useSortable } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { cn } from "@/lib/class-names";

interface OrderRowProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  children: ReactNode;
}

/** One row of an order: a handle to drag it by, and two buttons that move it one step. */
export function OrderRow({ id, name, isFirst, isLast, onUp, onDown, children }: OrderRowProps) {
  const { t } = useAdminI18n();
  const texts = t.manage.order;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: texts.role } });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={cn(
        "rounded-card border-border bg-card flex flex-col gap-3 border p-4 sm:flex-row sm:gap-4",
        isDragging && "relative z-10 shadow-xl",
      )}
    >
      <div className="-m-2 flex shrink-0 sm:me-0 sm:flex-col lg:flex-row lg:items-start">
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={texts.handle(name)}
          className="cursor-grab touch-none active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={texts.up(name)} aria-disabled={isFirst} onClick={onUp}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={texts.down(name)} aria-disabled={isLast} onClick={onDown}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

/** Stays reachable at the end of its way, so that the focus is not lost there. */
function IconButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={cn(
        "rounded-control text-muted-foreground hover:bg-sand hover:text-foreground grid size-12 place-items-center aria-disabled:opacity-35 lg:size-10 [&_svg]:size-5",
        className,
      )}
      {...props}
    />
  );
}
