import { screen } from "@testing-library/react";
import { factRows } from "@/testing/facts";
import { articlesNaming, serveApi } from "@/testing/serve-api";

export const service = (id: string, name_en: string, display_order: number, more = {}) => ({
  id,
  slug: name_en.toLowerCase().replaceAll(" ", "-"),
  name_en,
  name_ar: "",
  description_en: "",
  description_ar: "",
  starting_price: 99,
  price_unit: "visit",
  arrival_least: null,
  arrival_most: null,
  visit_least: null,
  visit_most: null,
  content_data: {},
  is_active: true,
  display_order,
  updated_at: "2026-11-20T10:00:00.123456+00:00",
  ...more,
});

export const doctor = service("s1", "Doctor on Call", 1, {
  name_ar: "طبيب تحت الطلب",
  description_en: "At home.",
  description_ar: "في المنزل.",
});

export const serveServices = (services: readonly object[] = [doctor], more = {}) =>
  serveApi({
    ...factRows(),
    "GET services": services,
    "POST rpc/articles_naming": articlesNaming(0),
    ...more,
  });

export const button = (name: string) => screen.getByRole("button", { name });
export const ready = () => screen.findByRole("heading", { level: 2, name: /Doctor on Call/ });
