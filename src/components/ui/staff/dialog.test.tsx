import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast, Toaster } from "sonner";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "./dialog";
import { ToastPlace } from "./toasts";

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

it("the focus returns to the opener of a window that focuses one of its fields", async () => {
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Open</button>
      {isOpen && (
        <Dialog title="A window" closeLabel="Close" onClose={() => undefined}>
          <input aria-label="Field" ref={(field) => field?.focus()} />
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole("button", { name: "Open" }).focus();
  rerender(page(true));
  expect(screen.getByLabelText("Field")).toHaveFocus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
});

it("the focus goes to the page's content when the opener is gone", async () => {
  function Page() {
    const [rows, setRows] = useState(0);
    const [isOpen, setOpen] = useState(false);
    const save = () => {
      setRows(1);
      setOpen(false);
    };
    return (
      <main tabIndex={-1}>
        {rows === 0 && (
          <button type="button" onClick={() => setOpen(true)}>
            Add the first
          </button>
        )}
        {isOpen && (
          <Dialog title="Row" closeLabel="Close" onClose={() => setOpen(false)}>
            <button type="button" onClick={save}>
              Save
            </button>
          </Dialog>
        )}
      </main>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Add the first" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

it("the focus stays on the target of an action in the window", async () => {
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Open</button>
      <input aria-label="Field" />
      {isOpen && (
        <Dialog title="A window" closeLabel="Close" onClose={() => undefined}>
          <button type="button">Go there</button>
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole("button", { name: "Open" }).focus();
  rerender(page(true));
  screen.getByRole("button", { name: "Go there" }).focus();
  rerender(page(false));
  screen.getByLabelText("Field").focus();
  // The dialog returns the focus in a task of its own.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByLabelText("Field")).toHaveFocus();
});

it("a message over a dialog can be focused, but not the page behind; Escape in the message leaves the dialog open", async () => {
  const [close, undo] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <>
      <button type="button">Behind</button>
      <ToastPlace>
        <Toaster />
      </ToastPlace>
      <Dialog title="A window" closeLabel="Close" onClose={close}>
        <button type="button">Inside</button>
      </Dialog>
    </>,
  );
  act(() => void toast("Saved", { action: { label: "Undo", onClick: undo } }));
  const inside = screen.getByRole("button", { name: "Inside" });
  act(() => inside.focus());
  act(() => screen.getByText("Behind").focus());
  expect(inside).toHaveFocus();
  const message = (await screen.findByText("Saved")).closest("li");
  const action = within(message as HTMLElement).getByText("Undo");
  act(() => action.focus());
  expect(action).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(close).not.toHaveBeenCalled();
  act(() => action.focus());
  await userEvent.keyboard("{Enter}");
  expect(undo).toHaveBeenCalledOnce();
  act(() => inside.focus());
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});
