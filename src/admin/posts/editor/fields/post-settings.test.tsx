import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refusal, serveApi } from "@/testing/serve-api";
import { openSession } from "../testing/open-session";
import { showInSession } from "../testing/show-in-session";
import { PostSettings } from "./post-settings";

beforeEach(() => {
  localStorage.clear();
  serveApi({ "GET authors": [], "GET site_settings": {}, "GET staff_settings": { auto_publish: true } });
});
afterEach(() => vi.useRealTimers());

it("the primary service is chosen by its name, and one that no longer exists is kept until another is chosen", async () => {
  const opened = openSession("draft");
  opened.session.change((form) => ({ ...form, primary_service: "cupping" }));
  const { session } = showInSession(<PostSettings />, opened);
  const service = screen.getByLabelText("Primary service");
  expect(service).toHaveDisplayValue("cupping");
  expect(service).toHaveAccessibleDescription("This service no longer exists. Choose another one.");
  await userEvent.selectOptions(service, "Nurse on Call");
  expect(session.form().primary_service).toBe("nurse-on-call");
  expect(service).toHaveAccessibleDescription("");
  await userEvent.selectOptions(service, "No service");
  expect(session.form().primary_service).toBe("");
});

it("authors that could not be read are read again on request, and the post keeps its author until then", async () => {
  const { replies } = serveApi({ "GET authors": refusal(503, "unavailable", "Down.") });
  showInSession(<PostSettings />, openSession("draft"));
  expect(await screen.findByText("The authors could not be loaded.")).toBeVisible();
  expect(screen.getByLabelText("Author")).toBeDisabled();
  replies["GET authors"] = [{ id: "a1", name: "Dr. Layla", name_ar: "", is_active: true }];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: "Dr. Layla" })).toBeVisible();
  expect(screen.getByLabelText("Author")).toBeEnabled();
});

it("a schedule begins with the next working day at nine, or with the person's earlier choice", async () => {
  // A Friday evening in Dubai.
  vi.useFakeTimers({ now: new Date("2026-11-27T18:00:00Z"), toFake: ["Date"] });
  const { session } = showInSession(<PostSettings />, openSession(null));
  const status = screen.getByLabelText("Status");
  await userEvent.selectOptions(status, "Scheduled");
  expect(session.form()).toMatchObject({ scheduledDate: "2026-11-30", scheduledTime: "09:00" });
  expect(screen.getByText("Monday · Nov 30, 2026 09:00 · Dubai time")).toBeVisible();
  const time = screen.getByLabelText("Time");
  await userEvent.clear(time);
  await userEvent.type(time, "930 pm");
  await userEvent.tab();
  expect(time).toHaveValue("21:30");
  await userEvent.selectOptions(status, "Draft");
  await userEvent.selectOptions(status, "Scheduled");
  expect(session.form()).toMatchObject({ scheduledDate: "2026-11-30", scheduledTime: "21:30" });
});
