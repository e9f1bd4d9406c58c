import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { usePostActions } from "./use-post-actions";
import type { Locale } from "@/config/locales";

function Trash() {
  const { restore } = usePostActions(() => undefined);
  return (
    <button type="button" onClick={() => restore([{ id: "p1" }])}>
      Restore
    </button>
  );
}

async function restore(answer: object, locale: Locale = "en") {
  serveApi({ "POST rpc/restore_posts": answer });
  renderAdmin(<Trash />, { locale });
  await userEvent.click(screen.getByRole("button", { name: "Restore" }));
}

it("restoring posts names those that became drafts because their time had passed", async () => {
  await restore({ restored: 3, drafts: 1, taken: [] });
  expect(await screen.findByText("3 posts restored")).toBeVisible();
  expect(screen.getByText("A scheduled time had passed: 1 post is a draft now.")).toBeVisible();
});

it("restoring posts mentions no drafts when all are unchanged", async () => {
  await restore({ restored: 1, drafts: 0, taken: [] });
  expect(await screen.findByText("1 post restored")).toBeVisible();
  expect(screen.queryByText(/draft/)).toBeNull();
});
