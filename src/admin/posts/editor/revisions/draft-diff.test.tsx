import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { postDraft } from "../testing/post-factory";
import { DraftDiff } from "./draft-diff";

it("versions that differ in their author alone are not called the same", async () => {
  const before = postDraft();
  const after = postDraft({ author_id: null });
  serveApi({
    "GET authors": [{ id: before.post.author_id, name: "Dr. Omar", name_ar: "", is_active: true }],
  });
  renderAdmin(<DraftDiff before={before} after={after} labels={{ before: "Before", after: "After" }} />);
  expect(await screen.findByRole("heading", { name: "Author" })).toBeVisible();
  expect(screen.getByRole("deletion")).toHaveTextContent("Dr. Omar");
});
