import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { useLazyDialog } from "./use-lazy-dialog";

type Named = ComponentType<{ name: string }>;

const Details: Named = ({ name }) => <dialog open>Details of {name}</dialog>;

function Form({ load }: { load: () => Promise<Named> }) {
  const { Dialog, open, close } = useLazyDialog(load);
  return (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      {Dialog && <Dialog name="Maria" />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("a dialog is loaded once, when it is opened for the first time", async () => {
  const load = vi.fn<() => Promise<Named>>().mockResolvedValue(Details);
  renderAdmin(<Form load={load} />);
  expect(load).not.toHaveBeenCalled();
  await press("Open");
  expect(await screen.findByRole("dialog")).toHaveTextContent("Details of Maria");
  await press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Open");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("a dialog that cannot be loaded leaves the page and its input as they are, and can be opened again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<Named>>()
    .mockRejectedValueOnce(new Error("No script"))
    .mockResolvedValue(Details);
  renderAdmin(<Form load={load} />);
  await userEvent.type(screen.getByLabelText("Note"), "mine");
  await press("Open");
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(screen.getByLabelText("Note")).toHaveValue("mine");
  expect(logged).toHaveBeenCalledOnce();
});
