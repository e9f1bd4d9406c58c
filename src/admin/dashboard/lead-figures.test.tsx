import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { LeadFigures } from "./lead-figures";

it("says what waits at the desk and what was booked, and leads to it", async () => {
  serveApi({ "POST rpc/lead_counts": { open_today: 7, booked_week: 12, aed_week: 5400 } });
  renderAdmin(<LeadFigures />);
  expect(await screen.findByText("5,400")).toBeVisible();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "7",
    "12",
    "5,400",
  ]);
  expect(screen.getByRole("link", { name: "To the desk" })).toHaveAttribute("href", "/admin/leads");
});
