import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, serveApi } from "@/testing/serve-api";
import { textState } from "@/testing/text-state";
import { siteOverview } from "../shared/testing/site-overview";
import { Component as DashboardPage } from "./dashboard-page";

const serve = (replies: Record<string, unknown>) =>
  serveApi({
    "HEAD blog_posts": ({ query }: ApiRequest) => (query.get("status") === "eq.draft" ? 2 : 0),
    "POST rpc/contact_counts": { whatsapp: 0, calls: 0, visits: 0, converted: 0 },
    "POST rpc/lead_counts": { due: 0, open_today: 0, booked_week: 0, aed_week: 0 },
    "HEAD editorial_calendar": 0,
    "POST rpc/list_posts": { rows: [], total: 0 },
    "POST rpc/list_activity": { entries: [], people: [] },
    "HEAD permits": 0,
    "GET rpc/expiries": [],
    "GET site_settings": {},
    "POST rpc/site_overview": siteOverview({}),
    ...replies,
  });

it("an owner is offered the rule of approved texts once, and an editor never", async () => {
  localStorage.clear();
  const off = { "GET staff_settings": { review_required: false } };
  const offer = { name: "Nothing medical goes live unread" };
  serve(off);
  const { unmount } = renderAdmin(<DashboardPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("heading", offer)).toBeNull();
  unmount();
  localStorage.clear();
  renderAdmin(<DashboardPage />, { role: "editor" });
  await screen.findByText("2 drafts to finish");
  expect(screen.queryByRole("heading", offer)).toBeNull();
});

it("the task of texts that wait for a clinician links to their list; unread texts are named only while the rule of approved texts is on", async () => {
  const states = [
    ...(["never", "changed", "due"] as const).map((state) => textState({ state })),
    textState({ state: "asked", status: "scheduled" }),
  ];
  serve({ "GET staff_settings": { review_required: true }, "POST rpc/review_states": states });
  renderAdmin(<DashboardPage />);
  const changed = await screen.findByText("1 text has changed since a clinician approved it");
  expect(changed.closest("a")).toHaveAttribute("href", "/admin/posts?view=review&text=changed");
  expect(screen.getByText("1 approved text is due to be read again")).toBeVisible();
  expect(screen.getByText(/^1 scheduled text is not approved yet/)).toBeVisible();
  expect(screen.getByText("1 text that readers see was never read by a clinician")).toBeVisible();
});
