import { useQuery } from "@tanstack/react-query";
import { authorNamesQuery } from "@/data/staff/names";
import { useLocale } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";

/** Names authors by their ids; empty for one whose name is not known yet, or who is gone. */
export function useAuthorName(): (id: string) => string {
  const locale = useLocale();
  const { data } = useQuery(authorNamesQuery);
  return (id) => {
    const author = data?.find((one) => one.id === id);
    return author ? localized(author, "name", locale) : "";
  };
}
