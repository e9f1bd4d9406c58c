import { randomInt } from "node:crypto";
import type { StaffRole } from "@domain/staff-role";
import type { Page } from "playwright-core";
import { createPerson, openSession, type Person } from "../../supabase/tests/support/people";
import { stack } from "../../supabase/tests/support/stack";
import type { Visit, Visitor, VisitOptions } from "./browser";
import type { Locale } from "../../src/config/locales";

/** The key of the back office's session. */
export const SESSION_KEY = `sb-${new URL(stack.apiUrl).hostname.split(".")[0]}-auth-token`;

type Account = Pick<Person, "email" | "password"> & Partial<Pick<Person, "session">>;
type Options = VisitOptions & { lang?: Locale };

/** For a member of staff who opens their first page later: no page is loaded. */
export const NO_PAGE = "about:blank";

/**
 * A member of staff on a page of the back office, with a browser in which they have signed in before. `staff-sign-in.test.ts`
 * is about the form.
 */
export async function signIn<Who extends Account = Person>(
  visit: Visit,
  path: string,
  who: Who | StaffRole = "editor",
  { lang, ...options }: Options = {},
): Promise<Visitor & { person: Who | Person }> {
  const person = typeof who === "string" ? await createPerson(who) : who;
  const session = person.session ?? (await openSession(person));
  const localStorage = [
    { name: SESSION_KEY, value: JSON.stringify(session) },
    ...(lang ? [{ name: "lang", value: lang }] : []),
  ];
  const storageState = { cookies: [], origins: [{ origin: stack.siteUrl, localStorage }] };
  const visitor = await visit({ ...options, storageState, extraHTTPHeaders: someAddress() });
  await visitor.page.goto(path);
  return { ...visitor, person };
}

/** A new client address; the gateway trusts it with the secret key. */
export const someAddress = (): Record<string, string> => ({
  "X-Proxy-Secret": stack.secretKey,
  "X-Forwarded-For": ["10", ...Array.from({ length: 3 }, () => randomInt(256))].join("."),
});

export async function fillIn(
  form: Pick<Page, "getByLabel" | "getByRole">,
  { email, password }: { email: string; password: string },
  action = "Sign in",
): Promise<void> {
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: action }).click();
}
