import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Localized } from "@/config/locales";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { TemplatesSection } from "./templates-section";

const GUIDE = {
  id: "5e0c7a35-6f7e-4a4e-9d53-000000000001",
  name: "Guide",
  type: "step-by-step",
  updated_at: "2026-11-01T08:00:00+00:00",
  template_data: {
    structure: {
      en: { sections: [{ heading: "First", content: "Do this." }] },
      ar: { sections: [{ heading: "أولًا", content: "افعل هذا." }] },
    },
  },
};
const BROKEN = { ...GUIDE, id: GUIDE.id.replace(/1$/, "2"), name: "Odd", template_data: { structure: {} } };

const onApply = vi.fn<(markdown: Partial<Localized>) => void>();

async function open({
  hasText = false,
  ...person
}: { hasText?: boolean } & Parameters<typeof renderAdmin>[1] = {}) {
  renderAdmin(<TemplatesSection hasText={{ en: hasText, ar: false }} onApply={onApply} />, person);
  await userEvent.click(screen.getByText(person.locale === "ar" ? "قوالب المحتوى" : "Content Templates"));
}

const button = (name: string) => screen.findByRole("button", { name });

describe("applying a template", () => {
  it("fills both languages at once in an empty post", async () => {
    onApply.mockClear();
    serveApi({ "GET content_templates": [GUIDE] });
    await open();
    expect(await screen.findByText("step by step")).toBeVisible();
    await userEvent.click(await button("Apply Guide"));
    expect(onApply.mock.calls[0]?.[0]).toEqual({
      en: "## First\n\nDo this.",
      ar: "## أولًا\n\nافعل هذا.",
    });
    expect(await screen.findByText("Template applied successfully")).toBeInTheDocument();
  });

  it("fills one language alone, and asks about that one only", async () => {
    onApply.mockClear();
    serveApi({ "GET content_templates": [GUIDE] });
    await open({ hasText: true });
    await userEvent.selectOptions(await screen.findByLabelText("Fill"), "Arabic only");
    await userEvent.click(await button("Apply Guide"));
    expect(onApply.mock.calls[0]?.[0]).toEqual({ ar: "## أولًا\n\nافعل هذا." });
  });

  it("leaves a language alone that the template does not have", async () => {
    onApply.mockClear();
    const { en } = GUIDE.template_data.structure;
    const english = { ...GUIDE, template_data: { structure: { en, ar: { sections: [] } } } };
    serveApi({ "GET content_templates": [english] });
    await open();
    await userEvent.click(await button("Apply Guide"));
    expect(onApply.mock.calls[0]?.[0]).toEqual({ en: "## First\n\nDo this." });
  });

  it("asks first if there is text, and keeps it when declined", async () => {
    onApply.mockClear();
    serveApi({ "GET content_templates": [GUIDE] });
    await open({ hasText: true });
    await userEvent.click(await button("Apply Guide"));
    const question = within(screen.getByRole("alertdialog", { name: "Replace what is written?" }));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(await button("Apply Guide"));
    await userEvent.click(await button("Replace the content"));
    expect(onApply).toHaveBeenCalledOnce();
  });

  it("is not offered for an invalid outline, whose error is shown", async () => {
    serveApi({ "GET content_templates": [BROKEN] });
    await open();
    expect(
      await screen.findByText("This template cannot be read: structure.en, structure.ar."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Apply Odd" })).not.toBeInTheDocument();
  });

  it("shows an error when the templates fail to load, with a retry", async () => {
    const { replies } = serveApi({ "GET content_templates": refusal(503, "x", "down") });
    await open();
    expect(await screen.findByText("Failed to load templates")).toBeVisible();
    replies["GET content_templates"] = [GUIDE];
    await userEvent.click(await button("Try again"));
    expect(await screen.findByText("Guide")).toBeVisible();
  });
});

describe("managing templates", () => {
  it("is for owners: an editor has no button for it", async () => {
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
    await userEvent.type(screen.getByLabelText("Name"), "Checklist");
    await userEvent.type(screen.getByLabelText("Type"), "Check list");
    await userEvent.type(screen.getByLabelText("Heading (EN)"), "Second");
    await userEvent.click(await button("Add section"));
    await userEvent.type(screen.getAllByLabelText("Heading (EN)")[1] as HTMLElement, "First");
    await userEvent.type(screen.getAllByLabelText("Content (AR)")[1] as HTMLElement, "نص");
    await userEvent.click(await button("Move section 2 up"));
    await userEvent.click(await button("Save"));
    expect(await screen.findByText("Template created successfully")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const sent = requests.find(({ line }) => line === "POST content_templates")?.body;
    expect([sent].flat()[0]).toMatchObject({
      name: "Checklist",
      type: "check-list",
      template_data: {
        structure: {
          en: {
            sections: [
              { heading: "First", content: "" },
              { heading: "Second", content: "" },
            ],
          },
          ar: { sections: [{ heading: "", content: "نص" }] },
        },
      },
    });
  });

  it("imports an outline from JSON, or shows where it is invalid", async () => {
    serveApi({ "GET content_templates": [] });
    await open();
    await userEvent.click(await button("New template"));
    await userEvent.click(screen.getByText("Read from JSON"));
    const read = async (json: string) => {
      await userEvent.clear(screen.getByLabelText("JSON"));
      await userEvent.click(screen.getByLabelText("JSON"));
      await userEvent.paste(json);
      await userEvent.click(await button("Fill in the form"));
    };
    await read("{oops");
    expect(screen.getByText("Invalid JSON format")).toBeVisible();
    await read('{"structure":{"en":{"sections":[{"heading":1,"content":""}]}}}');
    expect(
      screen.getByText(
        "The JSON does not fit a template. Look at: structure.en.sections[0].heading, structure.ar",
      ),
    ).toBeVisible();
    expect(screen.getByLabelText("Heading (EN)")).toHaveValue("");
    await read(JSON.stringify(GUIDE.template_data));
    expect(screen.getByLabelText("Heading (EN)")).toHaveValue("First");
    expect(screen.getByLabelText("Content (AR)")).toHaveValue("افعل هذا.");
  });

  it("deletes after a confirmation, and confirms after the response", async () => {
    const { replies } = serveApi({
      "GET content_templates": [GUIDE],
      "DELETE content_templates": [],
      "HEAD content_templates": 1,
    });
    await open();
    await userEvent.click(await button("Delete Guide"));
    await userEvent.click(await button("Delete"));
    expect(await screen.findByText("Failed to delete template")).toBeInTheDocument();
    replies["DELETE content_templates"] = [{ id: GUIDE.id }];
    replies["GET content_templates"] = [];
    await userEvent.click(await button("Delete"));
    expect(await screen.findByText("Template deleted successfully")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Delete Guide" })).not.toBeInTheDocument(),
    );
  });
});
