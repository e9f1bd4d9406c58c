import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, articlesNaming, refusal, serveFactUses } from "@/testing/serve-api";
import { PermitsSection } from "./permits-section";
import { row, serve, show, save, write, WHOLE, addPermit, sent } from "./testing/permits";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00Z"), toFake: ["Date"] }));

it.each([
  ["2028-01-01", "2026-01-01", undefined, "Valid until Jan 01, 2028"],
  ["2027-01-21", "2026-01-01", "early", "Expires in 60 days, on Jan 21, 2027"],
  ["2026-11-22", "2026-01-01", "late", "Expires today, Nov 22, 2026"],
  ["2026-11-21", "2026-01-01", "over", "Expired on Nov 21, 2026; pages do not name it"],
  ["2028-01-01", "2026-11-23", undefined, "Pages name it from Nov 23, 2026"],
])("a permit until %s shows its state of today", async (expires, issued, stage, words) => {
  const expiry = {
    subject: `permit:${row.id}`,
    what: row.kind,
    number: row.number,
    last_day: expires,
    stage,
  };
  serve([{ ...row, expires, issued }], {
    "GET rpc/expiries": stage ? [{ ...expiry, is_renewed: false }] : [],
  });
  show();
  expect(await screen.findByText(words)).toBeVisible();
});

it("editors see permits read-only", async () => {
  serve([row]);
  renderAdmin(<PermitsSection isOwner={false} />, { role: "editor" });
  expect(await screen.findByText("T-1")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("without permits, the section says in Arabic what pages claim", async () => {
  serve();
  show({ locale: "ar" });
  expect(await screen.findByText(/تقول الصفحات إننا مرخّصون دون ذكر رقم/)).toBeVisible();
});

it.each([
  ["a licence that expires before it is issued", { "Expires on": "2025-12-31" }, /must expire after/],
  ["one that is issued tomorrow", { "Issued on": "2026-11-23" }, /cannot be issued after today/],
  ["no day", { "Issued on": "" }, /enter a date/],
  ["a number that is too long", { Number: "1".repeat(41) }, /at most 40 letters/],
  ["a language that is missing", { "What it allows (AR)": "" }, /in both languages/],
])("the form refuses %s at its field, and keeps the input", async (_, change, message) => {
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
  ["number", "Number", /as on the paper/],
  ["authority_en", "Authority (EN)", /without < >/],
  ["scope_ar", "What it allows (AR)", /without < >/],
])(
  "the form says at its field that the database refuses the %s, and keeps the input",
  async (column, label, message) => {
    const violation = `new row for relation "permits" violates check constraint "permits_${column}_check"`;
    serve([], { "POST permits": refusal(400, "23514", violation) });
    show();
    await addPermit();
    write({ ...WHOLE, [label]: "<b>x</b>" });
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveValue("<b>x</b>");
  },
);

it("an expired permit is stored after a confirmation only", async () => {
  const { requests } = serve([], { "POST permits": undefined });
  show();
  await addPermit();
  write({ ...WHOLE, "Issued on": "2025-01-01", "Expires on": "2026-11-21" });
  await save();
  const question = within(await screen.findByRole("alertdialog", { name: /That day is over/ }));
  expect(sent(requests, "POST")).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Save" }));
  await screen.findByText("Permit added; pages follow once the site has been built");
});

it("the form shows where the number is used, and which pages and articles claim the licence", async () => {
  const { requests } = serve([row], {
    "POST rpc/articles_naming": ({ body }: ApiRequest) =>
      articlesNaming(JSON.stringify(body).includes("licensed") ? 3 : 0),
  });
  show();
  serveFactUses({
    all: 3,
    pages: {
      "permit:facility_licence": ["/", "/about", "/blog"],
      licensed: ["/about"],
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  const uses = within(await screen.findByRole("region", { name: "Where it is used" }));
  expect(await uses.findByText("On every page.")).toBeVisible();
  const claims = within(screen.getByRole("region", { name: "Where we say in words that we are licensed" }));
  expect(await claims.findByText(/3 articles name it\.$/)).toBeVisible();
  await userEvent.click(claims.getByText("Show each place"));
  expect(claims.getByRole("link", { name: "/about" })).toHaveAttribute("href", "/about");
  expect(claims.getByRole("link", { name: "Article: Five signs" })).toHaveAttribute(
    "href",
    "/admin/posts/p1",
  );
  expect(claims.getByText("And 2 more articles.")).toBeVisible();
  expect(claims.getByText(/while a facility licence holds/)).toBeVisible();
  const asked = requests.filter(({ line }) => line === "POST rpc/articles_naming").map(({ body }) => body);
  expect(asked).toContainEqual({ p_names: ["licensed"] });
});
