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
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";
import { useState, type ReactNode } from "react";
import type { CalendarItem } from "@/data/staff/editorial-calendar";
import { type Day, addDays } from "@/lib/dubai-time";
import { dayName, topicOf } from "./calendar-item";
import { useLocale, useTexts } from "@/i18n/i18n";
import { calendarTexts } from "@/texts/admin/calendar";

const DAYS_IN_WEEK = 7;

interface DragAreaProps {
  onMove: (item: CalendarItem, day: Day) => void;
  children: ReactNode;
}

/** Lets items be dragged onto days: by mouse, by a long touch, and by keyboard from day to day. */
export function DragArea({ onMove, children }: DragAreaProps) {
  const locale = useLocale();
  const [dragged, setDragged] = useState<CalendarItem>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: dayCoordinates }),
  );
  const texts = useTexts(calendarTexts).drag;
  const topic = (active: Active) => topicOf(itemOf(active), locale).text;
  const name = (day: Day) => dayName(day, "full", locale);
  const staysOn = (active: Active) => texts.cancel(topic(active), name(itemOf(active).scheduled_date));
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.start(topic(active), name(itemOf(active).scheduled_date)),
    onDragOver: ({ active, over }) =>
      over ? texts.over(topic(active), name(dayUnder(over))) : texts.nowhere(topic(active)),
    onDragEnd: ({ active, over }) =>
      over ? texts.end(topic(active), name(dayUnder(over))) : staysOn(active),
    onDragCancel: ({ active }) => staysOn(active),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayUnderPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      onDragStart={({ active, activatorEvent }) => {
        setDragged(itemOf(active));
        // The month is at the top of the page. Further down, the first arrow key would scroll the page instead of moving the
        // item.
        if (activatorEvent instanceof KeyboardEvent) scrollTo({ top: 0, behavior: "instant" });
      }}
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

/** The day under the pointer; for the keyboard, the day under the middle of the item. */
const dayUnderPointer: CollisionDetection = (args) => {
  const { left, top, width, height } = args.collisionRect;
  const middle = { x: left + width / 2, y: top + height / 2 };
  return pointerWithin({ ...args, pointerCoordinates: args.pointerCoordinates ?? middle });
};

/** The item while it is dragged: small, so that the day below it is visible. */
function Flying({ item }: { item: CalendarItem }) {
  const locale = useLocale();
  const { text, lang } = topicOf(item, locale);
  return (
    <bdi
      lang={lang}
      className="rounded-control border-border bg-card block max-w-60 cursor-grabbing truncate border px-3 py-2 text-base font-semibold shadow-lg"
    >
      {text}
    </bdi>
  );
}

/** The number of days for an arrow key. From right to left, later days are on the left. */
export function daysOfKey(key: string, isRightToLeft: boolean): number {
  const ahead = isRightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return ahead;
    case "ArrowLeft":
      return -ahead;
    case "ArrowDown":
      return DAYS_IN_WEEK;
    case "ArrowUp":
      return -DAYS_IN_WEEK;
    default:
      return 0;
  }
}

/** Moves an item by keyboard from day to day. It stays where the month ends. */
const dayCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, collisionRect, droppableRects } = context;
  const count = daysOfKey(event.code, document.documentElement.dir === "rtl");
  if (count === 0 || !active || !collisionRect) return undefined;
  event.preventDefault();
  // The first step starts at the item's own day, wherever on the page it was picked up.
  const cell = droppableRects.get(addDays(over ? String(over.id) : itemOf(active).scheduled_date, count));
  return (
    cell && {
      x: cell.left + (cell.width - collisionRect.width) / 2,
      y: cell.top + (cell.height - collisionRect.height) / 2,
    }
  );
};
