import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon, ICON_NAMES } from "./icons";

const shapes = [
  ...readFileSync("src/assets/icons.svg", "utf8").matchAll(/^ {2}<svg id="([^"]+)" y="(\d+)"/gm),
].map(([, id, y]) => ({ id, y: Number(y) }));

test("the file has a shape for every name, in order and 28 units apart", () => {
  expect(shapes).toEqual(ICON_NAMES.map((id, at) => ({ id, y: at * 28 })));
});

test("the style sheet has the right number of shapes", () => {
  expect(readFileSync("src/index.css", "utf8")).toContain(`--icons: ${ICON_NAMES.length};`);
});

test("an icon refers to its shape and has nothing for screen readers", () => {
  const { container } = render(<Icon name="phone" className="size-5" />);
  const icon = container.firstElementChild as HTMLElement;
  expect(icon.style.getPropertyValue("--icon")).toBe(String(shapes.findIndex(({ id }) => id === "phone")));
  expect(icon.className).toBe("icon size-5");
  expect([icon.childNodes.length, icon.hasAttribute("aria-label")]).toEqual([0, false]);
});
