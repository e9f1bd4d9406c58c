import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { Version } from "@/data/staff/changes";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { NotePage, type NoteRow, send } from "@/admin/resource/testing/note-page";
import { HistoryButton } from "./history-button";

const version = (id: number, bio: string, action = "updated"): Version => ({
  id,
  at: `2026-11-2${id}T10:00:00+00:00`,
  actor: action === "before" ? null : "amal@example.com",
  action,
  rows: [{ table: "authors", key: { id: "a1" }, content: { bio } }],
});

async function openHistory(versions: unknown, mayRestore = true) {
  serveApi({ "POST rpc/list_versions": versions, "GET services": [], "GET authors": [] });
  renderAdmin(<HistoryButton entity="author" subject="a1" name="Maria" mayRestore={mayRestore} />);
  await userEvent.click(screen.getByRole("button", { name: /^History: .*Maria/ }));
  return within(await screen.findByRole("dialog"));
}

const three = [version(3, "third"), version(2, "second"), version(1, "first", "before")];

it("a version shows its changes, and its difference from the current state", async () => {
  const dialog = await openHistory(three);
  const [newest, middle] = await dialog.findAllByRole("button", { name: /^Nov 2/ });
  expect(newest).toHaveAttribute("aria-current", "true");
  const bio = async () => (await dialog.findByRole("heading", { name: "Bio (EN)" })).parentElement;
  expect(await bio()).toHaveTextContent("secondAdded: third");
  expect(dialog.queryByRole("button", { name: "Restore this version" })).toBeNull();
  await userEvent.click(middle as HTMLElement);
  expect(await bio()).toHaveTextContent("firstAdded: second");
  await userEvent.click(dialog.getByRole("tab", { name: "Compared with now" }));
  expect(await bio()).toHaveTextContent("secondAdded: third");
  expect(dialog.getByRole("button", { name: "Restore this version" })).toBeVisible();
});

it("the oldest state is compared with the current one, and a person without the right to change it sees the versions only", async () => {
  const dialog = await openHistory(three, false);
  await userEvent.click(await dialog.findByRole("button", { name: /As it was before/ }));
  expect(dialog.getByText("Compared with now. This is the oldest version that is kept.")).toBeVisible();
  const bio = await dialog.findByRole("heading", { name: "Bio (EN)" });
  expect(bio.parentElement).toHaveTextContent("firstAdded: third");
  expect(dialog.queryByRole("button", { name: "Restore this version" })).toBeNull();
});

it("fields and values have the labels of their page", async () => {
  const template_data = { structure: { ar: { sections: [] }, en: { sections: [{ heading: "First" }] } } };
  const contents = {
    business_facts: { evidence: "A list" },
    site_settings: { site_title_ar: "عافية" },
    staff_settings: { ai_generation: true },
    reviews: { hidden_reason: "other" },
    content_templates: { template_data },
  };
  const rows = Object.entries(contents).map(([table, content]) => ({ table, key: { id: "r1" }, content }));
  const dialog = await openHistory([{ ...version(1, ""), rows }]);
  await dialog.findByRole("heading", { name: "Evidence" });
  const shown = dialog
    .getAllByRole("heading", { level: 3 })
    .map((heading) => [heading.textContent, heading.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ["Evidence", "A list"],
    ["Site Title (AR)", "عافية"],
    ["AI content generation", "Yes"],
    ["Reason", "Another reason"],
    ["Sections", "1. Heading (EN): First"],
  ]);
});

it("an empty history shows a message", async () => {
  expect(await (await openHistory([])).findByText(/^No changes yet\./)).toBeVisible();
});

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

  it("takes the change back in the ledger, and names what could not be taken back", async () => {
    const failure = { table: "x", entity: "author", subject: "r1", label: "Maria", reason: "file_gone" };
    const requests = await saveAndUndo({ back: 1, failed: [failure] });
    expect(await screen.findByText("Change undone. 1 part could not be restored")).toBeVisible();
    expect(screen.getByText(/Maria.*: It is back, but without its file/)).toBeVisible();
    expect(requests.find(({ line }) => line === UNDO)?.body).toEqual({ p_entity: "author", p_subject: "r1" });
  });

  it("does not overwrite a colleague's later save", async () => {
    await saveAndUndo(refusal(409, "PT409", "Changed since.", "changed_since"));
    expect(await screen.findByText("The change could not be undone")).toBeVisible();
    expect(screen.getByText(/the newer version stays/)).toBeVisible();
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

describe("the history in a form", () => {
  const RESTORE = "POST rpc/restore_version";
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
    expect(await screen.findByText("Version restored")).toBeVisible();
    const [sent] = requests.filter(({ line }) => line === RESTORE);
    expect(sent?.body).toEqual({ p_entity: "author", p_subject: "r1", p_id: 1 });
    expect(await screen.findByDisplayValue("Restored")).toBeVisible();
  });

  it("asks before a restored version replaces typed text", async () => {
    await open(stored);
    await write("Note", "Mine");
    const requests = await restore();
    const sent = () => requests.filter(({ line }) => line === RESTORE);
    await press("Keep editing");
    expect(sent()).toEqual([]);
    await press("Restore this version");
    await press("Restore");
    expect(await screen.findByDisplayValue("Restored")).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
