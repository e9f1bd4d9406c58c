import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "@/data/staff/changes";
import { catchDownloads, blobText } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { Component as ActivityPage } from "./activity-page";
import { AMAL, entryOf } from "../history/testing/entry";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00Z"), toFake: ["Date"] }));

const LIST = "POST rpc/list_activity";
const READ = "POST rpc/read_activity";
const TAKE_BACK = "POST rpc/take_back";
const rows = [
  {
    table: "authors",
    key: { id: "a1" },
    before: { name: "Maria", bio: "A calm doctor", is_active: true, updated_at: "1" },
    after: { name: "Maria", bio: "A wild doctor", is_active: false, updated_at: "2" },
    current: { name: "Maria", bio: "A new doctor", is_active: false, updated_at: "3" },
    isChangedSince: true,
  },
];

function show(entries: readonly Entry[], replies: Record<string, unknown> = {}, query = "") {
  const { requests } = serveApi({
    [LIST]: {
      entries,
      people: [
        { id: AMAL, email: "amal@example.com" },
        // A person who has left requested a generated article.
        { id: "gone", email: null },
      ],
    },
    [READ]: { entry: entryOf(), state: "open", rows },
    "GET services": [],
    "GET authors": [],
    ...replies,
  });
  renderAdmin(<ActivityPage />, { path: `/admin/here${query}` });
  return (line: string) => requests.filter((request) => request.line === line).map(({ body }) => body);
}

describe("the list", () => {
  it("is requested by person, kind and days in Dubai", async () => {
    const asked = show([entryOf()]);
    expect(await screen.findByText("“Maria”")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Person"), "amal@example.com");
    await userEvent.selectOptions(screen.getByLabelText("Kind"), "Staff accounts");
    await userEvent.selectOptions(screen.getByLabelText("Time"), "From … to …");
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-20" } });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-21" } });
    await waitFor(() =>
      expect(asked(LIST).at(-1)).toMatchObject({
        p_person: AMAL,
        p_entity: "staff",
        p_since: "2026-11-19T20:00:00.000Z",
        p_until: "2026-11-21T20:00:00.000Z",
      }),
    );
    await userEvent.selectOptions(screen.getByLabelText("Time"), "Today");
    await waitFor(() => expect(asked(LIST).at(-1)).toMatchObject({ p_since: "2026-11-21T20:00:00.000Z" }));
    expect(asked(LIST).at(-1)).not.toHaveProperty("p_until");
  });

  it("is continued from its last entry", async () => {
    const page = Array.from({ length: 50 }, (_, index) => entryOf({ id: 100 - index }));
    const asked = show([], {
      [LIST]: ({ body }: { body: { p_before?: number } }) => ({
        entries: body.p_before === undefined ? page : [entryOf({ id: 50 })],
        people: [],
      }),
    });
    // Fifty rows are slow to look up by role.
    await userEvent.click(await screen.findByText("Show more"));
    await waitFor(() => expect(asked(LIST).at(-1)).toMatchObject({ p_before: 51 }));
    await waitFor(() => expect(screen.getAllByText("“Maria”")).toHaveLength(51));
    expect(screen.queryByText("Show more")).toBeNull();
  });

  it("has messages for no activity and for no match", async () => {
    show([]);
    expect(await screen.findByText("No activity yet.")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Time"), "7 days");
    expect(await screen.findByText("Nothing matches these filters.")).toBeVisible();
  });

  it("offers to take back and to restore only changes that allow it", async () => {
    show([
      entryOf({ id: 1 }),
      entryOf({ id: 2, action: "deleted" }),
      entryOf({ id: 3, takenBack: true }),
      entryOf({ id: 4, canTakeBack: false }),
    ]);
    const items = await screen.findAllByRole("listitem");
    expect(
      items.map((item) => within(item).queryByRole("button", { name: /^(Undo|Restore)/ })?.textContent),
    ).toEqual(["Undo", "Restore", undefined, undefined]);
    expect(within(items[2] as HTMLElement).getByText("Undone")).toBeVisible();
  });
});

describe("taking back", () => {
  it("takes one press, and can be undone", async () => {
    const asked = show([entryOf()], {
      [TAKE_BACK]: { back: 1, failed: [] },
      "POST rpc/undo_change": { back: 1, failed: [] },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Undo: / }));
    expect(await screen.findByText("Change undone")).toBeVisible();
    expect(asked(TAKE_BACK)).toEqual([{ p_id: 7, p_overwrite: false }]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(asked("POST rpc/undo_change")).toEqual([{ p_entity: "author", p_subject: "a1" }]),
    );
  });

  it("shows the newer state, and overwrites it only after a confirmation", async () => {
    const asked = show([entryOf()], {
      [READ]: { entry: entryOf(), state: "changed_since", rows },
      [TAKE_BACK]: ({ body }: { body: { p_overwrite: boolean } }) =>
        body.p_overwrite
          ? { back: 1, failed: [] }
          : refusal(409, "PT409", "It has changed since.", "changed_since"),
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Undo: / }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(/It was changed again later\. Below/)).toBeVisible();
    expect(await dialog.findByText("Changed since")).toBeVisible();
    expect(asked(TAKE_BACK)).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "Undo anyway" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Undo anyway" }));
    expect(await screen.findByText("Change undone")).toBeVisible();
    expect(asked(TAKE_BACK).at(-1)).toEqual({ p_id: 7, p_overwrite: true });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("shows why nothing was taken back", async () => {
    show([entryOf()], { [TAKE_BACK]: refusal(409, "PT409", "no", "parent_gone") });
    await userEvent.click(await screen.findByRole("button", { name: /^Undo: / }));
    expect(await screen.findByText("The change could not be undone")).toBeVisible();
    expect(screen.getByText(/It belongs to something that was deleted/)).toBeVisible();
  });
});

describe("an entry", () => {
  it("has its own address, which shows the changed fields with the form's labels", async () => {
    const asked = show([], {}, "?entry=7");
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("heading", { name: /^Bio \(EN\)/ })).toBeVisible();
    expect(asked(READ)).toEqual([{ p_id: 7 }]);
    expect(dialog.getAllByText("calm", { exact: false, selector: "del" })[0]).toBeVisible();
    const active = dialog.getByRole("heading", { name: "Active: can be chosen in the editor" });
    expect(active.parentElement).toHaveTextContent("BeforeYesAfterNo");
    expect(dialog.queryByText("updated_at")).toBeNull();
  });

  it.each<[string, object, RegExp]>([
    [
      "it is an account",
      { entry: entryOf({ entity: "staff", canTakeBack: false }) },
      /^This is only a record/,
    ],
    [
      "only owners change it",
      { entry: entryOf({ entity: "service", canTakeBack: false }) },
      /^Only an owner can/,
    ],
    ["its content is gone", { state: "no_content", rows: [] }, /^This change is older than 30 days/],
    ["it has come back", { state: "taken_back", rows: [] }, /^This change has been undone\.$/],
  ])("that cannot be taken back shows why: %s", async (_, changes, words) => {
    show([], { [READ]: { entry: entryOf(), state: "open", rows, ...changes } }, "?entry=7");
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});

it("the exported file has every entry", async () => {
  const files = catchDownloads();
  show([], {
    [LIST]: ({ body }: { body: { p_before?: number } }) => ({
      entries: body.p_before === undefined ? [entryOf()] : [],
      people: [],
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^activity-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await blobText(files[0]?.file ?? new Blob())).toBe(
    "Time,Person,Action,Kind,Id,Name\r\n2026-11-20T10:00:00+00:00,amal@example.com,updated,author,a1,Maria\r\n",
  );
});
