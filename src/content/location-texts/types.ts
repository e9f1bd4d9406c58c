import type { Localized } from "@/i18n/locales";

/** What is worth saying of one place beyond its row in the database. */
export interface LocationTexts {
  /** What people steer by there. */
  landmarks: Localized;
  /** What to send along, so that the team finds the door. */
  arrival: Localized;
  /** What people there ask for, by the slug of the service. */
  calls: Readonly<Record<string, Localized>>;
}
