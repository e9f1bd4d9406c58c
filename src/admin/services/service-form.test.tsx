import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { PREVIEW_READY } from "@/data/public/service-preview";
import { staffQuery, type StaffMember } from "@/data/staff/session";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { type ApiRequest, articlesNaming, serveFactUses } from "@/testing/serve-api";
import { entry, LIST } from "../media/testing/bucket";
import { Component as ServicesPage } from "./services-page";
import { button, doctor, ready, serveServices } from "./testing/serve-services";

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openForm() {
  const rendered = renderAdmin(<ServicesPage />);
  await ready();
  await userEvent.click(button("Edit Doctor on Call"));
  return rendered;
}

it("the picture of a service is chosen from the library", async () => {
  const { requests } = serveServices([doctor], {
    "PATCH services": [{ id: "s1" }],
    "POST rpc/media_own_names": {},
    [LIST]: ({ body }: ApiRequest) => ((body as { prefix: string }).prefix === "" ? [entry("door.png")] : []),
  });
  await openForm();
  await userEvent.click(button("Choose image"));
  await userEvent.click(await screen.findByRole("button", { name: "Choose door.png" }));
  write("Alt text (EN)", "A door");
  write("Alt text (AR)", "باب");
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

it("questions, and items with a price of their own, are added and removed", async () => {
  serveServices();
  await openForm();
  await userEvent.click(button("Add question"));
  await userEvent.click(button("Add item"));
  expect(screen.getByLabelText("Question (EN)")).toBeVisible();
  await userEvent.click(button("Remove question 1"));
  expect(screen.queryByLabelText("Question (EN)")).toBeNull();
  expect(button("Remove item 1")).toBeVisible();
});

describe("the preview", () => {
  it("sends the fields' values to the frame when it is ready and after each change", async () => {
    serveServices();
    renderAdmin(<ServicesPage />, { locale: "ar" });
    await userEvent.click(await screen.findByRole("button", { name: "تعديل طبيب تحت الطلب" }));
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
    write("يبدأ السعر من (درهم)", "120");
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

  it("reports that a slug has no page", async () => {
    serveServices([{ ...doctor, slug: "lab-test" }]);
    await openForm();
    expect(screen.getByText(/^There is nothing to show/)).toBeVisible();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

it("a changed slug and a switched-off service show their effects, and the articles that name the service", async () => {
  const { requests } = serveServices([doctor], { "POST rpc/articles_naming": articlesNaming(3) });
  await openForm();
  write("Slug", "gp-on-call");
  expect(screen.getByText(/Its pages move to a new address/)).toBeVisible();
  await userEvent.click(screen.getByRole("switch", { name: "Active" }));
  expect(await screen.findByText(/3 articles mention it or link to it\.$/)).toBeVisible();
  expect(requests.findLast(({ line }) => line === "POST rpc/articles_naming")?.body).toEqual({
    p_names: ["price", "amount", "response", "visit"].map((fact) => `${fact}:doctor-on-call`),
    p_path: "/services/doctor-on-call",
  });
});

it("the form shows the uses of price, times and name separately", async () => {
  const { requests } = serveServices();
  serveFactUses({
    all: 3,
    pages: {
      "price:doctor-on-call": ["/", "/services/doctor-on-call", "/api/services"],
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
  await openForm();
  expect(requests.some(({ line }) => line === "POST rpc/articles_naming")).toBe(false);
  await userEvent.click(screen.getByText("Where its price, times and name are used"));
  const uses = (name: string) => screen.getByRole("region", { name });
  await waitFor(() =>
    expect(uses("Where its price is used")).toHaveTextContent(
      "On 2 pages, in both languages. 1 published article has it typed into the text, so it will not change there.",
    ),
  );
  const links = Array.from(uses("Where its price is used").querySelectorAll("a"), (link) => link.textContent);
  expect(links.at(-1)).toBe("Article: What a visit costs (typed: “199 dirhams”)");
  await waitFor(() => expect(uses("Where its name is used")).toHaveTextContent("On every page."));
  await waitFor(() =>
    expect(uses("Where the length of a visit is used")).toHaveTextContent("Not on any page"),
  );
  const asked = requests.filter(({ line }) => line === "POST rpc/articles_naming").map(({ body }) => body);
  expect(asked).toEqual([
    { p_names: ["price:doctor-on-call", "amount:doctor-on-call"] },
    { p_names: ["response:doctor-on-call"] },
    { p_names: ["visit:doctor-on-call"] },
    { p_names: [] },
  ]);
});

it("an owner's input stays when they become an editor, with a message that it cannot be saved", async () => {
  serveServices();
  const { client } = await openForm();
  write("Starting Price (AED)", "149");
  const editor: StaffMember = { id: STAFF_ID, email: "amal@example.com", name: "", role: "editor" };
  act(() => void client.setQueryData<StaffMember | null>(staffQuery.queryKey, editor));
  expect(await screen.findByText("Only an owner can change this.")).toBeInTheDocument();
  expect(screen.getByLabelText("Starting Price (AED)")).toHaveValue("149");
});
