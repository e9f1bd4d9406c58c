import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, refusal } from "@/testing/serve-api";
import { Component as DashboardPage } from "./dashboard-page";
import { serveDashboard } from "./testing/serve-dashboard";

it("the tasks are not called complete when a part of them could not be checked", async () => {
  const { replies } = serveDashboard({
    "HEAD blog_posts": ({ query }: ApiRequest) => (query.has("status") ? 0 : 7),
    "HEAD editorial_calendar": 0,
    "POST rpc/list_posts": { rows: [], total: 0 },
    "POST rpc/lead_counts": refusal(503, "x", "down"),
  });
  renderAdmin(<DashboardPage />);
  const section = within(await screen.findByRole("region", { name: "Needs attention" }));
  expect(
    await section.findByText("We could not check everything that may need your attention."),
  ).toBeVisible();
  expect(section.queryByText("Nothing needs your attention.")).toBeNull();
  let answer = (_counts: unknown) => {};
  replies["POST rpc/lead_counts"] = () => new Promise((resolve) => (answer = resolve));
  await userEvent.click(section.getByRole("button", { name: "Try again" }));
  expect(await section.findByText("Loading…")).toBeInTheDocument();
  expect(section.queryByText("Nothing needs your attention.")).toBeNull();
  answer({ due: 3, open_today: 7, booked_week: 12, aed_week: 5400 });
  expect(await section.findByText("3 leads to follow up now")).toBeVisible();
  expect(section.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("the dashboard shows its other parts when one cannot be loaded", async () => {
  serveDashboard({
    "POST rpc/list_activity": refusal(503, "x", "down"),
    "POST rpc/contact_counts": refusal(503, "x", "down"),
  });
  renderAdmin(<DashboardPage />);
  expect(await screen.findByText("The recent activity could not be loaded.")).toBeVisible();
  expect(await screen.findByText("The figures could not be loaded.")).toBeVisible();
  expect(await screen.findByText("33")).toBeVisible();
});
