import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { en } from "@/i18n/dictionaries/en";

beforeEach(() => {
  localStorage.clear();
  // What was decided is kept for the page load: each test is a page load of its own.
  vi.resetModules();
});

async function page() {
  const { ConsentNotice } = await import("./consent-notice");
  const { I18nProvider: Provider } = await import("@/i18n/i18n");
  return (
    <Provider locale="en" dictionary={en}>
      <ConsentNotice />
    </Provider>
  );
}

const notice = () => screen.queryByRole("region", { name: "About measuring visits" });

it.each([
  ["Yes, that is fine", "granted"],
  ["No, thanks", "denied"],
])("takes %s for an answer and does not ask again", async (answer, stored) => {
  const { unmount } = render(await page());
  expect(notice()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: answer }));
  expect(notice()).not.toBeInTheDocument();
  expect(localStorage.getItem("consent")).toBe(stored);
  unmount();

  vi.resetModules();
  render(await page());
  expect(notice()).not.toBeInTheDocument();
});

it("asks again when what is stored is no answer", async () => {
  localStorage.setItem("consent", "maybe");
  render(await page());
  expect(notice()).toBeVisible();
});

it("asks nobody whose browser has refused already", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  render(await page());
  expect(notice()).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

it("is not on the prerendered page, which cannot know the answer", async () => {
  expect(renderToString(await page())).toBe("");
});

it("goes away where the answer cannot be stored", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(await page());
  await userEvent.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(notice()).not.toBeInTheDocument();
});
