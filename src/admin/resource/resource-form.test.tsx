import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { renderAdmin } from "@/testing/render-admin";
import { commonTexts } from "@/texts/admin/common";
import { NotePage, type NoteRow, send } from "./testing/note-page";

const READ = "read";
const stored: NoteRow = { id: "r1", slug: "doctor", note: "Theirs", updated_at: READ };

const unreachable = new AppError("offline", "no answer", 0);
const stale = new AppError("conflict", "The row has changed.", 412);

beforeEach(() => {
  send.mockReset().mockResolvedValue();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (label: string) => screen.getByLabelText(label);
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function open(row: NoteRow | undefined) {
  const shown = renderAdmin(<NotePage row={row} />);
  await press("Open");
  return shown;
}

const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

describe("a save", () => {
  it("sends the values with the row as it was read, then closes and gives the focus back", async () => {
    await open(stored);
    write("Note", "Mine");
    await press("Save");
    expect(await screen.findByText("Updated")).toBeVisible();
    expect(send.mock.lastCall?.[0]).toMatchObject({
      before: stored,
      values: { slug: "doctor", note: "Mine" },
    });
    await isClosed();
    await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
  });

  it("sends no invalid value", async () => {
    await open(stored);
    write("Slug", "");
    await press("Save");
    expect(field("Slug")).toHaveAccessibleDescription("A slug is needed.");
    expect(field("Slug")).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it("is sent once, however often Save is pressed, and cannot be closed meanwhile", async () => {
    let answer: () => void = () => {};
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open(stored);
    // The second press comes before the button is seen as disabled.
    const form = screen.getByRole("button", { name: "Save" }).closest("form") as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole("button", { name: "Saving…" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
    answer();
    await isClosed();
    expect(send).toHaveBeenCalledOnce();
  });

  it("without an answer keeps the input, and a new row's id until it has succeeded", async () => {
    await open(undefined);
    for (const slug of ["first", "second"]) {
      send.mockRejectedValueOnce(unreachable);
      if (!screen.queryByRole("dialog")) await press("Open");
      write("Slug", slug);
      await press("Save");
      // It is not known whether it was stored.
      expect(await screen.findByRole("alert")).toHaveTextContent(
        `${commonTexts.en.unconfirmed} What you typed is still here.`,
      );
      expect(field("Slug")).toHaveValue(slug);
      await press("Save");
      await isClosed();
    }
    const [first, again, second, onceMore] = send.mock.calls.map(([{ id }]) => id);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect([again, onceMore]).toEqual([first, second]);
    expect(second).not.toBe(first);
  });

  it("of an unusual value needs a confirmation", async () => {
    await open(stored);
    write("Note", "unusual");
    await press("Save");
    const question = () => screen.findByRole("alertdialog", { name: "Is that right?" });
    expect(await question()).toBeVisible();
    await press("Cancel");
    expect(send).not.toHaveBeenCalled();
    await press("Save");
    expect(await question()).toBeVisible();
    await press("Save");
    expect(await screen.findByText("Updated")).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("a row that somebody else has saved meanwhile", () => {
  /** Like the database: a save without a version overwrites any newer one. */
  async function saveTooLate() {
    send.mockImplementation(({ before }) => (before?.updated_at ? Promise.reject(stale) : Promise.resolve()));
    await open(stored);
    write("Note", "Mine");
    await press("Save");
    await screen.findByRole("alert");
  }

  it("is overwritten only after a confirmation, with the whole input", async () => {
    await saveTooLate();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "This was changed or removed after you opened it, by someone else or by you in another tab. Nothing was saved; what you typed is still here.",
    );
    // So that it is in view, however long the form is.
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(field("Note")).toHaveValue("Mine");
    await press("Save");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.queryByText("Updated")).toBeNull();
    await press("Keep mine");
    expect(await screen.findByText("Updated")).toBeVisible();
    expect(send.mock.lastCall?.[0]).toMatchObject({
      before: { id: "r1", updated_at: undefined },
      values: { note: "Mine" },
    });
  });

  it("is kept when the person takes it, after an offer to copy their own input", async () => {
    await saveTooLate();
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "Copy mine" }));
    expect(await screen.findByText("Your text is copied")).toBeVisible();
    expect(writeText).toHaveBeenCalledWith("doctor\n\nMine");
    await press("Take theirs");
    await isClosed();
    expect(send).toHaveBeenCalledOnce();
  });
});

it.each([
  ["Cancel", () => press("Cancel")],
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the window's close button", () => press("Close")],
])("by %s asks before it drops the input, and does not ask without input", async (_, close) => {
  await open(stored);
  await close();
  await isClosed();
  await press("Open");
  write("Note", "Mine");
  await close();
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(field("Note")).toHaveValue("Mine");
  await close();
  await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await isClosed();
  expect(send).not.toHaveBeenCalled();
});
