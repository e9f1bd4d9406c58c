import { paths } from "@/config/paths";
import { serviceSlugs } from "./service-titles";

/** Pages that always exist, in both languages, as paths without locale; locations and articles come from the database. */
export const fixedPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.locations,
  paths.privacy,
  paths.terms,
  ...serviceSlugs.map(paths.service),
];
