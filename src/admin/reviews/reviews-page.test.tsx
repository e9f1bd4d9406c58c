import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { ListedReview, ReviewList } from "@/data/staff/reviews";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { Component as ReviewsPage } from "./reviews-page";

const LIST = "POST rpc/list_reviews";
const HIDE = "POST rpc/hide_review";

const review = (overrides: Partial<ListedReview> = {}): ListedReview => ({
  id: "5e0c7a35-6f7e-4a4e-9d53-000000000001",
  source_platform: "Google",
  service_slug: null,
  author: "Example A.",
  rating: 4,
  title: null,
  content: "They came at once.",
  review_url: null,
  lang: "en",
  published_at: "2026-10-01T10:00:00+00:00",
  is_sample: false,
  state: "shown",
  gone_at: null,
  hidden_at: null,
  hidden_by_email: null,
  hidden_reason: null,
  hidden_note: null,
  erased_at: null,
  ...overrides,
});

const hidden = (overrides: Partial<ListedReview> = {}) =>
  review({
    state: "hidden",
    hidden_at: "2026-11-01T10:00:00+00:00",
    hidden_by_email: "amal@example.com",
    hidden_reason: "private",
    ...overrides,
  });

const counts = { shown: 1, samples: 0, hidden: 0, without_service: 1, rated: 5, average: 4 };

function show(
  rows: ListedReview[],
  { total = rows.length, answers = {}, ...options }: Record<string, unknown> & { total?: number } = {},
) {
  const list: ReviewList = { rows, total, platforms: ["Google"], counts };
  const served = serveApi({ [LIST]: list, ...(answers as object) });
  const rendered = renderAdmin(<ReviewsPage />, { path: "/admin/reviews", ...options });
  return { ...rendered, ...served };
}

describe("the list", () => {
  it("shows what readers see, requests the filtered reviews, and links to those without a service", async () => {
    const { sent, router } = show([review()]);
    expect(await screen.findByText(/rating of 4 out of 5, from 5 reviews\./)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("State"), "Hidden");
    await userEvent.selectOptions(screen.getByLabelText("Stars"), "No stars");
    await userEvent.selectOptions(screen.getByLabelText("Service"), "No service");
    await userEvent.selectOptions(screen.getByLabelText("Kind"), "Samples");
    await userEvent.type(screen.getByLabelText("Search names and words"), "kind{Enter}");
    await waitFor(() =>
      expect(sent(LIST).at(-1)).toEqual({
        p_page: 1,
        p_per_page: 25,
        p_search: "kind",
        p_service: "",
        p_state: "hidden",
        p_stars: 0,
        p_is_sample: true,
      }),
    );
    expect(router.state.location.search).toBe("?q=kind&service=none&state=hidden&sample=yes&stars=0");
    await userEvent.click(screen.getByRole("button", { name: "1 review has no service yet" }));
    await waitFor(() => expect(sent(LIST).at(-1)).toMatchObject({ p_service: "", p_state: "shown" }));
  });

  it.each([
    ["", 0, /^There are no reviews yet\./, []],
    ["?state=hidden", 0, /^No review matches these filters\.$/, ["Clear filters"]],
    ["?page=9", 60, /^There is no page with this number\.$/, ["First page"]],
  ])("at %s without rows of %i has a message", async (search, total, text, buttons) => {
    show([], { total, path: `/admin/reviews${search}` });
    const said = await screen.findByText(text);
    expect(
      within(said.parentElement ?? said)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });
});

it("staff assign a service to a review", async () => {
  const { sent } = show([review()], { answers: { "POST rpc/assign_review": undefined }, role: "editor" });
  await userEvent.selectOptions(
    await screen.findByLabelText("Service of the review by Example A."),
    "Elderly Care",
  );
  expect(await screen.findByText("Service saved")).toBeVisible();
  expect(sent("POST rpc/assign_review")).toEqual([{ p_id: review().id, p_service_slug: "elderly-care" }]);
});

it("hiding a review requires a reason, keeps the input when it fails, and can be undone from its toast", async () => {
  const { sent, replies } = show([review()], {
    answers: { [HIDE]: refusal(503, "", "down"), "POST rpc/undo_change": { back: 1, failed: [] } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Hide: Example A." }));
  const dialog = within(await screen.findByRole("dialog"));
  const hide = () => userEvent.click(dialog.getByRole("button", { name: "Hide" }));
  await hide();
  expect(dialog.getByRole("alert")).toHaveTextContent("Please choose a reason.");
  await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Another reason");
  await hide();
  expect(dialog.getByRole("alert")).toHaveTextContent("Please describe the reason.");
  expect(sent(HIDE)).toEqual([]);
  await userEvent.type(dialog.getByLabelText("Note for staff"), "By mail.");
  await hide();
  await waitFor(() =>
    expect(dialog.getByRole("alert")).toHaveTextContent("We can’t tell whether this was done"),
  );
  expect(dialog.getByLabelText("Reason")).toHaveValue("other");
  replies[HIDE] = undefined;
  await hide();
  await screen.findByText("The review is hidden");
  expect(sent(HIDE).at(-1)).toEqual({ p_id: review().id, p_reason: "other", p_note: "By mail." });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Change undone")).toBeVisible();
  expect(sent("POST rpc/undo_change")).toEqual([{ p_entity: "review", p_subject: review().id }]);
});

it("hiding at the author's request is not undone from a toast", async () => {
  show([review()], { answers: { [HIDE]: undefined } });
  await userEvent.click(await screen.findByRole("button", { name: "Hide: Example A." }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(
    dialog.getByLabelText("Reason"),
    "The author, or the person it is about, asked us to",
  );
  await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
  expect(await screen.findByText("The review is hidden")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

it.each(["owner", "editor"] as const)(
  "a hidden review shows its reason to an %s; only owners can show it again, and an erased one stays hidden",
  async (role) => {
    const erased = { author: "", content: "", rating: null, erased_at: "2026-12-02T00:00:00+00:00" };
    show([hidden({ hidden_note: "Names a child." }), hidden({ id: "2", ...erased })], { role });
    const [kept, gone] = await screen.findAllByRole("article");
    for (const text of [
      /Hidden on Nov 01, 2026 by .*amal@example\.com/,
      "It names someone or mentions their health.",
      "Names a child.",
      "Its text will be erased on Dec 01, 2026.",
    ])
      expect(kept).toHaveTextContent(text);
    const button = screen.queryByRole("button", { name: "Show again: Example A." });
    expect(button !== null).toBe(role === "owner");
    expect(screen.queryByLabelText(/^Service of the review/)).not.toBeInTheDocument();
    expect(gone).toHaveTextContent(/Erased review.*Its text was erased on Dec 02, 2026\./);
    expect(gone?.querySelector("button, select")).toBeNull();
  },
);

it.each([
  ["editor", ["Mark as sample: Example A."]],
  ["owner", ["Mark as sample: Example A.", "Not a sample: Example B."]],
] as const)(
  "an %s marks samples, owners unmark them, and an invented one stays marked",
  async (role, buttons) => {
    const sample = { is_sample: true };
    const invented = { ...sample, author: "Example C.", source_platform: "sample" };
    show([review(), review({ id: "2", ...sample, author: "Example B." }), review({ id: "3", ...invented })], {
      role,
    });
    await screen.findAllByRole("article");
    const named = screen.queryAllByRole("button", { name: /sample/ });
    expect(named.map((one) => one.getAttribute("aria-label"))).toEqual(buttons);
    // The database's name for it is not shown.
    expect(screen.queryByText("sample")).not.toBeInTheDocument();
  },
);
