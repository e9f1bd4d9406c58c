import { screen } from "@testing-library/react";
import { useState, type ComponentProps } from "react";
import { vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { MarkdownEditor } from "../markdown/markdown-editor";

type Props = Partial<ComponentProps<typeof MarkdownEditor>>;

export function showMarkdownEditor(value: string, props: Props = {}) {
  const onChange = vi.fn<(markdown: string) => void>();
  function Page() {
    const [markdown, setMarkdown] = useState(value);
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
  renderAdmin(<Page />);
  return { onChange };
}

export const field = () => screen.getByLabelText<HTMLTextAreaElement>("Content");
export const tool = (name: string) => screen.getByRole("button", { name });
export const select = (part: string) => {
  const start = field().value.indexOf(part);
  field().focus();
  field().setSelectionRange(start, start + part.length);
};
export const selection = () => field().value.slice(field().selectionStart, field().selectionEnd);
