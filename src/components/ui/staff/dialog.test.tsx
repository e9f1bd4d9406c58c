import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

it("a form in a dialog is not submitted with the form around the dialog", () => {
  const sendOuter = vi.fn<() => void>();
  const sendInner = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={sendOuter}>
      <Dialog title="A window" closeLabel="Close" onClose={() => undefined}>
        <form onSubmit={sendInner}>
          <button type="submit">Send</button>
        </form>
      </Dialog>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sendInner).toHaveBeenCalledOnce();
  expect(sendOuter).not.toHaveBeenCalled();
});
