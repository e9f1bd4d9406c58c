import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { postDraft } from "../testing/post-factory";
import { DraftDiff } from "./draft-diff";

const [before, after] = [postDraft(), postDraft({ author_id: null })];
const show = () =>
  renderAdmin(<DraftDiff before={before} after={after} labels={{ before: "Before", after: "After" }} />);

it("versions that differ only in their author are shown as different", async () => {
  serveApi({
    "GET authors": [{ id: before.post.author_id, name: "Dr. Omar", name_ar: "", is_active: true }],
  });
  show();
  expect(await screen.findByRole("heading", { name: "Author" })).toBeVisible();
  expect(screen.getByRole("deletion")).toHaveTextContent("Dr. Omar");
});

it("they are shown as different when the authors' names cannot be loaded, too", async () => {
  serveApi({ "GET authors": refusal(403, "42501", "no") });
  show();
  expect(await screen.findByRole("heading", { name: "Author" })).toBeVisible();
});
