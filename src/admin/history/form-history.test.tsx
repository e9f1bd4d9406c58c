import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { NotePage, type NoteRow, send } from "@/admin/resource/testing/note-page";

const stored: NoteRow = { id: "r1", slug: "doctor", note: "Theirs", updated_at: "read" };

beforeEach(() => {
  send.mockReset().mockResolvedValue();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function open(row: NoteRow | undefined) {
  renderAdmin(<NotePage row={row} />);
  await press("Open");
}

async function write(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.paste(text);
}

describe("Undo", () => {
  const UNDO = "POST rpc/undo_change";

  async function saveAndUndo(answer: unknown) {
    const { requests } = serveApi({ [UNDO]: answer });
    await open(stored);
    await write("Note", "Mine");
    await press("Save");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    return requests;
  }

  it("has the ledger take the change back, and says what has not come back", async () => {
    const failure = { table: "x", entity: "author", subject: "r1", label: "Maria", reason: "file_gone" };
    const requests = await saveAndUndo({ back: 1, failed: [failure] });
    expect(await screen.findByText("Everything is as it was before. 1 part did not come back")).toBeVisible();
    expect(screen.getByText(/Maria.*: It is back without its file/)).toBeVisible();
    expect(requests.find(({ line }) => line === UNDO)?.body).toEqual({ p_entity: "author", p_subject: "r1" });
  });

  it("does not go over what a colleague has saved since", async () => {
    await saveAndUndo(refusal(409, "PT409", "Changed since.", "changed_since"));
    expect(await screen.findByText("The change could not be undone")).toBeVisible();
    expect(screen.getByText(/nothing newer was overwritten/)).toBeVisible();
  });

  it.each([
    ["nothing was changed", stored, "Theirs"],
    ["the row is new", undefined, "Mine"],
  ])("is not offered where %s", async (_, row, note) => {
    await open(row);
    if (!row) await write("Slug", "nurse");
    await write("Note", note);
    await press("Save");
    expect(await screen.findByText(row ? "Updated" : "Created")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});

describe("the history", () => {
  const RESTORE = "POST rpc/restore_version";
  const version = (id: number, bio: string) => {
    const rows = [{ table: "authors", key: { id: "r1" }, content: { bio } }];
    return { id, at: `2026-11-2${id}T10:00:00+00:00`, actor: "amal@example.com", action: "updated", rows };
  };

  async function restore() {
    const { requests } = serveApi({
      "POST rpc/list_versions": [version(2, "Theirs"), version(1, "Older words")],
      [RESTORE]: { back: 1, failed: [] },
      "GET services": [],
      "GET authors": [],
    });
    await userEvent.click(screen.getByRole("button", { name: /^History: .*doctor/ }));
    await userEvent.click(await screen.findByRole("button", { name: /Nov 21, 2026/ }));
    await press("Restore this version");
    return requests;
  }

  it("restores a version, and the form shows it", async () => {
    await open(stored);
    const requests = await restore();
    expect(await screen.findByText("This version is back")).toBeVisible();
    const [sent] = requests.filter(({ line }) => line === RESTORE);
    expect(sent?.body).toEqual({ p_entity: "author", p_subject: "r1", p_id: 1 });
    expect(await screen.findByDisplayValue("Restored")).toBeVisible();
  });

  it("asks before a restored version takes the place of what was typed", async () => {
    await open(stored);
    await write("Note", "Mine");
    const requests = await restore();
    const sent = () => requests.filter(({ line }) => line === RESTORE);
    await press("Keep editing");
    expect(sent()).toEqual([]);
    await press("Restore this version");
    await press("Restore it");
    expect(await screen.findByDisplayValue("Restored")).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
