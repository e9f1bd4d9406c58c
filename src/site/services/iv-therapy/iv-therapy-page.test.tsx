import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { drips } from "@/content/iv-drips";
import type { Locale } from "@/config/locales";
import { locationsOfServiceQuery } from "@/data/public/coverage.queries";
import { coveredLocation, farLocation } from "@/testing/factories";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { IvTherapyBlocks } from "./iv-therapy-page";

const SLUG = "iv-therapy-at-home";
const steps = ["First", "Second", "Third"].map((title) => ({ title, text: `${title} of all.` }));

/** The items for which the owner has set a price. */
const prices = [
  { id: "energy-booster", name: "Energy Booster", fromAED: 349 },
  { id: "hydration", name: "Hydration", fromAED: 299 },
  { id: "no-such-drip", name: "Gone", fromAED: 1 },
];

function show(locale: Locale, locations = [coveredLocation()]) {
  const client = testQueryClient();
  client.setQueryData(locationsOfServiceQuery(SLUG).queryKey, locations);
  const service = { slug: SLUG, title: "IV Therapy at Home", steps, prices };
  return renderSite(<IvTherapyBlocks service={service} />, { path: locale === "ar" ? "/ar/" : "/", client });
}

const dripButtons = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-source="iv_drip"]')].sort(
    (one, other) => Number(one.dataset.index) - Number(other.dataset.index),
  );

const chatText = (link: HTMLAnchorElement | undefined) => new URL(link?.href ?? "").searchParams.get("text");

it("the page shows every drip with its picture, and its price or “on request”, before the service's own steps", () => {
  show("en");
  const catalogue = screen.getByRole("region", { name: "The drips" });
  const pictures = within(catalogue).getAllByRole("img");
  expect(pictures).toHaveLength(11);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute("src", expect.stringMatching(/svg/));
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).toHaveAttribute("width", "240");
    expect(picture).toHaveAttribute("height", "240");
    expect(picture).toHaveAccessibleName();
  }
  const shown = within(catalogue).getAllByText(/^AED \d+$/);
  expect(shown.map(({ textContent }) => textContent).toSorted()).toEqual(["AED 299", "AED 349"]);
  expect(within(catalogue).getAllByText("Ask for the price")).toHaveLength(9);
  expect(within(catalogue).getAllByText("Popular")).toHaveLength(3);
  expect(within(catalogue).getByText("Best for Hangover")).toBeVisible();
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  const own = ["same-day", "why-iv", "drips", "steps", "urgent-needs", "iv-coverage"];
  expect(headings.filter((id) => id !== "")).toEqual(own);
  expect(screen.getByRole("heading", { name: "Second" })).toBeVisible();
});

it("three popular drips come first; the others are in the page, in a list that opens at a press or at the link to their kind", async () => {
  show("en");
  const catalogue = within(screen.getByRole("region", { name: "The drips" }));
  const names = catalogue.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(["Energy Booster", "Hydration", "Jet Lag"]);
  const others = catalogue.getByText("All other drips").closest("details");
  expect(others).not.toHaveAttribute("open");
  expect(others?.querySelectorAll("h3")).toHaveLength(8);
  const kinds = within(catalogue.getByRole("navigation", { name: "Kinds of drips" })).getAllByRole("link");
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    ...new Set(drips.map(({ category }) => category.en)),
  ]);
  for (const kind of kinds) {
    const target = document.querySelector(String(kind.getAttribute("href")));
    expect(target).toHaveTextContent(new RegExp(`^${kind.textContent}`));
  }
  await userEvent.click(catalogue.getByRole("link", { name: "Beauty" }));
  expect(others).toHaveAttribute("open");
});

it("each drip opens a chat about it, counted by its position in the catalogue", () => {
  show("en");
  const buttons = dripButtons();
  expect(buttons.map(({ dataset }) => dataset.index)).toEqual(
    Array.from({ length: 11 }, (_, i) => String(i)),
  );
  expect(buttons.map(({ dataset }) => dataset.service)).toEqual(Array.from({ length: 11 }, () => SLUG));
  expect(chatText(buttons[7])).toContain("the Hydration drip");
  expect(new Set(buttons.map(chatText)).size).toBe(11);
  expect(buttons[7]).toHaveAccessibleName("WhatsApp: Hydration drip");
});

it("the page names who must not have a drip and when to call an ambulance, and has no areas if none has minutes", () => {
  show("en", []);
  expect(screen.getByText(/G6PD/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Call 998" })).toHaveAttribute("href", "tel:998");
  expect(screen.queryByRole("region", { name: "How soon we are there" })).toBeNull();
});

it("the page shows the areas and the response times", () => {
  show("en", [coveredLocation(), farLocation]);
  const coverage = within(screen.getByRole("region", { name: "How soon we are there" }));
  const [marina, hatta] = coverage.getAllByRole("listitem");
  expect(marina).toHaveTextContent("25–30 minDubai MarinaTowers and hotels.Near Marina Walk, JBR");
  expect(hatta).toHaveTextContent(/^90 minHattaTowers and hotels\.$/);
});

it("the page is the same in Arabic", () => {
  show("ar");
  const catalogue = screen.getByRole("region", { name: "قائمة المحاليل" });
  expect(within(catalogue).getAllByText(/^\d+ درهمًا$/)).toHaveLength(2);
  expect(within(catalogue).getAllByText("اسأل عن السعر")).toHaveLength(9);
  expect(chatText(dripButtons()[9])).toContain("إرهاق السفر");
});
