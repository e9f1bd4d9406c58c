import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createPerson, openSession } from "../supabase/tests/support/people";
import { a11yViolations } from "./support/axe";
import { goTo, openBrowser } from "./support/browser";
import { contentField, openPosts, storePost, typeMore } from "./support/posts";
import { settled } from "./support/settled";
import { fillIn, signIn, someAddress } from "./support/sign-in";
import { toastSays } from "./support/screen";

const visit = openBrowser();
const sql = openPosts();

const PASSWORD = "seven lemons on a roof";

it("an owner invites a person, who sets a password and works; after deactivation their open tab keeps the typed text", async () => {
  const owner = await createPerson("owner");
  const email = `invited-${randomUUID()}@example.com`;
  try {
    const { page } = await signIn(visit, "/admin/staff", owner);
    await page.getByLabel("Name", { exact: true }).fill("Noor Saleh");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Create link" }).click();
    const link = await page.getByRole("textbox", { name: "Link for" }).inputValue();
    const row = page.getByRole("row", { name: email });
    await row.getByText("Invited", { exact: true }).waitFor();

    const { page: theirs, log } = await visit({ extraHTTPHeaders: someAddress() });
    await theirs.goto(link);
    await theirs.getByText(email).waitFor();
    await theirs.getByLabel("New password").fill(PASSWORD);
    await theirs.getByRole("button", { name: "Save password" }).click();
    await toastSays(theirs, "Password saved", "You are signed in.");
    await theirs.waitForURL("/admin");
    const { id } = await storePost(sql);
    await goTo(theirs, `/admin/posts/${id}`);
    await typeMore(theirs, " Mine.");

    await page.reload();
    await row.getByText("Active", { exact: true }).waitFor();
    await page.getByRole("button", { name: `More for ${email}` }).click();
    const switchOff = page.getByRole("menuitem", { name: "Switch off", exact: true });
    await switchOff.waitFor();
    expect(await a11yViolations(page)).toEqual([]);
    await switchOff.click();
    await page.getByRole("button", { name: "Switch off", exact: true }).click();
    await row.getByText("Switched off", { exact: true }).waitFor();

    await page.getByLabel("Name", { exact: true }).fill("Noor Again");
    await page.getByLabel("Email", { exact: true }).fill(`again-${email}`);
    await page.getByRole("button", { name: "Create link" }).click();
    await page.getByRole("button", { name: `Withdraw again-${email}` }).click();
    const question = page.getByRole("alertdialog", { name: "Withdraw this invitation?" });
    await question.getByRole("button", { name: "Withdraw", exact: true }).click();
    await toastSays(page, "Invitation withdrawn");

    log.expect(/status of 40[13]/);
    await theirs.getByRole("button", { name: "Save Draft", exact: true }).click();
    await theirs.getByRole("dialog", { name: "Sign in again" }).waitFor();
    expect(await contentField(theirs).inputValue()).toBe("The first text. Mine.");
  } finally {
    await sql`delete from auth.users where email = ${email}`;
  }
});

it("a staff member changes the password and signs out everywhere", async () => {
  const person = await createPerson("editor");
  const { page } = await visit({ extraHTTPHeaders: someAddress() });
  await page.goto("/admin/login");
  await fillIn(page, person);
  await page.waitForURL("/admin");
  await page.getByRole("link", { name: person.email }).click();
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByLabel("Current password").fill(person.password);
  // The old session ends: requests of the page that are still running would be refused.
  await settled(page);
  await page.getByRole("button", { name: "Change password" }).click();
  await toastSays(page, "Password changed", "All other devices are signed out.");
  await openSession({ email: person.email, password: PASSWORD });
  // So would its new requests.
  await settled(page);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("/admin/login");
  const sessions = () => sql`select 1 from auth.sessions where user_id = ${person.id}`;
  await expect.poll(sessions).toHaveLength(0);
});
