import { type Browser, chromium, type Page } from "playwright-core";
import { runCommand } from "./local/failure";
import { readSettings } from "./local/settings";
import { readStackFile } from "./local/stack-file";
import { CHROMIUM_FLAGS, ensureChromium } from "./testing/chromium";

// Takes the pictures of README and docs from the copy that `npm start` runs, and changes three authors there.

interface Picture {
  name: string;
  path: string;
  /** Opens a dialog or a list before the picture. */
  open?: (page: Page) => Promise<void>;
  height?: number;
}

const PAGES: readonly Picture[] = [
  { name: "home-en", path: "/", height: 860 },
  { name: "home-ar", path: "/ar", height: 860 },
];

/** Opens the first row of a list. @param shown the label of a field in its form */
const openFirst =
  (role: "button" | "link", shown: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("main").getByRole(role, { name: /^Edit/ }).first().click();
    await page.getByLabel(shown, { exact: true }).first().waitFor();
    await page.locator("[data-slot=skeleton]").first().waitFor({ state: "detached" });
  };

const BACK_OFFICE: readonly Picture[] = [
  { name: "dashboard", path: "/admin" },
  { name: "editor", path: "/admin/posts", open: openFirst("link", "Slug"), height: 978 },
  { name: "calendar", path: "/admin/calendar" },
  { name: "media", path: "/admin/media" },
  { name: "leads", path: "/admin/leads" },
  { name: "analytics", path: "/admin/analytics?period=30days" },
  { name: "facts", path: "/admin/facts" },
  { name: "service", path: "/admin/services", open: openFirst("button", "Name (EN)") },
  { name: "activity", path: "/admin/activity" },
];

const WIDTH = 1280;
const HEIGHT = 900;

async function take(page: Page, pictures: readonly Picture[]): Promise<void> {
  for (const { name, path, open, height = HEIGHT } of pictures) {
    await page.setViewportSize({ width: WIDTH, height });
    await page.goto(path, { waitUntil: "networkidle" });
    await open?.(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: `docs/images/${name}.jpg`,
      type: "jpeg",
      quality: 80,
      animations: "disabled",
    });
    console.log(`docs/images/${name}.jpg`);
  }
}

/** So that the pictures of recent changes show some. */
async function changeAuthors(page: Page): Promise<void> {
  for (const place of [0, 1, 2]) {
    await page.goto("/admin/authors");
    await page.getByRole("main").getByRole("button", { name: /^Edit/ }).nth(place).click();
    const role = page.getByLabel("Role (EN)");
    await role.fill(`${await role.inputValue()}, Dubai`);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Author updated successfully").first().waitFor();
  }
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Back office" }).first().waitFor();
}

async function takeAll(browser: Browser, baseURL: string, owner: { email: string; password: string }) {
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  await take(page, PAGES);
  await signIn(page, owner);
  await changeAuthors(page);
  await take(page, BACK_OFFICE);
}

await runCommand(async () => {
  const { localDir } = readSettings(process.env);
  const stack = readStackFile(localDir);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    await takeAll(browser, stack.siteUrl, stack.admin);
  } finally {
    await browser.close();
  }
});
