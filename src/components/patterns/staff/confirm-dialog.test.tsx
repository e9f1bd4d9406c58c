import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";

it("a confirmation does not submit the form around it", async () => {
  const send = vi.fn<() => void>();
  const confirm = vi.fn<() => void>();
  render(
    <form onSubmit={send}>
      <ConfirmDialog
        isOpen
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={confirm}
        onCancel={() => undefined}
      />
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
