import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { withLanguage } from "../form/editor-form";
import { hasUnsaved } from "../saving/save-machine";
import { showInSession } from "../testing/show-in-session";
import { LanguageLive } from "./language-live";

it("a language is held back and put live again, and the field says what readers see instead", async () => {
  const { session } = showInSession(<LanguageLive lang="ar" />);
  const live = screen.getByRole("switch", { name: "يرى القرّاء النص العربي" });
  expect(live).toBeChecked();
  await userEvent.click(live);
  expect(session.form().ar.is_live).toBe(false);
  expect(hasUnsaved(session.view().saving)).toBe(true);
  expect(screen.getByText(/^محجوب: يرى القرّاء المقال بالإنجليزية وحدها/)).toBeVisible();
  act(() => session.change((form) => withLanguage(form, "en", { is_live: false })));
  expect(screen.getByText(/^محجوب: لا يرى القرّاء شيئًا/)).toBeVisible();
  await userEvent.click(live);
  expect(session.form().ar.is_live).toBe(true);
});

it("a language without a text has nothing to hold back", () => {
  const { session } = showInSession(<LanguageLive lang="en" />);
  act(() => session.change((form) => withLanguage(form, "en", { content_markdown: " " })));
  expect(screen.queryByRole("switch")).toBeNull();
});
