import type { KeyboardEvent } from "react";
import type { LeadStatus } from "@/data/staff/leads";
import { plainLetter } from "../shared/shortcuts";

/** The letter of a step, while the focus is in the lead's row. */
export const STEP_KEYS: Readonly<Partial<Record<LeadStatus | "follow_up", string>>> = {
  booked: "B",
  done: "D",
  lost: "L",
  follow_up: "F",
};

/** Marks the stops of the arrow keys: one in each row, and the field for codes. */
export const LEAD_STOP = { "data-lead-stop": "" };
const STOPS = "[data-lead-stop]";

/**
 * Up and down move to the previous and the next lead, or to the field for codes above them.
 * @returns whether the key was one of them
 */
export function moveBetweenLeads(event: KeyboardEvent): boolean {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
  const here = stops.findIndex(
    (stop) =>
      stop === event.target || stop.parentElement?.closest("[data-lead]")?.contains(event.target as Node),
  );
  const next = here === -1 ? undefined : stops[here + by];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

/** Takes a step by its letter, in the row with the focus. */
export function takeByKey(
  event: KeyboardEvent,
  steps: readonly (LeadStatus | "follow_up")[],
  take: (step: LeadStatus | "follow_up") => void,
): void {
  if (event.repeat || moveBetweenLeads(event)) return;
  const letter = plainLetter(event.nativeEvent)?.toUpperCase();
  const step = letter === undefined ? undefined : steps.find((one) => STEP_KEYS[one] === letter);
  if (step === undefined) return;
  event.preventDefault();
  take(step);
}
