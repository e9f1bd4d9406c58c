import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { lazyPart } from "./lazy-part";

interface DetailsProps {
  name: string;
  onClose: () => void;
}
type Details = ComponentType<DetailsProps>;

const Loaded: Details = ({ name, onClose }) => (
  <dialog open>
    Details of {name}
    <button type="button" onClick={onClose}>
      Close
    </button>
  </dialog>
);

function Page({ of: Part }: { of: Details }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Part name="Maria" onClose={() => setOpen(false)} />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

function slowScript() {
  let give: (part: Details) => void = () => undefined;
  const script = new Promise<Details>((resolve) => (give = resolve));
  const arrive = () =>
    act(async () => {
      give(Loaded);
      await script;
    });
  return { load: () => script, arrive };
}

it("a part is loaded once, when it is first shown", async () => {
  const load = vi.fn<() => Promise<Details>>().mockResolvedValue(Loaded);
  renderAdmin(<Page of={lazyPart(load)} />);
  expect(load).not.toHaveBeenCalled();
  await press("Open");
  expect(await screen.findByRole("dialog")).toHaveTextContent("Details of Maria");
  await press("Close");
  await press("Open");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("a part that was fetched before is shown without a connection", async () => {
  const load = vi
    .fn<() => Promise<Details>>()
    .mockResolvedValueOnce(Loaded)
    .mockRejectedValue(new Error("No script"));
  const Part = lazyPart(load);
  await Part.fetch();
  renderAdmin(<Page of={Part} />);
  await press("Open");
  expect(screen.getByRole("dialog")).toBeVisible();
});

it("a part whose script is slow says so, and opens with it", async () => {
  const { load, arrive } = slowScript();
  renderAdmin(<Page of={lazyPart(load)} />, { locale: "ar" });
  await press("Open");
  expect(await screen.findByText("جارٍ التحميل…")).toBeVisible();
  await arrive();
  expect(await screen.findByRole("dialog")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("جارٍ التحميل…")).toBeNull());
});

it("a person who does not wait for a slow script gets no window later", async () => {
  const { load, arrive } = slowScript();
  renderAdmin(<Page of={lazyPart(load)} />);
  await press("Open");
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByText("Loading…")).toBeNull());
  await arrive();
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Open");
  expect(await screen.findByRole("dialog")).toBeVisible();
});

it("a part that cannot be loaded is closed with a message, leaves the page as it is, and can be opened again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<Details>>()
    .mockRejectedValueOnce(new Error("No script"))
    .mockResolvedValue(Loaded);
  renderAdmin(<Page of={lazyPart(load)} />);
  await userEvent.type(screen.getByLabelText("Note"), "mine");
  await press("Open");
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Open");
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(screen.getByLabelText("Note")).toHaveValue("mine");
  expect(logged).toHaveBeenCalledOnce();
});
