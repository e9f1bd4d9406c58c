import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppError } from "@/data/client/errors";
import { textState } from "@/testing/text-state";
import { withLanguage } from "../editor/form/editor-form";
import { openSession, taken } from "../editor/testing/open-session";
import { showInSession } from "../editor/testing/show-in-session";
import { ReviewCard } from "./review-card";
import { ReviewNotes } from "./review-notes";
import { askedText, LAYLA, OMAR, review, serveTexts } from "./testing/serve-texts";

const READERS = [
  { author_id: LAYLA, languages: ["en", "ar"], authors: { name: "Dr. Layla", name_ar: "د. ليلى" } },
  { author_id: OMAR, languages: ["ar"], authors: { name: "Dr. Omar", name_ar: "د. عمر" } },
].map((one) => ({ licence_until: "2999-12-31", ...one }));
const WITH_READERS = { "GET clinicians": READERS, "POST rpc/ask_for_review": "r1" };
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("a text is saved and then sent to a reviewer of its language, with a deadline", async () => {
  const { sent } = serveTexts([], { replies: WITH_READERS });
  const opened = openSession("published");
  showInSession(<ReviewCard />, opened);
  act(() => opened.session.change((form) => withLanguage(form, "en", { content_markdown: "Other words." })));
  await press("Send for review: English");
  const dialog = within(screen.getByRole("dialog", { name: "Send the English text for review" }));
  await waitFor(() =>
    expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Any reviewer",
      "Dr. Layla",
    ]),
  );
  await userEvent.selectOptions(dialog.getByLabelText("To"), LAYLA);
  await userEvent.type(dialog.getByLabelText("Wanted by"), "2020-01-01");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  expect(dialog.getByRole("alert")).toHaveTextContent("This day is over.");
  expect(opened.calls).toEqual([]);
  await userEvent.clear(dialog.getByLabelText("Wanted by"));
  await userEvent.type(dialog.getByLabelText("Wanted by"), "2999-12-03");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(opened.calls.map(({ name }) => name)).toEqual(["copy"]));
  expect(sent("POST rpc/ask_for_review")).toEqual([]);
  await act(() => opened.answer(taken(opened.last().draft, 3)));
  expect(await screen.findByText("Sent for review")).toBeVisible();
  expect(sent("POST rpc/ask_for_review")).toMatchObject([
    { p_lang: "en", p_of: LAYLA, p_until: "2999-12-03", p_text: { content_markdown: "Other words." } },
  ]);
});

it("a text that cannot be saved is not sent", async () => {
  const { sent } = serveTexts([], { replies: WITH_READERS });
  const opened = openSession("published");
  showInSession(<ReviewCard />, opened);
  act(() => opened.session.change((form) => withLanguage(form, "en", { content_markdown: "Other words." })));
  await press("Send for review: English");
  await press("Send");
  await waitFor(() => expect(opened.calls).toHaveLength(1));
  await act(() => opened.answer(new AppError("offline", "", 0)));
  expect(await screen.findByText("The text was not sent")).toBeVisible();
  expect(sent("POST rpc/ask_for_review")).toEqual([]);
});

it.each([
  [textState(), "No clinician has read this text."],
  [
    askedText({ asked_of: OMAR, wanted_by: "2999-12-03" }),
    /^Sent to .*Dr\. Omar.*\. Wanted by Dec 03, 2999\.$/,
  ],
  [askedText({ is_current: false }), "The text has changed since it was sent. Send it again."],
  [
    textState({
      state: "approved",
      is_read: true,
      approved_by: "Dr. Layla",
      approved_at: "2026-11-20T08:00:00Z",
    }),
    /Dr\. Layla.* approved exactly this text on Nov 20, 2026\.$/,
  ],
  [
    textState({ state: "changed", approved_by: "Dr. Layla", approved_at: "2026-11-20T08:00:00Z" }),
    /Dr\. Layla.* approved an earlier version on Nov 20, 2026\. It has changed since\.$/,
  ],
])("the card shows the state of each language's text: %#", async (text, sentence) => {
  serveTexts([text]);
  showInSession(<ReviewCard />, openSession("published"));
  // The Arabic text of the post is unread, too.
  const [said] = await screen.findAllByText(sentence);
  expect(said).toBeVisible();
});

it("a request is withdrawn", async () => {
  const { sent } = serveTexts([askedText()], { replies: { "POST rpc/withdraw_review": undefined } });
  showInSession(<ReviewCard />, openSession("published"));
  await press("Withdraw the request: English");
  expect(await screen.findByText("Request withdrawn")).toBeVisible();
  expect(sent("POST rpc/withdraw_review")).toEqual([{ p_id: "r1" }]);
});

it("an owner who is a clinician approves a change on the difference", async () => {
  const { sent } = serveTexts([textState({ state: "changed", approved_id: "r0" })], {
    reviews: [review("r0", "Rest.")],
    stored: "Rest well.",
  });
  showInSession(<ReviewCard />, openSession("published"), { role: "owner" });
  await press("What has changed: English");
  expect(await screen.findByRole("insertion")).toHaveTextContent("well.");
  await press("Approve this text");
  expect(await screen.findByText("Approved")).toBeVisible();
  expect(sent("POST rpc/approve_text")).toMatchObject([{ p_lang: "en", p_digest: "d1" }]);
});

it("notes are shown with their passage, and lead to it", async () => {
  const returned = review("r0", "## The first night\n\nMeasure every four hours.", {
    outcome: "changes_needed",
    reviewer_name: "Dr. Layla",
    notes: [{ note: "Short." }, { paragraph: 3, note: "With which thermometer?" }],
  });
  serveTexts([textState({ state: "changes_needed", returned_id: "r0" })], { reviews: [returned] });
  const jumps: unknown[] = [];
  showInSession(<ReviewNotes lang="en" onJump={(...place) => jumps.push(place)} />, openSession("published"));
  expect(
    await screen.findByRole("heading", { name: /Changes needed: 2 notes by .*Dr\. Layla/ }),
  ).toBeVisible();
  expect(screen.getByText("With which thermometer?")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Measure every four hours/ }));
  expect(jumps).toEqual([["content_markdown", { start: 20, end: 45 }]]);
});

it("notes of somebody outside are shown under their name while the text waits", async () => {
  const notes = [{ paragraph: 2, note: "Which dose?", by: "Dr. Guest" }];
  serveTexts([askedText()], { reviews: [review("r1", "Rest.", { notes })] });
  showInSession(<ReviewNotes lang="en" onJump={() => {}} />, openSession("published"));
  expect(await screen.findByRole("heading", { name: "1 note while the text is read" })).toBeVisible();
  expect(screen.getByText("Which dose?")).toBeVisible();
  expect(screen.getByText(/^By .?Dr\. Guest/)).toBeVisible();
});

it("an approved text whose clinician has no licence any more can be sent again", async () => {
  serveTexts([
    textState({
      state: "approved",
      is_read: false,
      approved_id: "r0",
      approved_at: "2026-11-01T08:00:00Z",
      approved_by: "Dr. Layla",
    }),
  ]);
  showInSession(<ReviewCard />, openSession("published"));
  expect(await screen.findByText(/Their licence is over by now\.$/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send for review: English" })).toBeVisible();
});
