import { useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";

/** What the place of a contact button is called; one that is newer than this page goes by itself. */
export function useButtonName(): (place: string) => string {
  const { places } = useTexts(analyticsTexts);
  return (place) => Object.entries(places).find(([name]) => name === place)?.[1] ?? place;
}
