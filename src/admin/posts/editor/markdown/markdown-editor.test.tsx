import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { field, select, selection, showMarkdownEditor as show, tool } from "../testing/show-markdown-editor";
import type { MarkdownEditorHandle } from "./markdown-editor";

beforeEach(() => void serveApi({ "GET generated_images": [] }));

describe("the toolbar", () => {
  it("offers everything an article needs", () => {
    show("");
    const names = within(screen.getByRole("toolbar", { name: "Formatting" })).getAllByRole("button");
    expect(names.map((button) => button.getAttribute("aria-label")).join(", ")).toBe(
      "Bold, Italic, Heading 1 (H1), Heading 2 (H2), Bullet list, Numbered list, Link, Image, Fact or price, Code",
    );
  });

  it("formats the selection of the post's text, and back", async () => {
    const { written } = show("Call the doctor now.");
    select("the doctor");
    await userEvent.click(tool("Bold"));
    expect(field()).toHaveValue("Call **the doctor** now.");
    expect(written().content_markdown).toBe("Call **the doctor** now.");
    expect(field()).toHaveFocus();
    expect(selection()).toBe("the doctor");
    await userEvent.click(tool("Bold"));
    expect(field()).toHaveValue("Call the doctor now.");
  });

  it("is one Tab stop, with arrow keys inside, mirrored in Arabic, before a text with its own direction", async () => {
    show("نص", { locale: "ar" });
    expect([field().dir, field().lang, field().rows]).toEqual(["rtl", "ar", 20]);
    await userEvent.tab();
    expect(tool("Bold")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(tool("Italic")).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(tool("Code")).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole("tab", { name: "Edit" })).toHaveFocus();
  });

  it("asks for an image's address and alt text, which is Image by default", async () => {
    show("Before. ");
    field().focus();
    field().setSelectionRange(8, 8);
    await userEvent.click(tool("Image"));
    const dialog = within(screen.getByRole("dialog", { name: "Insert an image" }));
    const address = dialog.getByLabelText("Address of the image");
    expect(address).toHaveFocus();
    expect(dialog.getByLabelText("Alt text")).toHaveValue("Image");
    await userEvent.keyboard("{Enter}");
    expect(dialog.getByRole("alert")).toHaveTextContent("Please enter the address of the image.");
    fireEvent.change(address, { target: { value: "javascript:alert(1)" } });
    await userEvent.keyboard("{Enter}");
    expect(dialog.getByRole("alert")).toHaveTextContent("Please enter an image address that begins with");
    fireEvent.change(address, { target: { value: "https://example.com/a.png" } });
    await userEvent.click(tool("Insert"));
    expect(field()).toHaveValue("Before. ![Image](https://example.com/a.png)");
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it("offers the image as the hero first, with its alternative text", async () => {
    const { written } = show("Text");
    await userEvent.click(tool("Image"));
    const dialog = within(screen.getByRole("dialog", { name: "Insert an image" }));
    expect(dialog.getByText(/^Readers do not see images inside the text/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Choose image" })).toBeVisible();
    await userEvent.paste("https://example.com/a.png");
    fireEvent.change(dialog.getByLabelText("Alt text"), { target: { value: "A nurse" } });
    await userEvent.keyboard("{Enter}");
    const hero = { hero_image_url: "https://example.com/a.png", alt_text: "A nurse" };
    expect(written()).toMatchObject({ ...hero, content_markdown: "Text" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("facts", () => {
  it("are offered with their current value in the text's language, and inserted by keyboard", async () => {
    show("السعر: ", { locale: "ar" });
    field().focus();
    field().setSelectionRange(7, 7);
    await userEvent.click(tool("Fact or price"));
    const dialog = within(screen.getByRole("dialog", { name: "Insert a fact" }));
    expect(dialog.getByRole("searchbox")).toHaveFocus();
    expect(dialog.getByRole("button", { name: /^Languages/ })).toHaveTextContent("العربية");
    await userEvent.paste("nurse call price");
    const nurse = within(dialog.getByLabelText("Nurse on Call"));
    expect(nurse.getAllByRole("button")[0]).toHaveTextContent(
      /^Starting price99 درهمًا{{price:nurse-on-call}}$/,
    );
    expect(dialog.queryByLabelText("The business")).toBeNull();
    await userEvent.keyboard("{Enter}");
    expect(field()).toHaveValue("السعر: {{price:nurse-on-call}}");
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it("replace the typed text, even if it has moved, but not if it was removed", () => {
    const ref = createRef<MarkdownEditorHandle>();
    const { written } = show("Now AED 99.", { ref });
    const replace = (text: string) => act(() => ref.current?.replace({ start: 0, text }, "{{price:x}}"));
    replace("AED 99");
    expect(written().content_markdown).toBe("Now {{price:x}}.");
    expect(selection()).toBe("{{price:x}}");
    replace("AED 99");
    expect(field()).toHaveValue("Now {{price:x}}.");
  });
});

describe("the keyboard", () => {
  it("has shortcuts for bold, italic and link, also on an Arabic keyboard", async () => {
    show("rest now");
    select("now");
    await userEvent.keyboard("{Control>}b{/Control}");
    expect(field()).toHaveValue("rest **now**");
    await userEvent.keyboard("{Meta>}b{/Meta}{Control>}i{/Control}");
    expect(field()).toHaveValue("rest *now*");
    await userEvent.keyboard("{Control>}i{/Control}{Control>}k{/Control}");
    expect(field()).toHaveValue("rest [now](https://)");
    expect(selection()).toBe("https://");
    select("rest");
    await userEvent.keyboard("{Control>}[KeyB]{/Control}");
    expect(field()).toHaveValue("**rest** [now](https://)");
  });

  it("continues a list and leaves the field with Tab", async () => {
    show("- water");
    field().focus();
    field().setSelectionRange(7, 7);
    await userEvent.keyboard("{Enter}tea{Enter}{Enter}Then rest.");
    expect(field()).toHaveValue("- water\n- tea\n\nThen rest.");
    await userEvent.tab();
    expect(field()).not.toHaveFocus();
    expect(field()).toHaveValue("- water\n- tea\n\nThen rest.");
  });
});

describe("the text", () => {
  it("is described by its error and its length", async () => {
    show("Call **us** now.", { control: { "aria-invalid": true, "aria-describedby": "problem" } });
    expect(field()).toBeInvalid();
    expect(field().getAttribute("aria-describedby")).toMatch(/^problem /);
    expect(await screen.findByText("3 words · 1 min read")).toBeVisible();
    fireEvent.input(field(), { target: { value: "Call **us** now. Please." } });
    expect(await screen.findByText("4 words · 1 min read")).toBeVisible();
  });
});

describe("other components", () => {
  it("place an image after a question for its alternative text, with the default in the text's language", async () => {
    const ref = createRef<MarkdownEditorHandle>();
    const place = async () => {
      act(() => ref.current?.placeImage("/a.png"));
      return screen.findByLabelText("Alt text");
    };
    show("نص", { ref, locale: "ar" });
    expect(await place()).toHaveValue("صورة");
    await waitFor(() => expect(screen.getByLabelText("Alt text")).toHaveFocus());
    await userEvent.keyboard("A thermometer{Enter}");
    expect(field()).toHaveValue("نص\n\n![A thermometer](/a.png)\n");
    expect(await screen.findByText("Image inserted into content")).toBeVisible();
    await userEvent.clear(await place());
    await userEvent.keyboard("{Enter}");
    expect(field()).toHaveValue("نص\n\n![A thermometer](/a.png)\n![صورة](/a.png)");
  });

  it("insert at the caret, or on new lines at the end of a field that was never focused", async () => {
    const ref = createRef<MarkdownEditorHandle>();
    show("One two", { ref });
    act(() => ref.current?.insert("![x](/a.png)"));
    expect(field()).toHaveValue("One two\n\n![x](/a.png)\n");
    field().setSelectionRange(3, 3);
    act(() => ref.current?.insert(" and"));
    expect(field()).toHaveValue("One and two\n\n![x](/a.png)\n");
    act(() => ref.current?.insert("END", "end"));
    expect(field()).toHaveValue("One and two\n\n![x](/a.png)\n\nEND\n");
    await userEvent.click(screen.getByRole("tab", { name: "Preview" }));
    // The test browser has no page to scroll.
    const scroll = vi.fn<() => void>();
    field().scrollIntoView = scroll;
    act(() => ref.current?.setSelection(4, 7));
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(field()).toHaveFocus();
    expect(selection()).toBe("and");
  });
});
