import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { ListedReview, ReviewList } from "@/data/staff/reviews";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { Component as ReviewsPage } from "./reviews-page";

const LIST = "POST rpc/list_reviews";
const HIDE = "POST rpc/hide_review";
const SHOW = "POST rpc/show_review";

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
  const sent = (line: string) => served.requests.filter((one) => one.line === line).map(({ body }) => body);
  return { ...rendered, ...served, sent };
}

describe("the list", () => {
  it("says what readers see, and requests what the filters say", async () => {
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
  });

  it("links to reviews without a service", async () => {
    const { sent } = show([review()]);
    await userEvent.click(await screen.findByRole("button", { name: "1 review has no service yet" }));
    await waitFor(() => expect(sent(LIST).at(-1)).toMatchObject({ p_service: "", p_state: "shown" }));
  });

  it.each([
    ["", 0, /^There are no reviews yet\./, []],
    ["?state=hidden", 0, /^No review matches these filters\.$/, ["Clear filters"]],
    ["?page=9", 60, /^There is no such page\.$/, ["First page"]],
  ])("at %s without rows of %i has a message", async (search, total, text, buttons) => {
    show([], { total, path: `/admin/reviews${search}` });
    const said = await screen.findByText(text);
    expect(
      within(said.parentElement ?? said)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });

  it("shows an error when it fails to load, with a retry", async () => {
    const { replies } = show([], { answers: { [LIST]: refusal(403, "42501", "no", "staff_only") } });
    expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    replies[LIST] = { rows: [review()], total: 1, platforms: [], counts };
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("They came at once.")).toBeVisible();
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

describe("hiding a review", () => {
  async function openDialog(answers: object = {}) {
    const shown = show([review()], { answers: { [HIDE]: undefined, [SHOW]: undefined, ...answers } });
    await userEvent.click(await screen.findByRole("button", { name: "Hide: Example A." }));
    return { ...shown, dialog: within(await screen.findByRole("dialog")) };
  }

  it("requires a reason, and a text for another one", async () => {
    const { dialog, sent } = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
    expect(dialog.getByRole("alert")).toHaveTextContent("Please choose a reason.");
    await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Another reason");
    await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
    expect(dialog.getByRole("alert")).toHaveTextContent("Please say what the reason is.");
    expect(sent(HIDE)).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Note for staff"), "By mail.");
    await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
    await screen.findByText("The review is hidden");
    expect(sent(HIDE)).toEqual([{ p_id: review().id, p_reason: "other", p_note: "By mail." }]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("can be undone from its toast", async () => {
    const { dialog, sent } = await openDialog({ "POST rpc/undo_change": { back: 1, failed: [] } });
    await userEvent.selectOptions(
      dialog.getByLabelText("Reason"),
      "Its author, or the person it is about, asked for it",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Everything is as it was before")).toBeVisible();
    expect(sent("POST rpc/undo_change")).toEqual([{ p_entity: "review", p_subject: review().id }]);
  });

  it("keeps the input when it fails", async () => {
    const { dialog } = await openDialog({ [HIDE]: refusal(503, "", "down") });
    await userEvent.selectOptions(dialog.getByLabelText("Reason"), "It insults or threatens someone");
    await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("The server is having trouble");
    expect(dialog.getByLabelText("Reason")).toHaveValue("offensive");
  });
});

describe("a hidden review", () => {
  it.each(["owner", "editor"] as const)(
    "shows its reason; only owners can show it again: %s",
    async (role) => {
      show([hidden({ hidden_note: "Names a child." })], { role });
      expect(await screen.findByText(/^Hidden on Nov 01, 2026 by .*amal@example\.com/)).toHaveTextContent(
        "It names someone or tells of their health.",
      );
      expect(screen.getByText("Names a child.")).toBeVisible();
      expect(screen.getByText("Its words will be erased on Dec 01, 2026.")).toBeVisible();
      const button = screen.queryByRole("button", { name: "Show again: Example A." });
      expect(button !== null).toBe(role === "owner");
      expect(within(screen.getByRole("article")).queryByRole("combobox")).not.toBeInTheDocument();
    },
  );

  it("that was erased has no actions", async () => {
    show([hidden({ author: "", content: "", rating: null, erased_at: "2026-12-02T00:00:00+00:00" })]);
    expect(await screen.findByRole("heading", { name: "Erased review" })).toBeVisible();
    expect(screen.getByText("Its words were erased on Dec 02, 2026.")).toBeVisible();
    expect(within(screen.getByRole("article")).queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("samples", () => {
  it.each([
    ["editor", {}, ["Mark as sample: Example A."]],
    ["editor", { is_sample: true }, []],
    ["owner", { is_sample: true }, ["Not a sample: Example A."]],
    ["owner", { is_sample: true, source_platform: "sample" }, []],
  ] as const)(
    "can be marked by all, unmarked by owners, and never unmarked when invented: %s, %j",
    async (role, row, names) => {
      show([review(row)], { role });
      const card = within(await screen.findByRole("article"));
      expect(
        card.queryAllByRole("button", { name: /sample/ }).map((one) => one.getAttribute("aria-label")),
      ).toEqual(names);
    },
  );
});
