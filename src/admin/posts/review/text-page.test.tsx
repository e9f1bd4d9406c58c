import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { postTextStatesQuery } from "@/data/staff/text-reviews";
import { type ApiRequest, refusal } from "@/testing/serve-api";
import { renderAdmin } from "@/testing/render-admin";
import { textState } from "@/testing/text-state";
import { loadPreview } from "../editor/markdown/load-preview";
import { askedText, LAYLA, OMAR, review, serveTexts } from "./testing/serve-texts";
import { Component } from "./text-page";

// The renderer of texts takes long to load the first time.
beforeAll(() => Promise.all([loadPreview("en"), loadPreview("ar")]), 60_000);

const POST = textState().post_id;
const ROUTE = "/admin/medical-review/:post/:lang";

const open = (options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(<Component />, {
    role: "reviewer",
    path: `/admin/medical-review/${POST}/en`,
    route: ROUTE,
    ...options,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("an approved text leads to the next one, whose headline has the focus", async () => {
  const other = "0b54a6b6-0000-4000-8000-00000000000b";
  const { sent, list } = serveTexts([askedText(), askedText({ post_id: other, request_id: "r2" })], {
    reviews: [review("r1", "Rest."), review("r2", "Drink.")],
  });
  const { router } = open();
  await screen.findByText("Rest.");
  list.texts = list.texts.slice(1);
  await press("Approve");
  expect(await screen.findByText("Drink.")).toBeVisible();
  expect(router.state.location.pathname).toBe(`/admin/medical-review/${other}/en`);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  expect(sent("POST rpc/decide_review")).toEqual([{ p_id: "r1", p_outcome: "approved", p_notes: [] }]);
});

it("the list follows the last text", async () => {
  serveTexts([askedText()]);
  const { router } = open();
  await press("Approve");
  await screen.findByText("Elsewhere");
  expect(router.state.location).toMatchObject({ pathname: "/admin/medical-review", state: "all-read" });
});

it("a decision does not claim to be the last one when the list could not be read", async () => {
  const { replies } = serveTexts([askedText()]);
  const states = replies["POST rpc/review_states"] as (request: ApiRequest) => unknown;
  replies["POST rpc/review_states"] = (request: ApiRequest) =>
    (request.body as { p_posts?: string[] }).p_posts ? states(request) : refusal(503, "x", "down");
  const { router } = open();
  await press("Approve");
  await screen.findByText("Elsewhere");
  expect(router.state.location).toMatchObject({ pathname: "/admin/medical-review", state: null });
});

it("a text is returned only with notes, on paragraphs or on the whole", async () => {
  const { sent } = serveTexts([askedText()]);
  open();
  await press("Changes needed");
  const whole = screen.getByLabelText("Note on the whole text");
  expect(whole).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Write at least one note");
  expect(sent("POST rpc/decide_review")).toEqual([]);
  await userEvent.type(whole, "Too long.");
  await press("Write a note on paragraph 3");
  await waitFor(() => expect(screen.getByLabelText("Note on paragraph 3")).toHaveFocus());
  await userEvent.keyboard("How much?");
  await press("Changes needed");
  await screen.findByText("Elsewhere");
  expect(sent("POST rpc/decide_review")).toEqual([
    {
      p_id: "r1",
      p_outcome: "changes_needed",
      p_notes: [{ note: "Too long." }, { paragraph: 3, note: "How much?" }],
    },
  ]);
});

it("an approval with notes needs a confirmation", async () => {
  const { sent } = serveTexts([askedText()]);
  open();
  await userEvent.type(await screen.findByLabelText("Note on the whole text"), "Well written.");
  await press("Approve");
  expect(sent("POST rpc/decide_review")).toEqual([]);
  const dialog = screen.getByRole("alertdialog", { name: "Approve with 1 note?" });
  expect(dialog).toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  await screen.findByText("Elsewhere");
  expect(sent("POST rpc/decide_review")).toMatchObject([
    { p_outcome: "approved", p_notes: [{ note: "Well written." }] },
  ]);
});

it("a small change since the approval is approved with one press, on the changed paragraph alone", async () => {
  const approved = {
    outcome: "approved",
    decided_at: "2026-11-20T08:00:00Z",
    reviewer_id: LAYLA,
    reviewer_name: "Dr. Layla",
    reviewer_name_ar: "",
  };
  const { sent } = serveTexts(
    [textState({ state: "changed", approved_id: "r0", approved_at: "2026-11-20T08:00:00Z" })],
    { reviews: [review("r0", "Rest.\n\nDrink.", approved)], stored: "Rest.\n\nDrink water." },
  );
  open();
  expect(
    await screen.findByText(/what has changed since .*Dr\. Layla.* approved it on Nov 20, 2026/),
  ).toBeVisible();
  expect(screen.queryByText("Rest.")).toBeNull();
  expect(screen.getByText("1 unchanged paragraph")).toBeVisible();
  expect(screen.getByRole("insertion")).toHaveTextContent("water.");
  await userEvent.click(screen.getByRole("tab", { name: "Whole text" }));
  expect(screen.getByText("Rest.")).toBeVisible();
  await press("Approve");
  await screen.findByText("Elsewhere");
  expect(sent("POST rpc/approve_text")).toEqual([{ p_post_id: POST, p_lang: "en", p_digest: "d1" }]);
});

it("a change since the text was sent is shown before the decision, which is about the current text", async () => {
  const { sent } = serveTexts([askedText({ is_current: false })], { stored: "Another text." });
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("The text has changed since it was sent.");
  expect(screen.getByText("Another text.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Changes needed" })).toBeNull();
  await press("Approve");
  await screen.findByText("Elsewhere");
  expect(sent("POST rpc/approve_text")).toHaveLength(1);
});

it("a text that changes while it is read stays on the screen, can no longer be approved, and keeps its notes", async () => {
  const { list } = serveTexts([askedText()], {
    reviews: [review("r1", "Rest.\n\nDrink."), review("r2", "Another text.")],
  });
  const { client } = open();
  await press("Write a note on paragraph 2");
  await userEvent.keyboard("How long?");
  list.texts = [askedText({ request_id: "r2" })];
  await act(() => client.invalidateQueries({ queryKey: postTextStatesQuery(POST).queryKey }));
  expect(await screen.findByText("The text has changed while you were reading it.")).toBeVisible();
  expect(screen.getByText("Drink.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  await press("Show the text as it is now");
  expect(await screen.findByText("Another text.")).toBeVisible();
  expect(screen.getByLabelText("Note on the whole text")).toHaveValue("« Rest. »\nHow long?");
  expect(screen.getByRole("button", { name: "Approve" })).toBeVisible();
});

describe("a refused decision shows its reason:", () => {
  it.each([
    [
      refusal(409, "PT409", "", "review_decided", {
        outcome: "approved",
        name: "Dr. Omar",
        name_ar: "د. عمر",
      }),
      /Dr\. Omar.* has already approved this text/,
    ],
    [refusal(409, "PT409", "", "review_decided", { outcome: "withdrawn" }), /editors have withdrawn/],
    [refusal(409, "PT409", "", "text_changed", { lang: "en" }), /text has changed in the meantime/],
    [
      refusal(403, "42501", "", "licence_over", { until: "2026-11-01" }),
      /licence was valid until Nov 01, 2026/,
    ],
    [refusal(403, "42501", "", "own_text"), /You wrote this text/],
    [refusal(400, "23514", "", "names_a_person"), /an email address, a telephone number/],
  ])("%#", async (reply, reason) => {
    serveTexts([askedText()], { replies: { "POST rpc/decide_review": reply } });
    open();
    await press("Approve");
    expect(await screen.findByText("Your decision was not saved")).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });
});

it("a person who cannot approve the text reads the reason before", async () => {
  serveTexts([askedText({ asked_of: OMAR })]);
  open();
  expect(await screen.findByText(/This text was sent to .*Dr\. Omar/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
});

it("an Arabic text in the Arabic back office runs from right to left, and a deleted one has a message", async () => {
  serveTexts([askedText({ lang: "ar" })], { reviews: [review("r1", "استرح.")] });
  const { unmount } = open({ locale: "ar", path: `/admin/medical-review/${POST}/ar` });
  expect((await screen.findByText("استرح.")).closest("article")).toHaveAttribute("dir", "rtl");
  unmount();
  serveTexts([]);
  open();
  expect(await screen.findByText(/This text no longer exists/)).toBeVisible();
});

it("a reviewer reads what somebody outside has noted, under their name", async () => {
  const notes = [
    { note: "Clear.", by: "Dr. Guest" },
    { paragraph: 2, note: "How long?", by: "Dr. Guest" },
  ];
  serveTexts([askedText()], { reviews: [review("r1", "Rest.", { notes })] });
  open();
  await screen.findByText("Rest.");
  const given = screen.getAllByRole("figure", { name: /^Note by .?Dr\. Guest/ });
  expect(given.map((note) => note.querySelector("p")?.textContent)).toEqual(["Clear.", "How long?"]);
});
