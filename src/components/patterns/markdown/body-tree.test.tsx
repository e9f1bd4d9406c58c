import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { nodeText } from "@domain/text-blocks";
import { headingsOf, splitAtMiddle, type BodyNode } from "./body-node";
import { bodyTree } from "./body-tree";
import { MarkdownBody } from "./markdown-body";

const Place = ({ description }: { description: string }) => <figure>{description}</figure>;

const read = (node: BodyNode) => (node.type === "element" ? nodeText(node) : "");

const show = async (markdown: string) => {
  const nodes = await bodyTree(markdown);
  return render(<MarkdownBody nodes={nodes} newTab="opens in a new tab" Infographic={Place} />, {
    wrapper: MemoryRouter,
  }).container;
};

describe("hostile Markdown", () => {
  it.each([
    ["a script", "Text\n\n<script>alert(1)</script>\n\nText"],
    ["a frame", '<iframe src="https://example.org"></iframe>\n\nText'],
    ["an inline handler", 'Some <b onclick="alert(1)">bold</b> text'],
    ["an SVG handler", '<svg onload="alert(1)"></svg>\n\nText'],
    ["an image", "Text ![a cat](https://example.org/cat.png) text"],
    ["an image with a handler", 'Text ![x](x"onerror="alert(1)) text'],
  ])("renders no element from %s", async (_, markdown) => {
    const page = await show(markdown);
    expect(page.querySelector("script, iframe, svg, img, b, [onclick], [onload], [onerror]")).toBeNull();
    expect(page).toHaveTextContent(/text/i);
  });

  it.each([
    "[press](javascript:alert(1))",
    "[press](&#106;avascript:alert(1))",
    "[press][x]\n\n[x]: javascript:alert(1)",
    "<javascript:press>",
  ])("renders %s without a link", async (markdown) => {
    const page = await show(markdown);
    expect(page.querySelector("a")).toBeNull();
    expect(page).toHaveTextContent("press");
  });
});

describe("links", () => {
  it("open another site in a new tab, and announce it", async () => {
    await show("[the authority](https://www.dha.gov.ae)");
    const link = screen.getByRole("link", { name: /^the authority ?\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute("href", "https://www.dha.gov.ae");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it.each([
    ["/about/", "/about"],
    ["/ar?from=x#team", "/ar/?from=x#team"],
    ["/about/?from=/x/#team", "/about?from=/x/#team"],
    ["/", "/"],
  ])("lead from %s to the address that the page has, %s", async (written, href) => {
    await show(`[go](${written})`);
    expect(screen.getByRole("link", { name: "go" })).toHaveAttribute("href", href);
  });

  it.each(["/services/doctor-on-call", "#fluids", "tel:998", "mailto:care@example.com"])(
    "stay in the tab for %s",
    async (href) => {
      await show(`[go](${href})`);
      const link = screen.getByRole("link", { name: "go" });
      expect(link).toHaveAttribute("href", expect.stringContaining(href));
      expect(link).not.toHaveAttribute("target");
    },
  );
});

describe("structure", () => {
  it("gives headings their ids and leaves level 1 to the page", async () => {
    const body = await bodyTree("# Fever\n\n## Fever\n\ntext\n\n### الحمّى والسوائل؟\n\n#### Small");
    expect(headingsOf(body)).toEqual([
      { id: "f", level: "h2", text: "Fever" },
      { id: "f-2", level: "h2", text: "Fever" },
      { id: "الحمّى-والسوائل", level: "h3", text: "الحمّى والسوائل؟" },
    ]);
  });
});

it("Latin words with figures are in one typeface in an Arabic text", async () => {
  const page = await show("فيتامين **B12** وتحليل HbA1c، `H1` و[B6](/about)\n\n- Dubai 1\n\nVitamin B12");
  expect([...page.querySelectorAll("bdi.font-latin[dir=ltr]")].map((code) => code.textContent)).toEqual([
    "B12",
    "HbA1c",
    "B6",
  ]);
  expect(page).toHaveTextContent("فيتامين B12 وتحليل HbA1c، H1 وB6");
});

it("links of a text to its own headings name them in words, and lead to their ids", async () => {
  const body = await bodyTree(
    "[a](#call-998-now) [b](#%D8%A7%D9%84%D8%AD%D9%85%D9%89) [c](#fluids-2) [d](#elsewhere)\n\n" +
      "## Call 998 now\n\n## الحمى\n\n## Fluids\n\n## Fluids",
  );
  const { container } = render(<MarkdownBody nodes={body} newTab="" Infographic={Place} />);
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#c-998-n", "#الحمى", "#f-2", "#elsewhere", "tel:998"]);
});

describe("the middle of an article", () => {
  const texts = async (markdown: string) =>
    splitAtMiddle(await bodyTree(markdown)).map((part) => part.map(read).join("|"));

  it("is where the middle section begins", async () => {
    expect(await texts("intro\n\n## A\n\nlong enough text\n\n## B\n\nalso long text\n\n## C\n\nend")).toEqual(
      ["intro|A|long enough text", "B|also long text|C|end"],
    );
  });

  it("is between two blocks where there is no section", async () => {
    expect(await texts("first\n\nsecond\n\nthird\n\nfourth")).toEqual(["first|second", "third|fourth"]);
  });

  it("does not exist in a single block", async () => {
    expect(await texts("only one")).toEqual(["only one", ""]);
  });
});

describe("tables", () => {
  it("are tables", async () => {
    await show("| Test | Fasting |\n|---|---|\n| Sugar | yes |\n| Iron | no |");
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Test", "Fasting"]);
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });

  it("stay readable text when they are broken", async () => {
    const page = await show("| Test | Fasting\n| Sugar yes |");
    expect(page.querySelector("table")).toBeNull();
    expect(page).toHaveTextContent("Sugar yes");
  });
});
