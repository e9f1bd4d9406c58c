import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { FunctionRefusal } from "@/data/staff/client/invoke-function";
import type { TextState } from "@/data/staff/text-reviews";
import { type ApiRequest, refusal, serveApi } from "@/testing/serve-api";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { textState } from "@/testing/text-state";
import { review } from "../../review/testing/serve-texts";
import { withLanguage } from "../form/editor-form";
import { PostEditor } from "../post-editor";
import { openSession, taken } from "../testing/open-session";
import { POST_ID } from "../testing/post-factory";
import { ROWS } from "../testing/publishing-rows";
import { showInSession } from "../testing/show-in-session";

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia(true);
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const sheet = () => screen.findByRole("dialog", { name: /^Before readers see it/ });

const required = {
  "GET staff_settings": { review_required: true },
  "GET text_reviews": [],
  "GET clinicians": [],
};
/** A published post with another English text, on its owner's or an editor's screen. */
const showLive = (role: "owner" | "editor", replies: object = {}) => {
  const api = serveApi({ ...ROWS, ...required, ...replies });
  const opened = openSession("published");
  act(() => opened.session.change((form) => withLanguage(form, "en", { content_markdown: "Rest well." })));
  return {
    ...api,
    ...showInSession(<PostEditor />, opened, { path: `/admin/posts/${POST_ID}`, role }),
  };
};
const UNREAD = "No clinician has approved the English text as it is now.";

it("while readers get only approved texts, an unread text is named, and can be sent for review but not published", async () => {
  const { calls } = showLive("editor");
  await press("Update");
  const dialog = within(await sheet());
  expect(dialog.getByText(UNREAD)).toBeVisible();
  expect(dialog.queryByText(/the Arabic text as it is now/)).toBeNull();
  expect(dialog.queryByRole("button", { name: "Update anyway" })).toBeNull();
  expect(dialog.queryByText("Is something here dangerous for readers?")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Send for review: English" }));
  expect(screen.getByRole("dialog", { name: "Send the English text for review" })).toBeVisible();
  expect(calls).toEqual([]);
});

it("while readers get only approved texts, a text that the save refuses is named as if it had been found before, and is sent from there", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const waiting: Partial<TextState> = { state: "asked", request_id: "r1", is_current: true };
  const { en } = editorFormOf("Rest well.");
  const { calls, answer, last, replies, requests } = showLive("editor", {
    "GET text_reviews": refusal(503, "x", "down"),
    "POST rpc/review_states": [textState({ post_id: POST_ID })],
    "POST rpc/ask_for_review": "r1",
  });
  await press("Update");
  await waitFor(() => expect(calls).toHaveLength(1));
  const refused = { code: "text_unread", error: "No.", lang: "en" };
  await act(() => answer(new FunctionRefusal(409, "No.", refused, { reason: "text_unread" })));
  const dialog = within(await sheet());
  expect(dialog.getByText(UNREAD)).toBeVisible();
  expect(warn).toHaveBeenCalledWith("The approvals could not be read before publishing.", expect.any(Error));
  await userEvent.click(dialog.getByRole("button", { name: "Send for review: English" }));
  const ask = within(screen.getByRole("dialog", { name: "Send the English text for review" }));
  replies["POST rpc/review_states"] = [textState({ post_id: POST_ID, ...waiting })];
  replies["GET text_reviews"] = ({ query }: ApiRequest) =>
    query.has("id") ? [review("r1", "Rest well.", { text: en })] : [];
  await userEvent.click(ask.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => answer(taken(last().draft, last().version ?? 0)));
  expect(await screen.findByText("Once a clinician has approved it, you can publish it here.")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(requests.filter(({ line }) => line === "POST rpc/ask_for_review")).toHaveLength(1);

  await press("Update");
  const again = within(await sheet());
  expect(await again.findByText(/Sent to any reviewer/)).toBeVisible();
  expect(again.getByRole("button", { name: "Change the request: English" })).toBeVisible();
});

it("while readers get only approved texts, an owner corrects at once what readers see, with a reason", async () => {
  const { calls, last } = showLive("owner");
  await press("Update");
  const dialog = within(await sheet());
  await userEvent.click(dialog.getByText("Is something here dangerous for readers?"));
  await userEvent.click(dialog.getByRole("button", { name: "Correct at once" }));
  expect(dialog.getByText("Write the reason in a few words.")).toBeVisible();
  await userEvent.type(dialog.getByLabelText("Reason"), "A wrong dose");
  await userEvent.click(dialog.getByRole("button", { name: "Correct at once" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(last()).toMatchObject({ reason: "A wrong dose" });
});

it("while readers get only approved texts, an approval of somebody whose licence is over is named as such", async () => {
  const { en } = editorFormOf("Rest well.");
  showLive("editor", {
    "GET text_reviews": [{ lang: "en", outcome: "approved", reviewer_id: "a1", text: en }],
    "GET clinicians": [
      {
        author_id: "a1",
        licence_until: "2020-01-01",
        languages: ["en"],
        authors: { name: "Dr. Layla", name_ar: "" },
      },
    ],
  });
  await press("Update");
  const dialog = within(await sheet());
  expect(
    dialog.getByText("The clinician who approved the English text has no valid licence any more."),
  ).toBeVisible();
  expect(dialog.queryByText(UNREAD)).toBeNull();
});

it("while readers get only approved texts, an approved text is published as ever", async () => {
  const { en } = editorFormOf("Rest well.");
  const { calls } = showLive("editor", {
    "GET text_reviews": [{ lang: "en", outcome: "corrected", reviewer_id: null, text: en }],
  });
  await press("Update");
  await waitFor(() => expect(calls.length + screen.queryAllByRole("dialog").length).toBeGreaterThan(0));
  expect(screen.queryByText(UNREAD)).toBeNull();
});

/** The form of the published post with another English text. */
const editorFormOf = (content_markdown: string) =>
  withLanguage(openSession("published").session.form(), "en", { content_markdown });
