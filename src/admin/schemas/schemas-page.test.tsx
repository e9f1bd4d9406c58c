import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi, type ApiRequest } from "@/testing/serve-api";
import { sampleText } from "./structured-data";
import { Component as SchemasPage } from "./schemas-page";
import { schemasTexts } from "@/texts/admin/schemas";

const { advice } = schemasTexts.en;
const faq = {
  id: "p1",
  page_type: "service",
  page_id: "lab-test-at-home",
  schema_type: "FAQPage",
  schema_data: { "@type": "FAQPage", name: "</script><script>alert(1)</script>" },
  is_active: false,
  updated_at: "2026-11-20T10:00:00.123456+00:00",
};
const home = {
  id: "p2",
  page_type: "home",
  page_id: null,
  schema_type: "Organization",
  schema_data: { "@type": "Organization", name: "Dar Afiya", url: "/" },
  is_active: true,
  updated_at: "2026-11-20T10:00:00.123456+00:00",
};

const serve = (more = {}) =>
  serveApi({
    "GET page_schemas": [faq, home],
    "GET locations": [{ slug: "jlt" }],
    "GET blog_posts": [{ slug: "fever" }],
    ...more,
  });
const button = (name: string) => screen.getByRole("button", { name });
const bodyOf = (requests: ApiRequest[], line: string) => requests.find((one) => one.line === line)?.body;
const ready = () => screen.findByRole("heading", { level: 2, name: /FAQ Page/ });
const json = () => screen.getByLabelText<HTMLTextAreaElement>("Schema JSON");
/** The library gives brackets a special meaning when typing. */
const write = (text: string) => fireEvent.change(json(), { target: { value: text } });

async function openNew(more = {}) {
  const { requests } = serve(more);
  renderAdmin(<SchemasPage />);
  await ready();
  await userEvent.click(button("Add Schema"));
  return requests;
}

it("the list shows type, page type, page, state, and the JSON-LD on demand", async () => {
  serve();
  renderAdmin(<SchemasPage />);
  await ready();
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/FAQ PageInactiveService Page · lab-test-at-home/);
  expect(second).toHaveTextContent(/OrganizationActiveHomepage(?! ·)/);
  const [toggle] = screen.getAllByRole("button", { name: /^Show preview / });
  if (!toggle) throw new Error("There is no preview.");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(toggle);
  expect(first).toHaveTextContent('"@context": "https://schema.org"');
  expect(first).toHaveTextContent(String.raw`\u003c/script\u003e\u003cscript\u003ealert(1)`);
  expect(first?.querySelector("script")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Hide preview / }));
  expect(first).not.toHaveTextContent("@context");
});

describe("a new schema", () => {
  it("starts with a sample, which another type replaces, after a question where it was edited", async () => {
    await openNew();
    expect(json()).toHaveValue(sampleText("LocalBusiness"));
    expect(screen.getByText(advice.sample)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Schema Type"), "Breadcrumb");
    expect(json()).toHaveValue(sampleText("BreadcrumbList"));
    write('{"@type": "Service"}');
    await userEvent.selectOptions(screen.getByLabelText("Schema Type"), "Article");
    await userEvent.click(await screen.findByRole("button", { name: "Keep my text" }));
    expect(json()).toHaveValue('{"@type": "Service"}');
    expect(screen.getByText(advice.otherType("Article", "Article"))).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Schema Type"), "FAQ Page");
    await userEvent.click(await screen.findByRole("button", { name: "Replace" }));
    expect(json()).toHaveValue(sampleText("FAQPage"));
  });

  it("is saved as data for one page", async () => {
    const requests = await openNew({ "POST page_schemas": undefined });
    await userEvent.selectOptions(screen.getByLabelText("Page Type"), "Location Page");
    const page = screen.getByLabelText("Page ID (optional)");
    fireEvent.change(page, { target: { value: "jltt" } });
    expect(await screen.findByText("No page has this ID.")).toBeVisible();
    fireEvent.change(page, { target: { value: "jlt" } });
    expect(screen.getByText(/Leave empty for every page of this type/)).toBeVisible();
    write('[{"@type": "LocalBusiness", "name": "</script>", "address": "JLT"}]');
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Schema created successfully")).toBeVisible();
    expect(bodyOf(requests, "POST page_schemas")).toEqual({
      id: expect.any(String),
      page_type: "location",
      page_id: "jlt",
      schema_type: "LocalBusiness",
      schema_data: [{ "@type": "LocalBusiness", name: "</script>", address: "JLT" }],
      is_active: true,
    });
  });

  it("names no page if the type has only one", async () => {
    const requests = await openNew({ "POST page_schemas": undefined });
    fireEvent.change(screen.getByLabelText("Page ID (optional)"), { target: { value: "x" } });
    await userEvent.selectOptions(screen.getByLabelText("Page Type"), "About Page");
    expect(screen.getByText("There is only one page of this type.")).toBeVisible();
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Schema created successfully")).toBeVisible();
    expect(bodyOf(requests, "POST page_schemas")).toMatchObject({ page_type: "about", page_id: null });
  });

  it("with invalid JSON is not saved, and the error's position is shown", async () => {
    const requests = await openNew();
    write('{\n  "@type": "Service",\n}');
    expect(await screen.findByText("Invalid JSON format: Line 3, column 1")).toBeVisible();
    await userEvent.click(screen.getByRole("tab", { name: "Preview" }));
    expect(screen.getByRole("tabpanel")).toHaveTextContent("Invalid JSON format");
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Invalid JSON format", { exact: true })).toBeVisible();
    expect(screen.getByText("Line 3, column 1", { exact: true })).toBeVisible();
    expect(json()).toHaveValue('{\n  "@type": "Service",\n}');
    expect(json()).toBeInvalid();
    expect(requests.some(({ line }) => line.startsWith("POST"))).toBe(false);
  });
});
