import { plural } from "../format";
import type { Widen } from "../widen";

/** Every English text of the back office. */
export const adminEn = {
  title: (page: string, brand: string) => `${page} | ${brand} back office`,
  navigation: {
    label: "Back office",
    dashboard: "Dashboard",
    site: "View site",
    skip: "Skip to the content",
  },
  logout: "Logout",
  loading: "Loading…",
  retry: "Try again",
  login: {
    title: "Back office",
    lead: "For staff only.",
    email: "Email",
    password: "Password",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
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
    unavailable: "Signing in does not work just now. Please try again in a moment.",
    success: "Login successful",
    welcome: "Welcome back!",
    signedOut: "You were signed out. Please sign in again.",
  },
  dashboard: {
    title: "Dashboard",
    postsTitle: "Posts",
    total: "Total posts",
    published: "Published",
    scheduled: "Scheduled",
    drafts: "Drafts",
    contactsTitle: "Contacts in the last 7 days",
    whatsapp: "WhatsApp clicks",
    calls: "Phone clicks",
    visits: "Visits",
    rate: "of visits reach us",
    failed: "The figures could not be loaded.",
    activityTitle: "Recent Activity",
    noActivity: "No recent activity",
  },
};

export type AdminDictionary = Widen<typeof adminEn>;
