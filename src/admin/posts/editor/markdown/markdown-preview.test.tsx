import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { field, showMarkdownEditor as show } from "../testing/show-markdown-editor";

beforeEach(() => void serveApi({ "GET generated_images": [] }));

describe("the preview", () => {
  const preview = () => userEvent.click(screen.getByRole("tab", { name: "Preview" }));

  it("has a message for an empty text", async () => {
    show("  \n");
    await preview();
    expect(screen.getByText("No content to preview")).toBeVisible();
  });

  it("renders the article like its page, and keeps the text", async () => {
    show("## Signs\n\n**us**, [care](/services).\n\n<script>alert(1)</script>\n\n[INFOGRAPHIC: five signs]");
    await preview();
    expect(await screen.findByRole("heading", { level: 2, name: "Signs" })).toBeVisible();
    expect(screen.getByText("us").tagName).toBe("STRONG");
    expect(screen.getByText("five signs")).toBeVisible();
    expect(document.querySelector("script")).toBeNull();
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    await userEvent.click(screen.getByRole("link", { name: "care" }));
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/services$/), "_blank", "noreferrer");
    await userEvent.click(screen.getByRole("tab", { name: "Edit" }));
    expect(field().value).toMatch(/^## Signs/);
  });

  it("names links that lead nowhere", async () => {
    show("[call](tel:{{phone}}) [here](tel:abc) [there](/about)");
    await preview();
    expect(await screen.findByText(/do not work.*: \u2068here\u2069\.$/)).toBeVisible();
  });

  it.each([
    ["- 5 °C\n- 10 °C\n- by day\n\n-7 °C", /starts a list.*: “\u2068- 5 °C\u2069”, “\u2068- 10 °C\u2069”\./],
    ["- **½** tablet\n- a", /: “\u2068- \*\*½\*\* tablet\u2069”\./],
    ["> fever:\n> 38 °C\n>39 °C", /a bar instead: “\u2068> 38 °C\u2069”\./],
  ])(
    "names lines whose first character, before a figure, makes a list or a quotation: %j",
    async (text, words) => {
      show(text);
      await preview();
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it("ignores lists of words, and characters that stay", async () => {
    show("- by day\n- by night\n\n1. five\n\ntext\n\n- 5 °C");
    await preview();
    expect(await screen.findByText("by day")).toBeVisible();
    expect(screen.queryByText(/starts a list/)).toBeNull();
  });

  it("lists pictures that readers do not see, and offers each as the hero", async () => {
    const { written } = show("![A cat](/cat.png) ![](/dog.png) ![A cat](/cat.png)");
    await preview();
    expect(await screen.findByText("Readers do not see the 2 images in this text")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Use as hero: A cat" }));
    expect(written()).toMatchObject({ hero_image_url: "/cat.png", alt_text: "A cat" });
    expect(await screen.findByText("Hero image set")).toBeVisible();
  });

  it("does not use an empty alternative text", async () => {
    const { written } = show("![Image](/cat.png)");
    await preview();
    await userEvent.click(await screen.findByRole("button", { name: "Use as hero: Image" }));
    expect(written()).toMatchObject({ hero_image_url: "/cat.png", alt_text: "" });
  });

  it("is in the text's language, with controls in that of the back office", async () => {
    show("[رابط](https://example.com)\n\n![قطة](/cat.png)", { locale: "ar" });
    await preview();
    expect(await screen.findByRole("link", { name: /رابط.*نافذة|رابط.*تبويب/ })).toBeVisible();
    expect(await screen.findByText("Readers do not see the image in this text")).toBeVisible();
  });
});
