import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { busy, eventsPage, PAGE, serve } from "./testing/backend";
import { figures, show } from "./testing/show";
import { refusal, type ApiRequest } from "@/testing/serve-api";
import { catchDownloads, textOf } from "@/testing/catch-downloads";

const isFirst = ({ body }: ApiRequest) => !Object.hasOwn(body as object, "p_before_id");

/** Opens the page and asks for the file. */
async function exportFrom(address?: string) {
  show(address);
  await figures("12,345");
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
}

describe("the export", () => {
  it("has every event of the period, also beyond the first page, in a file named after the period", async () => {
    const files = catchDownloads();
    const { requests } = serve({ ...busy, events: 20_001 }, 20_001);
    await exportFrom("/admin/analytics?period=all");
    expect(await screen.findByText("Analytics exported to CSV")).toBeVisible();
    expect(screen.getByText("20,001 events are in the file.")).toBeVisible();
    const lines = (await textOf(files[0]?.file ?? new Blob())).split("\r\n");
    expect(files[0]?.name).toMatch(/^analytics-all-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(lines[0]).toBe("event_name,page_url,created_at,source,source_index,service_slug,lang,reference");
    expect(lines).toHaveLength(20_001 + 2);
    expect(lines[1]).toBe("whatsapp_clicked,/,2026-11-20T10:00:00+00:00,home_hero,,,en,K7QX2");
    expect(requests.filter(({ line }) => line === PAGE).map(({ body }) => body)).toEqual(
      Array.from(
        { length: 3 },
        () => expect.objectContaining({ p_since: busy.since, p_until: busy.until }) as object,
      ),
    );
  });

  it("says where older events are if the file has fewer events than were counted", async () => {
    serve({ ...busy, events: 9 }, 4);
    await exportFrom();
    expect(
      await screen.findByText(
        "4 events are in the file. Single events are kept for 90 days; older ones are only counted.",
      ),
    ).toBeVisible();
  });

  it("saves no file when the server fails half-way, shows an error, and can be retried", async () => {
    const files = catchDownloads();
    const { replies } = serve({ ...busy, events: 20_000 });
    replies[PAGE] = (request: ApiRequest) =>
      isFirst(request) ? eventsPage(20_000, request) : refusal(503, "", "gone");
    await exportFrom();
    expect(await screen.findByText("The export was not finished.")).toBeVisible();
    expect(screen.queryByText("Analytics exported to CSV")).not.toBeInTheDocument();
    expect(files).toEqual([]);
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  });

  it("shows its progress, and can be cancelled", async () => {
    const files = catchDownloads();
    const { replies } = serve({ ...busy, events: 20_000 });
    let goOn = () => {};
    replies[PAGE] = async (request: ApiRequest) => {
      if (!isFirst(request)) await new Promise<void>((resolve) => (goOn = resolve));
      return eventsPage(20_000, request);
    };
    await exportFrom();
    expect(await screen.findByText("Exporting 10,000 of 20,000 events…")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    goOn();
    expect(await screen.findByText("Export cancelled.")).toBeVisible();
    expect(files).toEqual([]);
  });
});
