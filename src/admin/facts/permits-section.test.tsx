import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, articlesNaming, refusal, serveApi, serveFactUses } from "@/testing/serve-api";
import { permits } from "./permit-form";
import { PermitsSection } from "./permits-section";
import { manageTexts } from "@/texts/admin/manage";

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
  paper: null as string | null,
  updated_at: "2026-11-01T00:00:00+00:00",
};

function show(stored: object[] = [], more = {}, options = {}) {
  const served = serveApi({
    "GET permits": stored,
    "GET rpc/expiries": [],
    "POST rpc/articles_naming": articlesNaming(0),
    ...more,
  });
  renderAdmin(<PermitsSection />, options);
  return served;
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

/** Pasted, because typing is slow and not the subject of the test. */
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
  // Without the chooser's filter: people may show all files.
  await userEvent.upload(input, file, { applyAccept: false });
};
const pdf = (content = "%PDF-1.7") => new File([content], "paper.pdf", { type: "application/pdf" });
const sent = (requests: ReturnType<typeof show>["requests"], line: string) =>
  requests.filter((request) => request.line.startsWith(line));

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00Z"), toFake: ["Date"] }));

it("permits show today's state, and editors see them read-only", async () => {
  const states = [
    ["2028-01-01", "2026-01-01", undefined, "Valid until Jan 01, 2028"],
    ["2027-01-21", "2026-01-01", "early", "Expires in 60 days, on Jan 21, 2027"],
    ["2026-11-22", "2026-01-01", "late", "Expires today, Nov 22, 2026"],
    ["2026-11-21", "2026-01-01", "over", "Expired on Nov 21, 2026, so pages no longer show it"],
    ["2028-01-01", "2026-11-23", undefined, "Pages show it from Nov 23, 2026"],
  ] as const;
  const permits = states.map(([expires, issued], place) => ({
    ...row,
    id: `p${place}`,
    number: `T-${place}`,
    expires,
    issued,
  }));
  const expiries = permits.flatMap(({ id, kind, number, expires }, place) => {
    const stage = states[place]?.[2];
    const expiry = { subject: `permit:${id}`, what: kind, number, last_day: expires, is_renewed: false };
    return stage ? [{ ...expiry, stage }] : [];
  });
  show(permits, { "GET rpc/expiries": expiries }, { role: "editor" });
  for (const [place, [, , , words]] of states.entries()) {
    const item = (await screen.findByText(`T-${place}`)).closest("li");
    expect(item).toHaveTextContent(words);
  }
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("without permits, the section lists in Arabic the claims of the pages", async () => {
  show([], {}, { locale: "ar" });
  expect(await screen.findByText(/تقول الصفحات إننا مرخّصون دون ذكر رقم/)).toBeVisible();
});

it.each([
  [{ expires: "2025-12-31" }, "expires", /must be after the issue date/],
  [{ issued: "2026-11-23" }, "issued", /cannot be in the future/],
  [{ issued: "" }, "issued", /enter a date/],
  [{ number: "1".repeat(41) }, "number", /at most 40 characters/],
  [{ scope_ar: "" }, "scope_ar", /in both languages/],
])("a permit with %j is refused at its field", (wrong, name, message) => {
  const values = { ...permits.formValues({ ...row, paper: "a.pdf" }), ...wrong };
  const { error } = permits.schemaFor(manageTexts.en.errors, "en").safeParse(values);
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: [name], message: expect.stringMatching(message) as string }),
  ]);
});

it("the form shows the database's refusal at its field, and keeps the input", async () => {
  const { replies } = show();
  await addPermit();
  write(WHOLE);
  for (const [column, label, message] of [
    ["number", "Number", /as it is on the document/],
    ["authority_en", "Authority (EN)", /without < >/],
    ["scope_ar", "What it allows (AR)", /without < >/],
  ] as const) {
    const violation = `new row for relation "permits" violates check constraint "permits_${column}_check"`;
    replies["POST permits"] = refusal(400, "23514", violation);
    write({ [label]: "<b>x</b>" });
    await save();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText(label)).toHaveValue("<b>x</b>");
  }
});

it("the form shows where the number is used, and which pages and articles claim the licence", async () => {
  const { requests } = show([row], {
    "POST rpc/articles_naming": ({ body }: ApiRequest) =>
      articlesNaming(JSON.stringify(body).includes("licensed") ? 3 : 0),
  });
  serveFactUses({
    all: 3,
    pages: { "permit:facility_licence": ["/", "/about", "/blog"], licensed: ["/about"] },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  const uses = within(await screen.findByRole("region", { name: "Where it is used" }));
  expect(await uses.findByText("On every page.")).toBeVisible();
  const claims = within(screen.getByRole("region", { name: "Where pages say that we are licensed" }));
  expect(await claims.findByText(/3 articles mention it\.$/)).toBeVisible();
  await userEvent.click(claims.getByText("Where pages say that we are licensed"));
  expect(claims.getByRole("link", { name: "/about" })).toHaveAttribute("href", "/about");
  expect(claims.getByRole("link", { name: "Article: Five signs" })).toHaveAttribute(
    "href",
    "/admin/posts/p1",
  );
  expect(claims.getByText("And 2 more articles.")).toBeVisible();
  expect(claims.getByText(/while a facility licence is valid/)).toBeVisible();
  const asked = requests.filter(({ line }) => line === "POST rpc/articles_naming").map(({ body }) => body);
  expect(asked).toContainEqual({ p_names: ["licensed"] });
});

const UUID = "0d5cf7d4-0000-4000-8000-0000000000aa" as const;
const PAPER = `${UUID}.pdf`;
const UPLOAD = `POST storage/object/permits/${PAPER}`;

it("the form refuses an invalid paper until it is removed", async () => {
  const { requests } = show([], { "POST permits": undefined });
  await addPermit();
  write(WHOLE);
  for (const [file, message] of [
    [pdf(""), /This file is empty/],
    [pdf("<html>"), /not a PDF, JPEG or PNG/],
    [new File(["%PDF-", new Uint8Array(10 * 1024 * 1024)], "large.pdf"), /larger than 10 MB/],
  ] as const) {
    await choose(file);
    expect(await screen.findByText(message)).toBeVisible();
  }
  await save();
  expect(screen.getByText(/larger than 10 MB/)).toBeVisible();
  expect(sent(requests, "POST")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await save();
  await screen.findByText("Permit added. It appears on the site after the next build.");
  expect(sent(requests, "POST permits")[0]?.body).toMatchObject({ file_path: null });
});

it("a paper is uploaded before the permit is stored, and not again when the permit is sent after a refusal", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(UUID);
  const { requests, replies } = show([], {
    [UPLOAD]: { Key: PAPER, Id: "1" },
    "POST permits": refusal(409, "23505", "duplicate key"),
  });
  await addPermit();
  write(WHOLE);
  await choose(pdf());
  await screen.findByText("paper.pdf");
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText("Number")).toHaveAccessibleDescription(/You have already entered/),
  );
  expect(screen.getByLabelText("Number")).toHaveValue("T-2");
  replies[UPLOAD] = Response.json(
    { statusCode: "409", error: "Duplicate", message: "It is there." },
    { status: 400 },
  );
  replies["POST permits"] = undefined;
  await save();
  await screen.findByText("Permit added. It appears on the site after the next build.");
  const lines = sent(requests, "POST").map(({ line }) => line);
  expect(lines).toEqual([UPLOAD, "POST permits", UPLOAD, "POST permits"]);
  expect(sent(requests, "POST permits").at(-1)?.body).toMatchObject({
    id: UUID,
    number: "T-2",
    file_path: PAPER,
  });
});

it("a download that fails shows an error", async () => {
  show([{ ...row, paper: PAPER }], { [`GET storage/object/permits/${PAPER}`]: refusal(403, "x", "no") });
  await userEvent.click(await screen.findByRole("button", { name: "Download the document" }));
  expect(await screen.findByText("The document could not be loaded")).toBeVisible();
});
