import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import { renderSite } from "@/testing/render-site";
import { ElderlyCareBlocks } from "./elderly-care-page";

const SLUG = "elderly-care";

const show = (locale: Locale) =>
  renderSite(<ElderlyCareBlocks service={{ slug: SLUG, title: "Elderly Care" }} />, {
    path: locale === "ar" ? "/ar/" : "/",
  });

it.each([
  ["en", "Care for the hours that are hard", "Why families trust us"],
  ["ar", "رعاية للساعات الصعبة", "لماذا تثق بنا العائلات"],
] as const)("the page shows six kinds of care and eight reasons in %s", (locale, services, trust) => {
  show(locale);
  const cards = within(screen.getByRole("region", { name: services })).getAllByRole("heading", { level: 3 });
  expect(cards).toHaveLength(6);
  const reasons = within(screen.getByRole("region", { name: trust })).getAllByRole("heading", { level: 3 });
  expect(reasons).toHaveLength(8);
});

it("the page shows the company's rating once, not beside each kind of care, and ends with a contact", () => {
  show("en");
  const services = screen.getByRole("region", { name: "Care for the hours that are hard" });
  expect(within(services).getAllByText(/4\.9/)).toHaveLength(1);
  expect(within(services).getByText("Patients rate us 4.9 out of 5")).toBeVisible();
  const trust = screen.getByRole("region", { name: "Why families trust us" });
  const contacts = within(trust).getAllByRole<HTMLAnchorElement>("link");
  expect(contacts.map(({ protocol, dataset }) => [protocol, dataset["source"]])).toEqual([
    ["https:", "care_trust"],
    ["tel:", "care_trust"],
  ]);
});

it("each card opens a chat that names only the care, counted by its position", () => {
  show("en");
  const buttons = [...document.querySelectorAll<HTMLAnchorElement>('[data-source="care_card"]')];
  expect(buttons.map(({ dataset }) => dataset.index)).toEqual(["0", "1", "2", "3", "4", "5"]);
  const texts = buttons.map(({ href }) => new URL(href).searchParams.get("text"));
  expect(new Set(texts).size).toBe(6);
  expect(texts[0]).toMatch(
    /^Hello [^,]+, I would like to ask about elderly care: Company through the day\. \(Ref \w+\)$/,
  );
  expect(buttons[3]).toHaveAccessibleName("WhatsApp: Living with dementia");
  expect(buttons[3]?.dataset.service).toBe(SLUG);
});
