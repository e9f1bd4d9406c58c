import { act, render, screen, waitFor } from "@testing-library/react";
import { toast, Toaster } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";
import { useFewToasts, useToastPlace, useToastsBelow } from "./toasts";

function Messages() {
  useFewToasts();
  return <Toaster position={useToastPlace() === "top" ? "top-center" : "bottom-center"} />;
}

afterEach(() => {
  toast.dismiss();
  vi.unstubAllGlobals();
});

const setWidth = (isPhone: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const shown = () =>
  [...document.querySelectorAll("[data-sonner-toast]:not([data-removed=true])")].map(
    ({ textContent }) => textContent,
  );
const place = () => document.querySelector("[data-sonner-toaster]")?.getAttribute("data-y-position");

it("messages are below an open window", async () => {
  setWidth(false);
  const page = (windows: number) => (
    <>
      <Messages />
      {["One", "Two"].slice(0, windows).map((title) => (
        <Dialog key={title} title={title} closeLabel="Close" onClose={() => undefined}>
          Text
        </Dialog>
      ))}
    </>
  );
  const { rerender } = render(page(0));
  act(() => void toast("Saved"));
  await waitFor(() => expect(place()).toBe("top"));
  for (const [windows, where] of [
    [1, "bottom"],
    [2, "bottom"],
    [1, "bottom"],
    [0, "top"],
  ] as const) {
    rerender(page(windows));
    await waitFor(() => expect(place()).toBe(where));
  }
});

it("messages are above a bar at the bottom, and at the edge while a window covers the bar", () => {
  const Bar = () => {
    useToastsBelow("bar");
    return <p data-testid="place">{useToastPlace()}</p>;
  };
  const page = (isOpen: boolean) => (
    <>
      <Bar />
      {isOpen && (
        <Dialog title="One" closeLabel="Close" onClose={() => undefined}>
          Text
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false));
  expect(screen.getByTestId("place")).toHaveTextContent("bar");
  rerender(page(true));
  expect(screen.getByTestId("place")).toHaveTextContent("edge");
  rerender(page(false));
  expect(screen.getByTestId("place")).toHaveTextContent("bar");
});

it.each([
  ["on a phone the newest message takes the place of those before it", true, 1],
  ["where there is room, several stand together", false, 3],
])("%s", async (_what, isPhone, count) => {
  setWidth(isPhone);
  render(<Messages />);
  for (const text of ["One", "Two", "Three"]) act(() => void toast(text));
  expect(await screen.findByText("Three")).toBeVisible();
  await waitFor(() => expect(shown()).toHaveLength(count));
});

it("a success takes the place of the failures before it, and not the reverse", async () => {
  setWidth(false);
  render(<Messages />);
  act(() => void toast.error("Not saved"));
  act(() => void toast("Copied"));
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(shown()).toHaveLength(2);
  act(() => void toast.success("Saved"));
  await waitFor(() => expect(shown()).toEqual(["Saved", "Copied"]));
  act(() => void toast.error("Not saved again"));
  await waitFor(() => expect(shown()).toEqual(["Not saved again", "Saved", "Copied"]));
});
