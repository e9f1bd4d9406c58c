import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, articlesNaming, refusal, serveFactUses } from "@/testing/serve-api";
import { permits } from "./permit-form";
import { PermitsSection } from "./permits-section";
import { manageTexts } from "@/words/admin/manage";
import { row, serve, show, save, write, WHOLE, addPermit } from "./testing/permits";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00Z"), toFake: ["Date"] }));

it("permits show their state of today, and editors see them read-only", async () => {
  const states = [
    ["2028-01-01", "2026-01-01", undefined, "Valid until Jan 01, 2028"],
    ["2027-01-21", "2026-01-01", "early", "Expires in 60 days, on Jan 21, 2027"],
    ["2026-11-22", "2026-01-01", "late", "Expires today, Nov 22, 2026"],
    ["2026-11-21", "2026-01-01", "over", "Expired on Nov 21, 2026; pages do not name it"],
    ["2028-01-01", "2026-11-23", undefined, "Pages name it from Nov 23, 2026"],
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
  serve(permits, { "GET rpc/expiries": expiries });
  renderAdmin(<PermitsSection isOwner={false} />, { role: "editor" });
  for (const [place, [, , , words]] of states.entries()) {
    const item = (await screen.findByText(`T-${place}`)).closest("li");
    expect(item).toHaveTextContent(words);
  }
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("without permits, the section says in Arabic what pages claim", async () => {
  serve();
  show({ locale: "ar" });
  expect(await screen.findByText(/تقول الصفحات إننا مرخّصون دون ذكر رقم/)).toBeVisible();
});

it.each([
  [{ expires: "2025-12-31" }, "expires", /must expire after/],
  [{ issued: "2026-11-23" }, "issued", /cannot be issued after today/],
  [{ issued: "" }, "issued", /enter a date/],
  [{ number: "1".repeat(41) }, "number", /at most 40 letters/],
  [{ scope_ar: "" }, "scope_ar", /in both languages/],
])("a permit with %j is refused at its field", (wrong, name, message) => {
  const values = { ...permits.valuesOf({ ...row, paper: "a.pdf" }), ...wrong };
  const { error } = permits.schemaIn(manageTexts.en.errors, "en").safeParse(values);
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: [name], message: expect.stringMatching(message) as string }),
  ]);
});

it("the form says at its field what the database refuses, and keeps the input", async () => {
  const { replies } = serve();
  show();
  await addPermit();
  write(WHOLE);
  for (const [column, label, message] of [
    ["number", "Number", /as on the paper/],
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
  const { requests } = serve([row], {
    "POST rpc/articles_naming": ({ body }: ApiRequest) =>
      articlesNaming(JSON.stringify(body).includes("licensed") ? 3 : 0),
  });
  show();
  serveFactUses({
    all: 3,
    pages: { "permit:facility_licence": ["/", "/about", "/blog"], licensed: ["/about"] },
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
