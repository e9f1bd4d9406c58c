import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { articlesNaming, refusal, type ApiRequest } from "@/testing/serve-api";
import { Component as ServicesPage } from "./services-page";
import { button, doctor, ready, service, serveServices } from "./testing/serve-services";

const nurse = service("s2", "Nurse on Call", 2, { name_ar: "ممرّض تحت الطلب", starting_price: null });
const lab = service("s3", "Lab Test", 3, { is_active: false, starting_price: 1250 });

async function show(more = {}) {
  const served = serveServices([doctor, nurse, lab], more);
  renderAdmin(<ServicesPage />);
  await ready();
  return served;
}
const names = () =>
  screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.firstChild?.textContent);
const bodyOf = (requests: ApiRequest[], line: string) => requests.find((one) => one.line === line)?.body;
it("the list shows names, slug, price, description and state, in the order of the site", async () => {
  const { requests } = await show();
  const [first, second, third] = screen.getAllByRole("listitem");
  for (const text of ["طبيب تحت الطلب", "doctor-on-call", "Starting from AED 99", "At home.", "Active"]) {
    expect(first).toHaveTextContent(text);
  }
  expect(second).toHaveTextContent("No starting price");
  expect(third).toHaveTextContent("Starting from AED 1,250");
  expect(third).toHaveTextContent("Inactive");
  expect(requests[0]?.query.get("order")).toBe("display_order.asc,id.asc");
});

describe("the order", () => {
  it("moves by one step, keeps the focus, is saved as a whole, and is taken back with one press", async () => {
    const { requests, replies } = await show({
      "POST rpc/order_rows": undefined,
      "POST rpc/undo_change": { back: 2, failed: [] },
    });
    replies["GET services"] = [nurse, doctor, lab];
    await userEvent.click(button("Move Doctor on Call down"));
    expect(names()).toEqual(["Nurse on Call", "Doctor on Call", "Lab Test"]);
    expect(screen.getByText("Doctor on Call is now number 2 of 3.")).toBeInTheDocument();
    expect(button("Move Doctor on Call down")).toHaveFocus();
    expect(await screen.findByText("New order saved")).toBeVisible();
    expect(bodyOf(requests, "POST rpc/order_rows")).toEqual({
      p_table: "services",
      p_ids: ["s2", "s1", "s3"],
    });
    replies["GET services"] = [doctor, nurse, lab];
    await userEvent.click(button("Undo"));
    expect(await screen.findByText("Change undone")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Doctor on Call", "Nurse on Call", "Lab Test"]));
    expect(bodyOf(requests, "POST rpc/undo_change")).toEqual({ p_entity: "service", p_subject: "order" });
  });

  it("stops at both ends without losing the focus, and is reverted when the server refuses it", async () => {
    const { requests, replies } = await show({ "POST rpc/order_rows": refusal(403, "42501", "no") });
    await userEvent.click(button("Move Doctor on Call up"));
    await userEvent.click(button("Move Lab Test down"));
    expect(button("Move Lab Test down")).toHaveFocus();
    expect(button("Move Lab Test down")).toHaveAttribute("aria-disabled", "true");
    expect(requests.map(({ line }) => line)).toEqual(["GET services"]);
    replies["GET services"] = refusal(503, "", "down");
    await userEvent.click(button("Move Lab Test up"));
    expect(await screen.findByText("The new order was not saved")).toBeVisible();
    expect(names()).toEqual(["Doctor on Call", "Nurse on Call", "Lab Test"]);
  });

  it("is saved one change after the other, in order", async () => {
    const waiting: (() => void)[] = [];
    const { requests } = await show({
      "POST rpc/order_rows": () => new Promise<void>((done) => waiting.push(done)),
    });
    await userEvent.click(button("Move Doctor on Call down"));
    await userEvent.click(button("Move Doctor on Call down"));
    expect(names()).toEqual(["Nurse on Call", "Lab Test", "Doctor on Call"]);
    const saves = () => requests.filter(({ line }) => line === "POST rpc/order_rows").map(({ body }) => body);
    expect(saves()).toEqual([{ p_table: "services", p_ids: ["s2", "s1", "s3"] }]);
    waiting[0]?.();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toEqual({ p_table: "services", p_ids: ["s2", "s3", "s1"] });
    expect(names()).toEqual(["Nurse on Call", "Lab Test", "Doctor on Call"]);
    waiting[1]?.();
  });
});

it("the delete dialog names the locations, posts and articles of the service", async () => {
  const { requests } = await show({
    "POST rpc/articles_naming": articlesNaming(2),
    "HEAD location_services": 8,
    "HEAD blog_posts": 1,
  });
  await userEvent.click(button("Delete Doctor on Call"));
  const question = within(screen.getByRole("alertdialog", { name: "Delete this service?" }));
  expect(
    await question.findByText("8 locations offer it, and their pages for this service will be deleted, too."),
  ).toBeVisible();
  expect(question.getByText("It is the primary service of 1 post, which keeps its slug.")).toBeVisible();
  expect(question.getByText("2 articles mention it or link to it.")).toBeVisible();
  const counted = requests.find(({ line }) => line === "HEAD blog_posts");
  expect(Object.fromEntries(counted?.query ?? [])).toMatchObject({
    primary_service: "eq.doctor-on-call",
    deleted_at: "is.null",
  });
});
