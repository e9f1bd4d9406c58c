import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { type ApiRequest, refusal, serveApi } from "@/testing/serve-api";
import { renderSiteRoutes } from "@/testing/render-site";
import { testQueryClient } from "@/testing/query-client";
import { factsQuery } from "@/data/public/facts.queries";
import { testFacts } from "@/testing/facts";
import { HelmetProvider } from "react-helmet-async";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { Component, loadLook } from "./look-page";

beforeEach(() => void stubMatchMedia(true));

const TOKEN = "a1".repeat(32);
const OPEN = "POST rpc/open_look";
const ANSWER = "POST rpc/answer_look";
const look = {
  lang: "en",
  text: {
    title: "Fever",
    h1: "Fever at home",
    excerpt: "",
    content_markdown: "Measure it.",
    faq: [],
    hero_image_url: "",
    alt_text: "",
  },
  expires_at: "2026-12-02T10:00:00+00:00",
  slug: "fever",
  primary_service: null,
  origin: "generated",
  author: null,
  is_changed: false,
  invites: false,
  guest_name: null,
  guest_licence: null,
  may_decide: false,
  outcome: null,
  notes: [],
};

function open(answer: unknown, more = {}) {
  const served = serveApi({ [OPEN]: answer, "GET blog_posts": [], ...more });
  const client = testQueryClient();
  client.setQueryData(factsQuery.queryKey, testFacts());
  const element = (
    <HelmetProvider>
      <Component />
    </HelmetProvider>
  );
  const { router } = renderSiteRoutes(
    [{ path: "/admin/look/:lang", element, loader: ({ params }) => loadLook(client, params) }],
    { path: `/admin/look/en#${TOKEN}`, client },
  );
  return { ...served, router };
}
const bodiesOf = (requests: readonly ApiRequest[], line: string) =>
  requests.filter((request) => request.line === line).map(({ body }) => body);

it("a draft is shown like its page, is marked as a draft, and is not indexed", async () => {
  const { requests } = open({ ...look, is_changed: true });
  expect(await screen.findByRole("heading", { level: 1, name: "Fever at home" })).toBeVisible();
  expect(screen.getByText(/^Draft: readers do not see this text/)).toHaveTextContent(
    "until Dec 02, 2026. The text has changed since this link was made.",
  );
  expect(screen.getByText("Prepared automatically, not yet read by a clinician.")).toBeVisible();
  expect(screen.queryByText("What do you think?")).toBeNull();
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow"),
  );
  expect(bodiesOf(requests, OPEN)).toEqual([{ p_token: TOKEN, p_counts: true }]);
  expect(requests.filter(({ line }) => line.includes("blog_events"))).toEqual([]);
});

it("a link to a heading keeps the draft open", async () => {
  const { router, requests } = open(look);
  await screen.findByRole("heading", { level: 1, name: "Fever at home" });
  await act(() => router.navigate("#heading"));
  expect(screen.getByRole("heading", { level: 1, name: "Fever at home" })).toBeVisible();
  expect(bodiesOf(requests, OPEN)).toHaveLength(1);
});

it("an expired, switched-off or guessed link shows a message", async () => {
  open(null);
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
});

it("an invited clinician gives a name with the first comment, and reads why one is refused", async () => {
  const { requests, replies } = open(
    { ...look, invites: true },
    { [ANSWER]: refusal(400, "23514", "No.", "names_a_person") },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Send" }));
  expect(screen.getByText("Write your name.")).toBeVisible();
  expect(screen.getByText("Write a comment first.")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Your name"), "Dr Guest");
  await userEvent.type(screen.getByLabelText(/^Your licence/), "DHA 4711");
  const whole = screen.getByLabelText("Your comment on the whole text");
  await userEvent.type(whole, "Which dose?");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/Leave out email addresses/);
  expect(whole).toHaveValue("Which dose?");
  replies[ANSWER] = undefined;
  replies[OPEN] = {
    ...look,
    invites: true,
    guest_name: "Dr Guest",
    notes: [{ paragraph: null, note: "Which dose?" }],
  };
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/once the owner has confirmed/)).toBeVisible();
  expect(screen.getByRole("list", { name: "Your comments" })).toHaveTextContent("Which dose?");
  expect(bodiesOf(requests, ANSWER).at(-1)).toEqual({
    p_token: TOKEN,
    p_notes: [{ note: "Which dose?" }],
    p_name: "Dr Guest",
    p_licence: "DHA 4711",
  });
  expect(bodiesOf(requests, OPEN).at(-1)).toEqual({ p_token: TOKEN, p_counts: false });
});

it("paragraphs are commented on beside them, by the numbers that the review has, and what was sent names their words", async () => {
  const text = {
    ...look.text,
    excerpt: "In short.",
    content_markdown: "Measure it.\n\n## When to call\n\nAt 40 °C.",
    faq: [{ q: "Why?", a: "First.\n\nBecause." }],
  };
  const invited = { ...look, text, invites: true, guest_name: "Dr Guest" };
  const { requests, replies } = open(invited, { [ANSWER]: undefined });
  const names = (await screen.findAllByRole("button", { name: /^Write a note/ })).map(
    (button) => button.getAttribute("aria-label") ?? "",
  );
  expect(names).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Write a note on paragraph ${number}`));
  // Lists show it instead of the headline, so it is approved, too.
  expect(screen.getByText("Title in lists and search results").parentElement).toHaveTextContent(/Fever$/);
  await userEvent.click(screen.getByRole("button", { name: "Write a note on paragraph 3" }));
  await userEvent.keyboard("How short?");
  await userEvent.click(screen.getByRole("button", { name: "Write a note on paragraph 6" }));
  expect(screen.getByLabelText("Note on paragraph 6")).toHaveFocus();
  await userEvent.keyboard("For adults?");
  await userEvent.click(screen.getByRole("button", { name: "Send 2 notes" }));
  expect(screen.getByRole("heading", { name: "What do you think?" })).toHaveFocus();
  const notes = [
    { paragraph: 3, note: "How short?" },
    { paragraph: 6, note: "For adults?" },
    { paragraph: 7, note: "And why?" },
  ];
  replies[OPEN] = { ...invited, notes };
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("list", { name: "Your comments" })).toHaveTextContent(
    "« In short. »How short?« At 40 °C. »For adults?« Why? First. Because. »And why?",
  );
  expect(screen.queryByLabelText("Note on paragraph 6")).toBeNull();
  expect(bodiesOf(requests, ANSWER)).toEqual([{ p_token: TOKEN, p_notes: notes.slice(0, 2) }]);
});

it("a text that nobody is invited to comment on, or that is decided, is only read", async () => {
  open(look);
  await screen.findByRole("heading", { level: 1, name: "Fever at home" });
  expect(screen.queryByRole("button", { name: /^Write a note/ })).toBeNull();
  cleanup();
  open({ ...look, invites: true, guest_name: "Dr Guest", outcome: "approved" });
  expect(await screen.findByText("You have approved this text.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Write a note/ })).toBeNull();
});

it("a clinician whom an owner has confirmed approves the text", async () => {
  const invited = { ...look, invites: true, guest_name: "Dr Guest", may_decide: true };
  const { requests, replies } = open(invited, { [ANSWER]: undefined });
  replies[OPEN] = invited;
  await screen.findByRole("button", { name: "Changes needed" });
  replies[OPEN] = { ...invited, outcome: "approved" };
  await userEvent.click(screen.getByRole("button", { name: "Approve this text" }));
  expect(await screen.findByText("You have approved this text.")).toBeVisible();
  expect(bodiesOf(requests, ANSWER)).toEqual([{ p_token: TOKEN, p_notes: [], p_outcome: "approved" }]);
});
