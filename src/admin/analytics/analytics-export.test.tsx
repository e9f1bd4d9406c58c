import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveFile } from "@/admin/shared/csv/save-file";
import { backend, busy, serve } from "./testing/backend";
import { figures, show } from "./testing/show";

vi.mock("@/admin/shared/csv/save-file");
vi.mock("@/data/staff/staff-client", () => import("./testing/backend"));

beforeEach(() => {
  backend.rpc.mockReset();
  vi.mocked(saveFile).mockReset();
});
afterEach(() => void toast.dismiss());

describe("the export", () => {
  const press = () => userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  const saved = async () => {
    const [name, file] = vi.mocked(saveFile).mock.calls[0] ?? [];
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener("load", resolve));
    reader.readAsText(file ?? new Blob());
    await read;
    return { name, lines: (reader.result as string).split("\r\n") };
  };

  it("brings every event of the period, also those beyond the first page, under the period's name", async () => {
    serve({ ...busy, events: 20_001 }, 20_001);
    show("/admin/analytics?period=all");
    await figures("12,345");
    await press();
    expect(await screen.findByText("Analytics exported to CSV")).toBeVisible();
    expect(screen.getByText("20,001 events are in the file.")).toBeVisible();
    const { name, lines } = await saved();
    expect(name).toMatch(/^analytics-all-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(lines[0]).toBe("event_name,page_url,created_at,source,source_index,service_slug,lang,reference");
    expect(lines).toHaveLength(20_001 + 2);
    expect(lines[1]).toBe("whatsapp_clicked,/,2026-11-20T10:00:00+00:00,home_hero,,,en,K7QX2");
    const spans = backend.rpc.mock.calls.filter(([called]) => called === "analytics_events_page");
    expect(spans.map(([, args]) => [args["p_since"], args["p_until"]])).toEqual(
      Array.from({ length: 3 }, () => [busy.since, busy.until]),
    );
  });

  it("says where older events are when there are fewer than were counted", async () => {
    serve({ ...busy, events: 9 }, 4);
    show();
    await figures("12,345");
    await press();
    expect(
      await screen.findByText(
        "4 events are in the file. Single events are kept for 90 days; older ones are only counted.",
      ),
    ).toBeVisible();
  });

  it("saves nothing when the server fails half-way, says so, and can be tried again", async () => {
    serve({ ...busy, events: 20_000 }, 20_000);
    show();
    await figures("12,345");
    const works = backend.rpc.getMockImplementation();
    backend.rpc.mockImplementation(async (name, args) =>
      args["p_before_id"] === undefined
        ? works?.(name, args)
        : { data: null, error: { message: "gone" }, status: 503 },
    );
    await press();
    expect(await screen.findByText("The export was not finished.")).toBeVisible();
    expect(screen.queryByText("Analytics exported to CSV")).not.toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  });

  it("says how far it is, and can be cancelled", async () => {
    serve({ ...busy, events: 20_000 }, 20_000);
    show();
    await figures("12,345");
    const works = backend.rpc.getMockImplementation();
    let goOn = () => {};
    backend.rpc.mockImplementation(async (name, args) => {
      if (args["p_before_id"] !== undefined) await new Promise<void>((resolve) => (goOn = resolve));
      return works?.(name, args);
    });
    await press();
    expect(await screen.findByText("Exporting 10,000 of 20,000 events…")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    goOn();
    expect(await screen.findByText("Export cancelled.")).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
  });
});
