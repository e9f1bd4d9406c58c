import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Version } from "@/data/staff/changes";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { HistoryButton } from "./history-button";

const version = (id: number, bio: string, action = "updated"): Version => ({
  id,
  at: `2026-11-2${id}T10:00:00+00:00`,
  actor: action === "before" ? null : "amal@example.com",
  action,
  rows: [{ table: "authors", key: { id: "a1" }, content: { bio } }],
});

async function open(versions: unknown, mayRestore = true) {
  serveApi({ "POST rpc/list_versions": versions, "GET services": [], "GET authors": [] });
  renderAdmin(<HistoryButton entity="author" subject="a1" name="Maria" mayRestore={mayRestore} />);
  await userEvent.click(screen.getByRole("button", { name: /^History: .*Maria/ }));
  return within(await screen.findByRole("dialog"));
}

const three = [version(3, "third"), version(2, "second"), version(1, "first", "before")];

it("a version says what it changed, and how it differs from now", async () => {
  const dialog = await open(three);
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

it("the oldest state is compared with now, and whoever may not change it sees the versions only", async () => {
  const dialog = await open(three, false);
  await userEvent.click(await dialog.findByRole("button", { name: /As it was before/ }));
  expect(dialog.getByText("Compared with now. This is the oldest version that is kept.")).toBeVisible();
  const bio = await dialog.findByRole("heading", { name: "Bio (EN)" });
  expect(bio.parentElement).toHaveTextContent("firstAdded: third");
  expect(dialog.queryByRole("button", { name: "Restore this version" })).toBeNull();
});

it("an empty history says so", async () => {
  expect(await (await open([])).findByText(/^Nothing has been changed yet\./)).toBeVisible();
});
