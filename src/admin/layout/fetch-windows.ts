import { fetchWindows } from "@/components/patterns/staff/lazy-windows";
import { useFetched } from "../shared/use-fetched";
import { SignInOverPage } from "../sign-in/sign-in-over-page";
import { MenuDrawer } from "./admin-navigation";

const fetchAll = () => [...fetchWindows(), MenuDrawer.fetch(), SignInOverPage.fetch()];

/** Fetches the windows that every page may show. */
export function FetchWindows() {
  useFetched(fetchAll);
  return null;
}
