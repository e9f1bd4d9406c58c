import { paths } from "@/config/paths";
import { serviceSlugs } from "./service-titles";

/** Pages that always exist, in both languages, as paths without locale; locations and articles come from the database. */
export const pagesOfNoService: readonly string[] = [
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.locations,
  paths.privacy,
  paths.terms,
];

/** The same with those of the services, offered or not. */
export const fixedPages: readonly string[] = [...pagesOfNoService, ...serviceSlugs.map(paths.service)];
