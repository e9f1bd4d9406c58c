import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { refusal } from "@/testing/serve-api";
import { structured } from "@/testing/structured-data";
import { locationRow, ownRow, serviceRow, store, visitDubai } from "./testing/visit-dubai";

beforeEach(() => {
  document.head.replaceChildren();
  store();
});

const PATH = "/dubai/deira/nurse-on-call";
const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
const shown = async (heading: string) => await screen.findByRole("heading", { level: 1, name: heading });
const linksOf = (source: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`[data-source="${source}"]`),
];

describe("a service's page in a location", () => {
  it("shows the service, location, response time, local text and starting price", async () => {
    await visitDubai(PATH);
    await shown("Nurse on Call in Deira");
    for (const words of [
      "Old streets and hotels by the Creek.",
      "35-minute response",
      "DHA Licensed",
      "4.9 star rating",
      "A licensed nurse for injections and dressings.",
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    const hero = screen.getByRole("heading", { level: 1 }).closest("section") ?? document.body;
    for (const words of [
      "Starting from AED 149",
      "A licensed nurse for injections and dressings.",
      "35-minute response",
    ])
      expect(within(hero).getByText(words)).toBeVisible();
    const areas = screen.getByRole("region", { name: "Areas We Cover" });
    expect(
      within(areas)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(locationRow().areas_covered);
    expect(within(areas).getByText(/Gold Souk/)).toBeVisible();
    expect(screen.getByRole("region", { name: "About This Service" })).toHaveTextContent(
      /without crossing the city.*takes the stairs/,
    );
    expect(within(areas).getByText("A shop nearby is enough.")).toBeVisible();
    expect(screen.getByRole("region", { name: "Ready to Book" })).toBeVisible();
  });

  it("is Arabic", async () => {
    await visitDubai(`/ar${PATH}`);
    await shown("ممرّض تحت الطلب في ديرة");
    const said = ["زمن الوصول: 35 دقيقة", "الرقة", "شوارع عريقة وفنادق على الخور."];
    for (const words of said) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getAllByText("ابتداءً من 149 درهمًا")).toHaveLength(2);
  });

  it("can be booked by chat and by a call, on its first screen and at its end; it links to places nearby", async () => {
    await visitDubai(PATH);
    await shown("Nurse on Call in Deira");
    for (const source of ["location_hero", "location_book"]) {
      const [chat, call, ...others] = linksOf(source);
      expect(others).toEqual([]);
      expect(chat?.dataset["service"]).toBe("nurse-on-call");
      expect(decodeURIComponent(chat?.getAttribute("href") ?? "")).toContain("book: Nurse on Call in Deira.");
      expect([call?.protocol, call?.dataset["service"]]).toEqual(["tel:", "nurse-on-call"]);
      expect(call).toBeVisible();
    }
    expect(screen.getByRole("link", { name: "More about: Nurse on Call" })).toHaveAttribute(
      "href",
      "/services/nurse-on-call",
    );
    const others = within(screen.getByRole("navigation", { name: "Also in Deira" })).getAllByRole("link");
    expect(others.map((link) => link.getAttribute("href"))).toEqual([
      "/dubai/deira/doctor-on-call",
      "/dubai/deira/elderly-care",
      "/dubai",
    ]);
  });

  it("has the same facts in its head, with staff's structured data for the location", async () => {
    await visitDubai(PATH, [{ "@type": "Event", name: "A talk by the Creek" }]);
    await shown("Nurse on Call in Deira");
    expect(document.title).toBe("Nurse on Call in Deira | Dar Afiya");
    expect(meta("description")).toContain("35-minute response, starting from AED 149");
    expect(meta("robots")).toBe("index,follow");
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    expect(canonical?.href).toMatch(/example\.com\/dubai\/deira\/nurse-on-call$/);
    const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
    expect(picture?.content).toMatch(/\/social\/nurse-with-bag\.jpg$/);
    expect(structured("Service")).toMatchObject({ areaServed: { name: "Deira" }, offers: { price: 149 } });
    expect(structured("BreadcrumbList")["itemListElement"]).toHaveLength(3);
    expect(structured("Event")).toMatchObject({ name: "A talk by the Creek" });
  });
});

describe("without staff's input:", () => {
  it("no area, no landmarks and no directions", async () => {
    store({ locations: [locationRow({ areas_covered: [], landmarks_en: " ", directions_en: "" })] });
    await visitDubai(PATH);
    const covered = within(await screen.findByRole("region", { name: "Areas We Cover" }));
    expect(covered.getByText(/Send us your street or building/)).toBeVisible();
    expect(covered.queryByRole("listitem")).toBeNull();
    expect(covered.queryByRole("heading", { level: 3 })).toBeNull();
    expect(covered.queryByText(/Near/)).toBeNull();
  });

  it("no local text, price or description", async () => {
    const services = [serviceRow({ description_en: "", description_ar: "" })];
    store({ own: ownRow({ requests_en: " \n " }), services });
    await visitDubai(PATH, [], { priceAED: undefined });
    await shown("Nurse on Call in Deira");
    expect(screen.queryByRole("heading", { name: "What people ask for in Deira" })).toBeNull();
    expect(meta("description")).toContain("Old streets and hotels by the Creek.");
    expect(screen.getAllByText("Price on request")).toHaveLength(2);
    expect(screen.getAllByText("Old streets and hotels by the Creek.")).toHaveLength(1);
  });

  it("a service without a page of its own, offered there alone", async () => {
    const services = { slug: "dental", name_en: "Dentist", name_ar: "", display_order: 1 };
    store({
      locations: [locationRow({ location_services: [{ services }] })],
      services: [serviceRow({ ...services, description_ar: "" })],
    });
    await visitDubai("/ar/dubai/deira/dental");
    await shown("Dentist في ديرة");
    expect(screen.queryByRole("link", { name: /المزيد عن/ })).toBeNull();
    expect(screen.getByText("A licensed nurse for injections and dressings.")).toBeVisible();
    const others = screen.getByRole("navigation", { name: "كل المناطق في دبي" });
    expect(within(others).getByRole("link")).toHaveAttribute("href", "/ar/dubai");
  });
});

it("an unlisted page is shown, and search engines are asked not to list it", async () => {
  store({ own: ownRow({ is_listed: false }) });
  await visitDubai(PATH);
  await shown("Nurse on Call in Deira");
  expect(meta("robots")).toBe("noindex,follow");
});

it("an address without a page is replaced by that of the not-found page", async () => {
  const { router } = await visitDubai("/ar/dubai/deira/brain-surgery");
  await shown("404");
  expect(router.state.location.pathname).toBe("/ar/404");
  expect(router.state.historyAction).toBe("REPLACE");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/before");
});

it("an address without a page follows its redirect if it has one", async () => {
  const from_path = "/dubai/old/nurse-on-call";
  const { requests } = store({ redirects: [{ from_path, to_path: "/dubai", redirect_type: 301 }] });
  const { client, router } = await visitDubai(from_path);
  await waitFor(() => expect(requests.map(({ line }) => line)).toContain("GET locations"));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(router.state.location.pathname).toBe("/dubai/old/nurse-on-call");
  expect(screen.queryByRole("heading", { name: "404" })).toBeNull();
});

it("the page shows that it is loading, with noindex", async () => {
  store().replies["GET locations"] = () => new Promise(() => undefined);
  await visitDubai(PATH);
  expect(screen.getByRole("status")).toHaveTextContent("Loading");
  expect(meta("robots")).toBe("noindex,follow");
});

it("the page reports a failed load, with a contact and a retry", async () => {
  const { replies } = store();
  replies["GET locations"] = refusal(503, "", "down");
  await visitDubai(PATH);
  expect(await screen.findByText("What we offer in this area could not be loaded just now.")).toBeVisible();
  expect(linksOf("location_failed").map((link) => link.protocol)).toEqual(["https:", "tel:"]);
  replies["GET locations"] = [locationRow()];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await shown("Nurse on Call in Deira");
});
