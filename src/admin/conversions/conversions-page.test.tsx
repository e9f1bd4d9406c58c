import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Locale } from "@/config/locales";
import type { ConversionExport } from "@/data/staff/conversions";
import { catchDownloads, blobText } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { Component as ConversionsPage } from "./conversions-page";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-27T08:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const EXPORT = "POST rpc/export_conversions";
const nothing: ConversionExport = {
  export: { first_day: "2026-11-20", last_day: "2026-11-26" },
  conversions: [],
  adjustments: [],
  unadjustable: 0,
  elsewhere: [],
  others: {},
};
const step = {
  happened_at: "2026-11-21T08:00:00+00:00",
  value_aed: 199,
  kind: "gclid",
  value: "Cj0K",
} as const;
const full: ConversionExport = {
  ...nothing,
  conversions: [
    { ...step, order_id: "a-booked", step: "booked" },
    { ...step, order_id: "a-done", step: "done" },
    { ...step, order_id: "b-booked", step: "booked" },
  ],
  adjustments: [
    { order_id: "c-booked", step: "booked", happened_at: step.happened_at, type: "retract", value_aed: null },
    {
      order_id: "d-booked",
      step: "booked",
      happened_at: step.happened_at,
      type: "restate",
      value_aed: 250.5,
    },
  ],
  unadjustable: 1,
  elsewhere: [{ first_day: "2026-11-19", last_day: "2026-11-20", steps: 4 }],
  others: { fbclid: 2 },
};
const former = {
  id: "e1",
  first_day: "2026-11-01",
  last_day: "2026-11-07",
  made_at: "2026-11-08T05:00:00+00:00",
};

const serve = (answer: unknown = full, exports: object[] = [former]) =>
  serveApi({ "GET conversion_exports": exports, [EXPORT]: answer });

const show = (locale: Locale = "en", role: "owner" | "editor" = "owner") =>
  renderAdmin(<ConversionsPage />, { locale, role });

const make = () => userEvent.click(screen.getByRole("button", { name: "Make the files" }));

it("makes the files of the seven days before today, lists what they contain and leave out, and repeats former ones", async () => {
  const files = catchDownloads();
  const { sent } = serve();
  show();
  // The names that Google Ads has to have.
  for (const name of ["Booked visit", "Completed visit"]) expect(screen.getByText(name)).toBeVisible();
  await make();
  const result = await screen.findByRole("region", { name: "Files for Nov 20, 2026 to Nov 26, 2026" });
  expect(sent(EXPORT)).toEqual([{ p_first: "2026-11-20", p_last: "2026-11-26" }]);
  expect(result).toHaveTextContent("2 bookings and 1 completed visit.");
  expect(result).toHaveTextContent(
    "1 conversion to retract: it is no longer valid. 1 conversion with a new value.",
  );
  expect(result).toHaveTextContent("1 conversion has changed, but Google does not accept its adjustment");
  expect(result).toHaveTextContent(
    "4 rows are already in the files for Nov 19, 2026 to Nov 20, 2026, so they are left out here.",
  );
  expect(result).toHaveTextContent("2 bookings and visits came from a Facebook or Instagram ad.");
  await userEvent.click(within(result).getByRole("button", { name: "Download conversions" }));
  await userEvent.click(within(result).getByRole("button", { name: "Download adjustments" }));
  expect(files.map(({ name }) => name)).toEqual([
    "google-ads-conversions-2026-11-20-2026-11-26.csv",
    "google-ads-adjustments-2026-11-20-2026-11-26.csv",
  ]);
  // In the format of google-files.ts.
  expect((await blobText(files[0]?.file ?? new Blob())).split("\r\n")).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Make again: Nov 01, 2026 to Nov 07, 2026" }));
  await waitFor(() => expect(sent(EXPORT)[1]).toEqual({ p_first: "2026-11-01", p_last: "2026-11-07" }));
});

it("offers no empty file", async () => {
  serve(nothing);
  show("ar");
  await userEvent.click(screen.getByRole("button", { name: "إعداد الملفات" }));
  expect(
    await screen.findByText("لم يأتِ أي حجز في هذه الأيام من إعلان في Google بموافقة الزائر."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /تنزيل/ })).not.toBeInTheDocument();
});

it("refuses invalid days, warns that today is incomplete, and explains why no file was made", async () => {
  const { sent, replies } = serve(refusal(503, "53300", "no"), []);
  show();
  expect(await screen.findByText("No files yet.")).toBeVisible();
  for (const [first, last, message] of [
    ["", "2026-11-26", "Please enter both days."],
    ["2026-11-26", "2026-11-25", "The last day is before the first."],
    ["2026-11-26", "2026-11-28", "Please choose days up to today."],
    ["2026-08-01", "2026-10-31", "Please choose at most 91 days. Click IDs are kept for 90 days."],
  ] as const) {
    fireEvent.change(screen.getByLabelText("From"), { target: { value: first } });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: last } });
    await make();
    expect(screen.getByText(message)).toBeVisible();
  }
  expect(sent(EXPORT)).toEqual([]);
  for (const label of ["From", "To"])
    fireEvent.change(screen.getByLabelText(label), { target: { value: "2026-11-27" } });
  await make();
  expect(await screen.findByText(/^The files were not made\. The server is having trouble/)).toBeVisible();
  replies[EXPORT] = { ...nothing, export: { first_day: "2026-11-27", last_day: "2026-11-27" } };
  await make();
  expect(await screen.findByText(/^Today is not over/)).toBeVisible();
});

it("is for owners", () => {
  serve();
  show("en", "editor");
  expect(screen.getByText(/^Only an owner can make these files/)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
