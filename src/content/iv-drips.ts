import { texts } from "./drips.yaml";

export type Drip = (typeof texts)[number];
export type DripId = Drip["id"];

/** The catalogue of drips, in the order by which a click on one is counted. */
export const drips: readonly Drip[] = texts;
