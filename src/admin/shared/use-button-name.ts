import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";

/** What the place of a contact button is called; one that is newer than this page goes by itself. */
export function useButtonName(): (place: string) => string {
  const places: Readonly<Record<string, string>> = useTexts(analyticsTexts).places;
  // What visitors send may be the name of something that every object has.
  return (place) => (Object.hasOwn(places, place) ? places[place] : undefined) ?? place;
}
