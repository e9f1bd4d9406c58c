import { texts } from "./drips.yaml";

export type Drip = (typeof texts)[number];

/** The catalogue of drips, in the order by which a click on one is counted. */
export const drips: readonly Drip[] = texts;
