import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { FactKey } from "@domain/facts";
import { factRows, testFacts } from "@/testing/facts";
import { renderAdmin } from "@/testing/render-admin";
import { articlesNaming, refusal, serveApi } from "@/testing/serve-api";
import { Component as FactsPage } from "./facts-page";

const { services: _services, permits: _permits, isLicensed: _, ...stored } = testFacts();
const rows = Object.entries(stored).map(([key, value], place) => ({
  id: `f${place}`,
  key,
  rule: { least: 1, most: 600, count: 12 },
  value: key === "twitter" ? null : value,
  evidence: key === "years" ? "Trade licence of 2001" : "",
  valid_until: key === "patients" ? "2020-01-01" : null,
  updated_at: "2026-11-01T00:00:00+00:00",
}));

const serve = (more = {}) =>
  serveApi({
    ...factRows(),
    "GET business_facts": rows,
    "GET rpc/expiries": [],
    "POST rpc/articles_naming": articlesNaming(2),
    ...more,
  });
const ready = () => screen.findByRole("heading", { name: "Name and contact" });
const row = (name: string) => {
  const item = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (!item) throw new Error(`${name} stands in no list.`);
  return within(item);
};
/** Opens the form of a fact. It is the only stored one: the whole list is slow to search. */
async function edit(key: FactKey, more = {}) {
  const { requests } = serve({ "GET business_facts": rows.filter((fact) => fact.key === key), ...more });
  renderAdmin(<FactsPage />);
  await userEvent.click(await screen.findByRole("button", { name: /^Edit / }));
  return requests;
}
const SAVED = { "PATCH business_facts": [{ id: "f1" }] };
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const bodyOf = (requests: ReturnType<typeof serve>["requests"]) =>
  requests.find(({ line }) => line === "PATCH business_facts")?.body;

it("the page shows every fact in words, its source, and expired ones", async () => {
  serve();
  renderAdmin(<FactsPage />);
  await ready();
  expect(row("Phone").getByText("+971 4 000 0000")).toBeVisible();
  expect(row("Name").getByText("دار عافية")).toBeVisible();
  expect(row("Average arrival").getByText("30 minutes")).toBeVisible();
  expect(row("Average arrival").getByText("No evidence given")).toBeVisible();
  expect(row("Years of experience").getByText("Trade licence of 2001")).toBeVisible();
  expect(row("Patients served").getByText(/^Expired on Jan 01, 2020/)).toBeVisible();
  expect(row("Twitter").getByText("Not shown")).toBeVisible();
  expect(row("Rating").getByText("4.9 out of 5, 1,000 reviews")).toBeVisible();
  expect(row("Price range").getByText("AED 200–1500")).toBeVisible();
});

it("editors see facts read-only; an Arabic range is written in words, since a dash leaves its order open", async () => {
  serve();
  renderAdmin(<FactsPage />, { role: "editor", locale: "ar" });
  expect(await screen.findByText("6 إلى 24 ساعة")).toBeVisible();
  expect(screen.getByText("لا يمكن تغيير هذا إلا لمالك الموقع.")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("a number is stored with its evidence and its last day, after a confirmation of a past day", async () => {
  const requests = await edit("years", SAVED);
  write("Value", "26");
  write("Valid until", "2020-01-01");
  await save();
  await userEvent.click(
    within(await screen.findByRole("alertdialog", { name: /That day has passed/ })).getByRole("button", {
      name: "Cancel",
    }),
  );
  expect(bodyOf(requests)).toBeUndefined();
  write("Valid until", "2999-12-31");
  await save();
  expect(await screen.findByText("Fact saved. Pages change with the next build.")).toBeVisible();
  expect(bodyOf(requests)).toEqual({
    value: 26,
    evidence: "Trade licence of 2001",
    valid_until: "2999-12-31",
  });
});

it("emptying a fact that articles use needs a confirmation", async () => {
  const requests = await edit("years", SAVED);
  await screen.findByText(/2 articles mention it\.$/);
  write("Value", "");
  await save();
  const question = within(
    await screen.findByRole("alertdialog", {
      name: /pages and the 2 articles that mention it use neutral words/,
    }),
  );
  expect(bodyOf(requests)).toBeUndefined();
  await userEvent.click(question.getByRole("button", { name: "Save" }));
  await screen.findByText("Fact saved. Pages change with the next build.");
  expect(bodyOf(requests)).toMatchObject({ value: null });
});

const tooShort = /^No service arrives this fast\. The longest time .*: Doctor on Call \(60 minutes\), /;

it("the page names the services that arrive later than promised, and the form needs a confirmation of such a promise", async () => {
  const requests = await edit("promise", SAVED);
  expect(await screen.findByText(tooShort)).toBeVisible();
  write("Value", "59");
  await save();
  const question = within(await screen.findByRole("alertdialog", { name: tooShort }));
  expect(bodyOf(requests)).toBeUndefined();
  await userEvent.click(question.getByRole("button", { name: "Save" }));
  await screen.findByText("Fact saved. Pages change with the next build.");
  expect(bodyOf(requests)).toMatchObject({ value: 59 });
});

it("a number of reviews that the database refuses is shown at its field with the treatments", async () => {
  await edit("rating", {
    "PATCH business_facts": refusal(400, "23514", "No.", "more_reviews_than_treatments", {
      reviews: 2500,
      treatments: 2000,
    }),
  });
  write("Reviews with stars", "2500");
  await save();
  expect(
    await screen.findByText(/^There cannot be more reviews \(2,500\) than treatments \(2,000\)/),
  ).toBeVisible();
  expect(screen.getByLabelText("Reviews with stars")).toBeInvalid();
});
