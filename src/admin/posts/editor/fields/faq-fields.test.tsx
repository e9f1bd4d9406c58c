import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { hasUnsaved } from "../saving/save-machine";
import { showInSession } from "../testing/show-in-session";
import { FaqFields } from "./faq-fields";

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

it("a list without questions says what to do", async () => {
  show();
  await press("Remove question 1");
  expect(screen.getByText(/^No questions yet/)).toBeVisible();
});
