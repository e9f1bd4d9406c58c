import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { faqRow, withLanguage, type LanguageForm } from "./form/editor-form";
import { SideCards } from "./side-cards";
import { openSession } from "./testing/open-session";
import { renderAdmin } from "@/testing/render-admin";
import { SessionContext } from "./session-context";
import { UndoProvider } from "./undo-provider";

function show(change: Partial<LanguageForm>) {
  serveApi({ "GET services": [] });
  const { session } = openSession("draft");
  session.change((form) => withLanguage(form, "en", change));
  renderAdmin(
    <SessionContext value={session}>
      <UndoProvider>
        <SideCards lang="en" editorOf={() => null} onJump={() => undefined} />
      </UndoProvider>
    </SessionContext>,
  );
  return session;
}

it("a typed price in the search description becomes its placeholder with one click, with Undo", async () => {
  const session = show({ meta_description: "Nurse on call from AED 149, day and night." });
  await userEvent.click(await screen.findByRole("button", { name: "Replace with {{price:nurse-on-call}}" }));
  expect(session.form().en.meta_description).toBe(
    "Nurse on call from {{price:nurse-on-call}}, day and night.",
  );
  // What was written before and after it stays.
  session.change((form) =>
    withLanguage(form, "en", { meta_description: `Yes. ${form.en.meta_description}` }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(session.form().en.meta_description).toBe("Yes. Nurse on call from AED 149, day and night.");
});

it("a typed number in an answer becomes its placeholder", async () => {
  const row = faqRow("How do I reach you?", "Call +971 4 111 1111.");
  const session = show({ faq: [faqRow("When?", "Tonight."), row] });
  await userEvent.click(await screen.findByRole("button", { name: "Replace with {{phone}}" }));
  expect(session.form().en.faq.map(({ a }) => a)).toEqual(["Tonight.", "Call {{phone}}."]);
});
