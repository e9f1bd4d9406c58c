import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component as OptionsPage } from "./options-page";
import { option, OPTIONS } from "./testing/desk";

function show(role: "owner" | "editor" = "owner") {
  const { sent } = serveApi({
    [OPTIONS]: [
      option("lost_reason", "price", "Price"),
      option("lost_reason", "time", "Time", { is_active: false }),
      option("source", "facebook", "Facebook", { spellings: "fb, meta" }),
    ],
    "POST lead_options": undefined,
    "PATCH lead_options": [{ id: "x" }],
    "POST rpc/order_rows": undefined,
  });
  renderAdmin(<OptionsPage />, { role, path: "/admin/leads/options" });
  return sent;
}

it("each kind has its list; editors see them", async () => {
  show("editor");
  const reasons = await screen.findByRole("list", { name: "Reasons for losing a lead" });
  expect(
    within(reasons)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Priceprice", "TimetimeInactive"]);
  expect(screen.getByRole("list", { name: "Sources" })).toHaveTextContent("Facebookfacebookfb, meta");
  // For follow-ups and for media.
  expect(screen.getAllByText("None yet.")).toHaveLength(2);
  expect(screen.getByText("Only an owner can change this.")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("an owner adds one, whose spellings are compared in small letters", async () => {
  const sent = show();
  await screen.findByRole("list", { name: "Sources" });
  await userEvent.click(screen.getByRole("button", { name: "Add option" }));
  await userEvent.selectOptions(screen.getByLabelText("Kind"), "Source");
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write("Key", "Snap Chat");
  write("Name (EN)", "Snapchat");
  write("Other spellings", "Snap، SC, snap");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Please use only lower-case letters/)).toBeVisible();
  write("Key", "snapchat");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Option added")).toBeVisible();
  expect(sent("POST lead_options")).toEqual([
    {
      id: expect.any(String) as string,
      kind: "source",
      key: "snapchat",
      name_en: "Snapchat",
      name_ar: "",
      spellings: "snap, sc",
      is_active: true,
    },
  ]);
});

it("a kind has its own order, and a key stays: leads and links have it", async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole("button", { name: "Move Price down" }));
  expect(await screen.findByText("New order saved")).toBeVisible();
  expect(sent("POST rpc/order_rows")).toEqual([
    { p_table: "lead_options", p_ids: ["lost_reason-time", "lost_reason-price"] },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Edit Price" }));
  expect(screen.getByLabelText("Key")).toHaveAttribute("readonly");
});
