import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { useState, type ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { AdminI18nProvider } from "@/i18n/admin-i18n";
import { adminAr } from "@/i18n/dictionaries/admin-ar";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import { MarkdownEditor } from "../markdown/markdown-editor";

type Props = Partial<ComponentProps<typeof MarkdownEditor>>;

export function showMarkdownEditor(value: string, props: Props = {}, language: "en" | "ar" = "en") {
  const onChange = vi.fn<(markdown: string) => void>();
  let setValue: (markdown: string) => void = () => undefined;
  function Page() {
    const [markdown, setMarkdown] = useState(value);
    setValue = setMarkdown;
    const change = (text: string) => {
      setMarkdown(text);
      onChange(text);
    };
    return (
      <>
        <label htmlFor="content">Content</label>
        <MarkdownEditor locale="en" id="content" {...props} value={markdown} onChange={change} />
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AdminI18nProvider locale={language} dictionary={{ en: adminEn, ar: adminAr }[language]}>
          <Page />
        </AdminI18nProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { onChange, setValue: (markdown: string) => act(() => setValue(markdown)) };
}

export const field = () => screen.getByLabelText<HTMLTextAreaElement>("Content");
export const tool = (name: string) => screen.getByRole("button", { name });
export const select = (part: string) => {
  const start = field().value.indexOf(part);
  field().focus();
  field().setSelectionRange(start, start + part.length);
};
export const selection = () => field().value.slice(field().selectionStart, field().selectionEnd);
