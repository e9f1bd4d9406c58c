import { texts as businessBay } from "./business-bay";
import { texts as deira } from "./deira";
import { texts as downtownDubai } from "./downtown-dubai";
import { texts as dubaiHills } from "./dubai-hills";
import { texts as dubaiMarina } from "./dubai-marina";
import { texts as jlt } from "./jlt";
import { texts as jumeirah } from "./jumeirah";
import { texts as palmJumeirah } from "./palm-jumeirah";
import type { LocationTexts } from "./types";

/** The texts of the places, by slug. The page of a place that has none does without them. */
export const locationTexts: Readonly<Record<string, LocationTexts>> = {
  "dubai-marina": dubaiMarina,
  "downtown-dubai": downtownDubai,
  "business-bay": businessBay,
  jlt,
  "palm-jumeirah": palmJumeirah,
  "dubai-hills": dubaiHills,
  jumeirah,
  deira,
};
