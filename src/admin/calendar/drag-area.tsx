import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type CollisionDetection,
  type Over,
} from "@dnd-kit/core";
import { useMemo, useState, type ReactNode } from "react";
import type { CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { topicOf } from "./calendar-item";
import { dayName } from "./day-names";
import { dayCoordinates } from "./day-coordinates";
import type { Day } from "@/lib/dubai-time";

interface DragAreaProps {
  onMove: (item: CalendarItem, day: Day) => void;
  children: ReactNode;
}

/** Lets items be dragged onto days: by mouse, by a long touch, and by keyboard from day to day. */
export function DragArea({ onMove, children }: DragAreaProps) {
  const { t, locale } = useAdminI18n();
  const [dragged, setDragged] = useState<CalendarItem>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: dayCoordinates }),
  );
  const announcements = useMemo((): Announcements => {
    const texts = t.calendar.drag;
    const topic = (active: Active) => topicOf(itemOf(active), locale).text;
    const name = (day: Day) => dayName(day, "full", locale);
    return {
      onDragStart: ({ active }) => texts.start(topic(active), name(itemOf(active).scheduled_date)),
      onDragOver: ({ active, over }) =>
        over ? texts.over(topic(active), name(dayUnder(over))) : texts.nowhere(topic(active)),
      onDragEnd: ({ active, over }) =>
        over
          ? texts.end(topic(active), name(dayUnder(over)))
          : texts.cancel(topic(active), name(itemOf(active).scheduled_date)),
      onDragCancel: ({ active }) => texts.cancel(topic(active), name(itemOf(active).scheduled_date)),
    };
  }, [t, locale]);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayUnderPointer}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t.calendar.drag.instructions },
      }}
      onDragStart={({ active }) => setDragged(itemOf(active))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const item = itemOf(active);
        if (over && dayUnder(over) !== item.scheduled_date) onMove(item, dayUnder(over));
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <Flying item={dragged} />}</DragOverlay>
    </DndContext>
  );
}

const itemOf = (active: Active): CalendarItem => (active.data.current as { item: CalendarItem }).item;
const dayUnder = (over: Over): Day => String(over.id);

/** The day the pointer is on; moved by keyboard, the one that the middle of the item is on. */
const dayUnderPointer: CollisionDetection = (args) => {
  const { left, top, width, height } = args.collisionRect;
  const middle = { x: left + width / 2, y: top + height / 2 };
  return pointerWithin({ ...args, pointerCoordinates: args.pointerCoordinates ?? middle });
};

/** What follows the hand: small, so that the day below it can be seen. */
function Flying({ item }: { item: CalendarItem }) {
  const { locale } = useAdminI18n();
  const { text, lang } = topicOf(item, locale);
  return (
    <span
      lang={lang}
      className="rounded-control border-border bg-card block max-w-60 cursor-grabbing truncate border px-3 py-2 text-base font-semibold shadow-lg"
    >
      {text}
    </span>
  );
}
