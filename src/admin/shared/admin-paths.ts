import type { Locale } from "@/config/locales";
import { paths } from "@/config/paths";
import { adminPages, type PageName } from "../pages";

const pagePaths = Object.fromEntries(
  adminPages.map(({ path }) => [path, path === "dashboard" ? paths.admin : `${paths.admin}/${path}`]),
) as Readonly<Record<PageName, string>>;

/** The addresses of the back office: of pages, of pages below them, and of views; the sign-in is in `config/paths`. */
export const adminPaths = {
  ...pagePaths,
  newPost: `${pagePaths.posts}/new`,
  post: (id: string) => `${pagePaths.posts}/${id}`,
  /** The texts that no clinician has approved as they are. */
  unreadTexts: `${pagePaths.posts}?view=review`,
  /** A text of an article, for a clinician. */
  reviewText: (postId: string, lang: Locale) => `${pagePaths["medical-review"]}/${postId}/${lang}`,
  /** A list with the form of one of its rows open. */
  edit: (page: PageName, id: string) => `${pagePaths[page]}?edit=${id}`,
  /** One entry with its changes. */
  entry: (id: number) => `${pagePaths.activity}?entry=${id}`,
  leadOptions: `${pagePaths.leads}/options`,
  takeBack: `${pagePaths.activity}/take-back`,
  costs: `${pagePaths.analytics}/costs`,
  conversions: `${pagePaths.analytics}/conversions`,
  link: `${paths.admin}/link`,
  forgotten: `${paths.admin}/forgotten`,
} as const;
