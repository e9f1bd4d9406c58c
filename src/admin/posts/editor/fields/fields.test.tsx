import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, beforeEach } from "vitest";
import { hasUnsaved } from "../saving/save-machine";
import { showInSession } from "../testing/show-in-session";
import { withLanguage } from "../form/editor-form";
import { FaqFields } from "./faq-fields";
import { LanguagePanel } from "./language-panel";
import { LanguageTextField } from "./language-text-field";
import { serveApi } from "@/testing/serve-api";
import { openSession } from "../testing/open-session";
import { ScheduleFields } from "./post-settings";

function show() {
  const opened = showInSession(<FaqFields lang="en" />);
  const questions = () => opened.session.form().en.faq.map(({ q, a }) => `${q} ${a}`);
  return { ...opened, questions };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("questions are added with focus, ordered and removed by keyboard or mouse", async () => {
  const { questions, session } = show();
  expect(questions()).toEqual(["When? Tonight."]);
  await press("Add a question");
  await waitFor(() => expect(screen.getByLabelText("Question 2")).toHaveFocus());
  await userEvent.keyboard("Who?");
  await userEvent.type(screen.getByLabelText("Answer 2"), "A doctor.");
  expect(questions()).toEqual(["When? Tonight.", "Who? A doctor."]);
  expect(hasUnsaved(session.view().saving)).toBe(true);

  await press("Move question 2 up");
  expect(questions()).toEqual(["Who? A doctor.", "When? Tonight."]);
  expect(screen.getByRole("status")).toHaveTextContent("Now question 1");
  expect(screen.getByRole("button", { name: "Move question 1 up" })).toBeDisabled();

  await press("Remove question 1");
  expect(questions()).toEqual(["When? Tonight."]);
  await waitFor(() => expect(screen.getByRole("button", { name: "Add a question" })).toHaveFocus());
});

it("a list without questions explains the next step", async () => {
  show();
  await press("Remove question 1");
  expect(screen.getByText(/^No questions yet/)).toBeVisible();
});

it("a replaced text is shown, and can be edited", async () => {
  const { session, content } = showInSession(
    <LanguagePanel lang="en" isShown editorRef={null} onFocus={() => undefined} />,
  );
  act(() => session.replace(withLanguage(session.form(), "en", { content_markdown: "Restored" })));
  await userEvent.type(screen.getByDisplayValue("Restored"), "!");
  expect(content()).toBe("Restored!");
});

const common = { lang: "en", limit: 60 } as const;

async function typeTooMuch() {
  const field = screen.getByRole("textbox");
  await userEvent.clear(field);
  await userEvent.paste("a".repeat(63));
  return field;
}

it("a field with a hard limit accepts no more, and counts up to it", async () => {
  const { session } = showInSession(<LanguageTextField {...common} name="meta_title" isLimitFirm />);
  expect(await typeTooMuch()).toHaveValue("a".repeat(60));
  expect(session.form().en.meta_title).toHaveLength(60);
  expect(screen.getByText("60 of 60 characters")).toBeInTheDocument();
});

it("a field with a hard limit counts a placeholder's text, and lets it be typed", async () => {
  showInSession(<LanguageTextField {...common} name="meta_title" isLimitFirm />);
  const field = screen.getByRole("textbox");
  await userEvent.clear(field);
  await userEvent.paste(`${"a".repeat(40)} `);
  await userEvent.keyboard("{{{{price:nurse-on-call}}");
  expect(field).toHaveValue(`${"a".repeat(40)} {{price:nurse-on-call}}`);
  expect(screen.getByText("47 of 60 characters")).toBeInTheDocument();
});

it("a field with a recommended limit marks a longer text", async () => {
  showInSession(<LanguageTextField {...common} name="title" />);
  expect(await typeTooMuch()).toHaveValue("a".repeat(63));
  expect(screen.getByText("63 of 60 characters")).toBeInTheDocument();
});

const OFF = "Automatic publishing is off: this post waits until an owner switches it on in Settings.";

beforeEach(() => localStorage.clear());

it.each([
  ["warns while automatic publishing is off", false, 1],
  ["shows no warning while automatic publishing is on", true, 0],
])("the schedule %s", async (_, auto_publish, warnings) => {
  const { requests } = serveApi({ "GET site_settings": {}, "GET staff_settings": { auto_publish } });
  const { client } = showInSession(<ScheduleFields />, openSession("scheduled"));
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByText("Tuesday · Dec 01, 2026 09:30 · Dubai time")).toBeVisible();
  await waitFor(() => expect(screen.queryAllByText(OFF)).toHaveLength(warnings));
});
