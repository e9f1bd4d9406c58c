import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, refusal, serveApi } from "@/testing/serve-api";
import { Component as LocationsPage } from "./locations-page";

const said = (service_id: string, changes = {}) => ({
  service_id,
  is_active: false,
  is_listed: false,
  requests_en: "",
  requests_ar: "",
  response_least_minutes: null,
  response_most_minutes: null,
  ...changes,
});
const marina = {
  id: "l1",
  slug: "dubai-marina",
  name_en: "Dubai Marina",
  name_ar: "دبي مارينا",
  description_en: "High floors.",
  description_ar: "",
  summary_en: "",
  summary_ar: "",
  landmarks_en: "Marina Walk",
  landmarks_ar: "ممشى المارينا",
  directions_en: "The tower's name.",
  directions_ar: "اسم البرج.",
  response_least_minutes: null,
  response_time_minutes: 30,
  areas_covered: ["Marina Walk", "JBR"],
  areas_covered_ar: [],
  is_on_home: false,
  is_active: true,
  display_order: 1,
  services: [said("s1", { is_active: true, is_listed: true }), said("s2")],
};
const service = (id: string, name_en: string, is_active = true) => ({
  id,
  slug: id,
  name_en,
  name_ar: "",
  is_active,
});
const services = [service("s1", "Doctor"), service("s2", "Nurse"), service("s3", "Lab test", false)];

async function show(more = {}) {
  const replies = {
    "GET locations": [marina],
    "GET services": services,
    "POST rpc/measure_location": {},
    ...more,
  };
  const served = serveApi(replies);
  renderAdmin(<LocationsPage />);
  await screen.findByRole("heading", { level: 2, name: /Dubai Marina/ });
  return served;
}
const without = (column: string, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));
const button = (name: string) => screen.getByRole("button", { name });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (requests: readonly ApiRequest[]) =>
  requests.find(({ line }) => line === "POST rpc/save_location")?.body;

it("the list shows each location's minutes, areas and services", async () => {
  await show();
  const [row] = screen.getAllByRole("listitem");
  for (const text of [
    "دبي مارينا",
    "dubai-marina",
    "30-minute response",
    "2 areas",
    "1 service",
    "1 page listed for search engines",
    "High floors.",
  ]) {
    expect(row).toHaveTextContent(text);
  }
});

it("a new location gets its slug from its name until one is typed; the texts of its pages are folded, and open at a refused field", async () => {
  const { requests } = await show({ "POST rpc/save_location": "l2" });
  await userEvent.click(button("Add Location"));
  write("Name (EN)", "Al Quoz 1");
  expect(screen.getByLabelText("Slug")).toHaveValue("al-quoz-1");
  write("Name (EN)", "");
  write("Name (AR)", "القوز");
  expect(screen.getByLabelText("Slug")).toHaveValue("alqwz");
  write("Slug", "quoz");
  write("Name (EN)", "Al Quoz");
  expect(screen.getByLabelText("Slug")).toHaveValue("quoz");
  expect(screen.queryByLabelText("Description (EN)")).toBeNull();
  await userEvent.click(screen.getByText("What its pages say"));
  write("Description (EN)", "x".repeat(2001));
  await userEvent.click(screen.getByText("What its pages say"));
  await waitFor(() => expect(screen.queryByLabelText("Description (EN)")).toBeNull());
  await userEvent.click(button("Save"));
  await waitFor(() => expect(screen.getByLabelText("Description (EN)")).toHaveFocus());
  expect(screen.getByLabelText("Description (EN)")).toBeInvalid();
  expect(sent(requests)).toBeUndefined();
});

it("a save sends the fields, the areas and only the changed services", async () => {
  const { requests } = await show({ "POST rpc/save_location": "l1" });
  await userEvent.click(button("Edit Dubai Marina"));
  write("Response Time (minutes)", "300");
  expect(screen.getByText("Usual times are 10 to 120 minutes. Is this one right?")).toBeVisible();
  write("Response Time (minutes)", "45");
  expect(screen.queryByText(/Is that right/)).toBeNull();
  write("Areas Covered (comma-separated)", "Marina Walk, JBR,, Bluewaters ,JBR,");
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
  const { id: _id, display_order: _order, response_least_minutes: _least, ...columns } = marina;
  expect(sent(requests)).toEqual({
    ...Object.fromEntries(Object.entries(columns).map(([column, value]) => [`p_${column}`, value])),
    p_id: "l1",
    p_response_time_minutes: 45,
    p_areas_covered: ["Marina Walk", "JBR", "Bluewaters"],
    p_services: [without("is_listed", said("s1")), without("is_listed", said("s3", { is_active: true }))],
  });
});

it("a save leaves services unchanged when they could not be loaded; a switched-off page lists the links that lead to it", async () => {
  const { requests } = await show({
    "GET services": refusal(503, "", "down"),
    "HEAD blog_post_translations": 1,
    "POST rpc/save_location": "l1",
  });
  await userEvent.click(button("Edit Dubai Marina"));
  expect(await screen.findByText(/could not be loaded. Saving leaves them unchanged/)).toBeVisible();
  await userEvent.click(screen.getByRole("switch", { name: "Active" }));
  expect(
    await screen.findByText(
      /able to open its pages\. 1 article text links to it, and that link will stop working\./,
    ),
  ).toBeVisible();
  await userEvent.click(button("Save"));
  expect(await screen.findByText("Location updated successfully")).toBeVisible();
  expect(sent(requests)).toMatchObject({ p_is_active: false, p_services: [] });
});

it("the delete dialog names the number of removed pages", async () => {
  await show({ "HEAD location_services": 7, "HEAD blog_post_translations": 2 });
  await userEvent.click(button("Delete Dubai Marina"));
  const question = within(screen.getByRole("alertdialog", { name: "Delete this location?" }));
  expect(await question.findByText("7 services have pages here, which will be deleted, too.")).toBeVisible();
  expect(question.getByText(/^2 article texts link to it/)).toBeVisible();
});

const half = { leastWords: 120, shared: 0, sharedBelow: 40, sharedWith: null, missing: [] };

it("the form measures while a person types how much of a page is its own, and names what is missing", async () => {
  const page = (words: number) => ({
    en: { ...half, words, shared: 41, sharedWith: ["l1", "s2"] },
    ar: { ...half, words: 0, missing: ["own", "description"] },
    isListed: false,
  });
  let answer: unknown = { s1: page(3) };
  const { requests } = await show({ "POST rpc/measure_location": () => answer });
  await userEvent.click(button("Edit Dubai Marina"));
  await userEvent.click(await screen.findByRole("button", { name: "Texts and minutes: Doctor" }));
  const note = screen.getByRole("region", { name: "How much of this page is unique" });
  await waitFor(() => expect(note).toHaveTextContent("3 of 120 unique words"));
  expect(note).toHaveTextContent("41% the same as another page (Nurse, Dubai Marina). Below 40% is fine.");
  expect(note).toHaveTextContent("Missing: what people here ask for, description");
  expect(screen.getByText("Not listed for search engines yet")).toBeVisible();

  const type = (value: string) => write("What people here ask for (EN): Doctor", value);
  answer = refusal(400, "22023", "refused");
  type("A");
  expect(await within(note).findByText(/could not be counted just now/)).toBeVisible();
  expect(note).toHaveTextContent("3 of 120 unique words");

  answer = { s1: { ...page(4), isListed: true } };
  type("A nurse");
  await waitFor(() => expect(note).toHaveTextContent("4 of 120 unique words"));
  expect(note).not.toHaveTextContent("just now");
  expect(screen.getByText("Listed for search engines")).toBeVisible();
  expect(requests.findLast(({ line }) => line === "POST rpc/measure_location")?.body).toMatchObject({
    p_draft: { id: "l1", name_ar: "دبي مارينا", services: [{ service_id: "s1", requests_en: "A nurse" }] },
  });
});
