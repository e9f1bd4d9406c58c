import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

afterEach(() => document.head.replaceChildren());

const Text = () => <p>Text</p>;

it("ordinary elements are visible, as their names say", () => {
  render(
    <table>
      <tbody>
        <tr>
          <td>
            <Text />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const displays = ["p", "td", "tr", "table", "body", "head"].map((name) => {
    const element = document.querySelector(name);
    return element && getComputedStyle(element).display;
  });
  expect(displays).toEqual(["block", "table-cell", "table-row", "table", "block", "none"]);
  expect(screen.getByText("Text")).toBeVisible();
  expect(getComputedStyle(screen.getByText("Text")).getPropertyValue("visibility")).toBe("visible");
});

it.each([
  [
    "an attribute",
    <div key="" hidden>
      <Text />
    </div>,
  ],
  [
    "a style",
    <div key="" style={{ display: "none" }}>
      <Text />
    </div>,
  ],
  [
    "a style for visibility",
    <div key="" style={{ visibility: "hidden" }}>
      <Text />
    </div>,
  ],
  [
    "a closed dialog",
    <dialog key="">
      <Text />
    </dialog>,
  ],
  [
    "a popover",
    <div key="" popover="auto">
      <Text />
    </div>,
  ],
])("%s hides what is inside", (_, page) => {
  render(page);
  expect(screen.getByText("Text")).not.toBeVisible();
});

it.each(["display: none", "visibility: hidden", "opacity: 0", "all: initial; display: none"])(
  "a style sheet with %s hides, until it is gone",
  (hides) => {
    render(
      <section>
        <Text />
      </section>,
    );
    const sheet = document.createElement("style");
    sheet.textContent = `section { ${hides} }`;
    document.head.append(sheet);
    expect(screen.getByText("Text")).not.toBeVisible();
    sheet.remove();
    expect(screen.getByText("Text")).toBeVisible();
  },
);

it("a rule that is added to a style sheet hides", () => {
  render(<Text />);
  const style = document.createElement("style");
  document.head.append(style);
  expect(screen.getByText("Text")).toBeVisible();
  style.sheet?.insertRule("p { display: none }");
  expect(screen.getByText("Text")).not.toBeVisible();
});

it("other properties are computed", () => {
  render(<p style={{ direction: "rtl", pointerEvents: "none" }}>Text</p>);
  const style = getComputedStyle(screen.getByText("Text"));
  expect([style.direction, style.pointerEvents, style.getPropertyValue("direction")]).toEqual([
    "rtl",
    "none",
    "rtl",
  ]);
});
