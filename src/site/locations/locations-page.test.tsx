import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { connectionLost } from "@/testing/serve-api";
import { structured } from "@/testing/structured-data";
import { locationRow, offered, store, visitDubai } from "./testing/visit-dubai";

beforeEach(() => {
  document.head.replaceChildren();
  store();
});

const card = async (name: string) => {
  const item = (await screen.findByRole("heading", { level: 2, name })).closest("li");
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
};

describe("a location's card", () => {
  it("shows the response time, three areas and the count of the rest, and links to its doctor", async () => {
    await visitDubai("/dubai");
    const deira = await card("Deira");
    expect(deira.getByText("35").parentElement).toHaveTextContent("35 minute response");
    expect(deira.getByText("Old streets and hotels by the Creek.")).toBeVisible();
    const areas = within(deira.getByRole("list", { name: "Areas" }))
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(areas).toEqual(["Al Rigga", "Naif", "Abu Hail", "+2and 2 more areas"]);
    expect(deira.getByRole("link", { name: "Doctor on Call in Deira" })).toHaveAttribute(
      "href",
      "/dubai/deira/doctor-on-call",
    );
    expect(screen.getAllByRole("img")[0], "the first picture of the page").toHaveAttribute(
      "loading",
      "eager",
    );
  });

  it("is Arabic", async () => {
    await visitDubai("/ar/dubai");
    const deira = await card("ديرة");
    expect(deira.getByText("الرقة")).toBeVisible();
    expect(deira.getByText("وحيّان آخران")).toBeInTheDocument();
    expect(deira.getByRole("link", { name: "طبيب تحت الطلب في ديرة" })).toHaveAttribute(
      "href",
      "/ar/dubai/deira/doctor-on-call",
    );
  });

  it("unfolds the links to its other services, in their order", async () => {
    const location_services = [
      offered("elderly-care", 5),
      offered("nurse-on-call", 1),
      offered("doctor-on-call", 3),
    ];
    store({ locations: [locationRow({ location_services })] });
    await visitDubai("/dubai");
    const deira = await card("Deira");
    const hrefs = () => deira.getAllByRole("link").map((link) => link.getAttribute("href"));
    const more = deira.getByText("2 more services here");
    const nurse = deira.getByText("Nurse on Call");
    expect(nurse).not.toBeVisible();
    await userEvent.click(more);
    expect(nurse).toBeVisible();
    expect(hrefs()).toEqual([
      "/dubai/deira/doctor-on-call",
      "/dubai/deira/nurse-on-call",
      "/dubai/deira/elderly-care",
    ]);
  });

  it("links to the first service without a doctor, has no link without services, and shows no count up to three areas", async () => {
    const areas_covered = ["Naif", "Abu Hail", "Al Rigga"];
    store({
      locations: [
        locationRow({ areas_covered, location_services: [offered("elderly-care", 1)] }),
        locationRow({ slug: "hatta", name_en: "Hatta", areas_covered: [], location_services: [] }),
      ],
    });
    await visitDubai("/dubai");
    const deira = await card("Deira");
    expect(deira.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(areas_covered);
    expect(deira.getByRole("link")).toHaveAttribute("href", "/dubai/deira/elderly-care");
    expect((await card("Hatta")).queryByRole("link")).toBeNull();
    expect((await card("Hatta")).queryByRole("list")).toBeNull();
  });
});

it("the page offers a chat and a call to visitors who have not found their area", async () => {
  await visitDubai("/dubai");
  const closing = screen.getByRole("region", { name: "Don't See Your Location?" });
  const chat = within(closing).getByRole("link", { name: "Ask on WhatsApp" });
  expect(chat.dataset["source"]).toBe("locations_closing");
  expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain("do you come to my area?");
  expect(structured("BreadcrumbList")["itemListElement"]).toHaveLength(2);
});

it("the page has a message for no locations", async () => {
  store({ locations: [] });
  await visitDubai("/dubai");
  expect(await screen.findByText(/^No area pages yet/)).toBeVisible();
});

it("the page reserves the cards' space while loading", async () => {
  store().replies["GET locations"] = () => new Promise(() => undefined);
  await visitDubai("/dubai");
  expect(screen.getByRole("status")).toHaveTextContent("Loading areas…");
  expect(document.querySelectorAll('[data-slot="skeleton"]').length).toBeGreaterThan(3);
});

it("the page reports a failed load, with a retry", async () => {
  const { replies } = store();
  replies["GET locations"] = connectionLost;
  await visitDubai("/dubai");
  expect(await screen.findByText("The areas could not be loaded just now.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Don't See Your Location?" })).toBeVisible();
  replies["GET locations"] = [locationRow()];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Deira" })).toBeVisible();
});
