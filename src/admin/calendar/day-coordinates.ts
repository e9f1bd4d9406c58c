import type { KeyboardCoordinateGetter } from "@dnd-kit/core";
import type { CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { addDays } from "@/lib/dubai-time";

const DAYS_IN_WEEK = 7;

/** How many days an arrow key goes. What is on the left comes later where one reads from right to left. */
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

/** While an item is moved by keyboard: an arrow key brings it from day to day. It stays where the month ends. */
export const dayCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, collisionRect, droppableRects } = context;
  const count = daysOfKey(event.code, document.documentElement.dir === "rtl");
  if (count === 0 || !active || !collisionRect) return undefined;
  event.preventDefault();
  const { item } = active.data.current as { item: CalendarItem };
  // The first step begins on the item's own day, wherever on the page it was picked up.
  const cell = droppableRects.get(addDays(over ? String(over.id) : item.scheduled_date, count));
  return (
    cell && {
      x: cell.left + (cell.width - collisionRect.width) / 2,
      y: cell.top + (cell.height - collisionRect.height) / 2,
    }
  );
};
