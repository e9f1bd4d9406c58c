import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { catchDownloads } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, connectionLost, refusal, serveApi, serveFactUses } from "@/testing/serve-api";
import { PermitsSection } from "./permits-section";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00Z"), toFake: ["Date"] }));

const row = {
  id: "p1",
  kind: "facility_licence",
  authority_en: "An Authority",
  authority_ar: "جهة",
  number: "T-1",
  scope_en: "Care at home",
  scope_ar: "رعاية منزلية",
  issued: "2026-01-01",
  expires: "2027-12-31",
  file_path: null as string | null,
  updated_at: "2026-11-01T00:00:00+00:00",
};

const serve = (permits: object[] = [], more = {}) =>
  serveApi({ "GET permits": permits, "POST rpc/articles_naming": 0, ...more });
const show = (options = {}) => renderAdmin(<PermitsSection isOwner />, options);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

/** At once, as a paste: typing is not what is looked at. */
const write = (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
const WHOLE = {
  Number: "T-2",
  "Authority (EN)": "An Authority",
  "Authority (AR)": "جهة",
  "What it allows (EN)": "Care",
  "What it allows (AR)": "رعاية",
  "Issued on": "2026-01-01",
  "Expires on": "2027-01-01",
};
const addPermit = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Add permit" }));
};
const choose = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is nowhere to choose a file.");
  // Whatever the chooser offers: people may ask for all files.
  await userEvent.upload(input, file, { applyAccept: false });
};
const pdf = (content = "%PDF-1.7") => new File([content], "paper.pdf", { type: "application/pdf" });
const sent = (requests: ReturnType<typeof serve>["requests"], line: string) =>
  requests.filter((request) => request.line.startsWith(line));

it.each([
  ["2028-01-01", "2026-01-01", "Valid until Jan 01, 2028"],
  ["2027-01-21", "2026-01-01", "Expires in 60 days, on Jan 21, 2027"],
  ["2026-11-22", "2026-01-01", "Expires today, Nov 22, 2026"],
  ["2026-11-21", "2026-01-01", "Expired on Nov 21, 2026; pages do not name it"],
  ["2028-01-01", "2026-11-23", "Pages name it from Nov 23, 2026"],
])("says of one until %s what it is today", async (expires, issued, words) => {
  serve([{ ...row, expires, issued }]);
  show();
  expect(await screen.findByText(words)).toBeVisible();
});

it("shows editors what there is, and nothing to press", async () => {
  serve([row]);
  renderAdmin(<PermitsSection isOwner={false} />, { role: "editor" });
  expect(await screen.findByText("T-1")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("says in Arabic what pages claim while none was entered", async () => {
  serve();
  show({ locale: "ar" });
  expect(await screen.findByText(/تقول الصفحات إننا مرخّصون دون ذكر رقم/)).toBeVisible();
});

const UUID = "0d5cf7d4-0000-4000-8000-0000000000aa" as const;
const PAPER = `${UUID}.pdf`;
const UPLOAD = `POST storage/object/permits/${PAPER}`;
const REMOVAL = "DELETE storage/object/permits";

it("stores a permit with its paper, the paper first", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(UUID);
  const { requests } = serve([], { [UPLOAD]: { Key: PAPER, Id: "1" }, "POST permits": undefined });
  show();
  await addPermit();
  write(WHOLE);
  await choose(pdf());
  expect(await screen.findByText("paper.pdf")).toBeVisible();
  await save();
  expect(await screen.findByText("Permit saved; pages name it in a moment")).toBeVisible();
  expect(sent(requests, "POST").map(({ line }) => line)).toEqual([UPLOAD, "POST permits"]);
  expect(sent(requests, "POST permits")[0]?.body).toEqual({
    id: UUID,
    kind: "facility_licence",
    number: "T-2",
    authority_en: "An Authority",
    authority_ar: "جهة",
    scope_en: "Care",
    scope_ar: "رعاية",
    issued: "2026-01-01",
    expires: "2027-01-01",
    file_path: PAPER,
  });
});

it("takes the paper away that another one replaces, after the permit is stored", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(UUID);
  const before = { ...row, file_path: "1d5cf7d4-0000-4000-8000-0000000000aa.png" };
  const { requests } = serve([before], {
    [UPLOAD]: { Key: PAPER, Id: "1" },
    "PATCH permits": [{ id: "p1" }],
    [REMOVAL]: [{ name: before.file_path }],
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  await choose(pdf());
  await screen.findByText("paper.pdf");
  await save();
  await screen.findByText("Permit saved; pages follow in a moment");
  const lines = requests.map(({ line }) => line).filter((line) => !/^GET|articles_naming/.test(line));
  expect(lines).toEqual([UPLOAD, "PATCH permits", REMOVAL]);
  expect(sent(requests, REMOVAL)[0]?.body).toEqual({ prefixes: [before.file_path] });
});

it.each([
  ["a licence that expires before it is issued", { "Expires on": "2025-12-31" }, /must expire after/],
  ["one that is issued tomorrow", { "Issued on": "2026-11-23" }, /cannot be issued after today/],
  ["no day", { "Issued on": "" }, /enter a date/],
  ["markup in the number", { Number: "<b>1</b>" }, /as on the paper/],
  ["a number that is too long", { Number: "1".repeat(41) }, /at most 40 letters/],
  ["a language that is missing", { "What it allows (AR)": "" }, /in both languages/],
  ["markup in the authority", { "Authority (EN)": "<b>x</b>" }, /without < >/],
])("refuses %s at its field, and keeps what was typed", async (_, change, message) => {
  const { requests } = serve();
  show();
  await addPermit();
  write({ ...WHOLE, ...change });
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  for (const [label, text] of Object.entries({ ...WHOLE, ...change }))
    expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(sent(requests, "POST")).toEqual([]);
});

it.each([
  ["an empty file", () => pdf(""), /This file is empty/],
  ["a page that is named like a paper", () => pdf("<html>"), /no PDF, JPEG or PNG/],
  [
    "a file of more than 10 MB",
    () => new File(["%PDF-", new Uint8Array(10 * 1024 * 1024)], "large.pdf"),
    /larger than 10 MB/,
  ],
])("refuses %s, until it is taken away", async (_, file, message) => {
  const { requests } = serve([], { "POST permits": undefined });
  show();
  await addPermit();
  write(WHOLE);
  await choose(file());
  expect(await screen.findByText(message)).toBeVisible();
  await save();
  expect(screen.getByText(message)).toBeVisible();
  expect(sent(requests, "POST")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await save();
  await screen.findByText("Permit saved; pages name it in a moment");
  expect(sent(requests, "POST permits")[0]?.body).toMatchObject({ file_path: null });
});

it("asks before one is stored that has expired", async () => {
  const { requests } = serve([], { "POST permits": undefined });
  show();
  await addPermit();
  write({ ...WHOLE, "Issued on": "2025-01-01", "Expires on": "2026-11-21" });
  await save();
  const question = within(await screen.findByRole("alertdialog", { name: /That day is over/ }));
  expect(sent(requests, "POST")).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Save" }));
  await screen.findByText("Permit saved; pages name it in a moment");
});

it("says at the number that it is entered already, and leaves no paper behind", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(UUID);
  const { requests } = serve([], {
    [UPLOAD]: { Key: PAPER, Id: "1" },
    "POST permits": refusal(409, "23505", "duplicate key"),
    [REMOVAL]: [{ name: PAPER }],
  });
  show({ locale: "ar" });
  await userEvent.click(await screen.findByRole("button", { name: "إضافة ترخيص" }));
  const both = (label: string) => [`${label} (بالإنجليزية)`, `${label} (بالعربية)`];
  const labels = ["الرقم", ...both("الجهة"), ...both("ما الذي تسمح به")];
  const words = Object.fromEntries(labels.map((label) => [label, "T2"]));
  write({ ...words, "تاريخ الإصدار": "2026-01-01", "تاريخ الانتهاء": "2027-01-01" });
  await choose(pdf());
  await screen.findByText("paper.pdf");
  await userEvent.click(screen.getByRole("button", { name: "حفظ" }));
  expect((await screen.findAllByText(/أُدخل من قبل ترخيص/))[0]).toBeVisible();
  expect(screen.getByLabelText("الرقم")).toHaveValue("T2");
  expect(sent(requests, REMOVAL)[0]?.body).toEqual({ prefixes: [PAPER] });
});

it("says that a colleague was faster, and loses nothing", async () => {
  const { replies } = serve([row], { "PATCH permits": [] });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  write({ Number: "T-9" });
  replies["GET permits"] = [{ ...row, number: "T-5", updated_at: "later" }];
  await save();
  expect(await screen.findByRole("button", { name: "Keep mine" })).toBeVisible();
  expect(screen.getByLabelText("Number")).toHaveValue("T-9");
});

it("asks before what was typed is given up", async () => {
  serve([row]);
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  write({ Number: "T-9" });
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alertdialog")).toBeVisible();
  expect(screen.getByLabelText("Number")).toHaveValue("T-9");
});

it("says where its number is, and which pages and articles say that we are licensed", async () => {
  const { requests } = serve([row], {
    "POST rpc/articles_naming": ({ body }: ApiRequest) => (JSON.stringify(body).includes("licensed") ? 3 : 0),
  });
  show();
  serveFactUses({
    of: "",
    all: 3,
    pages: { "permit:facility_licence": ["/", "/about", "/blog"], licensed: ["/about"] },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  const uses = within(await screen.findByRole("region", { name: "Where it is used" }));
  expect(await uses.findByText("On every page.")).toBeVisible();
  expect(uses.queryByText(/articles/)).toBeNull();
  const claims = within(screen.getByRole("region", { name: "Where we say in words that we are licensed" }));
  expect(await claims.findByRole("link", { name: "/about" })).toHaveAttribute("href", "/about");
  expect(claims.getAllByRole("link")).toHaveLength(1);
  expect(await claims.findByText("3 articles name it.")).toBeVisible();
  expect(claims.getByText(/while a facility licence holds/)).toBeVisible();
  const asked = requests.filter(({ line }) => line === "POST rpc/articles_naming").map(({ body }) => body);
  expect(asked).toContainEqual({ p_names: ["licensed"] });
});

it("deletes a permit after a question, its paper with it", async () => {
  const stored = { ...row, file_path: PAPER };
  const { requests } = serve([stored], { [REMOVAL]: [{ name: PAPER }], "DELETE permits": [{ id: "p1" }] });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Delete / }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/Its paper is deleted, too/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await screen.findByText("Permit deleted");
  // A permit that stays, since it could not be deleted, keeps its paper.
  expect(sent(requests, "DELETE").map(({ line }) => line)).toEqual(["DELETE permits", REMOVAL]);
});

it("keeps the paper of a permit that could not be deleted", async () => {
  const { requests } = serve([{ ...row, file_path: PAPER }], { "DELETE permits": refusal(503, "", "down") });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Delete / }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(sent(requests, "DELETE permits")).toHaveLength(1));
  expect(sent(requests, REMOVAL)).toEqual([]);
});

it("is content when a paper that is not needed any more cannot be removed: it goes at night", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(UUID);
  serve([{ ...row, file_path: "1d5cf7d4-0000-4000-8000-0000000000aa.png" }], {
    [UPLOAD]: { Key: PAPER, Id: "1" },
    "PATCH permits": [{ id: "p1" }],
    [REMOVAL]: connectionLost(),
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  await choose(pdf());
  await screen.findByText("paper.pdf");
  await save();
  expect(await screen.findByText("Permit saved; pages follow in a moment")).toBeVisible();
});

it("gives the paper to save, and says so when it cannot be loaded", async () => {
  const files = catchDownloads();
  const { replies } = serve([{ ...row, file_path: PAPER }], {
    [`GET storage/object/permits/${PAPER}`]: () => new Response("%PDF-", { status: 200 }),
  });
  show();
  const button = await screen.findByRole("button", { name: "Download the paper" });
  await userEvent.click(button);
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(["facility_licence-T-1.pdf"]));
  replies[`GET storage/object/permits/${PAPER}`] = refusal(403, "x", "no");
  await userEvent.click(button);
  expect(await screen.findByText("The paper could not be loaded")).toBeVisible();
});
