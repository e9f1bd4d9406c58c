import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { PREVIEW_READY } from "@/data/public/service-preview";
import { staffQuery, type StaffMember } from "@/data/staff/staff.queries";
import { factRows } from "@/testing/facts";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { type ApiRequest, articlesNaming, serveApi, serveFactUses } from "@/testing/serve-api";
import { entry, LIST } from "../media/testing/bucket";
import { Component as ServicesPage } from "./services-page";

const doctor = {
  id: "s1",
  slug: "doctor-on-call",
  name_en: "Doctor on Call",
  name_ar: "طبيب تحت الطلب",
  description_en: "At home.",
  description_ar: "في المنزل.",
  starting_price: 99,
  price_unit: "visit",
  arrival_least: null,
  arrival_most: null,
  visit_least: null,
  visit_most: null,
  content_data: {},
  is_active: true,
  display_order: 1,
  updated_at: "2026-11-20T10:00:00.123456+00:00",
};

const serve = (more = {}) =>
  serveApi({
    ...factRows(),
    "GET services": [doctor],
    "POST rpc/articles_naming": articlesNaming(0),
    ...more,
  });
const button = (name: string) => screen.getByRole("button", { name });
const ready = () => screen.findByRole("heading", { level: 2, name: /Doctor on Call/ });

it("the picture of a service is chosen from the library", async () => {
  const { requests } = serve({
    "PATCH services": [{ id: "s1" }],
    "POST rpc/media_own_names": {},
    [LIST]: ({ body }: ApiRequest) => ((body as { prefix: string }).prefix === "" ? [entry("door.png")] : []),
  });
  renderAdmin(<ServicesPage />);
  await ready();
  await userEvent.click(button("Edit Doctor on Call"));
  await userEvent.click(button("Choose image"));
  await userEvent.click(await screen.findByRole("button", { name: "Choose door.png" }));
  for (const [label, text] of [
    ["Alt text (EN)", "A door"],
    ["Alt text (AR)", "باب"],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(button("Save"));
  await waitFor(() => expect(requests.some(({ line }) => line === "PATCH services")).toBe(true));
  expect(requests.find(({ line }) => line === "PATCH services")?.body).toMatchObject({
    content_data: {
      picture: {
        url: "http://127.0.0.1:9/storage/v1/object/public/blog-media/door.png",
        alt: { en: "A door", ar: "باب" },
      },
    },
  });
});

describe("the preview", () => {
  it("sends the fields' values to the frame when it is ready and after each change", async () => {
    serve();
    renderAdmin(<ServicesPage />, { locale: "ar" });
    await userEvent.click(await screen.findByRole("button", { name: "تعديل Doctor on Call" }));
    const frame = screen.getByTitle<HTMLIFrameElement>("الصفحة باللغة: العربية");
    expect(frame).toHaveAttribute("src", "/admin/preview/ar/services/doctor-on-call");
    const told = vi.spyOn(frame.contentWindow as Window, "postMessage").mockImplementation(() => undefined);
    const { origin } = location;
    window.dispatchEvent(
      new MessageEvent("message", { data: PREVIEW_READY, origin, source: frame.contentWindow }),
    );
    expect(told).toHaveBeenLastCalledWith(
      expect.objectContaining({ service: expect.objectContaining({ starting_price: 99 }) as object }),
      origin,
    );
    await userEvent.clear(screen.getByLabelText("يبدأ السعر من (درهم)"));
    await userEvent.type(screen.getByLabelText("يبدأ السعر من (درهم)"), "120");
    await waitFor(() =>
      expect(told).toHaveBeenLastCalledWith(
        expect.objectContaining({ service: expect.objectContaining({ starting_price: 120 }) as object }),
        origin,
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "English" }));
    expect(screen.getByTitle("الصفحة باللغة: English")).toHaveAttribute(
      "src",
      "/admin/preview/en/services/doctor-on-call",
    );
  });

  it("says that a slug has no page", async () => {
    serve({ "GET services": [{ ...doctor, slug: "lab-test" }] });
    renderAdmin(<ServicesPage />);
    await ready();
    await userEvent.click(button("Edit Doctor on Call"));
    expect(screen.getByText(/^There is nothing to show/)).toBeVisible();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

it("deactivating a service shows its effects, and the articles that name it", async () => {
  const { requests } = serve({ "POST rpc/articles_naming": articlesNaming(3) });
  renderAdmin(<ServicesPage />);
  await ready();
  await userEvent.click(button("Edit Doctor on Call"));
  await userEvent.click(screen.getByRole("switch", { name: "Active" }));
  expect(await screen.findByText(/3 articles name it or link to it\.$/)).toBeVisible();
  expect(requests.findLast(({ line }) => line === "POST rpc/articles_naming")?.body).toEqual({
    p_names: ["price", "amount", "response", "visit"].map((fact) => `${fact}:doctor-on-call`),
    p_path: "/services/doctor-on-call",
  });
});

it("the form shows the uses of price, times and name separately", async () => {
  const { requests } = serve();
  serveFactUses({
    all: 3,
    pages: {
      "price:doctor-on-call": ["/", "/services/doctor-on-call", "/api/services"],
      "response:doctor-on-call": ["/"],
      "name:doctor-on-call": ["/", "/about", "/services/doctor-on-call"],
    },
    typed: ["AED 199", "199 dirhams"].map((typed) => ({
      fact: "price:doctor-on-call",
      typed,
      isCurrent: true,
      id: "p9",
      title_en: "What a visit costs",
      title_ar: "",
    })),
  });
  renderAdmin(<ServicesPage />);
  await ready();
  await userEvent.click(button("Edit Doctor on Call"));
  const uses = (name: string) => within(screen.getByRole("region", { name }));
  const links = (name: string) =>
    uses(name)
      .queryAllByRole("link", { hidden: true })
      .map((link) => link.textContent);
  expect(
    await uses("Where its price is used").findByText(
      "On 2 pages, in both languages. 1 published article writes it out, and stays as it is.",
    ),
  ).toBeVisible();
  expect(links("Where its price is used")).toEqual([
    "/",
    "/services/doctor-on-call",
    "/api/services",
    "Article: What a visit costs (writes “199 dirhams”)",
  ]);
  await waitFor(() => expect(links("Where its arrival time is used")).toEqual(["/"]));
  expect(await uses("Where its name is used").findByText("On every page.")).toBeVisible();
  expect(await uses("Where the length of a visit is used").findByText(/On no page/)).toBeVisible();
  const asked = requests.filter(({ line }) => line === "POST rpc/articles_naming").map(({ body }) => body);
  expect(asked).toEqual(
    [
      ["price:doctor-on-call", "amount:doctor-on-call"],
      ["response:doctor-on-call"],
      ["visit:doctor-on-call"],
      [],
    ].map((p_names) => ({ p_names })),
  );
});

it("an owner who became an editor reads why a save is refused, and keeps the input", async () => {
  // As the database answers: it passes over a row that the person may not change.
  serve({ "PATCH services": [] });
  const { client } = renderAdmin(<ServicesPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Edit Doctor on Call" }));
  const price = screen.getByLabelText("Starting Price (AED)");
  await userEvent.clear(price);
  await userEvent.type(price, "149");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Your account is not allowed to do that.")).length).toBeGreaterThan(0);
  expect(price).toHaveValue("149");

  // The page learns of the new role; what is being written stays.
  const editor: StaffMember = { id: STAFF_ID, email: "amal@example.com", role: "editor" };
  act(() => void client.setQueryData<StaffMember | null>(staffQuery.queryKey, editor));
  expect(await screen.findByText("Only an owner can change this.")).toBeInTheDocument();
  expect(screen.getByLabelText("Starting Price (AED)")).toHaveValue("149");
});
