import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { lead, PATCH, show } from "./testing/desk";

it.each([
  ["1,500", 1500],
  ["١٬٥٠٠", 1500],
  ["262.50", 262.5],
  ["٢٦٢٫٥٠ درهم", 262.5],
])("a value that is written %s is stored as %d", async (typed, stored) => {
  const { sent } = show([lead()], { answers: { [PATCH]: [{ id: "l1" }] } });
  await userEvent.click(await screen.findByRole("button", { name: /^Booked: Nurse/ }));
  fireEvent.change(await screen.findByLabelText("Value in AED"), { target: { value: typed } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Marked as booked")).toBeVisible();
  expect(sent(PATCH)[0]).toMatchObject({ value_aed: stored });
});

it.each([
  ["about 300", "Please enter an amount from 0 to 1,000,000, such as 262.50."],
  ["1,000,001", "Please enter an amount from 0 to 1,000,000, such as 262.50."],
  ["$300", "This is in USD. Please enter it in AED."],
  ["1.500", "We can’t tell whether this has thousands or decimals. Please write 1234 or 1.23."],
])("a value that is written %s is not stored: %s", async (typed, message) => {
  const { sent } = show([lead()]);
  await userEvent.click(await screen.findByRole("button", { name: /^Booked: Nurse/ }));
  fireEvent.change(await screen.findByLabelText("Value in AED"), { target: { value: typed } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent(PATCH)).toEqual([]);
});

it("fils have two places in the list", async () => {
  show([lead({ status: "booked", value_aed: 262.5, booked_at: "2026-11-27T06:00:00+00:00" })]);
  expect(await screen.findByText("AED 262.50")).toBeVisible();
});

it("Booked proposes the service of the chat's page and its price", async () => {
  show([lead({ service_slug: "", page_path: "/blog/fever", page_service: "doctor-on-call" })]);
  await userEvent.click(await screen.findByRole("button", { name: /^Booked: No service yet/ }));
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByLabelText("Service")).toHaveValue("doctor-on-call");
  expect(dialog.getByLabelText("Value in AED")).toHaveValue("400");
  expect(dialog.getByLabelText("Value in AED")).toHaveFocus();
});
