import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { ServiceFacts } from "@domain/facts";
import type { Locale } from "@/config/locales";
import { serviceDescriptionsQuery } from "@/data/public/service-content.queries";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { structured } from "@/testing/structured-data";
import { Component as ServicesPage } from "./services-page";

beforeEach(() => document.head.replaceChildren());

interface Visit {
  locale?: Locale;
  services?: readonly ServiceFacts[];
  /** The owners' descriptions; without them, every read fails. */
  descriptions?: Record<string, string>;
}

function visit({ locale = "en", services, ...read }: Visit = {}) {
  serveApi({ "GET site_settings": [], "GET services": connectionLost });
  const client = testQueryClient();
  if ("descriptions" in read)
    client.setQueryData(serviceDescriptionsQuery(locale).queryKey, read.descriptions ?? {});
  const facts = testFacts(services && { services });
  renderSite(<ServicesPage />, { path: locale === "ar" ? "/ar/services" : "/services", client, facts });
}

const group = (name: string) => within(screen.getByRole("region", { name }));
const names = (region: ReturnType<typeof group>) =>
  region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

it.each([
  [
    "en",
    "Doctor Services",
    "Other Services",
    "Doctor at Hotel",
    "From AED 99 per visit",
    "Usually in 30–60 minutes",
  ],
  [
    "ar",
    "خدمات الأطباء",
    "خدمات أخرى",
    "طبيب في الفندق",
    "ابتداءً من 99 درهمًا للزيارة",
    "عادةً خلال 30 إلى 60 دقيقة",
  ],
] as const)(
  "the page has every service in the menu's groups, with price and time, in %s",
  (locale, doctors, others, hotel, price, soon) => {
    visit({ locale, descriptions: { "doctor-at-hotel": "A doctor in your room." } });
    expect(names(group(doctors))).toHaveLength(4);
    expect(names(group(others))).toHaveLength(14);
    const link = group(doctors).getByRole("link", { name: new RegExp(hotel) });
    expect(link).toHaveAttribute("href", `${locale === "ar" ? "/ar" : ""}/services/doctor-at-hotel`);
    for (const words of [price, soon, "A doctor in your room."]) expect(link).toHaveTextContent(words);
    const items = structured("ItemList")["itemListElement"] as { name: string; position: number }[];
    expect(items.map(({ position }) => position)).toEqual(
      Array.from({ length: 18 }, (_, place) => place + 1),
    );
    expect(items.map(({ name }) => name)).toContain(hotel);
  },
);

it("a service without price, time or page is listed with a neutral text, and its link opens a chat", () => {
  const sleepStudy: ServiceFacts = {
    slug: "sleep-study",
    name: { en: "", ar: "دراسة النوم" },
    unit: "visit",
  };
  visit({ services: [sleepStudy], descriptions: {} });
  expect(screen.queryByRole("region", { name: "Doctor Services" })).toBeNull();
  const others = group("Other Services");
  expect(names(others)).toEqual(["دراسة النوم"]);
  expect(others.getByText("Price on request")).toBeVisible();
  expect(others.getByText("At a time we agree with you")).toBeVisible();
  const chat = others.getByRole<HTMLAnchorElement>("link", { name: "Ask about: دراسة النوم" });
  expect(chat.dataset).toMatchObject({ source: "services_page", service: "sleep-study" });
  expect(new URL(chat.href).searchParams.get("text")).toContain("دراسة النوم");
  expect(structured("ItemList")["itemListElement"], "only pages are listed").toEqual([]);
});

it("sixty services are all on the page", () => {
  const services = Array.from({ length: 60 }, (_, place): ServiceFacts => {
    const name = `Service ${place}`;
    return { slug: `service-${place}`, name: { en: name, ar: name }, unit: "visit" };
  });
  visit({ services, descriptions: {} });
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(60);
});

it("without the owners' sentences the page has its own text", () => {
  visit();
  expect(screen.getByRole("link", { name: /Nurse on Call/ })).toHaveTextContent("From AED 99 per visit");
  expect(document.querySelectorAll('[data-slot="skeleton"]').length, "room for the sentences").toBe(18);
});

it("the page has a chat and a call while no service is offered", () => {
  visit({ services: [], descriptions: {} });
  expect(document.querySelectorAll('[data-source="services_page"]')).toHaveLength(2);
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});
