import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { usePostActions } from "./post-actions";

function Trash() {
  const { restore } = usePostActions(() => undefined);
  return (
    <button type="button" onClick={() => restore([{ id: "p1" }])}>
      Restore
    </button>
  );
}

it.each([
  [
    "names those that became drafts because their time had passed",
    { restored: 3, drafts: 1 },
    "3 posts restored",
    1,
  ],
  ["mentions no drafts when all are unchanged", { restored: 1, drafts: 0 }, "1 post restored", 0],
])("restoring posts %s", async (_, answer, words, hints) => {
  serveApi({ "POST rpc/restore_posts": { ...answer, taken: [] } });
  renderAdmin(<Trash />);
  await userEvent.click(screen.getByRole("button", { name: "Restore" }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByText("A scheduled time had passed: 1 post is a draft now.")).toHaveLength(hints);
});
