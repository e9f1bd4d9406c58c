import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { catchDownloads, textOf } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component as ActivityPage } from "./activity-page";

const LOG = "GET activity_log";
const rows = (count: number, label = "Fever at night") =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    happened_at: "2026-11-20T10:00:00+00:00",
    actor_email: "amal@example.com",
    action: "published",
    entity: "blog_post",
    entity_id: "p1",
    label,
  }));

function show(answer: unknown[]) {
  const { requests } = serveApi({ [LOG]: answer });
  renderAdmin(<ActivityPage />);
  return () => requests.filter(({ line }) => line === LOG).map(({ query }) => query);
}

it("the filters request a person, a kind and days in Dubai", async () => {
  const asked = show(rows(1));
  expect(await screen.findByText("amal@example.com")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Person"), "a_b%");
  await userEvent.selectOptions(screen.getByLabelText("Kind"), "Accounts of staff");
  await userEvent.type(screen.getByLabelText("From"), "2026-11-20");
  await userEvent.type(screen.getByLabelText("To"), "2026-11-21");
  await waitFor(() => expect(asked().at(-1)?.getAll("happened_at")).toHaveLength(2));
  const last = asked().at(-1);
  expect(last?.get("actor_email")).toBe(String.raw`ilike.%a\_b\%%`);
  expect(last?.get("entity")).toBe("eq.staff");
  expect(last?.getAll("happened_at").map((bound) => Date.parse(bound.replace(/^\w+\./, "")))).toEqual([
    Date.parse("2026-11-19T20:00:00Z"),
    Date.parse("2026-11-21T20:00:00Z"),
  ]);
});

it("the list shows fifty entries at a time", async () => {
  const asked = show(rows(51));
  expect(await screen.findAllByRole("listitem")).toHaveLength(50);
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(asked().at(-1)?.get("offset")).toBe("50"));
});

it("the page has messages for no activity and for no match", async () => {
  show([]);
  expect(await screen.findByText("No activity yet.")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Person"), "x");
  expect(await screen.findByText("Nothing matches these filters.")).toBeVisible();
});

it("the exported file escapes names that look like formulas", async () => {
  const files = catchDownloads();
  show(rows(1, "=HYPERLINK(1)"));
  await userEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0]?.file ?? new Blob())).split("\r\n");
  expect(files[0]?.name).toMatch(/^activity-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines[0]).toBe("Time,Person,Action,Kind,Id,Name");
  expect(lines[1]).toBe(`2026-11-20T10:00:00+00:00,amal@example.com,published,blog_post,p1,"'=HYPERLINK(1)"`);
});
