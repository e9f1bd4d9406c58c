import { loadWindows } from "@/components/patterns/staff/use-windows";
import { useFetched } from "../shared/use-fetched";
import { SignInOverPage } from "../sign-in/sign-in-over-page";
import { loadMenu } from "./admin-navigation";

const fetchWindows = () => [loadWindows(), loadMenu(), SignInOverPage.fetch()];

/** Fetches the windows that every page may show. */
export function FetchWindows() {
  useFetched(fetchWindows);
  return null;
}
