import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { claims } from "@/config/facts";
import { ar } from "@/i18n/dictionaries/ar";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import type { Locale } from "@/i18n/locales";
import { careExtrasQuery } from "./care-extras.queries";
import { ElderlyCareBlocks } from "./elderly-care-blocks";

const SLUG = "elderly-care";

async function show(locale: Locale) {
  const client = new QueryClient();
  await client.ensureQueryData(careExtrasQuery(locale));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <I18nProvider locale={locale} dictionary={locale === "ar" ? ar : en}>
          <ElderlyCareBlocks slug={SLUG} title="Elderly Care" />
        </I18nProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ["en", "Care for the hours that are hard", "Why families trust us"],
  ["ar", "رعاية للساعات الصعبة", "لماذا تثق بنا العائلات"],
] as const)("shows six kinds of care and eight reasons in %s", async (locale, services, trust) => {
  await show(locale);
  const cards = within(screen.getByRole("region", { name: services })).getAllByRole("heading", { level: 3 });
  expect(cards).toHaveLength(6);
  const reasons = within(screen.getByRole("region", { name: trust })).getAllByRole("heading", { level: 3 });
  expect(reasons).toHaveLength(8);
});

it("shows the rating the business claims, and says what it rates", async () => {
  await show("en");
  expect(screen.getAllByText(String(claims.rating))).toHaveLength(6);
  expect(screen.getAllByText(`Patients rate us ${claims.rating} out of 5`)).toHaveLength(6);
});

it("opens from each card a chat that names the care and nothing more, counted by its place", async () => {
  await show("en");
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

it("ends with a way to a person", async () => {
  await show("en");
  const trust = screen.getByRole("region", { name: "Why families trust us" });
  expect(within(trust).getByRole("link", { name: "WhatsApp" })).toHaveAttribute("data-source", "care_trust");
  expect(within(trust).getByRole("link", { name: "Call now" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:/),
  );
});
