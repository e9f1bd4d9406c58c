import { plural } from "@/i18n/format";
import type { Widen } from "@/i18n/widen";
import { accountTexts } from "./account";
import { activityTexts } from "./activity";
import { analyticsTexts } from "./analytics";
import { authorsTexts } from "./authors";
import { bulkGenerateTexts } from "./bulk-generate";
import { calendarTexts } from "./calendar";
import { commonTexts } from "./common";
import { dashboardTexts } from "./dashboard";
import { editorTexts } from "./editor";
import { writingTexts } from "./editor-writing";
import { historyTexts } from "./history";
import { locationsTexts } from "./locations";
import { manageTexts } from "./manage";
import { mediaTexts } from "./media";
import { navigationTexts } from "./navigation";
import { permitsTexts } from "./permits";
import { postsTexts } from "./posts";
import { redirectsTexts } from "./redirects";
import { reviewsTexts } from "./reviews";
import { schemasTexts } from "./schemas";
import { factsTexts } from "./facts";
import { servicesTexts } from "./services";
import { settingsTexts } from "./settings";
import { siteBuildTexts } from "./site-build";
import { staffTexts } from "./staff";
import { templatesTexts } from "./templates";
import { urlExportTexts } from "./url-export";

/** Every English text of the back office. */
export const adminEn = {
  title: (page: string, brand: string) => `${page} | ${brand} back office`,
  navigation: navigationTexts.en,
  logout: "Logout",
  loading: "Loading…",
  retry: "Try again",
  pageError: {
    missing: {
      title: "This page could not be loaded",
      text: "A part of it did not arrive. Check your connection and try again. If that does not help, an ad blocker may be holding it back: allow this site in it.",
    },
    broken: {
      title: "This page could not be shown",
      text: "Something in it went wrong. What was saved is safe. Please try again.",
    },
  },
  login: {
    title: "Back office",
    lead: "For staff only.",
    email: "Email",
    password: "Password",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    forgotten: "Forgotten password?",
    submit: "Sign in",
    submitting: "Signing in…",
    emailRequired: "Please enter your email.",
    emailInvalid: "This does not look like an email address.",
    passwordRequired: "Please enter your password.",
    failed: "Login failed",
    invalid: "Invalid credentials",
    tooMany: (minutes: number) =>
      plural(minutes, "en", {
        one: "Too many attempts. Please try again in {n} minute.",
        other: "Too many attempts. Please try again in {n} minutes.",
      }),
    offline: "The server cannot be reached. Check your connection and try again.",
    unavailable: "Sign-in is not available right now. Please try again in a moment.",
    success: "Login successful",
    welcome: "Welcome back!",
    signedOut: "You were signed out. Please sign in again.",
    /** Over the page, for a change that needs a recent sign-in. */
    again: {
      title: "Sign in again for this change",
      text: "You signed in more than an hour ago. Enter your password, and your change is saved. Nothing you typed is lost.",
      confirm: "Confirm and save",
    },
  },
  account: accountTexts.en,
  activity: activityTexts.en,
  history: historyTexts.en,
  staff: staffTexts.en,
  dashboard: dashboardTexts.en,
  siteBuild: siteBuildTexts.en,
  common: commonTexts.en,
  permits: permitsTexts.en,
  posts: postsTexts.en,
  editor: editorTexts.en,
  writing: writingTexts.en,
  media: mediaTexts.en,
  calendar: calendarTexts.en,
  templates: templatesTexts.en,
  settings: settingsTexts.en,
  bulkGenerate: bulkGenerateTexts.en,
  analytics: analyticsTexts.en,
  urlExport: urlExportTexts.en,
  manage: manageTexts.en,
  authors: authorsTexts.en,
  facts: factsTexts.en,
  services: servicesTexts.en,
  locations: locationsTexts.en,
  redirects: redirectsTexts.en,
  reviews: reviewsTexts.en,
  schemas: schemasTexts.en,
};

export type AdminDictionary = Widen<typeof adminEn>;
