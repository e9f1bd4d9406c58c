import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { Component as LocationsPage } from "./locations-page";

const marina = {
  id: "l1",
  slug: "dubai-marina",
  name_en: "Dubai Marina",
  name_ar: "دبي مارينا",
  description_en: "High floors.",
  description_ar: "",
  response_time_minutes: 30,
  areas_covered: ["Marina Walk", "JBR"],
  is_active: true,
  display_order: 1,
  location_services: [
    { service_id: "s1", is_active: true },
    { service_id: "s2", is_active: false },
  ],
};
const service = (id: string, name_en: string, is_active = true) => ({
  id,
  slug: id,
  name_en,
  name_ar: "",
  description_en: "",
  description_ar: "",
  starting_price: 99,
  is_active,
  display_order: 1,
});
const services = [service("s1", "Doctor"), service("s2", "Nurse"), service("s3", "Lab test", false)];

const serve = (more = {}) => serveApi({ "GET locations": [marina], "GET services": services, ...more });
const button = (name: string) => screen.getByRole("button", { name });
const ready = () => screen.findByRole("heading", { level: 2, name: /Dubai Marina/ });

it("shows what a location promises: minutes, areas and services", async () => {
  serve();
  renderAdmin(<LocationsPage />);
  await ready();
  const [row] = screen.getAllByRole("listitem");
  for (const text of [
    "دبي مارينا",
    "dubai-marina",
    "30 minutes response",
    "2 areas",
    "1 service",
    "High floors.",
  ]) {
    expect(row).toHaveTextContent(text);
  }
});

it("saves fields, areas and only the services whose switch was turned", async () => {
  const { requests } = serve({ "POST rpc/save_location": "l1" });
  renderAdmin(<LocationsPage />);
  await ready();
  await userEvent.click(button("Edit Dubai Marina"));
  const areas = screen.getByLabelText("Areas Covered (comma-separated)");
  await userEvent.type(areas, ",, Bluewaters ,JBR,");
  expect(screen.getByText("3 areas")).toBeVisible();
  const doctor = await screen.findByRole("switch", { name: "Doctor" });
  const nurse = screen.getByRole("switch", { name: "Nurse" });
  expect(doctor).toBeChecked();
  expect(nurse).not.toBeChecked();
  await userEvent.click(doctor);
  await userEvent.click(screen.getByRole("switch", { name: "Lab test (inactive service)" }));
  await userEvent.click(nurse);
  await userEvent.click(nurse);
  await userEvent.click(button("Save"));
  expect(await screen.findByText("Location updated successfully")).toBeVisible();
  expect(requests.find(({ line }) => line === "POST rpc/save_location")?.body).toEqual({
    p_id: "l1",
    p_slug: "dubai-marina",
    p_name_en: "Dubai Marina",
    p_name_ar: "دبي مارينا",
    p_description_en: "High floors.",
    p_description_ar: "",
    p_response_time_minutes: 30,
    p_areas_covered: ["Marina Walk", "JBR", "Bluewaters"],
    p_is_active: true,
    p_services_on: ["s3"],
    p_services_off: ["s1"],
  });
});

it("adds a location that answers in thirty minutes unless it says otherwise", async () => {
  const { requests } = serve({ "POST rpc/save_location": "l2" });
  renderAdmin(<LocationsPage />);
  await ready();
  await userEvent.click(button("Add Location"));
  await userEvent.type(screen.getByLabelText("Slug"), "jlt");
  await userEvent.click(button("Save"));
  expect(await screen.findByText("Location created successfully")).toBeVisible();
  const sent = requests.find(({ line }) => line === "POST rpc/save_location")?.body;
  expect(sent).toMatchObject({ p_slug: "jlt", p_response_time_minutes: 30, p_areas_covered: [] });
  expect(sent).not.toHaveProperty("p_id");
});

it("leaves the services as they are when they cannot be read, and saves the rest", async () => {
  const { requests } = serve({ "GET services": refusal(503, "", "down"), "POST rpc/save_location": "l1" });
  renderAdmin(<LocationsPage />);
  await ready();
  await userEvent.click(button("Edit Dubai Marina"));
  expect(await screen.findByText(/could not be loaded. Their switches stay as they are/)).toBeVisible();
  await userEvent.type(screen.getByLabelText("Name (EN)"), "!");
  await userEvent.click(button("Save"));
  expect(await screen.findByText("Location updated successfully")).toBeVisible();
  expect(requests.find(({ line }) => line === "POST rpc/save_location")?.body).toMatchObject({
    p_name_en: "Dubai Marina!",
    p_services_on: [],
    p_services_off: [],
  });
});

it("puts a taken slug to its field and keeps the switches", async () => {
  serve({ "POST rpc/save_location": refusal(409, "23505", "duplicate key") });
  renderAdmin(<LocationsPage />);
  await ready();
  await userEvent.click(button("Edit Dubai Marina"));
  await userEvent.click(await screen.findByRole("switch", { name: "Nurse" }));
  await userEvent.click(button("Save"));
  expect(await screen.findByText("Failed to save")).toBeVisible();
  expect(screen.getByLabelText("Slug")).toHaveAccessibleDescription(
    "This slug is taken. Please choose another one.",
  );
  expect(screen.getByRole("switch", { name: "Nurse" })).toBeChecked();
});

it("says before deleting how many pages go", async () => {
  serve({ "HEAD location_services": 7, "DELETE locations": [{ id: "l1" }] });
  renderAdmin(<LocationsPage />);
  await ready();
  await userEvent.click(button("Delete Dubai Marina"));
  const question = within(screen.getByRole("alertdialog", { name: "Delete this location?" }));
  expect(await question.findByText("7 services have pages here, which go too.")).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Location deleted successfully")).toBeVisible();
});
