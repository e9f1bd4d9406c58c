import energyBooster from "@/assets/drips/energy-booster.svg";
import gutCleansing from "@/assets/drips/gut-cleansing.svg";
import hairGrowth from "@/assets/drips/hair-growth.svg";
import hydration from "@/assets/drips/hydration.svg";
import immuneBoost from "@/assets/drips/immune-boost.svg";
import iron from "@/assets/drips/iron.svg";
import jetLag from "@/assets/drips/jet-lag.svg";
import liverDetox from "@/assets/drips/liver-detox.svg";
import multivitamin from "@/assets/drips/multivitamin.svg";
import nad from "@/assets/drips/nad.svg";
import skinGlow from "@/assets/drips/skin-glow.svg";
import type { DripId } from "@/content/iv-drips";

/** Addresses of the drips' pictures. */
export const dripPictures: Readonly<Record<DripId, string>> = {
  "energy-booster": energyBooster,
  "hair-growth": hairGrowth,
  "liver-detox": liverDetox,
  "gut-cleansing": gutCleansing,
  nad,
  iron,
  "immune-boost": immuneBoost,
  hydration,
  multivitamin,
  "jet-lag": jetLag,
  "skin-glow": skinGlow,
};
