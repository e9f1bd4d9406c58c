import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { faqRow, withLanguage } from "./form/editor-form";
import { WarningCards } from "./side-cards";
import { openSession } from "./testing/open-session";
import { showInSession } from "./testing/show-in-session";

it("a typed price in the search description or an answer becomes its placeholder with one click, with Undo", async () => {
  serveApi({ "GET services": [] });
  const opened = openSession("draft");
  const { session } = opened;
  const meta_description = "Nurse on call from AED 149, day and night.";
  const faq = [faqRow("When?", "Tonight."), faqRow("How do I reach you?", "Call +971 4 111 1111.")];
  session.change((form) => withLanguage(form, "en", { meta_description, faq }));
  showInSession(<WarningCards lang="en" editorOf={() => null} jumpIn={() => () => undefined} />, opened);
  await userEvent.click(await screen.findByText("Replace with {{phone}}"));
  expect(session.form().en.faq.map(({ a }) => a)).toEqual(["Tonight.", "Call {{phone}}."]);
  await userEvent.click(screen.getByText("Replace with {{price:nurse-on-call}}"));
  const replaced = "Nurse on call from {{price:nurse-on-call}}, day and night.";
  expect(session.form().en.meta_description).toBe(replaced);
  // The text before and after it stays.
  session.change((form) => withLanguage(form, "en", { meta_description: `Yes. ${replaced}` }));
  await userEvent.click((await screen.findAllByText("Undo"))[0] as HTMLElement);
  expect(session.form().en.meta_description).toBe(`Yes. ${meta_description}`);
});
