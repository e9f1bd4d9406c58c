import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { stack } from "../../supabase/tests/support/stack";

/** A client address that no other test signs in from; the gateway believes it of who knows the secret key. */
export const someAddress = (): Record<string, string> => ({
  "X-Proxy-Secret": stack.secretKey,
  "X-Forwarded-For": ["10", ...Array.from({ length: 3 }, () => randomInt(256))].join("."),
});

export async function fillIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Waits for a toast with exactly these words. */
export async function toast(page: Page, title: string, description: string): Promise<void> {
  await page
    .locator("[data-sonner-toast]", { has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .waitFor();
}

/** Signs in past the page, from another address each time unless one is given. @returns the status of the answer */
export async function attemptSignIn(
  email: string,
  password: string,
  address = someAddress(),
): Promise<number> {
  const answer = await fetch(`${stack.apiUrl}/functions/v1/admin-login`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "Content-Type": "application/json", ...address },
    body: JSON.stringify({ email, password }),
  });
  return answer.status;
}
