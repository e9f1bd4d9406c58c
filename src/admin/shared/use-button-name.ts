import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/texts/admin/analytics";

/** The name of a contact button's place; one that is newer than this page is its own name. */
export function useButtonName(): (place: string) => string {
  const places: Readonly<Record<string, string>> = useTexts(analyticsTexts).places;
  // A visitor may send the name of a property that every object has.
  return (place) => (Object.hasOwn(places, place) ? places[place] : undefined) ?? place;
}
