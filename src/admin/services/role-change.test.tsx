import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { staffQuery, type StaffMember } from "@/data/staff/staff.queries";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { act } from "react";
import { Component as ServicesPage } from "./services-page";

const doctor = {
  id: "s1",
  slug: "doctor-on-call",
  name_en: "Doctor on Call",
  name_ar: "طبيب تحت الطلب",
  description_en: "",
  description_ar: "",
  starting_price: 99,
  is_active: true,
  display_order: 1,
  updated_at: "2026-11-20T10:00:00.123456+00:00",
};

it("an owner who became an editor reads why a save is refused, and keeps the input", async () => {
  // As the database answers: it passes over a row that the person may not change.
  serveApi({ "GET services": [doctor], "PATCH services": [] });
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
