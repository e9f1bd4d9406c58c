import { homeCoverage, neighbourhoods } from "@/content/coverage";
import type { Range } from "@/config/facts";
import type { Locale } from "@/i18n/locales";

export interface HomePlaces {
  areas: readonly {
    id: string;
    name: string;
    description: string;
    landmarks: string;
    responseMinutes: Range;
  }[];
  neighbourhoods: readonly string[];
}

/** Where the home page says that we come, in one language. */
export const readHomePlaces = (locale: Locale): HomePlaces => ({
  areas: homeCoverage.map(({ id, name, description, landmarks, responseMinutes }) => ({
    id,
    name: name[locale],
    description: description[locale],
    landmarks: landmarks[locale],
    responseMinutes,
  })),
  neighbourhoods: neighbourhoods.map((name) => name[locale]),
});
