import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  useSortable,
} from "@dnd-kit/sortable";
import { useRef, useState, type ReactNode } from "react";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { cn } from "@/lib/class-names";
import { IconButton } from "../shared/icon-button";
import { useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/texts/admin/manage";

/** A button stays focusable at the end of the list, so that the focus is not lost. */
const STEP = "aria-disabled:opacity-35 lg:size-10";

interface OrderListProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Called with the new order; undefined when the person may not change it. */
  onOrder: ((ids: readonly string[]) => void) | undefined;
  children: (row: Row) => ReactNode;
}

/** Rows that are put in order by dragging, by the keyboard, or step by step with two buttons. */
export function OrderList<Row extends { id: string }>({
  label,
  rows,
  nameOf,
  onOrder,
  children,
}: OrderListProps<Row>) {
  const texts = useTexts(manageTexts).order;
  const [said, setSaid] = useState("");
  const isJustPicked = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  if (!onOrder) {
    return (
      <ul aria-label={label} className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="rounded-card border-border bg-card border p-4">
            {children(row)}
          </li>
        ))}
      </ul>
    );
  }

  const ids = rows.map(({ id }) => id);
  const nameAt = (id: UniqueIdentifier) => {
    const row = rows.find((one) => one.id === id);
    return row ? nameOf(row) : "";
  };
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length) return;
    setSaid(texts.moved(nameAt(id), to + 1, ids.length));
    onOrder(arrayMove(ids, from, to));
  };
  const announcements: Announcements = {
    onDragStart: () => {
      isJustPicked.current = true;
      return undefined;
    },
    // A row is first over itself, as soon as the rows are measured: before that, arrow keys would do nothing.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const say = isJustPicked.current ? texts.picked : texts.moved;
      isJustPicked.current = false;
      return say(nameAt(active.id), placeOf(over.id), ids.length);
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(nameAt(active.id), placeOf(over?.id ?? active.id), ids.length),
    onDragCancel: ({ active }) => texts.cancelled(nameAt(active.id), placeOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // If rows were measured only when one is picked up, an immediate key would find no position to move to.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [placeOf(active.id) - 1, over ? placeOf(over.id) - 1 : -1];
        if (to !== -1 && from !== to) onOrder(arrayMove(ids, from, to));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className="grid gap-3">
          {rows.map((row, index) => (
            <OrderRow
              key={row.id}
              id={row.id}
              name={nameOf(row)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
            >
              {children(row)}
            </OrderRow>
          ))}
        </ul>
      </SortableContext>
      <output className="sr-only">{said}</output>
    </DndContext>
  );
}

interface OrderRowProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  children: ReactNode;
}

/** One row of an ordered list: a handle to drag it by, and two buttons that move it one step. */
function OrderRow({ id, name, isFirst, isLast, onUp, onDown, children }: OrderRowProps) {
  const texts = useTexts(manageTexts).order;
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
          Icon={GripVertical}
          label={texts.handle(name)}
          className="cursor-grab touch-none active:cursor-grabbing lg:size-10"
        />
        <IconButton
          Icon={ArrowUp}
          label={texts.up(name)}
          aria-disabled={isFirst}
          onClick={onUp}
          className={STEP}
        />
        <IconButton
          Icon={ArrowDown}
          label={texts.down(name)}
          aria-disabled={isLast}
          onClick={onDown}
          className={STEP}
        />
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
