import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { showInSession } from "../testing/show-in-session";
import { LanguageTextField } from "./language-text-field";

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
