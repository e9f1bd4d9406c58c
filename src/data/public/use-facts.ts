import { useQuery } from "@tanstack/react-query";
import type { Facts } from "@domain/facts";
import { factsQuery } from "./facts.queries";

/** The facts of the business, which the routes of the public site have read before any page is shown. */
export function useFacts(): Facts {
  const { data } = useQuery(factsQuery);
  if (!data) throw new Error("The business facts were not read before the page.");
  return data;
}
