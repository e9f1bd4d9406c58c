import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { withLanguage } from "../form/editor-form";
import { showInSession } from "../testing/show-in-session";
import { HeldBackNote } from "./held-back-note";

it("the editor explains above a held-back language what readers get instead", () => {
  const { session, container } = showInSession(<HeldBackNote lang="ar" />);
  expect(container).toHaveTextContent("");
  act(() => session.change((form) => withLanguage(form, "ar", { is_live: false })));
  expect(screen.getByText(/^محجوب: يرى القرّاء المقال بالإنجليزية وحدها/)).toBeVisible();
  act(() => session.change((form) => withLanguage(form, "en", { is_live: false })));
  expect(screen.getByText(/^محجوب: لا يرى القرّاء شيئًا/)).toBeVisible();
});
