import type { Entry } from "@/data/staff/changes";

export const AMAL = "7d5cf7d4-0000-4000-8000-0000000000aa";

/** A change of an author by Amal. */
export const entryOf = (changes: Partial<Entry> = {}): Entry => ({
  id: 7,
  at: "2026-11-20T10:00:00+00:00",
  actorId: AMAL,
  actor: "amal@example.com",
  action: "updated",
  entity: "author",
  subject: "a1",
  label: "Maria",
  canTakeBack: true,
  takenBack: false,
  ...changes,
});
