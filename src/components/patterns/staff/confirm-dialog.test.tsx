import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { LocaleProvider } from "@/i18n/i18n";
import { ConfirmDialog } from "./confirm-dialog";

it("a confirmation does not submit the form around it", async () => {
  const send = vi.fn<() => void>();
  const confirm = vi.fn<() => void>();
  render(
    <LocaleProvider value="en">
      <form onSubmit={send}>
        <ConfirmDialog
          isOpen
          title="Leave without saving?"
          confirmLabel="Leave"
          onConfirm={confirm}
          onCancel={() => undefined}
        />
      </form>
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
