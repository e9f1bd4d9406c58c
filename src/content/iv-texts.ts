import { pageTexts } from "./fill-texts";
import { texts } from "./iv-therapy-page.yaml";

/** The words around the catalogue of drips and the areas. */
export const ivTexts = pageTexts(texts, "iv-therapy-at-home");
