import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { useLeaveGuard } from "./leave-guard";

const TEXTS = { title: "Leave the page?", text: "It waits for you.", confirm: "Go", stay: "Stay" };

function show({ page, window }: { page: boolean; window: boolean }) {
  const work = { page, window };
  function Window() {
    useLeaveGuard({ hasWork: () => work.window });
    return <p>A window over it</p>;
  }
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useLeaveGuard({ hasWork: () => work.page, texts: TEXTS });
    return (
      <>
        <p>Here</p>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Window />}
      </>
    );
  }
  return { work, ...renderAdmin(<Page />) };
}

const question = (name: string) => screen.findByRole("alertdialog", { name });

it("lets go who has nothing to lose", async () => {
  const { router } = show({ page: false, window: false });
  await act(() => router.navigate("/admin/elsewhere"));
  expect(screen.getByText("Elsewhere")).toBeVisible();
});

it("asks about the page's work in the page's words, and stays or goes as answered", async () => {
  const { router } = show({ page: true, window: false });
  await act(() => router.navigate("/admin/elsewhere"));
  await question("Leave the page?");
  await userEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(screen.getByText("Here")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(() => router.navigate("/admin/elsewhere"));
  await userEvent.click(await screen.findByRole("button", { name: "Go" }));
  expect(await screen.findByText("Elsewhere")).toBeVisible();
});

it("asks about what lies on top first, also at the browser's Back", async () => {
  const { router } = show({ page: true, window: true });
  await userEvent.click(screen.getByText("Open"));
  await act(() => router.navigate(-1));
  expect(await question("Leave without saving?")).toHaveTextContent("What you changed here will be lost.");
  await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(screen.getByText("Here")).toBeVisible();
});

it("does not take a change of the address's query for leaving, but Back for it", async () => {
  const { router } = show({ page: true, window: false });
  await act(() => router.navigate("/admin/here?day=2026-11-22"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(() => router.navigate(-1));
  await question("Leave the page?");
});

it("has the browser ask before its window is closed, while there is work", async () => {
  const { work } = show({ page: false, window: true });
  await userEvent.click(screen.getByText("Open"));
  const close = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(true);
  work.window = false;
  expect(close()).toBe(false);
});
