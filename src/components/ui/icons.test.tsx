import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon, ICON_NAMES } from "./icons";

test("the sprite has a symbol for every name, and no other", () => {
  const sprite = readFileSync("src/assets/icons.svg", "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(ICON_NAMES));
  expect(ids).toHaveLength(ICON_NAMES.length);
});

test("an icon names its symbol and is silent", () => {
  const { container } = render(<Icon name="phone" className="size-5" />);
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/icons.*\.svg#phone$/);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
