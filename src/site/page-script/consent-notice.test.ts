// @vitest-environment jsdom
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Locale } from "@/config/locales";

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  // What was decided is kept for the page load: each test is a page load of its own.
  vi.resetModules();
});

const ask = async (locale: Locale = "en") => (await import("./consent-notice")).showConsentNotice(locale);
const notice = () => screen.queryByRole("region", { name: "About measuring visits" });

it.each([
  ["Yes, that is fine", "granted"],
  ["No, thanks", "denied"],
])("%s counts as an answer, and the notice does not ask again", async (answer, stored) => {
  await ask();
  expect(notice()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: answer }));
  expect(notice()).not.toBeInTheDocument();
  expect(localStorage.getItem("consent")).toBe(stored);

  vi.resetModules();
  await ask();
  expect(notice()).not.toBeInTheDocument();
});

it("the notice asks again if the stored value is invalid", async () => {
  localStorage.setItem("consent", "maybe");
  await ask();
  expect(notice()).toBeVisible();
});

it("the notice does not ask if the browser has refused already", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  await ask();
  expect(notice()).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

it("the notice asks once, in the page's language", async () => {
  await ask();
  const hide = await ask();
  expect(screen.getAllByRole("region")).toHaveLength(1);
  await ask("ar");
  expect(screen.getByRole("region", { name: "عن قياس الزيارات" })).toHaveAttribute("dir", "rtl");
  expect(notice()).not.toBeInTheDocument();
  hide();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

it("a link asks again, has the focus back afterwards, and the answer changes", async () => {
  localStorage.setItem("consent", "granted");
  document.body.innerHTML = '<a href="/privacy">Your choice about ads</a>';
  const link = screen.getByRole("link");
  const { showConsentNotice } = await import("./consent-notice");
  showConsentNotice("en", link);
  expect(notice()).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(notice()).not.toBeInTheDocument();
  expect(link).toHaveFocus();
  expect(localStorage.getItem("consent")).toBe("denied");
});
