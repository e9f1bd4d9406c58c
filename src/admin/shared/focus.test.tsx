import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRestoreFocus } from "./focus";

function List({ rows }: { rows: readonly string[] | undefined }) {
  return (
    <div ref={useRestoreFocus(rows)} tabIndex={-1} data-testid="list">
      {rows?.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </div>
  );
}

it("the focus stays in the list when its row is removed, and is not stolen from elsewhere", () => {
  const { rerender } = render(<List rows={undefined} />);
  rerender(<List rows={["Fever", "Flu"]} />);
  expect(document.body).toHaveFocus();
  screen.getByRole("button", { name: "Flu" }).focus();
  rerender(<List rows={["Flu"]} />);
  expect(screen.getByRole("button", { name: "Flu" })).toHaveFocus();
  rerender(<List rows={[]} />);
  expect(screen.getByTestId("list")).toHaveFocus();
});
