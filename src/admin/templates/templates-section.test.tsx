import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Localized } from "@/config/locales";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { TemplatesSection } from "./templates-section";

const structure = {
  en: { sections: [{ heading: "First", content: "Do this." }] },
  ar: { sections: [{ heading: "أولًا", content: "افعل هذا." }] },
};
const GUIDE = {
  id: "5e0c7a35-6f7e-4a4e-9d53-000000000001",
  name: "Guide",
  type: "step-by-step",
  updated_at: "2026-11-01T08:00:00+00:00",
  template_data: { structure },
};

const onApply = vi.fn<(markdown: Partial<Localized>) => void>();

async function open({
  hasText = false,
  ...person
}: { hasText?: boolean } & Parameters<typeof renderAdmin>[1] = {}) {
  renderAdmin(<TemplatesSection hasText={(lang) => lang === "en" && hasText} onApply={onApply} />, person);
  await userEvent.click(screen.getByText(person.locale === "ar" ? "قوالب المحتوى" : "Content Templates"));
}

const button = (name: string) => screen.findByRole("button", { name });

beforeEach(() => void onApply.mockClear());

describe("applying a template", () => {
  const english = { ...GUIDE, template_data: { structure: { ...structure, ar: { sections: [] } } } };
  const [en, ar] = ["## First\n\nDo this.", "## أولًا\n\nافعل هذا."];

  it.each([
    ["both languages of an empty post at once", GUIDE, false, "Both languages", { en, ar }],
    ["one language alone, and asks about that one only", GUIDE, true, "Arabic only", { ar }],
    ["no language that the template does not have", english, false, "Both languages", { en }],
  ])("fills %s", async (_, template, hasText, side, filled) => {
    serveApi({ "GET content_templates": [template] });
    await open({ hasText });
    expect(await screen.findByText("step by step")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Fill"), side);
    await userEvent.click(await button("Apply Guide"));
    expect(onApply.mock.calls[0]?.[0]).toEqual(filled);
  });

  it.each([
    ["both languages", GUIDE, "Both languages", "the English and the Arabic content"],
    ["the chosen language", GUIDE, "English only", "the English content"],
    ["the language that the template has", english, "Both languages", "the English content"],
  ])("asks first if there is text in %s, and keeps it when declined", async (_, template, side, what) => {
    serveApi({ "GET content_templates": [template] });
    await open({ hasText: true });
    await userEvent.selectOptions(await screen.findByLabelText("Fill"), side);
    await userEvent.click(await button("Apply Guide"));
    const dialog = screen.getByRole("alertdialog", { name: "Replace the current text?" });
    expect(dialog).toHaveAccessibleDescription(`The outline of “Guide” replaces ${what}. You can undo it.`);
    const question = within(dialog);
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(await button("Apply Guide"));
    await userEvent.click(await button("Replace the content"));
    expect(onApply).toHaveBeenCalledOnce();
  });

  it("is not offered for a language that the template lacks", async () => {
    serveApi({ "GET content_templates": [english] });
    await open();
    await userEvent.selectOptions(await screen.findByLabelText("Fill"), "Arabic only");
    expect(screen.getByText("It has no text in this language.")).toBeVisible();
    expect(await button("Apply Guide")).toBeDisabled();
  });

  it("is not offered for an invalid outline, whose error is shown", async () => {
    serveApi({ "GET content_templates": [{ ...GUIDE, template_data: { structure: {} } }] });
    await open();
    expect(await screen.findByText(/cannot be read: structure\.en, structure\.ar\.$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Apply Guide" })).not.toBeInTheDocument();
  });
});

describe("managing templates", () => {
  it("is for owners; an editor has no button for it", async () => {
    serveApi({ "GET content_templates": [GUIDE] });
    await open({ role: "editor", locale: "ar" });
    await button("تطبيق Guide");
    expect(screen.queryByRole("button", { name: /تعديل|حذف|جديد/ })).not.toBeInTheDocument();
  });

  it("adds one with two sections in order", async () => {
    const { requests } = serveApi({
      "GET content_templates": [],
      "POST content_templates": [{ id: GUIDE.id }],
    });
    await open();
    await userEvent.click(await button("New template"));
    const write = (label: string, value: string) =>
      fireEvent.change(screen.getAllByLabelText(label).at(-1) as HTMLElement, { target: { value } });
    write("Name", "Checklist");
    write("Type", "Check list");
    write("Heading (EN)", "Second");
    await userEvent.click(await button("Add section"));
    write("Heading (EN)", "First");
    write("Content (AR)", "نص");
    await userEvent.click(await button("Move section 2 up"));
    await userEvent.click(await button("Save"));
    expect(await screen.findByText("Template created successfully")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const sent = requests.find(({ line }) => line === "POST content_templates")?.body;
    const sections = ["First", "Second"].map((heading) => ({ heading, content: "" }));
    const ar = { sections: [{ heading: "", content: "نص" }] };
    expect([sent].flat()[0]).toMatchObject({
      name: "Checklist",
      type: "check-list",
      template_data: { structure: { en: { sections }, ar } },
    });
  });

  it("imports an outline from JSON, or shows where it is invalid", async () => {
    serveApi({ "GET content_templates": [] });
    await open();
    await userEvent.click(await button("New template"));
    await userEvent.click(screen.getByText("Read from JSON"));
    const read = async (json: string) => {
      fireEvent.change(screen.getByLabelText("JSON"), { target: { value: json } });
      await userEvent.click(await button("Fill in the form"));
    };
    await read("{oops");
    expect(screen.getByText("Invalid JSON format")).toBeVisible();
    await read('{"structure":{"en":{"sections":[{"heading":1,"content":""}]}}}');
    expect(screen.getByText(/Check: structure\.en\.sections\[0\]\.heading, structure\.ar$/)).toBeVisible();
    expect(screen.getByLabelText("Heading (EN)")).toHaveValue("");
    await read(JSON.stringify(GUIDE.template_data));
    expect(screen.getByLabelText("Heading (EN)")).toHaveValue("First");
    expect(screen.getByLabelText("Content (AR)")).toHaveValue("افعل هذا.");
  });
});
