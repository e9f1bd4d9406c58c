// @vitest-environment jsdom
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Locale } from "@/config/locales";
import { ROOM } from "@/lib/room-above-page";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  document.documentElement.style.setProperty(ROOM, "1px");
  document.body.innerHTML =
    '<div id="root"><header><a href="/about">About</a></header><a href="/privacy">Your choice about ads</a></div>';
  // The module keeps its state for the page load: each test is a page load of its own.
  vi.resetModules();
});

const roomAbove = () => document.documentElement.style.getPropertyValue(ROOM);
const module = () => import("./consent-notice");
const visit = (locale: Locale, page: string) =>
  history.replaceState(null, "", locale === "ar" ? `/ar${page}` : page);
const notice = () => screen.queryByRole("region", { name: "About measuring visits" });
const answers = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

it.each([
  ["Yes, that is fine", "granted"],
  ["No, thanks", "denied"],
])("%s is kept as an answer, and thanks replace the question until the next page", async (answer, stored) => {
  const { showConsentNotice, hideConsentNotice } = await module();
  showConsentNotice();
  expect(notice()).toBeVisible();
  expect(document.body.firstElementChild, "above the page, and first for the keyboard").toContainElement(
    notice(),
  );
  expect(roomAbove(), "it has the room that was kept for it").toBe("");
  await userEvent.click(screen.getByRole("button", { name: answer }));
  expect(localStorage.getItem("consent")).toBe(stored);
  hideConsentNotice();
  expect(notice()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(/^Thank you/);
  expect(answers()).toEqual([]);
  visit("en", "/about");
  hideConsentNotice();
  expect(screen.queryByRole("status")).toBeNull();
});

it("the focus is where it was before the question", async () => {
  (await module()).showConsentNotice();
  const link = screen.getByRole("link", { name: "About" });
  link.focus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "No, thanks" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(link).toHaveFocus();
});

it("the question is on each page once, in its language", async () => {
  const { showConsentNotice } = await module();
  showConsentNotice();
  showConsentNotice();
  expect(screen.getAllByRole("region")).toHaveLength(1);
  visit("ar", "/");
  showConsentNotice();
  expect(screen.getByRole("region", { name: "عن قياس الزيارات" })).toHaveAttribute("dir", "rtl");
  expect(notice()).toBeNull();
});

it("without a question, no space is reserved", async () => {
  (await module()).hideConsentNotice();
  expect(roomAbove()).toBe("");
});

it("a link asks again at the page's end, gets the focus back, and changes the answer", async () => {
  localStorage.setItem("consent", "granted");
  const link = screen.getByRole("link", { name: "Your choice about ads" });
  (await module()).showConsentNotice(link);
  expect(notice()).toHaveFocus();
  expect(document.body.lastElementChild).toContainElement(notice());
  await userEvent.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(link).toHaveFocus();
  expect(localStorage.getItem("consent")).toBe("denied");
});
